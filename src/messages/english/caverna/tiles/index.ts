import { find, wordsOf } from '../../../text.ts';
import { folks } from '../folks/folks.ts';
import { folkTiles } from '../folks/tiles.ts';
import { bonusTiles } from './bonus.ts';
import { dwellings } from './dwellings.ts';
import { foodTiles } from './food.ts';
import { materials } from './materials.ts';
import type { TileText } from './text.ts';

/** Every furnishing tile and the printed dwelling, by its id. */
export const tiles = { ...dwellings, ...materials, ...foodTiles, ...bonusTiles } satisfies Record<string, TileText>;

/** Whatever else is used in moves under an id of its own: folks and the tiles that they bring. */
const others: Readonly<Record<string, TileText>> = { ...folkTiles, ...folks };

/** The text of a furnishing tile, or of a folk; an id without one is written as its words. */
export function tile(id: string): TileText {
  return (
    find<TileText>(tiles, id) ??
    find(others, id) ?? { name: wordsOf(id), effect: '', rules: '', example: '', related: [] }
  );
}
