import type { FolkId } from '../folks.ts';
import { CAVE_GOBLIN_TILES, DARK_ELF_TILES } from './dark.ts';
import { MOUNTAIN_DWARF_TILES, PALE_ONE_TILES } from './deep.ts';
import { ELF_TILES, HUMAN_TILES } from './light.ts';
import { SILICOID_TILES, TROLL_TILES } from './stone.ts';
import type { FolkTile } from './tile.ts';

const ALL = {
  ...CAVE_GOBLIN_TILES,
  ...DARK_ELF_TILES,
  ...ELF_TILES,
  ...HUMAN_TILES,
  ...MOUNTAIN_DWARF_TILES,
  ...PALE_ONE_TILES,
  ...SILICOID_TILES,
  ...TROLL_TILES,
};

/** The id of a folk's furnishing tile, for example `boneCrusher`. */
export type FolkTileId = keyof typeof ALL;

/** All furnishing tiles of forgotten folks. */
export const FOLK_TILES: Readonly<Record<FolkTileId, FolkTile>> = ALL;

const idsOf = (tiles: Readonly<Partial<Record<FolkTileId, FolkTile>>>) => Object.keys(tiles) as FolkTileId[];

/** The furnishing tiles of each folk. */
export const TILES_OF: Readonly<Record<FolkId, readonly FolkTileId[]>> = {
  caveGoblins: idsOf(CAVE_GOBLIN_TILES),
  darkElves: idsOf(DARK_ELF_TILES),
  elves: idsOf(ELF_TILES),
  humans: idsOf(HUMAN_TILES),
  mountainDwarves: idsOf(MOUNTAIN_DWARF_TILES),
  paleOnes: idsOf(PALE_ONE_TILES),
  silicoids: idsOf(SILICOID_TILES),
  trolls: idsOf(TROLL_TILES),
};
