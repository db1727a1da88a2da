import { find, wordsOf } from '../../../text.ts';
import { bonusTiles } from './bonus.ts';
import { foodTiles } from './food.ts';
import { materials } from './materials.ts';
import { rooms } from './rooms.ts';
import type { TileText } from './text.ts';

/** Every furnishing tile and the printed dwelling, by its id. */
export const tiles = { ...rooms, ...materials, ...foodTiles, ...bonusTiles } satisfies Record<string, TileText>;

/** The text of a furnishing tile; an id without one is written as its words. */
export function tile(id: string): TileText {
  return find<TileText>(tiles, id) ?? { name: wordsOf(id), effect: '', rules: '', example: '', related: [] };
}
