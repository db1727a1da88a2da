import type { Game } from '../../engine/game.ts';
import { answers, me, playerAt } from './asking.ts';
import { readMove } from './moves/codec.ts';
import type { RuledState } from './power.ts';
import { totalOf } from './scoring.ts';
import type { State } from './state.ts';

/** The maximum number of positions to look at: enough for everything that up to three rubies can lead to. */
const MOST_LOOKS = 1_000;

/** The part of the rules needed to try out exchanges. */
interface Rules extends Pick<Game<State>, 'clone' | 'decisions' | 'apply'> {
  readonly positionOf: (state: State) => RuledState;
}

/**
 * Whether the exchanges before the scoring (rulings A52) could bring a seat more points; also true if there are too
 * many to try them all.
 */
export function couldGain(rules: Rules, start: State, seat: number): boolean {
  const { clone, apply, positionOf } = rules;
  const points = totalOf(positionOf(start), seat);
  const seen = new Set<string>();
  const queue = [start];
  for (let state = queue.shift(); state !== undefined; state = queue.shift()) {
    for (const option of exchangesIn(rules, state, seat)) {
      const after = clone(state);
      apply(after, seat, option);
      const key = JSON.stringify(playerAt(after, seat));
      if (seen.has(key)) continue;
      if (totalOf(positionOf(after), seat) > points || seen.size >= MOST_LOOKS) return true;
      seen.add(key);
      queue.push(after);
    }
  }
  return false;
}

/** What the seat may do without ending, except exchanges for food that could buy nothing: food scores no points. */
function exchangesIn({ decisions, positionOf }: Rules, state: State, seat: number) {
  const mine = me(positionOf(state), seat);
  const { food, ruby } = mine.player.goods;
  const isAsked = answers(mine, 'exchanges').some((offered) => offered(mine).some(({ give }) => give.food));
  // Cattle cost a ruby and 1 food.
  const lacking = isAsked ? Number.POSITIVE_INFINITY : ruby - food;
  const decision = decisions(state, 'useful').find((decision) => decision.seat === seat);
  return (decision?.options ?? []).filter(({ move }) => {
    const read = readMove(move);
    if (read.verb === 'end') return false;
    return read.verb !== 'eat' || (lacking > 0 && (read.good !== 'gold' || read.count <= lacking + 1));
  });
}
