import { type TileText, tilesIn } from '../../../caverna/tiles.ts';
import type { People } from '../../../context.ts';
import { folks } from '../folks/folks.ts';
import { folkTiles } from '../folks/tiles.ts';
import { DWARFS, toldTo } from '../people.ts';
import { bonusTiles } from './bonus.ts';
import { dwellings } from './dwellings.ts';
import { foodTiles } from './food.ts';
import { materials } from './materials.ts';

/** Every furnishing tile and the printed dwelling, by its id. */
export const tiles = { ...dwellings, ...materials, ...foodTiles, ...bonusTiles } satisfies Record<string, TileText>;

/** Folks, and their tiles, are used under their own ids, too. */
export const { tile, exchangeOf } = tilesIn({ tiles, others: { ...folkTiles, ...folks }, dwarfs: DWARFS });

/** Why a tile does nothing for the reader. */
export function useless(id: string, people?: People): string {
  const { idle = '', useless: verdict = 'Does nothing for you' } = tile(id);
  return `${verdict}: ${toldTo(people, idle)}`;
}
