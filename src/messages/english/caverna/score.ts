import { shortest } from '../../caverna/score.ts';
import type { People } from '../../context.ts';
import { capital, find, wordsOf } from '../../text.ts';
import { amount } from './goods.ts';
import { DWARFS, MIXED } from './people.ts';
import { tiles } from './tiles/index.ts';

export { points } from '../../caverna/score.ts';

/** The lines of the score sheet, by their keys. */
export const scoreLines = {
  animals: 'Farm animals and dogs',
  missing: 'Missing kinds of farm animal',
  grain: 'Grain (½ each, rounded up)',
  vegetable: 'Vegetables',
  gemfruit: 'Gemfruits',
  mushroom: 'Mushrooms',
  ruby: 'Rubies',
  dwarfs: 'Dwarfs',
  unused: 'Unused spaces',
  tiles: 'Furnishing tiles',
  pastures: 'Pastures',
  mines: 'Mines',
  bonus: 'Parlors, storages, chambers',
  gold: 'Gold',
  begging: 'Begging markers',
  prevented: 'Saved by the Writing chamber',
  total: 'Total',
};

/** The same, short enough for a phone. */
const labels: Readonly<Record<string, string>> = {
  animals: 'Animals',
  missing: 'Missing kind',
  grain: 'Grain',
  unused: 'Unused',
  tiles: 'Furnishings',
  bonus: 'Bonus',
  begging: 'Begging',
  prevented: 'Saved',
};

/** The same in a few words, after points. */
const few: Readonly<Record<string, string>> = {
  animals: 'Animals',
  grain: 'Grain',
  tiles: 'Tiles',
  dwarfs: 'The family',
  bonus: 'Parlors and storages',
  prevented: 'The Writing chamber',
};

/** The name of a line of the score sheet in a few words, after its points. */
export const shortScoreLine = (key: string): string => find(few, key) ?? scoreLine(key);

/** The name of a line of the score sheet in at most 12 characters, from its full name. */
export function scoreLabel(key: string, name = scoreLine(key)): string {
  return shortest(labels, key, name);
}

/** The name of a line of the score sheet for a player's people; a line of a tile has the name of the tile. */
export function scoreLine(key: string, people: People = DWARFS): string {
  if (key === 'dwarfs' && people !== DWARFS) return people === MIXED ? 'Family' : capital(people.many);
  return find<string>(scoreLines, key) ?? find<{ name: string }>(tiles, key)?.name ?? wordsOf(key);
}

/** `80 points`. */
export function total(value: number): string {
  return amount('point', value);
}
