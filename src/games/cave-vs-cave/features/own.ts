import { put } from '../../../engine/features.ts';
import { fitsPattern, WALL_PATTERN_NAMES } from '../board.ts';
import { furnishedRooms, orangeAhead, reachable, wallPlaces } from '../cave.ts';
import { EDIBLE, GOODS, type Good } from '../goods.ts';
import { ROOM_TILES } from '../rooms/index.ts';
import { about, counted, type Feature, type Told, type Topic } from './feature.ts';

const FEW = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const MANY = [1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 19];

/** The goods with more marks. A list of its own, because new marks would have to be learned again. */
const PLENTIFUL: readonly Good[] = ['gold', 'weapon'];

/** The topics of the goods whose topic differs from that of most goods. */
const TOPICS: Partial<Readonly<Record<Good, Topic>>> = { food: 'food', gold: 'gold', weapon: 'weapons' };

/** The goods in the supply. */
const goods: Told[] = [
  ...GOODS.flatMap((good) =>
    about(TOPICS[good] ?? 'goods', [
      counted(`goods ${good}`, PLENTIFUL.includes(good) ? MANY : FEW, ({ player }) => player.goods[good]),
    ]),
  ),
  ...about('food', [
    counted('food and edible', MANY, ({ player: { goods: own } }) =>
      EDIBLE.reduce((sum, good) => sum + own[good], own.food),
    ),
  ]),
];

/** The rooms of the seat, and those of the pool, which both players use. */
function rooms(): Feature {
  const ids = Object.keys(ROOM_TILES);
  const places = new Map(ids.map((id, i) => [id, 2 * i]));
  return {
    names: ids.flatMap((id) => [`room ${id}`, `room ${id}, turns left`]),
    write({ at, player, share }, page) {
      for (const id of furnishedRooms(player).concat(at.state.pool)) {
        const place = places.get(id);
        if (place === undefined) continue;
        put(page, place, 1);
        put(page, place + 1, share);
      }
    },
  };
}

/** The cave: how much is excavated, what is reachable, the walls, and which rooms would fit somewhere. */
const cave: Feature[] = [
  counted('empty rooms', [1, 2, 3, 4, 5], ({ sites }) => sites.length),
  counted('furnished rooms', [2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 18], ({ player }) => furnishedRooms(player).length),
  counted(
    'covered rooms',
    [1, 2, 3, 4, 5, 6, 8, 10],
    ({ player }) => player.cave.filter(({ is }) => is === 'covered').length,
  ),
  counted(
    'reachable rooms',
    [1, 2, 3, 4, 5],
    ({ at, player }) => reachable(player, false, at.state.options.rulings).length,
  ),
  counted('built walls', [1, 2, 3, 4, 5, 7], ({ player }) => player.walls.length),
  counted(
    'places for walls',
    [1, 2, 4, 7, 10],
    ({ at, player }) => [...wallPlaces(player, at.state.options.rulings)].length,
  ),
  counted('orange rooms ahead', [2, 3, 4, 5, 6], ({ player }) => Math.max(0, orangeAhead(player))),
  counted('own walls', [1, 2, 3], ({ player }) => player.ownWalls),
  counted('additional cavern', [1], ({ player }) => (player.cavern === undefined ? 0 : 1)),
  ...WALL_PATTERN_NAMES.map((pattern) =>
    counted(
      `places for ${pattern}`,
      [1, 2],
      ({ sites }) => sites.filter(({ walls }) => fitsPattern(pattern, walls)).length,
    ),
  ),
];

export const OWN_FEATURES: readonly Told[] = [...goods, ...about('rooms', [rooms()]), ...about('cave', cave)];
