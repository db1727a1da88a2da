import { me, spaceOf } from '../asking.ts';
import { caverna, positionOf } from '../game.ts';
import { readMove } from '../moves/codec.ts';
import type { Me } from '../power.ts';
import { harvestOf, playedRounds } from '../schedule.ts';
import type { State } from '../state.ts';
import { type Benefit, byOrder, isRegretted, type Plan } from './benefit.ts';
import { benefitsOf, toPlace } from './index.ts';
import { tasksIn } from './of-actions.ts';

/** Benefits that placing a dwarf brings by itself; the others depend on the moves that follow. */
const AT_ONCE: ReadonlySet<Benefit['what']> = new Set(['feeds', 'dwelling', 'firstAnimal', 'crowded', 'goods']);

/** Benefits that are not the purpose of a move. */
const VAGUE: ReadonlySet<Benefit['what']> = new Set(['goods', 'unused', 'points', 'fed']);

/** Moves that a seat makes, and the state before them. */
interface Walk {
  readonly state: State;
  readonly seat: number;
  readonly moves: readonly string[];
}

/**
 * The most important purpose of a turn's moves, by the rules; undefined if the moves speak for themselves or are no
 * longer possible.
 */
export function planOf({ state: begin, seat, moves }: Walk): Plan | undefined {
  const state = caverna.clone(begin);
  const found: Benefit[] = [];
  try {
    for (const move of moves) {
      const benefits = benefitsOf(state, seat, move);
      found.push(...(readMove(move).verb === 'place' ? benefits.filter(({ what }) => AT_ONCE.has(what)) : benefits));
      caverna.play(state, seat, move);
    }
  } catch {
    return undefined;
  }
  // A warning about one move is not the purpose of the whole turn.
  const [benefit] = found.filter((one) => !VAGUE.has(one.what) && !isRegretted(one)).toSorted(byOrder);
  return benefit && { benefit, ...growth(me(positionOf(begin), seat), benefit) };
}

/** The round of the first card that brings children (rulebook p. 3). */
const FIRST_CHILD = 4;

/**
 * The earliest that the next dwarf can act, how many turns it then has, and how many harvests it eats in; nothing for
 * other benefits.
 */
function growth(mine: Me, { what }: Benefit): Partial<Plan> {
  const { state, rules } = mine.at;
  const { round } = state;
  const canGrow = state.spaces.some(({ id }) =>
    [...tasksIn(spaceOf(rules, id).flow)].some((task) => task.do === 'grow'),
  );
  const grows = (from: number): number => (canGrow ? from : Math.max(FIRST_CHILD, from));
  const by = (): number | undefined => {
    switch (what) {
      case 'child':
        return round + 1;
      case 'bed':
        return grows(toPlace(state, mine.seat) > 1 ? round : round + 1) + 1;
      case 'dwelling':
      case 'dwellingHere':
        return grows(round + 1) + 1;
      default:
        return undefined;
    }
  };
  const from = by();
  if (from === undefined) return {};
  const left = playedRounds(state).filter((one) => one >= from);
  const harvests = left.filter((one) => harvestOf(state, one) !== 'none').length;
  return { growth: { by: from, turns: left.length, harvests } };
}
