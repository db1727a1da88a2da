import type { Amounts } from '../../context.ts';
import { capital } from '../../text.ts';
import { ein } from '../grammar.ts';
import { list } from '../shared/list.ts';
import { amount, bundle, thing, whereAll } from './goods.ts';
import { lootItem } from './loot.ts';

/** The steps of a way to play a turn, each in a few words. */
export const way = {
  sent: (space: string, strength: number): string => `${space}, Waffe ${strength} zuerst (${amount('ruby', 1)})`,
  placed: (what: string | undefined, cells: readonly string[]): string =>
    what === undefined ? capital(whereAll(cells)) : `${what} ${whereAll(cells)}`,
  loot: (items: readonly string[]): string => list(items.map((item) => lootItem(item).name)),
  fed: (pays: Amounts): string => `Mit ${bundle(pays, 'dative')} ernähren`,
  food: (pays: Amounts, gains: Amounts): string => `${bundle(pays)} gegen ${bundle(gains)}`,
  goods: (pays: Amounts, gains: Amounts): string => `${bundle(gains)} für ${bundle(pays)}`,
  ground: (ground: string, cells: readonly string[], rubies: number): string => {
    const noun = thing(ground);
    return `${capital(cells.length === 1 ? ein(noun) : noun.many)} ${whereAll(cells)} für ${amount('ruby', rubies)}`;
  },
};
