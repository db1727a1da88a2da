import type { Good } from '../../../games/cave-vs-cave/ids.ts';
import { countingOf, type Thing } from '../shared/goods.ts';

export const goods = {
  wood: { one: 'wood', many: 'wood', icon: '🪵' },
  stone: { one: 'stone', many: 'stone', icon: '🪨' },
  emmer: { one: 'emmer', many: 'emmer', icon: '🌾' },
  flax: { one: 'flax', many: 'flax', icon: '🪻' },
  food: { one: 'food', many: 'food', icon: '🍲' },
  gold: { one: 'gold', many: 'gold', icon: '🪙' },
  donkey: { one: 'donkey', many: 'donkeys', icon: '🐴' },
  ore: { one: 'ore', many: 'ore', icon: '⛏️' },
  iron: { one: 'iron', many: 'iron', icon: '🔩' },
  weapon: { one: 'weapon', many: 'weapons', icon: '⚔️' },
} satisfies Readonly<Record<Good, Thing>>;

export const { thing, amount, bundle, change } = countingOf(goods);
