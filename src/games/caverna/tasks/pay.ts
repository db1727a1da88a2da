import { type Lack, type Task, taskKind } from '../../../engine/agenda.ts';
import { answers, me } from '../asking.ts';
import { canPay, canPayBesides, lackingOf, less, pay, plus } from '../goods.ts';
import { optionOf, readAs } from '../moves/codec.ts';
import type { Me, RuledState } from '../power.ts';
import type { Bundle, Good, Player } from '../state.ts';
import { taskWithin } from '../within.ts';
import { push } from './goods.ts';

/** The ways to pay this many of these goods, within what the player has. */
function splits(mine: Me, count: number, [first, ...others]: readonly Good[]): Bundle[] {
  if (first === undefined) return count === 0 ? [{}] : [];
  const most = Math.min(count, mine.player.goods[first] ?? 0);
  const list: Bundle[] = [];
  for (let n = most; n >= 0; n--) {
    for (const rest of splits(mine, count - n, others)) list.push(n > 0 ? { [first]: n, ...rest } : rest);
  }
  return list;
}

/** What may replace wood. */
export function insteadOfWood(mine: Me): readonly Good[] {
  const lists = answers(mine, 'woodWith');
  return lists.length > 1 ? lists.flat() : (lists[0] ?? NO_GOODS);
}

const NO_GOODS: readonly Good[] = [];

/** The ways to pay a cost if other goods may replace its wood (rulings A107). */
function waysFor(mine: Me, cost: Bundle): Bundle[] {
  const { wood = 0, ...rest } = cost;
  return splits(mine, wood, ['wood', ...insteadOfWood(mine)])
    .map((way) => plus(way, rest))
    .filter((way) => canPay(mine.player.goods, way));
}

/** Whether a player can pay a building cost in any way. */
export function affordable(mine: Me, cost: Bundle): boolean {
  const { goods } = mine.player;
  if (canPay(goods, cost)) return true;
  const { wood } = cost;
  if (wood === undefined || !canPayBesides(goods, cost, 'wood')) return false;
  let spare = goods.wood;
  for (const good of insteadOfWood(mine)) spare += (goods[good] ?? 0) - (cost[good] ?? 0);
  return spare >= wood;
}

/** The most wood that a player could pay, including everything that may replace it. */
export function mostWood(mine: Me): number {
  const { goods } = mine.player;
  let most = goods.wood;
  for (const good of insteadOfWood(mine)) most += goods[good] ?? 0;
  return most;
}

/** The missing part of a building cost; what may replace wood counts as wood. */
export function shortOf(mine: Me, cost: Bundle): Bundle {
  const { goods } = mine.player;
  const spare = insteadOfWood(mine).reduce((sum, good) => sum + Math.max(0, (goods[good] ?? 0) - (cost[good] ?? 0)), 0);
  return less(cost, { ...goods, wood: goods.wood + spare });
}

/** The same, as missing goods. */
export function lacksToPay(mine: Me, cost: Bundle): Lack[] {
  const lacks = lackingOf(mine.player.goods, cost);
  if (insteadOfWood(mine).length === 0) return lacks;
  const others = lacks.filter(({ of }) => of !== 'wood');
  return shortOf(mine, cost).wood ? [{ of: 'woodOrInstead' }, ...others] : others;
}

interface Pay extends Task {
  readonly cost: Bundle;
}

/** Pays an affordable building cost; asks the player if there are several ways. */
export function spend(mine: Me, cost: Bundle): void {
  const [first = cost, second] = cost.wood && insteadOfWood(mine).length > 0 ? waysFor(mine, cost) : [cost];
  const task: Pay = { do: 'pay', cost };
  if (second === undefined) pay(mine.at, mine.seat, first);
  else push(mine.at, mine.seat, task);
}

/** The cost, in the usual goods, that a player has agreed to pay but has not paid yet. */
export const costDue = (player: Player): Bundle => taskWithin<Pay>(player, 'pay')?.cost ?? {};

export const payKind = taskKind<RuledState, Pay>({
  options: (at, seat, { cost }) => waysFor(me(at, seat), cost).map((goods) => optionOf({ verb: 'pay', goods })),
  run: (at, seat, { move }) => pay(at, seat, readAs('pay', move).goods),
});
