import type { Decision } from '../../../src/engine/decision.ts';
import { playerAt } from '../../../src/games/cave-vs-cave/cave.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { type Bundle, GOODS, limitOf, plus } from '../../../src/games/cave-vs-cave/goods.ts';
import { ofKind, writeMove } from '../../../src/games/cave-vs-cave/moves/codec.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import { answered } from './activating.ts';
import { askedNow, make } from './made.ts';

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

/** The positions after taking gifts: first each gift by itself, then as many of them in a row as possible. */
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
  const decision = askedNow(state, seat);
  return decision && { state, decision, goods: plus(goods, gift.goods) };
}

const activatable = ({ decision }: Posed): string[] => ofKind('activate', decision.options).map(({ room }) => room);

/** A room that can be activated before or after taking the tile's goods, with different results. */
interface Ordered {
  readonly room: string;
  readonly gift: Bundle;
  /** Whether it can do more after the goods are taken. */
  readonly isBetterAfter: boolean;
}

/** The results of activating a room, by the moves; with goods that are taken later. */
function resultsOf({ state, decision: { seat } }: Posed, room: string, later: Bundle): Map<string, string> {
  const ways = answered(make({ moves: [], state }, seat, writeMove({ verb: 'activate', room })), seat);
  const held = (after: State) => {
    const { goods } = playerAt(after, seat);
    return GOODS.map((good) => Math.min(limitOf(good), goods[good] + (later[good] ?? 0))).join();
  };
  return new Map(ways.map(({ moves, state: after }) => [moves.join(), held(after)]));
}

/** The rooms that turn the tile's goods into something else if the goods are taken first. */
export function roomsInOrder(now: Posed): Ordered[] {
  return now.decision.options.flatMap(({ move }) => {
    const after = take({ ...now, goods: {} }, move);
    if (after === undefined) return [];
    const still = activatable(after);
    return activatable(now).flatMap((room): Ordered[] => {
      if (!still.includes(room)) return [];
      const [first, then] = [resultsOf(now, room, after.goods), resultsOf(after, room, {})];
      const isBetterAfter = [...then.keys()].some((moves) => !first.has(moves));
      const isSame = [...first].every(([moves, goods]) => then.get(moves) === goods);
      return isSame && !isBetterAfter ? [] : [{ room, gift: after.goods, isBetterAfter }];
    });
  });
}

/** The rooms that can be activated only with goods from an open effect, each with as few of these goods as possible. */
export function roomsAwaitingGifts(now: Posed): Map<string, Bundle> {
  const known = new Set(activatable(now));
  const rooms = new Map<string, Bundle>();
  for (const after of afterGifts(now))
    for (const room of activatable(after)) if (!known.has(room) && !rooms.has(room)) rooms.set(room, after.goods);
  return rooms;
}
