import type { Tile } from '../power.ts';
import { BONUS } from './bonus.ts';
import { DWELLINGS } from './dwellings.ts';
import { FOOD } from './food.ts';
import { MATERIALS } from './materials.ts';

const ALL = { ...DWELLINGS, ...MATERIALS, ...FOOD, ...BONUS };

/** The furnishing tiles, with the hooks of each. */
export type TileEntries = typeof ALL;

/** The id of a furnishing tile, for example `cookingCave`. */
export type TileId = keyof TileEntries;

/** All furnishing tiles, in the order of the supply boards. */
export const TILES: Readonly<Record<TileId, Tile & { readonly overbuilds?: TileId }>> = ALL;
