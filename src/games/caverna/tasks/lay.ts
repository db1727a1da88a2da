import { type Flow, possible, type Task, taskKind } from '../../../engine/agenda.ts';
import type { Option } from '../../../engine/decision.ts';
import { answers, happen, laneOf, me, playerAt } from '../asking.ts';
import {
  COVER_BONUS,
  cellAt,
  cellName,
  cellsWith,
  countGround,
  cover,
  groundAt,
  type Half,
  halfOfTwin,
  isPrinted,
  pairsOf,
  singlePlaces,
  type Twin,
  type TwinPlace,
  twinPlaces,
} from '../cave.ts';
import { canPay, gain, lackingOf, pay, plus } from '../goods.ts';
import { optionOf, optionsBy, readAs } from '../moves/codec.ts';
import type { Me, Overhang, RuledState, TwinTerms } from '../power.ts';
import type { Bundle, Cell, SingleTile } from '../state.ts';

/** The index of a cell that a move names. */
export function cellIn(word: string): number {
  const cell = cellAt(word);
  if (cell === undefined) throw new Error(`No cell is called "${word}".`);
  return cell;
}

/** What a tile that overhangs in a half gives the player, or undefined when theirs may not overhang. */
const overhangOf = (at: RuledState, seat: number, half: Half): Overhang | undefined =>
  answers(me(at, seat), 'overhang').at(-1)?.(half);

/** What mines and large pastures that overhang give, or undefined where they may not (rulings A23). */
export const mineOverhang = (at: RuledState, seat: number, half: Half): Overhang | undefined => {
  if (!at.rules.rulings.mineOverhang) return undefined;
  const overhang = overhangOf(at, seat, half);
  return overhang?.mines ? overhang : undefined;
};

const WHOLE: TwinTerms = { twin: {} };
const NOTHING: Option[] = [];

/** How twin tiles are laid in a half. */
const termsOf = (at: RuledState, seat: number, half: Half): TwinTerms =>
  at.rules.answered.has('twins') ? (answers(me(at, seat), 'twins').at(-1)?.(half) ?? WHOLE) : WHOLE;

/** What covering the printed symbols of these cells gives (rulebook p. 12 and 13). */
export function coverBonus(mine: Me, cells: readonly number[]): Bundle {
  const printed = cells.reduce<Bundle>((sum, cell) => plus(sum, COVER_BONUS[cell] ?? {}), {});
  return answers(mine, 'coverBonus').reduce((bonus, adjust) => adjust(bonus), printed);
}

/** Puts the index of two cells into one number. */
export const pairKey = (first: number, second: number): number => first * 64 + second;
export const firstOf = (pair: number): number => pair >> 6;
export const secondOf = (pair: number): number => pair & 63;

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
        { ground: one, cell: cellName(firstOf(key)) },
        { ground: two, cell: cellName(secondOf(key)) },
      ],
    }));
  if (known === undefined) layOptions.set(sides, make);
  return make(pairKey(first, second));
}

interface LayTwin extends Task {
  readonly twins: readonly Twin[];
  /** What the whole tile brings besides, and a single one in its place does not. */
  readonly brings?: Bundle;
}

/** Lay a twin tile with one of these sides up. */
export function layTwin(...twins: Twin[]): Flow {
  const task: LayTwin = { do: 'twin', twins };
  return task;
}

/** As `layTwin`, with goods that a whole tile alone brings. */
export function layTwinFor(brings: Bundle, ...twins: Twin[]): Flow {
  const task: LayTwin = { do: 'twin', twins, brings };
  return task;
}

/** Where a twin tile may be laid whole, or the first `most` places. */
function wholePlaces({ at, seat, player }: Me, twin: Twin, most?: number): TwinPlace[] {
  const half = halfOfTwin(twin);
  const { twin: cost } = termsOf(at, seat, half);
  if (cost === undefined || !canPay(player.goods, cost)) return [];
  const overhang = overhangOf(at, seat, half) !== undefined;
  return twinPlaces(player, twin, most === undefined ? { overhang } : { overhang, most });
}

