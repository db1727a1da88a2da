import type { Decision, Option } from '../../engine/decision.ts';
import { closedTurns, END } from '../../engine/log.ts';
import { readSettings } from '../people.ts';
import type { Autopilot } from './context.ts';
import { isTouched, type Live } from './live.ts';
import { earlier } from './showing.ts';

/**
 * Makes a person's forced moves, unless they have turned that off. A person must end a turn themselves if they have
 * started it or taken it back.
 */
export const forced: Autopilot = async ({ stores }, { live, seat }) => {
  const person = live.game.seats[seat];
  if (person === undefined || person.plays !== undefined || isTouched(live, seat)) return undefined;
  const moves = forcedMoves(live, seat);
  if (moves === undefined) return undefined;
  const { doForced } = readSettings(await stores.people.settings(person.userId));
  return doForced ? { moves, by: 'setting' } : undefined;
};

/** More moves than any forced turn can have. */
const MOST_MOVES = 60;

/**
 * The moves up to the end of a seat's turn if it has no choice; undefined if it has one, or turns something over. An
 * exchange is a choice if the rules list its result as useful for something still to do, such as food to avoid begging,
 * or room for a newborn. All other exchanges can wait for a later turn; at the end of the game, an exchange is a choice
 * if it could help the score.
 */
export function forcedMoves(live: Live, seat: number): string[] | undefined {
  const { rules, state: now } = live;
  let state = now;
  const moves: string[] = [];
  while (moves.length < MOST_MOVES) {
    const decision = rules.decisions(state, 'useful').find((asked) => asked.seat === seat);
    const options = decision?.options ?? [];
    const [only, other] = options.length > 1 ? withoutExchanges(live, state, decision) : options;
    if (only === undefined || other !== undefined || only.anytime || only.reveals) return undefined;
    moves.push(only.move);
    if (only.move === END) return moves;
    if (state === now) state = rules.clone(now);
    rules.play(state, seat, only.move);
  }
  return undefined;
}

/**
 * The forced choice of a seat in a state, apart from exchanges that the seat need not be asked about: by the rules, or
 * because the person did not use them earlier, when at least as much was possible as now.
 */
function withoutExchanges(live: Live, state: unknown, decision: Decision | undefined): readonly Option[] {
  if (decision === undefined) return [];
  const { seat, options } = decision;
  const left = live.rules.settled?.(state, seat);
  if (left !== undefined) return left;
  return state === live.state && isKnown(live, decision) ? options.filter(({ anytime }) => !anytime) : options;
}

/**
 * Whether the person has faced a decision with at least these possibilities before, gave the only answer that is not an
 * exchange, and did nothing else in that turn.
 */
function isKnown(live: Live, decision: Decision | undefined): boolean {
  const [only, other] = decision?.options.filter(({ anytime }) => !anytime) ?? [];
  if (decision === undefined || only === undefined || other !== undefined || only.forgoes !== undefined) return false;
  const { seat, task, options } = decision;
  const before = closedTurns(live.effective).findLast(({ moves, ...turn }) => {
    const [first, second] = moves;
    return turn.seat === seat && first?.move === only.move && second?.move === END && moves.every(({ by }) => !by);
  });
  const [first] = before?.moves ?? [];
  if (first === undefined) return false;
  const { rules, state } = earlier(live, first.entry - 1);
  const then = rules.decisions(state, 'useful').find((asked) => asked.seat === seat);
  return then?.task === task && options.every(({ move }) => then.options.some((option) => option.move === move));
}
