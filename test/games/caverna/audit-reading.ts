import type { Cell, Player, State } from '../../../src/games/caverna/state.ts';
import { COSTS } from '../../laws/prices.ts';

/*
 * A second reading of the rulebook (p. 12 to 20): where tiles, mines, pastures and stables may go, and what may be built.
 * It shares nothing with the program but how a board is written down and the names of tiles.
 */

const COLUMNS = 'xabcdefg';
type Place = readonly [column: number, row: number];
const SQUARES: readonly Place[] = Array.from({ length: 48 }, (_, i) => [i % 8, Math.floor(i / 8)] as const);
const FARM = ['meadow', 'field', 'smallPasture', 'largePasture'];
const CAVE = ['cavern', 'tunnel', 'deepTunnel', 'oreMine', 'rubyMine', 'furnished'];

const name = ([column, row]: Place): string => `${COLUMNS[column]}${row}`;
const order = ([column, row]: Place): number => row * 8 + column;
const isInside = ([column, row]: Place): boolean => column >= 1 && column <= 6 && row >= 1 && row <= 4;
const isForest = ([column]: Place): boolean => column <= 3;
const at = (player: Player, place: Place): Cell => player.cells[order(place)] ?? { ground: 'outside' };
const hasStable = (cell: Cell): boolean => 'stable' in cell && cell.stable === true;

const beside = (place: Place): Place[] =>
  SQUARES.filter((other) => Math.abs(other[0] - place[0]) + Math.abs(other[1] - place[1]) === 1).filter(
    (other) => isForest(other) === isForest(place),
  );

export const owns = (player: Player, tile: string): boolean => player.tiles.includes(tile);
export const count = (player: Player, ...grounds: string[]): number =>
  player.cells.filter((cell) => grounds.includes(cell.ground)).length;

/** Land begins at the cave entrance and hangs together; so do the caves. */
function connects(player: Player, place: Place): boolean {
  if (name(place) === 'c4' && count(player, ...FARM) === 0) return true;
  return beside(place).some((other) => (isForest(place) ? FARM : CAVE).includes(at(player, other).ground));
}

const isBare = (player: Player, place: Place): boolean =>
  at(player, place).ground === (isForest(place) ? 'forest' : 'mountain');

/** Whether two neighbouring squares can take a twin tile; the Office room lets one half overhang the board. */
function takesTwin(player: Player, squares: readonly Place[]): boolean {
  const beyond = squares.filter((place) => !isInside(place));
  if (beyond.length > (owns(player, 'officeRoom') ? 1 : 0)) return false;
  const free = squares.every((place) =>
    isInside(place) ? isBare(player, place) : at(player, place).ground === 'outside',
  );
  return free && squares.some((place) => connects(player, place));
}

/** Every way to lay a twin tile with these two halves. */
export function twins(player: Player, one: string, two: string): string[] {
  return SQUARES.filter((first) => isForest(first) === (one === 'meadow')).flatMap((first) =>
    beside(first)
      .filter((second) => one !== two || order(first) < order(second))
      .filter((second) => two !== 'field' || !hasStable(at(player, second)))
      .filter((second) => takesTwin(player, [first, second]))
      .map((second) => `lay ${one} ${name(first)} ${two} ${name(second)}`),
  );
}

/** Every way to lay a single tile. */
export function singles(player: Player, ground: string): string[] {
  return SQUARES.filter((place) => isInside(place) && isForest(place) === FARM.includes(ground))
    .filter((place) => isBare(player, place) && connects(player, place))
    .filter((place) => ground !== 'field' || !hasStable(at(player, place)))
    .map((place) => `lay ${ground} ${name(place)}`);
}

const places = (player: Player, ...grounds: string[]): Place[] =>
  SQUARES.filter((place) => grounds.includes(at(player, place).ground));

const pairs = (player: Player, ground: string): [Place, Place][] =>
  places(player, ground).flatMap((one) =>
    beside(one)
      .filter((two) => at(player, two).ground === ground)
      .map((two): [Place, Place] => [one, two]),
  );

