import { put } from '../../../engine/features.ts';
import { placesFor } from '../cave.ts';
import type { Bundle, Good } from '../goods.ts';
import { ROOM_TILES, roomOf } from '../rooms/index.ts';
import { MODES, type Player } from '../state.ts';
import { suitsColour } from '../tasks/furnish.ts';
import { ACTION_TILES } from '../tiles.ts';
import { about, counted, type Feature, type Seen, type Told, which } from './feature.ts';

const TURNS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20, 22];

/** The mode, the number of players, and the time left. */
const table: Feature[] = [
  which('mode', MODES, ({ at }) => MODES.indexOf(at.state.options.mode)),
  which('players', ['1', '2'], ({ at }) => at.state.players.length - 1),
  which('era', ['1', '2'], ({ at }) => at.state.era - 1),
  counted('turns left', TURNS, ({ inEra }) => inEra),
  counted('turns left in round', [1, 2, 3], ({ inRound }) => inRound),
  counted('walls left', [1, 2, 3, 5, 7], ({ at }) => at.state.walls),
  counted('rooms face down', [1, 3, 6, 10], ({ at }) => at.state.piles[at.state.era].length),
];

/** The conditions of action tiles. */
const goldAhead = counted('gold ahead', [1, 3, 6], (seen) => ahead(seen, 'gold'));
const weaponsAhead = counted('weapons ahead', [1, 3, 6], (seen) => ahead(seen, 'weapon'));

/** How many more of a good a seat has than its opponent; 0 if it has fewer, or plays solo. */
function ahead({ at, seat, player }: Seen, good: 'gold' | 'weapon'): number {
  const other = at.state.players.find((_, each) => each !== seat);
  return other === undefined ? 0 : Math.max(0, player.goods[good] - other.goods[good]);
}

/** How many goods a seat lacks for a room's cost. */
function lacking({ goods }: Player, cost: Bundle): number {
  let lacks = 0;
  for (const good in cost) lacks += Math.max(0, (cost[good as Good] ?? 0) - goods[good as Good]);
  return lacks;
}

/** The largest shortage that features distinguish. */
const MUCH = 5;

/**
 * For each room: whether it is for sale, whether the seat has a place for it, and whether the seat could also pay for
 * it, or how much it lacks.
 */
function forSale(): Feature {
  const ids = Object.keys(ROOM_TILES);
  const places = new Map(ids.map((id, i) => [id, 5 * i]));
  return {
    names: ids.flatMap((id) => [
      `sale ${id}`,
      `sale ${id} later`,
      `sale ${id} fits`,
      `sale ${id} at hand`,
      `sale ${id} lacks`,
    ]),
    write(seen, page) {
      const { at, player, sites, inEra, share } = seen;
      if (inEra === 0) return;
      for (const id of at.state.display) {
        const place = places.get(id);
        if (place === undefined) continue;
        put(page, place, 1);
        put(page, place + 1, share);
        const lacks = lacking(player, roomOf(id).cost);
        if (lacks > 0) put(page, place + 4, lacks / MUCH);
        if (!suitsColour(seen, id) || placesFor(sites, id).length === 0) continue;
        put(page, place + 2, 1);
        if (lacks === 0) put(page, place + 3, 1);
      }
    },
  };
}

/** For each action tile: whether the seat may still get it in this round, and whether it is in the row at all. */
function actionTiles(): Feature {
  const ids = Object.keys(ACTION_TILES);
  const places = new Map(ids.map((id, i) => [id, 2 * i]));
  return {
    names: ids.flatMap((id) => [`tile ${id}`, `tile ${id} open`]),
    write({ at: { state }, inRound }, page) {
      for (let i = 0; i < state.shown; i++) {
        const tile = state.row[i] ?? '';
        const place = places.get(tile);
        if (place === undefined) continue;
        put(page, place, 1);
        if (inRound > 0 && !state.taken.some((each) => each.tile === tile)) put(page, place + 1, 1);
      }
    },
  };
}

export const TABLE_FEATURES: readonly Told[] = [
  ...about(undefined, table),
  ...about('gold', [goldAhead]),
  ...about('weapons', [weaponsAhead]),
  ...about('sale', [forSale()]),
  ...about('tiles', [actionTiles()]),
];
