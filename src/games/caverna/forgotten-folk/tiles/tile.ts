import type { Tile } from '../../power.ts';
import type { TileId } from '../../tiles/index.ts';

/** A furnishing tile that a folk brings, and the tile of the base game in whose place it comes. */
export interface FolkTile extends Tile {
  readonly replaces: TileId;
}
