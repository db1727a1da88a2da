import type { Cell, Dwarf, Player, State } from '../../src/games/caverna/state.ts';
import { PREPRINTED, PRINTED } from '../games/caverna/tiles/index.ts';
import { haveRoom } from './brute-force.ts';

/*
 * Laws of every state with a decision: written only from the rulebook, and independent of how the rules decide what is
 * possible.
 */

/** How many dwarfs a tile has room for, not counting a sixth. */
const bedsIn = (tile: string): number => (tile === PREPRINTED ? 2 : (PRINTED[tile]?.dwarfRoom ?? 0));
const isUnlimited = (tile: string): boolean => tile === PREPRINTED || PRINTED[tile]?.unlimited === true;
const FOREST = new Set(['forest', 'meadow', 'field', 'smallPasture', 'largePasture']);
const CAVE = new Set(['cavern', 'tunnel', 'deepTunnel', 'oreMine', 'rubyMine', 'furnished']);
const FARMED = new Set(['meadow', 'field', 'smallPasture', 'largePasture']);

const column = (cell: number): number => cell % 8;
const row = (cell: number): number => Math.floor(cell / 8);
const printed = (cell: number): boolean => column(cell) >= 1 && column(cell) <= 6 && row(cell) >= 1 && row(cell) <= 4;
const half = (cell: number): 'forest' | 'mountain' => (column(cell) <= 3 ? 'forest' : 'mountain');

/** The cells above, below, left and right that belong to the same half of the board. */
const beside = (cell: number): number[] =>
  [cell - 8, cell + 8, ...(column(cell) > 0 ? [cell - 1] : []), ...(column(cell) < 7 ? [cell + 1] : [])].filter(
    (other) => other >= 0 && other < 48 && half(other) === half(cell),
  );

/** Everything wrong with a state that has a decision; empty if all is well. */
export function wrongs(state: State, asked: ReadonlyMap<number, string>): string[] {
  return [
    ...state.players.flatMap((player, seat) =>
      wrongsOf(state, player, asked.get(seat)).map((wrong) => `seat ${seat + 1}: ${wrong}`),
    ),
    ...twiceBuilt(state),
    ...shared(state),
    ...state.spaces.flatMap(({ id, goods }) =>
      Object.entries(goods).some(([, count]) => !whole(count)) ? [`${id} has an impossible number of goods`] : [],
    ),
  ];
}

const whole = (count: number | undefined): boolean => Number.isSafeInteger(count) && (count ?? -1) >= 0;

/**
 * Whether animals may lack room: while a player decides what becomes of them, or where a tile goes that may make room.
 */
export const mayLackRoom = (task: string | undefined): boolean => task === 'accommodate' || task === 'lay';

function wrongsOf(state: State, player: Player, task: string | undefined): string[] {
  const wrong: string[] = [];
  for (const [good, count] of Object.entries(player.goods)) if (!whole(count)) wrong.push(`has ${count} ${good}`);
  if (!whole(player.begging)) wrong.push(`has ${player.begging} begging markers`);
  if (!mayLackRoom(task) && !haveRoom(player)) wrong.push('has animals without room');
  return [...wrong, ...family(player), ...board(player), ...tiles(state, player)];
}

function family({ dwarfs, tiles }: Player): string[] {
  const wrong: string[] = [];
  const sixth = tiles.some((id) => PRINTED[id]?.sixthDwarf);
  const beds = tiles.reduce((sum, id) => sum + bedsIn(id), 0);
  const five = Math.min(dwarfs.length, 5);
  if (five > beds) wrong.push(`has ${dwarfs.length} dwarfs in ${beds} beds`);
  if (dwarfs.length > (sixth ? 6 : 5)) wrong.push(`has ${dwarfs.length} dwarfs`);
  for (const { weapon } of dwarfs) if (!whole(weapon) || weapon > 14) wrong.push(`has a weapon of strength ${weapon}`);
  for (const dwarf of dwarfs) if (dwarf.newborn && !withParent(dwarf, dwarfs)) wrong.push('has a newborn on its own');
  return wrong;
}

const withParent = ({ at }: Dwarf, dwarfs: readonly Dwarf[]): boolean =>
  at === 'home' || dwarfs.some((other) => other.at === at && !other.newborn);

