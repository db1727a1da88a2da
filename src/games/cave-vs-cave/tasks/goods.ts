import { type Task, taskKind } from '../../../engine/agenda.ts';
import type { Option } from '../../../engine/decision.ts';
import { meAt, workingFor } from '../cave.ts';
import type { GiveTask, GoodsTask, RaiseTask, Way } from '../effects.ts';
import {
  type Bundle,
  covers,
  ERA_ONE_GOODS,
  GOODS,
  type Good,
  limitOf,
  pay,
  plus,
  takesUp,
  upToLimit,
} from '../goods.ts';
import { optionOf, readAs } from '../moves/codec.ts';
import type { Me, RuledState } from '../power.ts';
import type { State } from '../state.ts';
import { push } from './push.ts';

/** The goods currently in play (rulings A160). */
const goodsInPlay = ({ era }: State): readonly Good[] => (era === 1 ? ERA_ONE_GOODS : GOODS);

/** Adds the part of a gain that fits into a supply. */
function add({ player: { goods } }: Me, gain: Bundle): Bundle {
  const taken = upToLimit(goods, gain);
  for (const good in taken) goods[good as Good] += taken[good as Good] ?? 0;
  return taken;
}

/** Gives a player goods that cannot be declined. */
export function getGift(mine: Me, gift: Bundle): void {
  answer(mine, add(mine, gift));
}

/** The gifts of rooms that react to received goods; the player must keep at least one of those goods (rulings A119). */
function answer(mine: Me, received: Bundle): Bundle {
  let gained = received;
  for (const { power } of workingFor(mine)) {
    const more = power.received?.(received);
    if (more === undefined) continue;
    gained = Object.fromEntries(
      Object.entries(received).map(([good, count]) => [good, power.received?.({ [good]: count }) ? count - 1 : count]),
    );
    gained = plus(gained, add(mine, more));
  }
  return gained;
}

/**
 * Gives a player the goods of an effect; the player may decline any part of them (001 p. 4: "ganz oder teilweise";
 * rulings X65).
 */
export function receive(mine: Me, gain: Bundle): void {
  const { state } = mine.at;
  const gained = answer(mine, add(mine, gain));
  if (state.turn !== undefined) state.turn = { ...state.turn, gained: plus(state.turn.gained ?? {}, gained) };
}

const written = new WeakMap<Way, Option>();

/** The option for a way; builds its text only once. */
function optionFor(way: Way): Option {
  const known = written.get(way);
  if (known !== undefined) return known;
  const { pay: cost, gain } = way;
  const option = optionOf(
    cost === undefined ? { verb: 'take', goods: gain } : { verb: 'trade', pay: cost, goods: gain },
  );
  written.set(way, option);
  return option;
}

/** Whether a way is possible and brings anything. */
function isOpen({ player: { goods } }: Me, way: Way): boolean {
  if (way.pay === undefined) return takesUp(goods, way.gain);
  if (!covers(goods, way.pay)) return false;
  if (takesUp(goods, way.gain)) return true;
  // Paying makes room for the same good.
  for (const good in way.gain) if ((way.pay[good as Good] ?? 0) > 0) return true;
  return false;
}

/** The only way that is possible and brings anything; undefined if there are several, or none. */
export function onlyWay(mine: Me, { ways }: GoodsTask): Way | undefined {
  const [only, other] = ways.filter((way) => isOpen(mine, way));
  return other === undefined ? only : undefined;
}

export const goodsKind = taskKind<RuledState, GoodsTask>({
  options(at, seat, { ways }) {
    const mine = meAt(at, seat);
    const options: Option[] = [];
    for (const way of ways) if (isOpen(mine, way)) options.push(optionFor(way));
    return options;
  },
  possible(at, seat, { ways }) {
    const mine = meAt(at, seat);
    return ways.some((way) => isOpen(mine, way));
  },
  wants: (_at, _seat, { ways }) => (ways.some(({ pay: cost }) => cost?.food !== undefined) ? ['food'] : []),
  run(at, seat, { task: { ways }, move }) {
    const mine = meAt(at, seat);
    const way = ways.find((each) => optionFor(each).move === move);
    if (way === undefined) throw new Error(`Nothing is called "${move}".`);
    if (way.pay !== undefined) pay(mine.player.goods, way.pay);
    receive(mine, way.gain);
  },
});

/** Topping up never takes anything away (001 p. 6). */
export const raiseKind = taskKind<RuledState, RaiseTask>({
  options: (at, seat, { goods, to }) =>
    goods.filter((good) => meAt(at, seat).player.goods[good] < to).map((good) => optionOf({ verb: 'raise', good })),
  run(at, seat, { task: { to }, move }) {
    const mine = meAt(at, seat);
    const { good } = readAs('raise', move);
    receive(mine, { [good]: to - mine.player.goods[good] });
  },
});

/** One of every good in play that the player has none of (001 p. 6; rulings A160). */
function missing({ at, player: { goods } }: Me): Bundle {
  return Object.fromEntries(goodsInPlay(at.state).flatMap((good) => (goods[good] === 0 ? [[good, 1]] : [])));
}

export const replenishKind = taskKind<RuledState, { readonly do: 'replenish' }>({
  options(at, seat) {
    const goods = missing(meAt(at, seat));
    return Object.keys(goods).length === 0 ? [] : [optionOf({ verb: 'take', goods })];
  },
  run(at, seat) {
    const mine = meAt(at, seat);
    receive(mine, missing(mine));
  },
});

/** The goods that can still be given, in the order of GOODS, so that there is only one way to give each set. */
function givable({ at, player: { goods } }: Me, { given }: GiveTask): Good[] {
  const last = given.at(-1);
  const order = goodsInPlay(at.state);
  return order.slice(last === undefined ? 0 : order.indexOf(last) + 1).filter((good) => goods[good] > 0);
}

/** Whether the player has given some of the different goods, and must give others. */
export const isGiving = (task: Task): boolean => task.do === 'give' && (task as GiveTask).given.length > 0;

/** Gives different goods one by one (rulings A120); what they buy comes with the last. */
export const giveKind = taskKind<RuledState, GiveTask>({
  options(at, seat, task) {
    const mine = meAt(at, seat);
    const goods = givable(mine, task);
    const { gold } = mine.player.goods;
    if (task.given.length === 0 && gold >= limitOf('gold') && !goods.includes('gold')) return [];
    const left = task.count - task.given.length;
    return goods.slice(0, Math.max(0, goods.length - left + 1)).map((good) => optionOf({ verb: 'give', good }));
  },
  run(at, seat, { task, move }) {
    const mine = meAt(at, seat);
    const { good } = readAs('give', move);
    pay(mine.player.goods, { [good]: 1 });
    const given = [...task.given, good];
    if (given.length === task.count) receive(mine, task.gain);
    else push(at, seat, { ...task, given } as GiveTask);
  },
});
