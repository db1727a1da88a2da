import type { Good } from '../../../games/cave-vs-cave/ids.ts';
import { amountsIn, type Thing } from '../../cave-vs-cave/amounts.ts';
import { list } from '../shared/list.ts';

export const goods: Readonly<Record<Good, Thing>> = {
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
};

export const { thing, amount, bundle, change } = amountsIn<Thing>({
  goods,
  unknown: (name) => ({ one: name, many: name }),
  list,
  nothing: 'nothing',
});
