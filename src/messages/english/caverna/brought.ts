import type { Amounts } from '../../context.ts';
import { counted, small } from '../../text.ts';
import { list } from '../shared/list.ts';
import { amount, shown } from './goods.ts';
import { lootItem } from './loot.ts';

/** Both bundles together. */
export function sum(a: Amounts, b: Amounts): Amounts {
  const total: Record<string, number> = {};
  for (const [good, count = 0] of [...Object.entries(a), ...Object.entries(b)]) {
    total[good] = (total[good] ?? 0) + count;
  }
  return total;
}

/** What a loot item brings of the good that it is named for; nothing for an item that is no goods. */
export function lootGoods(item: string): Amounts {
  const { count } = lootItem(item);
  return count === undefined ? {} : { [item]: count };
}

/** `brought home 2 ore and the right to fence a small pasture`, for all that an expedition has brought. */
export function brought(items: readonly string[]): string {
  const goods = items.map(lootGoods).reduce(sum, {});
  const others = items.flatMap((item) => {
    const { name, told = small(name) } = lootItem(item);
    return item in goods ? [] : [told];
  });
  const parts = Object.entries(goods).map(([good, count = 0]) => `${shown(good)}${amount(good, count)}`);
  return `brought home ${list([...parts, ...counted(others)])}`;
}

/** What a trade of ore takes and gives. */
export const traded = (times: number) => ({ paid: { ore: 2 * times }, gained: { gold: 2 * times, food: times } });
