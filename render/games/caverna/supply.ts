import { FOLK_TILES, TILES_OF } from '../../../src/games/caverna/forgotten-folk/tiles/index.ts';
import type { FolkTile } from '../../../src/games/caverna/forgotten-folk/tiles/tile.ts';
import { positionOf } from '../../../src/games/caverna/game.ts';
import type { Tile } from '../../../src/games/caverna/power.ts';
import { find } from '../../../src/messages/text.ts';
import type { SupplyInput, SupplyTile } from './scene.ts';
import { ownerOf, type Shown, shortName } from './shown.ts';

/** Which tiles of the supply to show, under which title, and which of them the viewer may build now. */
export interface SupplyView {
  readonly title: string;
  readonly tiles?: readonly string[] | undefined;
  readonly possible?: readonly string[] | undefined;
  /** The tiles that the viewer wishes for. */
  readonly wished?: readonly string[] | undefined;
}

/** The points of a tile: the printed ones, and a star if its owner may score others. */
export function printedPoints({ points, score }: Pick<Tile, 'points' | 'score'>): SupplyTile['points'] {
  if (score?.bonus === undefined) return points;
  return points === 0 ? undefined : `${points}*`;
}

/** How many tiles fit on a sheet: half of the supply. */
const MOST = 24;

/**
 * Furnishing tiles with their builders, including tiles outside the supply of this game; `possible` says which ones the
 * viewer may build now.
 */
export const supplyTiles = (shown: Shown, tiles: readonly string[], possible?: readonly string[]): SupplyTile[] =>
  tiles.flatMap((id) => tileOf(shown, id, possible?.includes(id)));

/** The furnishing tiles with their builders, on as many sheets as needed, in the order of the supply boards. */
export function supplySheets(shown: Shown, { title, tiles: wanted, possible, wished = [] }: SupplyView): SupplyInput[] {
  const tiles = supplyTiles(shown, wanted ?? positionOf(shown.state).rules.supply, possible).map((tile) =>
    wished.includes(tile.tile) ? { ...tile, wished: true } : tile,
  );
  const sheets = Math.max(1, Math.ceil(tiles.length / MOST));
  const each = Math.ceil(tiles.length / sheets);
  const { words, state } = shown;
  return Array.from({ length: sheets }, (_, at) => ({
    title: words.sheet({ title, round: state.round, sheet: at + 1, sheets }),
    tiles: tiles.slice(at * each, (at + 1) * each),
  }));
}

/**
 * The tile of the base game that a tile replaces, and the folk that brought it; undefined for a tile of the base game.
 */
function insteadOf({ words }: Shown, id: string): SupplyTile['instead'] {
  const replaced = find<FolkTile>(FOLK_TILES, id)?.replaces;
  const [by] = Object.entries(TILES_OF).find(([, tiles]) => tiles.some((tile) => tile === id)) ?? [];
  return replaced === undefined || by === undefined ? undefined : { of: words.tile(replaced), by };
}

function tileOf(shown: Shown, id: string, possible: boolean | undefined): SupplyTile[] {
  const { state, words } = shown;
  const tile = positionOf(state).rules.tiles[id] ?? find<Tile>(FOLK_TILES, id);
  if (tile === undefined) return [];
  const owners = state.players.flatMap(({ cells }, seat) =>
    cells.some((cell) => cell.ground === 'furnished' && (cell.tile === id || cell.over === id))
      ? [ownerOf(shown, seat)]
      : [],
  );
  const points = printedPoints(tile);
  const { tag, cost, lies, unlimited } = tile;
  const told = words.strip(id);
  const instead = insteadOf(shown, id);
  return [
    {
      tile: id,
      name: shortName(words.tile(id)),
      tag,
      cost,
      points,
      told,
      ...(lies !== undefined && { lies }),
      ...(instead !== undefined && { instead }),
      owners,
      ...(unlimited && { unlimited }),
      possible,
    },
  ];
}
