import type { Good } from '../../../games/cave-vs-cave/ids.ts';
import type { Amounts } from '../../context.ts';
import { find, wordsOf } from '../../text.ts';
import { list } from '../shared/list.ts';

/** The words of one thing that is counted. */
interface Thing {
  readonly one: string;
  readonly many: string;
}

export const goods = {
  wood: { one: 'wood', many: 'wood' },
  stone: { one: 'stone', many: 'stone' },
  emmer: { one: 'emmer', many: 'emmer' },
  flax: { one: 'flax', many: 'flax' },
  food: { one: 'food', many: 'food' },
  gold: { one: 'gold', many: 'gold' },
  donkey: { one: 'donkey', many: 'donkeys' },
  ore: { one: 'ore', many: 'ore' },
  iron: { one: 'iron', many: 'iron' },
  weapon: { one: 'weapon', many: 'weapons' },
} satisfies Readonly<Record<Good, Thing>>;

/** The words of a good; an unknown id is written as its words. */
export function thing(id: string): Thing {
  const name = wordsOf(id).toLowerCase();
  return find<Thing>(goods, id) ?? { one: name, many: name };
}

/** `1 donkey`, `3 wood`, `2 weapons`. */
export const amount = (id: string, count: number): string => `${count} ${count === 1 ? thing(id).one : thing(id).many}`;

const counted = (bundle: Amounts): [string, number][] =>
  Object.entries(bundle).flatMap(([id, count]) => (count === undefined || count === 0 ? [] : [[id, count]]));

/** `3 wood, 1 food and 2 flax`; `nothing` for no goods. */
export const bundle = (amounts: Amounts): string =>
  list(counted(amounts).map(([id, count]) => amount(id, count))) || 'nothing';

/** What changed, with signs: `+3 wood, −2 stone`; empty if nothing did. */
export function change(gained: Amounts, paid: Amounts): string {
  const plus = counted(gained).map(([id, count]) => `+${amount(id, count)}`);
  const minus = counted(paid).map(([id, count]) => `−${amount(id, count)}`);
  return [...plus, ...minus].join(', ');
}
