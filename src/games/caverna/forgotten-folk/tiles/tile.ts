import type { Tile } from '../../power.ts';
import type { TileId } from '../../tiles/index.ts';

/** A folk's furnishing tile, and the base-game tile that it replaces. */
export interface FolkTile extends Tile {
  readonly replaces: TileId;
}
