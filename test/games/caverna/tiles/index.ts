import type { TileEntries } from '../../../../src/games/caverna/tiles/index.ts';
import * as bonus from './bonus.ts';
import * as dwellings from './dwellings.ts';
import * as food from './food.ts';
import * as materials from './materials.ts';
import type { PrintedTile } from './printed.ts';

/** Lies on every home board from the start. */
export const PREPRINTED = 'entryLevelDwelling';

const printed: Readonly<Record<Exclude<keyof TileEntries, typeof PREPRINTED>, PrintedTile>> = {
  ...dwellings,
  ...materials,
  ...food,
  ...bonus,
};

/** Every tile of the supply as it is printed, by its id. */
export const PRINTED: Readonly<Record<string, PrintedTile>> = printed;
