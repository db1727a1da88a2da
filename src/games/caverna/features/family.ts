import { dwarfRoom } from '../animals.ts';
import { pricing, tileOf } from '../asking.ts';
import type { Me, NamedPower, Rules, Tile } from '../power.ts';
import { about, counted, type Feature, type Seen, type Short, type Told, which } from './feature.ts';

const STRENGTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];

/** The weapon of the nth strongest dwarf. */
const weaponOf =
  (nth: number) =>
  ({ player: { dwarfs } }: Seen): number => {
    if (nth === 0) return dwarfs.reduce((most, { weapon }) => Math.max(most, weapon), 0);
    return dwarfs.map(({ weapon }) => weapon).sort((a, b) => b - a)[nth] ?? 0;
  };

const dwellings = new WeakMap<Rules, readonly (Tile & NamedPower)[]>();

/** The tiles in the supply that let a family grow by one. */
function dwellingsIn(rules: Rules): readonly (Tile & NamedPower)[] {
  const known = dwellings.get(rules);
  if (known !== undefined) return known;
  const found = rules.supply
    .map((id) => tileOf(rules, id))
    .filter(({ tag, adjust }) => tag === 'dwelling' && adjust?.dwarfRoom === 1);
  dwellings.set(rules, found);
  return found;
}

/** The wood and stone still needed for the cheapest available dwelling. */
function dwellingLacks(mine: Me): Short {
  const { at, player } = mine;
  const priceOf = pricing(mine, 'furnish');
  let best: Short = { wood: 4, stone: 4 };
  for (const { id, cost, unlimited } of dwellingsIn(at.rules)) {
    if (!unlimited && at.state.players.some(({ tiles }) => tiles.includes(id))) continue;
    const { wood = 0, stone = 0 } = priceOf(cost);
    const short = { wood: Math.max(0, wood - player.goods.wood), stone: Math.max(0, stone - player.goods.stone) };
    if (short.wood + short.stone < best.wood + best.stone) best = short;
  }
  return best;
}

/** The free beds, and the materials still needed for another if the next dwarf has none. */
export function housing(mine: Me): Pick<Seen, 'beds' | 'short'> {
  const { length } = mine.player.dwarfs;
  const beds = Math.max(0, dwarfRoom(mine) - length);
  return { beds, short: length < 5 && beds === 0 ? dwellingLacks(mine) : undefined };
}

const lacks =
  (of: (short: Short) => number) =>
  ({ short }: Seen) =>
    short === undefined ? 0 : of(short);

const family: readonly Feature[] = [
  which('dwarfs', ['1', '2', '3', '4', '5', '6', '7', '8'], ({ player }) => player.dwarfs.length - 1),
  counted(
    'actions to come',
    [5, 10, 15, 20, 25, 30, 40],
    ({ player, left, idle }) => player.dwarfs.length * left + idle,
  ),
  counted('dwarfs to place', [1, 2, 3, 4, 5], ({ idle }) => idle),
  counted('free beds', [1, 2], ({ beds }) => Math.min(2, beds)),
  counted('newborn', [1], ({ player }) => player.dwarfs.filter(({ newborn }) => newborn).length),
  counted(
    'dwelling lacks',
    [1, 2, 3, 4, 5, 6, 7],
    lacks(({ wood, stone }) => wood + stone),
  ),
  counted(
    'dwelling lacks wood',
    [1, 2, 3, 4],
    lacks(({ wood }) => wood),
  ),
  counted(
    'dwelling lacks stone',
    [1, 2, 3],
    lacks(({ stone }) => stone),
  ),
  which('dwelling ready', ['without cavern', 'with cavern'], ({ short, grounds }) => {
    if (short === undefined || short.wood + short.stone > 0) return -1;
    return grounds.cavern > 0 ? 1 : 0;
  }),
];

const weapons: readonly Feature[] = [
  counted('best weapon', STRENGTHS, weaponOf(0)),
  counted('second weapon', STRENGTHS, weaponOf(1)),
  counted('third weapon', [1, 3, 5, 7, 9, 11, 14], weaponOf(2)),
  counted('armed dwarfs', [1, 2, 3, 4, 5], ({ player }) => player.dwarfs.filter(({ weapon }) => weapon > 0).length),
  counted('strength to place', [1, 3, 5, 8, 11, 14], ({ player }) =>
    player.dwarfs.reduce(
      (sum, { weapon, at, newborn }) => (at === 'home' && !newborn ? Math.max(sum, weapon) : sum),
      0,
    ),
  ),
];

export const FAMILY_FEATURES: readonly Told[] = [...about('family', family), ...about('weapons', weapons)];
