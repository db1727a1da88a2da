import { type Flow, possible, type Task, taskKind } from '../../../engine/agenda.ts';
import type { Option } from '../../../engine/decision.ts';
import {
  COVER_BONUS,
  cellAt,
  cellName,
  cellsWith,
  countGround,
  cover,
  groundAt,
  isPrinted,
  pairsOf,
  singlePlaces,
  type Twin,
  type TwinPlace,
  twinPlaces,
} from '../cave.ts';
import { gain, plus } from '../goods.ts';
import { optionOf, optionsBy, readAs } from '../moves/codec.ts';
import { answers, laneOf, type Me, me, playerAt, type RuledState } from '../power.ts';
import type { Bundle, SingleTile } from '../state.ts';

/** The index of a cell that a move names. */
export function cellIn(word: string): number {
  const cell = cellAt(word);
  if (cell === undefined) throw new Error(`No cell is called "${word}".`);
  return cell;
}

/** What an overhanging twin tile gives the player, or undefined when theirs may not overhang. */
const overhangOf = (at: RuledState, seat: number): Bundle | undefined => answers(me(at, seat), 'overhang').at(-1);

/** What covering the printed symbols of these cells gives (rulebook p. 12 and 13). */
function bonusOf(cells: readonly number[]): Bundle {
  return cells.reduce<Bundle>((sum, cell) => plus(sum, COVER_BONUS[cell] ?? {}), {});
}

/** Puts the index of two cells into one number. */
const pairKey = (first: number, second: number): number => first * 64 + second;

const layOptions = new Map<string, (key: number) => Option>();

/** The option to lay a twin tile on a place. */
function layOn([one, two]: Twin, { first, second }: TwinPlace): Option {
  const sides = `${one} ${two}`;
  const known = layOptions.get(sides);
  const make =
    known ??
    optionsBy((key: number) => ({
      verb: 'lay',
      laid: [
        { ground: one, cell: cellName(key >> 6) },
        { ground: two, cell: cellName(key & 63) },
      ],
    }));
  if (known === undefined) layOptions.set(sides, make);
  return make(pairKey(first, second));
}

interface LayTwin extends Task {
  readonly twins: readonly Twin[];
}

/** Lay a twin tile with one of these sides up. */
export function layTwin(...twins: Twin[]): Flow {
  const task: LayTwin = { do: 'twin', twins };
  return task;
}

export const twinKind = taskKind<RuledState, LayTwin>({
  lacks: () => [{ of: 'twinPlace' }],
  possible(at, seat, { twins }) {
    const player = playerAt(at.state, seat);
    const overhang = overhangOf(at, seat) !== undefined;
    return twins.some((twin) => twinPlaces(player, twin, { overhang, most: 1 }).length > 0);
  },
  options(at, seat, { twins }) {
    const player = playerAt(at.state, seat);
    const overhang = overhangOf(at, seat) !== undefined;
    return twins.flatMap((twin) => twinPlaces(player, twin, { overhang }).map((place) => layOn(twin, place)));
  },
  run(at, seat, { move }) {
    const player = playerAt(at.state, seat);
    const cells = readAs('lay', move).laid.map(({ ground, cell }) => {
      cover(player, cellIn(cell), ground);
      return cellIn(cell);
    });
    const overhangs = cells.some((cell) => !isPrinted(cell));
    gain(at, seat, plus(bonusOf(cells), overhangs ? (overhangOf(at, seat) ?? {}) : {}));
  },
});

interface LaySingle extends Task {
  readonly ground: SingleTile;
}

/** Lay a single tile. */
export function laySingle(ground: SingleTile): Flow {
  const task: LaySingle = { do: 'lay', ground };
  return task;
}

const laySingleOn = ({ cell, ground }: Placed): Option =>
  optionOf({ verb: 'lay', laid: [{ ground, cell: cellName(cell) }] });

export const laySingleKind = taskKind<RuledState, LaySingle>({
  possible: (at, seat, { ground }) => singlePlaces(playerAt(at.state, seat), ground, 1).length > 0,
  options: (at, seat, { ground }) =>
    singlePlaces(playerAt(at.state, seat), ground).map((cell) => laySingleOn({ cell, ground })),
  run(at, seat, { task: { ground }, move }) {
    const cells = readAs('lay', move).laid.map(({ cell }) => cellIn(cell));
    for (const cell of cells) cover(playerAt(at.state, seat), cell, ground);
    gain(at, seat, bonusOf(cells));
  },
});

/** Lay a single tile that was bought with rubies, which is no action of a space (rulebook p. 8 and 17). */
export function layBought(ground: SingleTile): Task {
  const task: LaySingle = { do: 'layBought', ground };
  return task;
}

