import { closedTurns } from '../../engine/log.ts';
import { openLive, type TableContext } from '../play/context.ts';
import { type Moment, momentsOf } from '../play/moment.ts';
import { serveGame } from '../play/serve.ts';
import { liveAt } from '../play/showing.ts';
import { type SeatsAt, seatsThen, tenureAt } from '../play/tenures.ts';
import type { TableGame } from '../types.ts';

/** A game that has started, as everybody may see it. */
export interface History<State = unknown> {
  readonly game: TableGame;
  /** Whether it goes back to the start of the game; it does not if rules have changed and can no longer replay that. */
  readonly isWhole: boolean;
  readonly seatsAt: SeatsAt;
  /** The closed turns, oldest first, without those that were undone; replayed on each iteration. */
  moments(): Iterable<Moment<State>>;
}

/** How many of a seat's turns one of its deputies has ended. */
interface TurnsByDeputy {
  readonly seat: number;
  readonly name: string;
  readonly turns: number;
  readonly of: number;
}

/** What deputies have played in a game. */
export async function showDeputies(context: TableContext, gameId: string): Promise<TurnsByDeputy[]> {
  const tenures = await context.stores.results.tenures(gameId);
  if (!tenures.some(({ deputy }) => deputy)) return [];
  return serveGame(context, gameId, async () => {
    const turns = closedTurns((await openLive(context, gameId)).effective);
    const deputies = new Map<string, TurnsByDeputy>();
    for (const { seat, moves } of turns) {
      const then = tenureAt(tenures, { seat, entry: moves.at(-1)?.entry ?? 0 });
      if (!then?.deputy) continue;
      const key = `${seat} ${then.userId}`;
      const of = turns.filter((turn) => turn.seat === seat).length;
      deputies.set(key, { seat, name: then.name, turns: (deputies.get(key)?.turns ?? 0) + 1, of });
    }
    return [...deputies.values()];
  });
}

/**
 * A game from its start, turn by turn, as everybody may see it: up to an entry of its log, or to the last. If the rules
 * have changed and can no longer replay what came before a checkpoint, it starts there. Throws TableError for a game
 * that has not started.
 */
export function showHistory(context: TableContext, gameId: string, entry?: number): Promise<History> {
  return serveGame(context, gameId, async () => {
    const live = liveAt(await openLive(context, gameId), entry);
    const { game } = live;
    return {
      game,
      isWhole: live.effective.checkpoint === undefined,
      seatsAt: await seatsThen(context, game),
      moments: () => momentsOf(live),
    };
  });
}