export const oreMines = (player: Player): string[] =>
  pairs(player, 'tunnel').map(([one, two]) => `mine ore ${name(one)} deep ${name(two)}`);

/** Every way to fence in one meadow, or two, for so much wood; the Carpenter saves one. */
export function pastures(player: Player, size: 'small' | 'large', wood: number): string[] {
  if (player.goods.wood < wood - (owns(player, 'carpenter') ? 1 : 0)) return [];
  if (size === 'small') return places(player, 'meadow').map((place) => `fence small ${name(place)}`);
  return pairs(player, 'meadow')
    .filter(([one, two]) => order(one) < order(two))
    .map(([one, two]) => `fence large ${name(one)} ${name(two)}`);
}

/** Every place for a stable at so much stone; the Stone carver saves one. */
export function stables(player: Player, stone: number): string[] {
  const saved = owns(player, 'stoneCarver') ? 1 : 0;
  if (player.cells.filter(hasStable).length >= 3 || player.goods.stone < stone - saved) return [];
  return places(player, 'forest', 'meadow', 'smallPasture', 'largePasture')
    .filter((place) => !hasStable(at(player, place)))
    .map((place) => `stable ${name(place)}`);
}

const BEDS: Readonly<Record<string, number>> = {
  entryLevelDwelling: 2,
  dwelling: 1,
  simpleDwelling42: 1,
  simpleDwelling33: 1,
  mixedDwelling: 1,
  coupleDwelling: 2,
};
export const DWELLINGS = [...Object.keys(BEDS).slice(1), 'additionalDwelling'];

export function mayGrow(player: Player): boolean {
  const family = player.dwarfs.length;
  if (family >= 5) return family === 5 && owns(player, 'additionalDwelling');
  return player.tiles.reduce((sum, tile) => sum + (BEDS[tile] ?? 0), 0) > family;
}

const OVERBUILT: Readonly<Record<string, string>> = { trader: 'sparePartStorage', sparePartStorage: 'trader' };

function isBuilt({ players }: State, tile: string): boolean {
  return players.some(({ cells }) =>
    cells.some((cell) => cell.ground === 'furnished' && (cell.tile === tile || cell.over === tile)),
  );
}

/** The tiles that a player can pay for and place, at their printed price or another one. */
export function furnishings(state: State, player: Player, cost?: Readonly<Record<string, number>>): string[] {
  const rooms = count(player, 'cavern', ...(owns(player, 'workRoom') ? ['tunnel', 'deepTunnel'] : []));
  return Object.keys(COSTS).filter((tile) => {
    if (tile !== 'dwelling' && isBuilt(state, tile)) return false;
    if (rooms === 0 && !owns(player, OVERBUILT[tile] ?? '')) return false;
    return isAffordable(player, cost ?? COSTS[tile] ?? {});
  });
}

/** Carpenter and Stone carver save a piece; with the Builder an ore may stand for one wood and one for one stone. */
function isAffordable({ goods, tiles }: Player, cost: Readonly<Record<string, number>>): boolean {
  const price: Record<string, number> = { ...cost };
  if (tiles.includes('carpenter')) price['wood'] = Math.max(0, (price['wood'] ?? 0) - 1);
  if (tiles.includes('stoneCarver')) price['stone'] = Math.max(0, (price['stone'] ?? 0) - 1);
  const most = tiles.includes('builder') ? 1 : 0;
  for (const good of ['wood', 'stone'] as const) {
    const lacks = (price[good] ?? 0) - goods[good];
    if (lacks <= 0) continue;
    if (lacks > most) return false;
    price['ore'] = (price['ore'] ?? 0) + lacks;
    price[good] = goods[good];
  }
  return Object.entries(price).every(([good, amount]) => (goods[good as keyof typeof goods] ?? 0) >= amount);
}

export const maySow = ({ goods, cells }: Player): boolean =>
  goods.grain + goods.vegetable > 0 && cells.some((cell) => cell.ground === 'field' && cell.crop === undefined);
