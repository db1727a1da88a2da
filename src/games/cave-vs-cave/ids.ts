/** The ids of the game's things, for words and pictures that must have one entry for each. */
export type { Good } from './goods.ts';
export type { RoomId } from './rooms/index.ts';
export type { TileId } from './tiles.ts';