function board(player: Player): string[] {
  const wrong: string[] = [];
  const { cells } = player;
  const stables = cells.filter((cell) => 'stable' in cell && cell.stable).length;
  if (stables > 3) wrong.push(`has ${stables} stables`);
  cells.forEach((cell, index) => {
    const grounds = half(index) === 'forest' ? FOREST : CAVE;
    const fits = cell.ground === half(index) || cell.ground === 'outside' || grounds.has(cell.ground);
    if (!fits) wrong.push(`${cell.ground} lies on cell ${index}`);
    if (printed(index) ? cell.ground === 'outside' : cell.ground === half(index))
      wrong.push(`cell ${index} is not as printed`);
    if (!printed(index) && cell.ground !== 'outside' && !player.tiles.some((id) => PRINTED[id]?.overhang)) {
      wrong.push('overhangs without a tile that allows it');
    }
    wrong.push(...wrongCell(cells, cell, index));
  });
  return [...wrong, ...apart(cells, 'forest'), ...apart(cells, 'mountain')];
}

function wrongCell(cells: readonly Cell[], cell: Cell, index: number): string[] {
  if ('stable' in cell && (cell as Cell).ground === 'field') return [`a stable is on the field ${index}`];
  if (cell.ground === 'field') {
    const most = cell.crop === 'grain' ? 3 : cell.crop === 'vegetable' ? 2 : 0;
    const left = cell.left ?? 0;
    if (left > most || (most > 0 && left < 1)) return [`${left} ${cell.crop} are on field ${index}`];
  }
  if (cell.ground !== 'largePasture') return [];
  const other = cells[cell.other];
  const joined = other?.ground === 'largePasture' && other.other === index && beside(index).includes(cell.other);
  return joined ? [] : [`half of the large pasture on ${index} is missing`];
}

/** All tiles of a half are connected, and start at the cave entrance: c4 in the forest, d4 in the mountain. */
function apart(cells: readonly Cell[], side: 'forest' | 'mountain'): string[] {
  const laid = cells.flatMap(({ ground }, index) =>
    half(index) === side && (side === 'forest' ? FARMED : CAVE).has(ground) ? [index] : [],
  );
  if (laid.length === 0) return [];
  const entrance = side === 'forest' ? 35 : 36;
  const reached = new Set([entrance]);
  for (const cell of reached) for (const other of beside(cell)) if (laid.includes(other)) reached.add(other);
  return laid.every((cell) => reached.has(cell)) ? [] : [`tiles in the ${side} are not connected`];
}

/** The tiles of a player are the tiles on the board; only the work room lets tunnels be furnished. */
function tiles(state: State, { cells, tiles: owned }: Player): string[] {
  const laid = cells.flatMap((cell) => (cell.ground === 'furnished' ? [cell.tile] : []));
  const wrong: string[] = [];
  if (JSON.stringify([...laid].sort()) !== JSON.stringify([...owned].sort()))
    wrong.push('owns tiles other than those on the board');
  for (const cell of cells) {
    if (cell.ground !== 'furnished' || cell.over === undefined) continue;
    if (PRINTED[cell.tile]?.overbuilds !== cell.over) wrong.push(`${cell.tile} lies on ${cell.over}`);
  }
  const full = owned.filter((id) => PRINTED[id]?.introductory === undefined && id !== PREPRINTED);
  if (state.options.tiles === 'introductory' && full.length > 0) wrong.push(`owns ${full.join()} of the full game`);
  return wrong;
}

function twiceBuilt({ players }: State): string[] {
  const laid = players.flatMap(({ cells }) =>
    cells.flatMap((cell) => (cell.ground === 'furnished' ? [cell.tile, ...(cell.over ? [cell.over] : [])] : [])),
  );
  return laid.filter((id, i) => !isUnlimited(id) && laid.indexOf(id) !== i).map((id) => `${id} was built twice`);
}

/** Each space holds one dwarf, and the child that this dwarf has had there. */
function shared({ players, spaces }: State): string[] {
  const standing = players.flatMap(({ dwarfs }) =>
    dwarfs.filter(({ at, newborn }) => at !== 'home' && !newborn).map(({ at }) => at),
  );
  return [
    ...standing.filter((id, i) => standing.indexOf(id) !== i).map((id) => `two dwarfs are on ${id}`),
    ...standing
      .filter((id) => !spaces.some((space) => space.id === id))
      .map((id) => `a dwarf is on ${id}, which is not in play`),
  ];
}
