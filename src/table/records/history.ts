import { closedTurns, END, origin, playAll } from '../../engine/log.ts';
import type { History } from '../doors.ts';
import { setupOf } from '../play/live.ts';
import { openLive, serveGame, type TableContext } from '../room.ts';
import { seatsThen } from './tenures.ts';

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
