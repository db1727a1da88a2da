import { END } from '../../engine/log.ts';
import { readSettings } from '../people.ts';
import type { Autopilot } from './context.ts';
import { isTouched, type Live } from './live.ts';

/**
 * Does for a person what leaves them nothing to decide, where they have not set it otherwise. What they have begun or
 * taken back themselves is theirs to end.
 */
export const forced: Autopilot = async ({ stores }, { live, seat }) => {
  const person = live.game.seats[seat];
  if (person === undefined || person.plays !== undefined || isTouched(live, seat)) return undefined;
  const moves = forcedMoves(live, seat);
  if (moves === undefined) return undefined;
  const { doForced } = readSettings(await stores.people.settings(person.userId));
  return doForced ? { moves, by: 'setting' } : undefined;
};

/** More moves than anything forced takes. */
const MOST_MOVES = 60;

/**
 * The only moves that a seat can make up to the end of its turn; undefined where it has a choice, or turns something over. An exchange is a choice
 * where the rules say that its result could be of use to anything that is still to be done, such as food where begging
 * threatens, or a ruby where it would make room. All other exchanges can be made as well in a later turn; at the end of the
 * game, where there is none, an exchange is a choice where it could be of use to the score.
 */
function forcedMoves({ rules, state: now }: Pick<Live, 'rules' | 'state'>, seat: number): string[] | undefined {
  let state = now;
  const moves: string[] = [];
  while (moves.length < MOST_MOVES) {
    const options = rules.decisions(state, 'useful').find((asked) => asked.seat === seat)?.options ?? [];
    const isSettled = options.some(({ anytime }) => anytime) && rules.settled?.(state, seat) === true;
    const [only, other] = isSettled ? options.filter(({ anytime }) => !anytime) : options;
    if (only === undefined || other !== undefined || only.anytime || only.reveals) return undefined;
    moves.push(only.move);
    if (only.move === END) return moves;
    if (state === now) state = rules.clone(now);
    rules.play(state, seat, only.move);
  }
  return undefined;
}
