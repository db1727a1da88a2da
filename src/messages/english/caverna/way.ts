import type { Amounts } from '../../context.ts';
import { capital, small } from '../../text.ts';
import { list } from '../shared/list.ts';
import { amount, article, bundle, thing, whereAll } from './goods.ts';
import { lootItem } from './loot.ts';

/** The steps of a way to play a turn, each in a few words. */
export const way = {
  /** A space, when a weapon is sent there out of turn. */
  sent: (space: string, strength: number): string => `${space} with weapon ${strength} first (${amount('ruby', 1)})`,
  /** What is put where, or only the places if the thing is known. */
  placed: (what: string | undefined, cells: readonly string[]): string =>
    what === undefined ? capital(whereAll(cells)) : `${what} ${whereAll(cells)}`,
  loot: (items: readonly string[]): string => capital(list(items.map((item) => small(lootItem(item).name)))),
  fed: (pays: Amounts): string => `Feed with ${bundle(pays)}`,
  food: (pays: Amounts, gains: Amounts): string => `${bundle(pays)} into ${bundle(gains)}`,
  goods: (pays: Amounts, gains: Amounts): string => `${bundle(gains)} for ${bundle(pays)}`,
  ground: (ground: string, cells: readonly string[], rubies: number): string => {
    const { one, many } = thing(ground);
    return `${capital(cells.length === 1 ? article(one) : many)} ${whereAll(cells)} for ${amount('ruby', rubies)}`;
  },
};
