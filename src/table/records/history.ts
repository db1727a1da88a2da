import { closedTurns, END, type FinishedTurn, origin, playAll } from '../../engine/log.ts';
import { openLive, serveGame, type TableContext } from '../play/context.ts';
import { setupOf } from '../play/live.ts';
import { type SeatsAt, seatsThen } from '../play/tenures.ts';
import type { TableGame } from '../types.ts';

/** A closed turn with the states around it, all as a spectator sees them. */
export interface Moment<State = unknown> {
  readonly turn: FinishedTurn;
  readonly before: State;
  /** With every move of the turn but the one that ended it, behind which a round may end. */
  readonly played: State;
  readonly after: State;
}

/** A game that has begun, as everybody may see it. */
export interface History<State = unknown> {
  readonly game: TableGame;
  /** Whether it goes back to the start of the game; it does not where changed rules no longer replay that. */
  readonly isWhole: boolean;
  readonly seatsAt: SeatsAt;
  /** The closed turns, oldest first, without what was undone; replayed while they are read, as often as they are read. */
  moments(): Iterable<Moment<State>>;
}

/**
 * A game from its beginning on, turn by turn, as everybody may see it. Where changed rules no longer replay what came
 * before a checkpoint, it begins there. Throws TableError for a game that has not begun.
 */
export function showHistory(context: TableContext, gameId: string): Promise<History> {
  return serveGame(context, gameId, async () => {
    const { game, rules, effective } = await openLive(context, gameId);
    const seatsAt = await seatsThen(context, game);
    const { checkpoint } = effective;
    const turns = closedTurns(effective);
    const seen = (state: unknown): unknown => rules.view(state, 'spectator');
    return {
      game,
      isWhole: checkpoint === undefined,
      seatsAt,
      // The log of a live game is never changed in place, so that this may be walked long after the game has gone on.
      *moments() {
        const state = origin(rules, setupOf(game), checkpoint);
        let before = seen(state);
        for (const turn of turns) {
          playAll(
            rules,
            state,
            turn.moves.filter(({ move }) => move !== END),
          );
          const played = seen(state);
          playAll(
            rules,
            state,
            turn.moves.filter(({ move }) => move === END),
          );
          const after = seen(state);
          yield { turn, before, played, after };
          before = after;
        }
      },
    };
  });
}
