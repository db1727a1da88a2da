import { find, wordsOf } from '../../../text.ts';
import { bonusTiles } from './bonus.ts';
import { dwellings } from './dwellings.ts';
import { foodTiles } from './food.ts';
import { materials } from './materials.ts';
import type { TileText } from './text.ts';

/** Every furnishing tile and the printed dwelling, by its id. */
export const tiles = { ...dwellings, ...materials, ...foodTiles, ...bonusTiles } satisfies Record<string, TileText>;

/** The text of a furnishing tile; an id without one is written as its words. */
export function tile(id: string): TileText {
  return find<TileText>(tiles, id) ?? { name: wordsOf(id), effect: '', rules: '', example: '', related: [] };
}
