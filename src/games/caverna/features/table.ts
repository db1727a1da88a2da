import { put } from '../../../engine/features.ts';
import { countGoods } from '../goods.ts';
import { about, counted, type Feature, type Told, which } from './feature.ts';

const ROUNDS = Array.from({ length: 12 }, (_, i) => String(i + 1));

/** The round, the number of players, and whose turn it is. */
const table: Feature[] = [
  {
    names: ROUNDS.map((round) => `round ${round}`),
    write: ({ at }, page) => put(page, Math.max(0, at.state.round - 1), 1),
  },
  which('players', ['1', '2', '3', '4', '5', '6', '7'], ({ at }) => at.state.players.length - 1),
  which('token', ['held'], ({ at, seat }) => (at.state.tokenHolder === seat ? 0 : -1)),
  which('phase', ['work', 'harvest'], ({ at }) =>
    at.state.phase === 'work' ? 0 : at.state.phase === 'harvest' ? 1 : -1,
  ),
  counted('dwarfs of others to place', [1, 2, 3, 4, 6, 8, 10], ({ at, seat }) =>
    at.state.players.reduce(
      (sum, { dwarfs, passed }, other) =>
        other === seat || passed
          ? sum
          : sum + dwarfs.filter(({ at: where, newborn }) => where === 'home' && !newborn).length,
      0,
    ),
  ),
  counted('most dwarfs of others', [2, 3, 4, 5, 6], ({ at, seat }) =>
    at.state.players.reduce((most, { dwarfs }, other) => (other === seat ? most : Math.max(most, dwarfs.length)), 0),
  ),
];

/**
 * For each action space: whether it exists, whether the seat may still go there in this round, and how many goods lie
 * on it.
 */
function spaces(ids: readonly string[]): Feature {
  const places = new Map(ids.map((id, i) => [id, 3 * i]));
  return {
    names: ids.flatMap((id) => [`space ${id}`, `space ${id} open`, `space ${id} goods`]),
    write({ at: { state }, idle }, page) {
      const taken = new Set<string>();
      for (const { dwarfs } of state.players) for (const dwarf of dwarfs) taken.add(dwarf.at);
      for (const { id, goods } of state.spaces) {
        const place = places.get(id);
        if (place === undefined) continue;
        put(page, place, 1);
        if (idle > 0 && !taken.has(id)) put(page, place + 1, 1);
        const count = countGoods(goods);
        if (count > 0) put(page, place + 2, Math.min(2, count / 5));
      }
    },
  };
}

/** For each furnishing tile: whether the seat has it, the same times the rounds left, and whether others have it. */
function tiles(ids: readonly string[]): Feature {
  const places = new Map(ids.map((id, i) => [id, 3 * i]));
  return {
    names: ids.flatMap((id) => [`tile ${id}`, `tile ${id}, rounds left`, `tile ${id} of others`]),
    write({ at: { state }, seat, player, share }, page) {
      for (const id of player.tiles) {
        const place = places.get(id);
        if (place === undefined) continue;
        put(page, place, 1);
        put(page, place + 1, share);
      }
      for (const [other, { tiles }] of state.players.entries()) {
        if (other === seat) continue;
        // Everybody has the first tile.
        for (let i = 1; i < tiles.length; i++) {
          const place = places.get(tiles[i] as string);
          if (place !== undefined) put(page, place + 2, 1);
        }
      }
    },
  };
}

/** The forgotten folk that the seat plays. */
const folk = (ids: readonly string[]): Feature => which('folk', ids, ({ player }) => ids.indexOf(player.folk ?? ''));

/** The ids of a game's things. */
export interface Ids {
  readonly spaces: readonly string[];
  readonly tiles: readonly string[];
  readonly folks: readonly string[];
}

export const tableFeatures = (ids: Ids): readonly Told[] => [
  ...about(undefined, table),
  ...about('spaces', [spaces(ids.spaces)]),
  ...about('tiles', [tiles(ids.tiles)]),
  ...about(undefined, [folk(ids.folks)]),
];
