import { find, wordsOf } from '../text.ts';

/** The words of a loot item. */
export interface LootText {
  readonly name: string;
  /** What it gives, in at most 100 characters. */
  readonly effect: string;
  /** How many of its good it brings, if it is a good. */
  readonly count?: number;
  /** The log's words for an item that is not a good: `the right to build a stable`. */
  readonly told?: string;
  readonly rules: string;
  /** An example with figures, in at most 90 characters. */
  readonly example: string;
}

/** The numbers of goods for loot items that are goods. */
const GOODS: Readonly<Record<string, number>> = {
  dog: 1,
  wood: 1,
  sheep: 1,
  grain: 1,
  donkey: 1,
  stone: 1,
  vegetable: 1,
  ore: 2,
  boar: 1,
  gold: 2,
  cattle: 1,
};

/** The words of a loot item with what it brings; an unknown id becomes its own name. */
export function lootOf(texts: Readonly<Record<string, LootText>>, id: string): LootText {
  const text = find(texts, id) ?? { name: wordsOf(id), effect: '', rules: '', example: '' };
  const count = find(GOODS, id);
  return count === undefined ? text : { ...text, count };
}
