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
}

/** The points of a tile: those that are printed, and a star where others depend on what its owner has. */
export function printedPoints({ points, score }: Pick<Tile, 'points' | 'score'>): SupplyTile['points'] {
  if (score?.bonus === undefined) return points;
  return points === 0 ? undefined : `${points}*`;
}

/** The supply of furnishing tiles with who has built what. */
export function supplyBoard(shown: Shown, { title, tiles, possible }: SupplyView): SupplyInput {
  const { state, words } = shown;
  const { rules } = positionOf(state);
  return {
    title,
    tiles: (tiles ?? rules.supply).flatMap((id) => {
      const tile = rules.tiles[id];
      if (tile === undefined) return [];
      const owners = state.players.flatMap(({ cells }, seat) =>
        cells.some((cell) => cell.ground === 'furnished' && (cell.tile === id || cell.over === id))
          ? [ownerAt(shown, seat)]
          : [],
      );
      const points = printedPoints(tile);
      return [
        {
          tile: id,
          name: shortName(words.tile(id)),
          tag: tile.tag,
          cost: tile.cost,
          told: words.strip(id),
          points,
          owners,
          possible: possible?.includes(id),
        },
      ];
    }),
  };
}