/** Whether a seat has placed a dwarf and carried out no action of its space yet. */
const owesAction = ({ state: { turn } }: RuledState, seat: number): boolean =>
  turn?.seat === seat && turn.space !== '' && !turn.acted;

/** A single tile that lies on a cell. */
interface Placed {
  readonly cell: number;
  readonly ground: SingleTile;
}

/** Whether a task could be carried out if a tile were laid. */
function possibleWith({ at, seat, player }: Me, task: Task, { cell, ground }: Placed): boolean {
  const before = groundAt(player, cell);
  cover(player, cell, ground);
  const found = possible(laneOf(at, seat), task);
  player.cells[cell] = before;
  return found;
}

/** What is asked of a seat once a tile that it has bought lies and its animals have room. */
export const standingTask = ({ state }: RuledState, seat: number): Task | undefined =>
  playerAt(state, seat).agenda.findLast((task) => task.do !== 'layBought' && task.do !== 'accommodate');

/**
 * Where a tile that is bought may be laid, or the first `most` places: as long as an action is owed, only where the tile
 * leaves one possible.
 */
export function boughtPlaces(mine: Me, ground: SingleTile, most?: number): number[] {
  const { at, seat, player } = mine;
  const standing = standingTask(at, seat);
  if (standing === undefined || !owesAction(at, seat)) return singlePlaces(player, ground, most);
  const places: number[] = [];
  for (const cell of singlePlaces(player, ground)) {
    if (places.length === most) break;
    if (possibleWith(mine, standing, { cell, ground })) places.push(cell);
  }
  return places;
}

export const layBoughtKind = taskKind<RuledState, LaySingle>({
  ...laySingleKind,
  begins: true,
  options: (at, seat, { ground }) => boughtPlaces(me(at, seat), ground).map((cell) => laySingleOn({ cell, ground })),
});

/** Place an ore mine and its deep tunnel on two neighbouring ordinary tunnels (rulebook p. 16). */
export const oreMine = (): Flow => ({ do: 'oreMine' });

/** Where an ore mine with its deep tunnel can go; overhanging only where the table rules so (rulings A23). */
function oreMinePlaces(at: RuledState, seat: number): TwinPlace[] {
  const overhang = at.rules.rulings.mineOverhang && overhangOf(at, seat) !== undefined;
  return pairsOf(playerAt(at.state, seat), 'tunnel', overhang);
}

export const oreMineKind = taskKind<RuledState, Task>({
  wants: () => ['tunnel'],
  lacks: () => [{ of: 'twoTunnels' }],
  options: (at, seat) =>
    oreMinePlaces(at, seat).flatMap(({ first, second }) => [
      optionOf({ verb: 'oreMine', cell: cellName(first), deep: cellName(second) }),
      optionOf({ verb: 'oreMine', cell: cellName(second), deep: cellName(first) }),
    ]),
  possible: (at, seat) => oreMinePlaces(at, seat).length > 0,
  run(at, seat, { move }) {
    const { cell, deep } = readAs('oreMine', move);
    const { cells } = playerAt(at.state, seat);
    const overhangs = [cell, deep].some((name) => cells[cellIn(name)]?.ground === 'outside');
    cells[cellIn(cell)] = { ground: 'oreMine' };
    cells[cellIn(deep)] = { ground: 'deepTunnel' };
    if (overhangs) gain(at, seat, overhangOf(at, seat) ?? {});
  },
});

interface RubyMine extends Task {
  readonly on: 'tunnel' | 'deepTunnel';
}

/** Place a ruby mine on a tunnel, ordinary or deep (rulebook p. 16). */
export function rubyMine(on: 'tunnel' | 'deepTunnel'): Flow {
  const task: RubyMine = { do: 'rubyMine', on };
  return task;
}

export const rubyMineKind = taskKind<RuledState, RubyMine>({
  wants: (_at, _seat, { on }) => (on === 'tunnel' ? ['tunnel'] : []),
  possible: (at, seat, { on }) => countGround(playerAt(at.state, seat), on) > 0,
  lacks: (_at, _seat, { on }) => [{ of: on }],
  options: (at, seat, { on }) =>
    cellsWith(playerAt(at.state, seat), on).map((cell) => optionOf({ verb: 'rubyMine', cell: cellName(cell) })),
  run(at, seat, { task: { on }, move }) {
    const cell = cellIn(readAs('rubyMine', move).cell);
    playerAt(at.state, seat).cells[cell] =
      on === 'deepTunnel' ? { ground: 'rubyMine', deep: true } : { ground: 'rubyMine' };
  },
});
