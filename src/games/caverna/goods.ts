import type { Lack } from '../../engine/agenda.ts';
import { happen, me as meAt, playerAt } from './asking.ts';
import { cropOn, onBoard } from './cave.ts';
import type { Me, RuledState } from './power.ts';
import { ALL_GOODS, type Bundle, type Crop, FARM_ANIMALS, type FarmAnimal, type Good, type Goods } from './state.ts';

/** No goods at all. */
export function noGoods(): Goods {
  return {
    wood: 0,
    stone: 0,
    ore: 0,
    ruby: 0,
    grain: 0,
    vegetable: 0,
    food: 0,
    gold: 0,
    dog: 0,
    sheep: 0,
    donkey: 0,
    boar: 0,
    cattle: 0,
  };
}

/**
 * No goods at all in a game with Forgotten Folk: only there does everybody have an entry for their crops. The entries
 * are written out, because properties added later are slower to read.
 */
export function noFolkGoods(): Goods {
  return {
    wood: 0,
    stone: 0,
    ore: 0,
    ruby: 0,
    grain: 0,
    vegetable: 0,
    food: 0,
    gold: 0,
    dog: 0,
    sheep: 0,
    donkey: 0,
    boar: 0,
    cattle: 0,
    gemfruit: 0,
    mushroom: 0,
  };
}

/** The types of farm animals that form a pair, in the order of FARM_ANIMALS. */
export const pairsIn = (goods: Goods): FarmAnimal[] => FARM_ANIMALS.filter((type) => goods[type] >= 2);

/** The place of each good in ALL_GOODS. */
const PLACES: ReadonlyMap<Good, number> = new Map(ALL_GOODS.map((good, i) => [good, i]));

const byPlace = ([one]: [Good, number], [other]: [Good, number]): number =>
  (PLACES.get(one) ?? 0) - (PLACES.get(other) ?? 0);

/** The goods and counts of a bundle, in the order of ALL_GOODS, without zeros. */
export function entriesOf(bundle: Bundle): [Good, number][] {
  const list: [Good, number][] = [];
  // Most bundles have few goods, so it is faster to look at those than at all goods.
  for (const good in bundle) {
    const count = bundle[good as Good] ?? 0;
    if (count !== 0) list.push([good as Good, count]);
  }
  return list.length > 1 ? list.sort(byPlace) : list;
}

/** How many goods there are in all. */
export function countGoods(bundle: Bundle): number {
  let sum = 0;
  for (const good in bundle) sum += bundle[good as Good] ?? 0;
  return sum;
}

/** Both bundles together. */
export function plus(a: Bundle, b: Bundle): Bundle {
  const sum: Partial<Goods> = { ...a };
  for (const good in b) sum[good as Good] = countOf(sum, good as Good) + countOf(b, good as Good);
  return sum;
}

/** The bundle, this many times. */
export function times(bundle: Bundle, factor: number): Bundle {
  const product: Partial<Goods> = {};
  for (const good in bundle) product[good as Good] = countOf(bundle, good as Good) * factor;
  return product;
}

/** A cost after a discount, which never lowers a good below 0. */
export function less(cost: Bundle, discount: Bundle): Bundle {
  const rest: Partial<Goods> = { ...cost };
  for (const good in discount) {
    const had = rest[good as Good];
    if (had !== undefined) rest[good as Good] = Math.max(0, had - (discount[good as Good] ?? 0));
  }
  return rest;
}

/** Whether the supply covers the cost. */
export function canPay(goods: Goods, cost: Bundle): boolean {
  for (const good in cost) if ((goods[good as Good] ?? 0) < (cost[good as Good] ?? 0)) return false;
  return true;
}

/** Whether the supply covers a cost, ignoring one of its goods. */
export function canPayBesides(goods: Goods, cost: Bundle, besides: Good): boolean {
  for (const good in cost) {
    if (good !== besides && (goods[good as Good] ?? 0) < (cost[good as Good] ?? 0)) return false;
  }
  return true;
}

/** The goods of a cost that the supply is short of. */
export function lackingOf(goods: Goods, cost: Bundle): Lack[] {
  return entriesOf(cost).flatMap(([good, need]) => {
    const have = goods[good] ?? 0;
    return have < need ? [{ of: good, need, have }] : [];
  });
}

/** Takes a cost from the supply of a player who can pay it. */
export function pay(at: RuledState, seat: number, cost: Bundle): void {
  const { goods } = playerAt(at.state, seat);
  for (const good in cost) {
    const rest = countOf(goods, good as Good) - countOf(cost, good as Good);
    if (rest < 0) throw new Error(`Seat ${seat + 1} lacks ${-rest} ${good}.`);
    goods[good as Good] = rest;
  }
}

/**
 * How many of a good there are. If a loop over bundles of many shapes read them directly, it would be recompiled all
 * the time.
 */
const countOf = (goods: Bundle, good: Good): number => goods[good] ?? 0;

/** Gives goods to a player, whose powers may react. */
export function gain(at: RuledState, seat: number, bundle: Bundle): void {
  const mine = meAt(at, seat);
  const { goods } = mine.player;
  let any = false;
  for (const good in bundle) {
    const count = countOf(bundle, good as Good);
    goods[good as Good] = countOf(goods, good as Good) + count;
    if (count > 0) any = true;
  }
  if (any) happen(mine, (on) => on.received?.(mine, bundle));
}

/** Gives goods to a player whose power reacts to an event. */
export function receive({ at, seat }: Me, goods: Bundle): undefined {
  gain(at, seat, goods);
}

/** How many farm animals a player has. */
export function countFarmAnimals({ player: { goods } }: Pick<Me, 'player'>): number {
  return goods.sheep + goods.donkey + goods.boar + goods.cattle;
}

/** How much of each crop is on a board. */
const sown = onBoard((board): Bundle => {
  const count: Partial<Record<Crop, number>> = {};
  for (const cell of board) {
    const found = cropOn(cell);
    if (found !== undefined) count[found.crop] = (count[found.crop] ?? 0) + found.left;
  }
  return count;
});

/** All of a player's crop, in the supply and sown. */
export function cropsOf({ player }: Pick<Me, 'player'>, crop: Crop): number {
  return (player.goods[crop] ?? 0) + (sown(player.cells)[crop] ?? 0);
}
