import type { TaskKind } from '../../../engine/agenda.ts';
import type { FolkRulings } from '../folk-rulings.ts';
import type { Folk, RuledState, Rules, Tile } from '../power.ts';
import { namedFolk, wholeNature } from '../whole.ts';
import { barterKind } from './barter.ts';
import { breedAgainKind } from './breed-again.ts';
import { folks } from './folks.ts';
import { goblinHomeKind, goblinNature } from './goblins.ts';
import { FOLK_TILES, type FolkTileId, TILES_OF } from './tiles/index.ts';

/** The kinds of tasks of folks and their tiles. */
export const FOLK_KINDS: Readonly<Record<string, TaskKind<RuledState>>> = {
  barter: barterKind,
  breedAgain: breedAgainKind,
  goblinHome: goblinHomeKind,
};

/** Name tags that are yellow by name; the colour of the others is a ruling (A60). */
const NAMED_YELLOW = /(Parlor|Storage|Chamber)$/;

/** A folk's tile in a game with these rulings. */
function tagged(id: FolkTileId, rulings: FolkRulings): Tile {
  const tile = FOLK_TILES[id];
  const green = rulings.yellowByNameOnly && tile.tag === 'yellow' && !NAMED_YELLOW.test(id);
  return green ? { ...tile, tag: 'green' } : tile;
}

/** The furnishing tiles of all folks in a game with these rulings. */
export const folkTiles = (rulings: FolkRulings): Record<string, Tile> =>
  Object.fromEntries(Object.values(TILES_OF).flatMap((ids) => ids.map((id) => [id, tagged(id, rulings)])));

/** The furnishing tiles of these folks, by the ids of the tiles that they replace. */
export function replacements(tilesOf: readonly string[]): ReadonlyMap<string, string> {
  const brought = Object.entries(TILES_OF).flatMap(([folk, ids]) => (tilesOf.includes(folk) ? ids : []));
  return new Map(brought.map((id) => [FOLK_TILES[id].replaces, id]));
}

/** The part of the catalogue for folks in a game with these rulings. */
export function folkRules(rulings: FolkRulings): NonNullable<Rules['folks']> {
  const byId: Record<string, Folk> = {};
  for (const [id, entry] of Object.entries(folks(rulings))) byId[id] = namedFolk(id, entry);
  return { rulings, byId, goblin: wholeNature(goblinNature(rulings)) };
}
