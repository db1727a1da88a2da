import type { Back, Era, Spot, State } from './state.ts';
import { ACTION_TILES, backOf } from './tiles.ts';

const roomBack = (era: Era): Back => (era === 1 ? 'room 1' : 'room 2');

/** The back of an action tile; if it is already hidden, only its back is known. */
const tileBack = (tile: string): string => (tile in ACTION_TILES ? backOf(tile) : tile);

function seen(spot: Spot): Spot {
  return spot.is === 'covered' ? { ...spot, room: roomBack(spot.era) } : spot;
}

/**
 * Hides face-down pieces in a copy of a state, in place: rooms on both caves, in piles and set aside, and action tiles
 * of later rounds; their backs stay visible. Both players see the same (rulings A128, A165), and the view of a view is
 * the same.
 */
export function hide(state: State): void {
  state.row.forEach((tile, index) => {
    if (index >= state.shown) state.row[index] = tileBack(tile);
  });
  for (const era of [1, 2] as const) state.piles[era] = state.piles[era].map(() => roomBack(era));
  for (const { cave } of state.players) cave.splice(0, cave.length, ...cave.map(seen));
  if (state.setAside === undefined) return;
  const { rooms, light, tiles } = state.setAside;
  state.setAside = {
    rooms: rooms.map(() => roomBack(2)),
    light: state.players.length === 1 ? light.map(() => roomBack(2)) : light,
    tiles: tiles.map(tileBack),
  };
}
