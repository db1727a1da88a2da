import { IllegalMove } from '../../engine/decision.ts';
import { END, type FinishedTurn, playAll } from '../../engine/log.ts';
import { aimOf } from '../../players/reasons.ts';
import { openLive, type TableContext } from '../play/context.ts';
import type { Live } from '../play/live.ts';
import { serveGame } from '../play/serve.ts';
import { earlier } from '../play/showing.ts';

/** What a computer aims for in a turn: one of the game's topics. */
export interface Aim {
  readonly seat: number;
  readonly topic: string;
}

/**
 * What computers aim for in consecutive turns, judged from public states; each aim of a seat appears once. Empty if the
 * game has no words for aims.
 */
export function showAims(
  context: TableContext,
  gameId: string,
  turns: readonly FinishedTurn[],
): Promise<readonly Aim[]> {
  if (!turns.some(isComputers)) return Promise.resolve([]);
  return serveGame(context, gameId, async () => aimsIn(await openLive(context, gameId), turns));
}

const isComputers = ({ moves }: FinishedTurn): boolean => moves.some(({ by }) => by === 'computer');

function aimsIn(live: Live, turns: readonly FinishedTurn[]): Aim[] {
  const { rules } = live;
  const first = Math.min(...turns.flatMap(({ moves }) => moves.map(({ entry }) => entry)));
  const aims = new Map<string, Aim>();
  try {
    let { state } = earlier(live, first - 1);
    for (const turn of turns) {
      const played = playAll(
        rules,
        rules.clone(state),
        turn.moves.filter(({ move }) => move !== END),
      );
      const { seat } = turn;
      const [before, after] = [state, played].map((each) => rules.view(each, 'spectator'));
      const topic = isComputers(turn) ? aimOf({ game: rules, seat }, before, after) : undefined;
      if (topic !== undefined) aims.set(`${seat} ${topic}`, { seat, topic });
      state = playAll(rules, rules.clone(state), turn.moves);
    }
  } catch (error) {
    // If the current rules no longer fit, the turns have no aims.
    if (!(error instanceof IllegalMove)) throw error;
  }
  return [...aims.values()];
}
