import { possible } from '../../engine/agenda.ts';
import { type Option, optionWith } from '../../engine/decision.ts';
import { laneOf } from './asking.ts';
import { countGoods, entriesOf, pay } from './goods.ts';
import { readMove, writeMove } from './moves/codec.ts';
import type { Me, RuledState } from './power.ts';
import type { Bundle, Turn } from './state.ts';

/** Whether a move puts back goods that were just taken. */
export const isLeaving = (move: string): boolean => readMove(move).verb === 'leave';

/**
 * The options to leave on the space what was just taken from it automatically ("and / or": both actions or only one of
 * them, appendix p. A6). This is possible until the player chooses anything else, if another action of the space has
 * been or will be carried out instead.
 */
export function leavingOptions(mine: Me, task: string): Option[] {
  const { turn } = mine.at.state;
  const taken = turn?.seat === mine.seat ? turn.taken : undefined;
  if (taken === undefined || task === 'accommodate') return [];
  const another = taken.acted || actedSince(turn) || (task !== 'end' && possibleWithout(mine, taken.gained));
  return another ? [optionWith(writeMove({ verb: 'leave', goods: taken.goods }), { anytime: true })] : [];
}

/** Whether an action came after goods that do not count as an action, because none of them were kept. */
const actedSince = (turn: Turn | undefined): boolean =>
  turn?.acted === true && turn.taken !== undefined && countGoods(turn.taken.gained) === 0;

/**
 * Whether the current question could be answered without these goods, for example by building a pasture without the
 * wood of its space.
 */
function possibleWithout({ at, seat, player: { agenda, goods } }: Me, gained: Bundle): boolean {
  const task = agenda.at(-1);
  if (task === undefined) return false;
  const lost = entriesOf(gained).map(([good, count]) => [good, Math.min(count, goods[good] ?? 0)] as const);
  for (const [good, count] of lost) if (count > 0) goods[good] = (goods[good] ?? 0) - count;
  const found = possible(laneOf(at, seat), task);
  for (const [good, count] of lost) if (count > 0) goods[good] = (goods[good] ?? 0) + count;
  return found;
}

/** Puts back what was just taken, and takes back what tiles gave for it. */
export function leave({ state, ...at }: RuledState, seat: number): void {
  const { turn } = state;
  const space = state.spaces.find(({ id }) => id === turn?.space);
  if (turn?.taken === undefined || space === undefined) return;
  const { goods, gained } = turn.taken;
  const acted = turn.taken.acted || actedSince(turn);
  pay({ ...at, state }, seat, gained);
  space.goods = goods;
  state.turn = { ...withoutTaken(turn), acted };
}

/** A copy of a turn in which the goods just taken can no longer be left on the space. */
export function withoutTaken({ seat, dwarf, space, imitated, acted, fenced, left }: Turn): Turn {
  const turn = { seat, dwarf, space, imitated, acted, fenced };
  return left === undefined ? turn : { ...turn, left };
}
