import type { Option } from '../../engine/decision.ts';
import { bundleText, pay } from './goods.ts';
import type { Me, RuledState } from './power.ts';
import type { Turn } from './state.ts';

const LEAVE = 'leave ';

/** Whether a move leaves goods lying that have just been taken. */
export const isLeaving = (move: string): boolean => move.startsWith(LEAVE);

/**
 * Leaving on the space what has just been taken from it without a question ("and / or": both actions or only one of them,
 * appendix p. A6), as long as nothing else has been chosen since, and another action of the space has been or is to be
 * carried out in its place.
 */
export function leavingOptions({ at, seat }: Me, task: string, own: readonly Option[]): Option[] {
  const { turn } = at.state;
  const taken = turn?.seat === seat ? turn.taken : undefined;
  if (taken === undefined || task === 'accommodate') return [];
  const another = task !== 'end' && own.some(({ move }) => move !== 'done');
  return taken.acted || another ? [{ move: `${LEAVE}${bundleText(taken.goods)}`, anytime: true }] : [];
}

/** Puts back what has just been taken, and takes back whatever tiles have given for it. */
export function leave({ state, ...at }: RuledState, seat: number): void {
  const { turn } = state;
  const space = state.spaces.find(({ id }) => id === turn?.space);
  if (turn?.taken === undefined || space === undefined) return;
  const { goods, gained, acted } = turn.taken;
  pay({ ...at, state }, seat, gained);
  space.goods = goods;
  state.turn = { ...withoutTaken(turn), acted };
}

/** A turn in which what has been taken stays taken. */
export function withoutTaken({ taken: _taken, ...turn }: Turn): Turn {
  return turn;
}