/** The options to lay a single tile in place of a twin tile (rulings A89, A92, A145). */
function insteadOptions(at: RuledState, seat: number, twins: readonly Twin[]): Option[] {
  const mine = me(at, seat);
  const { player } = mine;
  if (answers(mine, 'twins').length === 0) return NOTHING;
  const grounds = new Set(
    twins.flatMap((twin) => {
      const half = halfOfTwin(twin);
      const { single: cost } = termsOf(at, seat, half);
      if (cost === undefined || !canPay(player.goods, cost)) return [];
      const needsRoom = at.rules.folks?.rulings.singleNeedsRoomForTwin;
      return needsRoom && twinPlaces(player, twin, { overhang: false, most: 1 }).length === 0 ? [] : twin;
    }),
  );
  return [...grounds].flatMap((ground) => singlePlaces(player, ground).map((cell) => laySingleOn({ cell, ground })));
}

export const twinKind = taskKind<RuledState, LayTwin>({
  *wants(at, seat, { twins }) {
    for (const twin of twins) {
      const { twin: whole = {}, single = {} } = termsOf(at, seat, halfOfTwin(twin));
      yield* Object.keys(whole);
      yield* Object.keys(single);
    }
  },
  lacks(at, seat, { twins: [twin] }) {
    const cost = twin === undefined ? undefined : termsOf(at, seat, halfOfTwin(twin)).single;
    const short = lackingOf(playerAt(at.state, seat).goods, cost ?? {});
    return short.length > 0 ? short : [{ of: 'twinPlace' }];
  },
  possible(at, seat, { twins }) {
    const mine = me(at, seat);
    return twins.some((twin) => wholePlaces(mine, twin, 1).length > 0) || insteadOptions(at, seat, twins).length > 0;
  },
  options(at, seat, { twins }) {
    const mine = me(at, seat);
    const whole = twins.flatMap((twin) => wholePlaces(mine, twin).map((place) => layOn(twin, place)));
    return whole.concat(insteadOptions(at, seat, twins));
  },
  run(at, seat, { task: { twins, brings = {} }, move }) {
    const mine = me(at, seat);
    const { laid } = readAs('lay', move);
    const half = halfOfTwin(twins[0] ?? ['meadow', 'field']);
    const { twin, single } = termsOf(at, seat, half);
    pay(at, seat, (laid.length === 1 ? single : twin) ?? {});
    const cells = laid.map(({ ground, cell }) => {
      cover(mine.player, cellIn(cell), ground);
      return cellIn(cell);
    });
    const overhangs = cells.some((cell) => !isPrinted(cell));
    gain(at, seat, plus(coverBonus(mine, cells), overhangs ? (overhangOf(at, seat, half)?.goods ?? {}) : {}));
    if (laid.length > 1) gain(at, seat, brings);
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
    gain(at, seat, coverBonus(me(at, seat), cells));
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

/** Where an ore mine with its deep tunnel can go, or the first `most` places; overhanging only where the table rules so (rulings A23). */
function oreMinePlaces(at: RuledState, seat: number, most?: number): TwinPlace[] {
  const overhang = mineOverhang(at, seat, 'mountain') !== undefined;
  return pairsOf(playerAt(at.state, seat), 'mountain', { suits: isTunnel, overhang, most });
}

const isTunnel = ({ ground }: Cell): boolean => ground === 'tunnel';

export const oreMineKind = taskKind<RuledState, Task>({
  wants: () => ['tunnel'],
  lacks: () => [{ of: 'twoTunnels' }],
  options: (at, seat) =>
    oreMinePlaces(at, seat).flatMap(({ first, second }) => [
      optionOf({ verb: 'oreMine', cell: cellName(first), deep: cellName(second) }),
      optionOf({ verb: 'oreMine', cell: cellName(second), deep: cellName(first) }),
    ]),
  possible: (at, seat) => oreMinePlaces(at, seat, 1).length > 0,
  run(at, seat, { move }) {
    const { cell, deep } = readAs('oreMine', move);
    const { cells } = playerAt(at.state, seat);
    const overhangs = [cell, deep].some((name) => cells[cellIn(name)]?.ground === 'outside');
    cells[cellIn(cell)] = { ground: 'oreMine' };
    cells[cellIn(deep)] = { ground: 'deepTunnel' };
    if (overhangs) gain(at, seat, mineOverhang(at, seat, 'mountain')?.goods ?? {});
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
    const mine = me(at, seat);
    mine.player.cells[cellIn(readAs('rubyMine', move).cell)] =
      on === 'deepTunnel' ? { ground: 'rubyMine', deep: true } : { ground: 'rubyMine' };
    happen(mine, (powers) => powers.mined?.(mine, on));
  },
});
