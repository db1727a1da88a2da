import { closedTurns, type FinishedTurn, origin, playAll } from '../../engine/log.ts';
import type { TableContext } from '../play/context.ts';
import { type Live, lastEnded, setupOf } from '../play/live.ts';
import { type SeatsAt, seatsThen } from '../play/tenures.ts';
import type { Request } from '../requests.ts';
import type { TableGame } from '../types.ts';
import { newsSince, prepare, type Sitting } from './plan.ts';
import type { OrderNews } from './preparation.ts';

/** What happened since a player's last turn. */
export interface Recap<State = unknown> {
  readonly game: TableGame;
  readonly seat: number;
  /** Oldest first, each with what everybody could see before and after it. */
  readonly chapters: readonly { readonly turn: FinishedTurn; readonly before: State; readonly after: State }[];
  readonly seatsAt: SeatsAt;
  /** What became of the player's orders. */
  readonly news: OrderNews | undefined;
}

/**
 * What happened since the user's last turn, and what became of their orders: once for every decision that they are asked,
 * undefined after that and where there is nothing to tell.
 */
export function recapFor(context: TableContext, request: Request): Promise<Recap | undefined> {
  const told = prepare<UnnamedRecap | undefined>(context, request, (sitting) => {
    const { live, seat, preparation } = sitting;
    if (preparation.told === live.group.since || !live.group.waiting.includes(seat))
      return { preparation, result: undefined };
    return { preparation: { ...preparation, told: live.group.since }, result: recapOf(sitting) };
  });
  return named(context, told);
}

/** As `recapFor`, as often as it is asked for. */
export function recapAgain(context: TableContext, request: Request): Promise<Recap | undefined> {
  const told = prepare<UnnamedRecap | undefined>(context, request, (sitting) => ({
    preparation: sitting.preparation,
    result: recapOf(sitting),
  }));
  return named(context, told);
}

/** A recap that does not know yet who sat where. */
type UnnamedRecap = Omit<Recap, 'seatsAt'>;

async function named(context: TableContext, telling: Promise<UnnamedRecap | undefined>): Promise<Recap | undefined> {
  const told = await telling;
  return told && { ...told, seatsAt: await seatsThen(context, told.game) };
}

function recapOf({ live, seat, preparation }: Sitting): UnnamedRecap | undefined {
  const chapters = chaptersOf(live, seat);
  const news = newsSince({ live, seat, preparation });
  if (chapters.length === 0 && news === undefined) return undefined;
  return { game: live.game, seat, chapters, news };
}

/** Each turn that ended after the last own one, oldest first, with what everybody could see before and after it. */
function chaptersOf(live: Live, seat: number): Recap['chapters'] {
  const { game, rules, effective } = live;
  const last = lastEnded(live, seat);
  const state = origin(rules, setupOf(game), effective.checkpoint);
  const chapters: Recap['chapters'][number][] = [];
  // In a harvest somebody may have begun before the own part ended: what counts is when each turn ended.
  for (const turn of closedTurns(effective)) {
    const told = endOf(turn) > last;
    const before = told ? rules.view(state, 'spectator') : undefined;
    playAll(rules, state, turn.moves);
    if (told) chapters.push({ turn, before, after: rules.view(state, 'spectator') });
  }
  return chapters;
}

const endOf = ({ moves }: FinishedTurn): number => moves.at(-1)?.entry ?? 0;
