import type { Decision } from '../../../src/engine/decision.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { type Bundle, plus } from '../../../src/games/cave-vs-cave/goods.ts';
import { ofKind } from '../../../src/games/cave-vs-cave/moves/codec.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';

/** A seat with a decision, in a position. */
interface Posed {
  readonly state: State;
  readonly decision: Pick<Decision, 'seat' | 'options'>;
}

/** The goods on offer that reduce a shortage; undefined if there are none. */
export const giftFor = ({ decision }: Pick<Posed, 'decision'>, short: Bundle): Bundle | undefined =>
  ofKind('take', decision.options)
    .map(({ goods }) => goods)
    .find((goods) => Object.keys(goods).some((good) => good in short));

/** Goods taken first, the result, and the next choices. */
interface Taken extends Posed {
  readonly goods: Bundle;
}

/** The positions after taking gifts: first each single one, then as many of them in a row as possible. */
function afterGifts(now: Posed): Taken[] {
  const taken: Taken[] = [];
  let all: Taken = { ...now, goods: {} };
  for (const { move } of now.decision.options) {
    const alone = take({ ...now, goods: {} }, move);
    if (alone !== undefined) taken.push(alone);
    all = take(all, move) ?? all;
  }
  return [...taken, all];
}

/** The result of taking goods; undefined if the move takes none or is not offered. */
function take({ state: before, decision: { seat, options }, goods }: Taken, move: string): Taken | undefined {
  const option = options.find((each) => each.move === move);
  const [gift] = option === undefined ? [] : ofKind('take', [option]);
  if (option === undefined || gift === undefined) return undefined;
  const state = caveVsCave.clone(before);
  caveVsCave.apply(state, seat, option);
  const decision = caveVsCave.decisions(state).find((each) => each.seat === seat);
  return decision && { state, decision, goods: plus(goods, gift.goods) };
}

const activatable = ({ decision }: Posed): string[] => ofKind('activate', decision.options).map(({ room }) => room);

/** The rooms that can be activated only with goods of an open effect, each with as few of these goods as possible. */
export function roomsAwaitingGifts(now: Posed): Map<string, Bundle> {
  const known = new Set(activatable(now));
  const rooms = new Map<string, Bundle>();
  for (const after of afterGifts(now))
    for (const room of activatable(after)) if (!known.has(room) && !rooms.has(room)) rooms.set(room, after.goods);
  return rooms;
}
