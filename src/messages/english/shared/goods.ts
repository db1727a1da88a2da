import type { Amounts } from '../../context.ts';
import { find, wordsOf } from '../../text.ts';
import { list } from './list.ts';

/** The words of one thing that is counted. */
export interface Thing {
  readonly one: string;
  readonly many: string;
  /** A Unicode emoji for buttons and menus; every thing has one of its own. */
  readonly icon: string;
}

/** What there is of some goods, without those of which there is nothing. */
export const counted = (bundle: Amounts): [string, number][] =>
  Object.entries(bundle).flatMap(([id, count]) => (count === undefined || count === 0 ? [] : [[id, count]]));

/** How the things of a game are counted in words. */
export function countingOf(things: Readonly<Record<string, Thing>>) {
  /** The words of a thing; an unknown id is written as its words. */
  const thing = (id: string): Thing => {
    const name = wordsOf(id).toLowerCase();
    return find(things, id) ?? { one: name, many: name, icon: '▫️' };
  };
  /** `1 ruby`, `3 wood`, `2 wild boars`, `−9 points`. */
  const amount = (id: string, count: number): string =>
    `${String(count).replace('-', '−')} ${count === 1 ? thing(id).one : thing(id).many}`;
  /** `3 wood, 1 food and 2 sheep`; `nothing` for no goods. */
  const bundle = (amounts: Amounts): string =>
    list(counted(amounts).map(([id, count]) => amount(id, count))) || 'nothing';
  /** What changed, with signs: `+3 wood, +1 food, −2 stone`; empty when nothing did. */
  const change = (gained: Amounts, paid: Amounts): string => {
    const plus = counted(gained).map(([id, count]) => `+${amount(id, count)}`);
    const minus = counted(paid).map(([id, count]) => `−${amount(id, count)}`);
    return [...plus, ...minus].join(', ');
  };
  return { thing, amount, bundle, change };
}
