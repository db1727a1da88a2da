/** The ids of the game's things, for lists that must have one entry for each. */
export type { TileId } from './tiles/index.ts';
