/** The ids of goods, rooms and tiles, for tables of words and pictures that need an entry for each. */
export type { Good } from './goods.ts';
export type { RoomId } from './rooms/index.ts';
export type { TileId } from './tiles.ts';
