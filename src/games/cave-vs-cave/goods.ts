/** The goods of the first era, and after them those of the Iron Age (001 pp. 2 and 7). */
export const GOODS = ['wood', 'stone', 'emmer', 'flax', 'food', 'gold', 'donkey', 'ore', 'iron', 'weapon'] as const;
export type Good = (typeof GOODS)[number];

/** The goods of the first era. */
export const ERA_ONE_GOODS: readonly Good[] = GOODS.slice(0, 6);
/** The goods that the Iron Age brings. */
export const ERA_TWO_GOODS: readonly Good[] = GOODS.slice(6);

/** A count of every good. */
export type Goods = Record<Good, number>;

/** Some goods: what is paid or gained. */
export type Bundle = Readonly<Partial<Record<Good, number>>>;

/** Goods that can be turned into 1 food each at any time (001 p. 6, Jederzeit-Aktion; rulings A127). */
export const EDIBLE = ['emmer', 'flax', 'gold', 'donkey'] as const satisfies readonly Good[];
export type Edible = (typeof EDIBLE)[number];

const MOST = 9;
const MOST_VALUABLE = 19;

/** The limit of a good's track: 9, or 19 for gold and weapons (001 pp. 4 and 8). */
export const limitOf = (good: Good): number => (good === 'gold' || good === 'weapon' ? MOST_VALUABLE : MOST);

/** The named goods in these amounts, none of the others. */
export function goodsOf(bundle: Bundle): Goods {
  const goods = { wood: 0, stone: 0, emmer: 0, flax: 0, food: 0, gold: 0, donkey: 0, ore: 0, iron: 0, weapon: 0 };
  return { ...goods, ...bundle };
}

/** The goods and counts of a bundle, in the order of GOODS, without zeros. */
export function entriesOf(bundle: Bundle): [Good, number][] {
  const list: [Good, number][] = [];
  for (const good of GOODS) {
    const count = bundle[good];
    if (count !== undefined && count !== 0) list.push([good, count]);
  }
  return list;
}

/** Both bundles together. */
export function plus(one: Bundle, other: Bundle): Bundle {
  const sum: Partial<Goods> = { ...one };
  for (const good in other) sum[good as Good] = (sum[good as Good] ?? 0) + (other[good as Good] ?? 0);
  return sum;
}

/** Whether the supply covers the cost. */
export function covers(goods: Goods, cost: Bundle): boolean {
  for (const good in cost) if (goods[good as Good] < (cost[good as Good] ?? 0)) return false;
  return true;
}

/** The part of a cost that a supply lacks. */
export const shortOf = (goods: Goods, cost: Bundle): Bundle =>
  Object.fromEntries(
    entriesOf(cost).flatMap(([good, count]) => (goods[good] < count ? [[good, count - goods[good]]] : [])),
  );

/** How many goods are in a bundle. */
export const countOf = (bundle: Bundle): number => entriesOf(bundle).reduce((sum, [, count]) => sum + count, 0);

/** Whether the supply covers a price on top of a cost that it already covers. */
export function coversBesides(goods: Goods, cost: Bundle, price: Bundle): boolean {
  for (const key in price) {
    const good = key as Good;
    if (goods[good] < (cost[good] ?? 0) + (price[good] ?? 0)) return false;
  }
  return true;
}

/** Takes a cost from a supply that covers it. */
export function pay(goods: Goods, cost: Bundle): void {
  for (const good in cost) goods[good as Good] -= cost[good as Good] ?? 0;
}

/** The part of a gain that fits into a supply: anything above the limit is lost (001 p. 4). */
export function upToLimit(goods: Goods, gain: Bundle): Bundle {
  const taken: Partial<Goods> = {};
  for (const key in gain) {
    const good = key as Good;
    const count = Math.min(gain[good] ?? 0, limitOf(good) - goods[good]);
    if (count > 0) taken[good] = count;
  }
  return taken;
}

/** Whether any part of a gain fits into a supply. */
export function takesUp(goods: Goods, gain: Bundle): boolean {
  for (const good in gain)
    if ((gain[good as Good] ?? 0) > 0 && goods[good as Good] < limitOf(good as Good)) return true;
  return false;
}
