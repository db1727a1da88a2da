import { positionOf } from '../../../src/games/caverna/game.ts';
import type { Tile } from '../../../src/games/caverna/power.ts';
import { ownerAt } from '../../shared/owner.ts';
import type { SupplyInput, SupplyTile } from './scene.ts';
import { type Shown, shortName } from './shown.ts';

/** Which tiles of the supply are shown, under which title, and which of them may be built by the viewer now. */
export interface SupplyView {
  readonly title: string;
  readonly tiles?: readonly string[] | undefined;
  readonly possible?: readonly string[] | undefined;
  /** Those that the viewer would like to have. */
  readonly wished?: readonly string[] | undefined;
}

/** The points of a tile: those that are printed, and a star where others depend on what its owner has. */
export function printedPoints({ points, score }: Pick<Tile, 'points' | 'score'>): SupplyTile['points'] {
  if (score?.bonus === undefined) return points;
  return points === 0 ? undefined : `${points}*`;
}

/** A sheet holds so many tiles: half of the supply. */
const MOST = 24;

/** The furnishing tiles with who has built what, on as many sheets as they need, in the order of the supply boards. */
export function supplySheets(shown: Shown, { title, tiles: wanted, possible, wished = [] }: SupplyView): SupplyInput[] {
  const { rules } = positionOf(shown.state);
  const tiles = (wanted ?? rules.supply)
    .flatMap((id) => tileOf(shown, id, possible?.includes(id)))
    .map((tile) => (wished.includes(tile.tile) ? { ...tile, wished: true } : tile));
  const sheets = Math.max(1, Math.ceil(tiles.length / MOST));
  const each = Math.ceil(tiles.length / sheets);
  const { words, state } = shown;
  return Array.from({ length: sheets }, (_, at) => ({
    title: words.sheet({ title, round: state.round, sheet: at + 1, sheets }),
    tiles: tiles.slice(at * each, (at + 1) * each),
  }));
}

function tileOf(shown: Shown, id: string, possible: boolean | undefined): SupplyTile[] {
  const { state, words } = shown;
  const tile = positionOf(state).rules.tiles[id];
  if (tile === undefined) return [];
  const owners = state.players.flatMap(({ cells }, seat) =>
    cells.some((cell) => cell.ground === 'furnished' && (cell.tile === id || cell.over === id))
      ? [ownerAt(shown, seat)]
      : [],
  );
  const points = printedPoints(tile);
  const { tag, cost } = tile;
  return [{ tile: id, name: shortName(words.tile(id)), tag, cost, points, told: words.strip(id), owners, possible }];
}
