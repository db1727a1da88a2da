import { type Flow, possible, type Task, taskKind } from '../../../engine/agenda.ts';
import type { Option } from '../../../engine/decision.ts';
import { answers, happen, laneOf, me, playerAt } from '../asking.ts';
import { COVER_BONUS, cellAt, cellName, cover, type Half, isPrinted, onBoard, put, trying } from '../cave.ts';
import { canPay, gain, lackingOf, pay, plus } from '../goods.ts';
import { cellsWith, countGround } from '../layout.ts';
import { optionOf, optionsBy, readAs } from '../moves/codec.ts';
import {
  anyBasePair,
  anySinglePlace,
  anyTwinPlace,
  basePlaces,
  halfOfTwin,
  singlePlaces,
  type Twin,
  twinPlaces,
} from '../places.ts';
import type { Me, Overhang, RuledState, TwinTerms } from '../power.ts';
import type { Bundle, Cell, Player, SingleTile } from '../state.ts';

/** The index of a cell that a move names. */
export function cellIn(word: string): number {
  const cell = cellAt(word);
  if (cell === undefined) throw new Error(`No cell is called "${word}".`);
  return cell;
}

/** The goods for a tile that overhangs in a half, or undefined if this player's may not overhang. */
const overhangOf = (mine: Me, half: Half): Overhang | undefined => answers(mine, 'overhang').at(-1)?.(half);

/** The goods for overhanging mines and large pastures, or undefined if they may not overhang (rulings A23). */
export const mineOverhang = (at: RuledState, seat: number, half: Half): Overhang | undefined => {
  if (!at.rules.rulings.mineOverhang) return undefined;
  const overhang = overhangOf(me(at, seat), half);
  return overhang?.mines ? overhang : undefined;
};

const NONE: Bundle = {};
const WHOLE: TwinTerms = { twin: NONE };
const NO_GROUNDS: SingleTile[] = [];

/** How to lay twin tiles in a half. */
const termsOf = (mine: Me, half: Half): TwinTerms => answers(mine, 'twins').at(-1)?.(half) ?? WHOLE;

/** The goods for covering the printed symbols of these cells (rulebook pp. 12 and 13). */
export function coverBonus(mine: Me, cells: readonly number[]): Bundle {
  let printed = NONE;
  for (const cell of cells) {
    const bonus = COVER_BONUS[cell];
    if (bonus !== undefined) printed = plus(printed, bonus);
  }
  return answers(mine, 'coverBonus').reduce((bonus, adjust) => adjust(bonus), printed);
}

/** Combines the indices of two cells in one number. */
export const pairKey = (first: number, second: number): number => first * 64 + second;
export const firstOf = (pair: number): number => pair >> 6;
export const secondOf = (pair: number): number => pair & 63;

/** The options to lay a twin tile on a board, inside its edge or overhanging. */
function twinOptions(twin: Twin) {
  const [one, two] = twin;
  const option = optionsBy((key: number) => ({
    verb: 'lay',
    laid: [
      { ground: one, cell: cellName(firstOf(key)) },
      { ground: two, cell: cellName(secondOf(key)) },
    ],
  }));
  const on = (overhang: boolean) =>
    onBoard((cells) =>
      twinPlaces({ cells }, twin, overhang).map(({ first, second }) => option(pairKey(first, second))),
    );
  return { within: on(false), overhanging: on(true) };
}

/** The options for twin tiles by their second half, which is different for each. */
const LAY_TWIN: Readonly<Record<Twin[1], ReturnType<typeof twinOptions>>> = {
  field: twinOptions(['meadow', 'field']),
  tunnel: twinOptions(['cavern', 'tunnel']),
  cavern: twinOptions(['cavern', 'cavern']),
};

interface LayTwin extends Task {
  readonly twins: readonly Twin[];
  /** What the whole tile brings, but a single one does not. */
  readonly brings?: Bundle;
}

/** Lays a twin tile with one of these sides up. */
export function layTwin(...twins: Twin[]): Flow {
  const task: LayTwin = { do: 'twin', twins };
  return task;
}

/** Like `layTwin`, with goods that only a whole tile brings. */
export function layTwinFor(brings: Bundle, ...twins: Twin[]): Flow {
  const task: LayTwin = { do: 'twin', twins, brings };
  return task;
}

/** Whether a player may lay such a twin tile whole, given a place for it. */
function paysWhole(mine: Me, twin: Twin): boolean {
  const { twin: cost } = termsOf(mine, halfOfTwin(twin));
  return cost !== undefined && (cost === NONE || canPay(mine.player.goods, cost));
}

const mayOverhang = (mine: Me, twin: Twin): boolean => overhangOf(mine, halfOfTwin(twin)) !== undefined;

/** The options to lay a twin tile whole. */
function wholeOptions(mine: Me, twin: Twin): readonly Option[] {
  if (!paysWhole(mine, twin)) return [];
  const { within, overhanging } = LAY_TWIN[twin[1]];
  return mayOverhang(mine, twin) ? overhanging(mine.player.cells) : within(mine.player.cells);
}

/** The grounds for a single tile in place of a twin tile (rulings A89, A92, A145). */
function groundsInstead(mine: Me, twins: readonly Twin[]): SingleTile[] {
  const { at, player } = mine;
  if (answers(mine, 'twins').length === 0) return NO_GROUNDS;
  const needsRoom = at.rules.folks?.rulings.singleNeedsRoomForTwin === true;
  const grounds: SingleTile[] = [];
  for (const twin of twins) {
    const { single: cost } = termsOf(mine, halfOfTwin(twin));
    if (cost === undefined || !canPay(player.goods, cost)) continue;
    if (needsRoom && !anyTwinPlace(player, twin, false)) continue;
    for (const ground of twin) if (!grounds.includes(ground)) grounds.push(ground);
  }
  return grounds;
}

export const twinKind = taskKind<RuledState, LayTwin>({
  *wants(at, seat, { twins }) {
    const mine = me(at, seat);
    for (const twin of twins) {
      const { twin: whole = {}, single = {} } = termsOf(mine, halfOfTwin(twin));
      yield* Object.keys(whole);
      yield* Object.keys(single);
    }
  },
  lacks(at, seat, { twins: [twin] }) {
    const cost = twin === undefined ? undefined : termsOf(me(at, seat), halfOfTwin(twin)).single;
    const short = lackingOf(playerAt(at.state, seat).goods, cost ?? {});
    return short.length > 0 ? short : [{ of: 'twinPlace' }];
  },
  possible(at, seat, { twins }) {
    const mine = me(at, seat);
    for (const twin of twins) {
      if (paysWhole(mine, twin) && anyTwinPlace(mine.player, twin, mayOverhang(mine, twin))) return true;
    }
    return groundsInstead(mine, twins).some((ground) => anySinglePlace(mine.player, ground));
  },
  options(at, seat, { twins }) {
    const mine = me(at, seat);
    const list: Option[] = [];
    for (const twin of twins) list.push(...wholeOptions(mine, twin));
    for (const ground of groundsInstead(mine, twins)) list.push(...singleOptions(mine.player, ground));
    return list;
  },
  run(at, seat, { task: { twins, brings = {} }, move }) {
    const mine = me(at, seat);
    const { laid } = readAs('lay', move);
    const half = halfOfTwin(twins[0] ?? ['meadow', 'field']);
    const { twin, single } = termsOf(mine, half);
    pay(at, seat, (laid.length === 1 ? single : twin) ?? {});
    const cells = laid.map(({ ground, cell }) => {
      cover(mine.player, cellIn(cell), ground);
      return cellIn(cell);
    });
    const overhangs = cells.some((cell) => !isPrinted(cell));
    gain(at, seat, plus(coverBonus(mine, cells), overhangs ? (overhangOf(mine, half)?.goods ?? {}) : {}));
    if (laid.length > 1) gain(at, seat, brings);
  },
});

interface LaySingle extends Task {
  readonly ground: SingleTile;
}

/** Lays a single tile. */
export function laySingle(ground: SingleTile): Flow {
  const task: LaySingle = { do: 'lay', ground };
  return task;
}

const layingOf = (ground: SingleTile) =>
  optionsBy((cell: number) => ({ verb: 'lay', laid: [{ ground, cell: cellName(cell) }] }));

/** The options to lay a single tile on a cell. */
const LAY_SINGLE: Readonly<Record<SingleTile, (cell: number) => Option>> = {
  meadow: layingOf('meadow'),
  field: layingOf('field'),
  tunnel: layingOf('tunnel'),
  cavern: layingOf('cavern'),
};

/** The options to lay a single tile in every possible place. */
const singleOptions = (player: Player, ground: SingleTile): Option[] =>
  singlePlaces(player, ground).map(LAY_SINGLE[ground]);

export const laySingleKind = taskKind<RuledState, LaySingle>({
  possible: (at, seat, { ground }) => anySinglePlace(playerAt(at.state, seat), ground),
  options: (at, seat, { ground }) => singleOptions(playerAt(at.state, seat), ground),
  run(at, seat, { task: { ground }, move }) {
    const cells = readAs('lay', move).laid.map(({ cell }) => cellIn(cell));
    for (const cell of cells) cover(playerAt(at.state, seat), cell, ground);
    gain(at, seat, coverBonus(me(at, seat), cells));
  },
});

/** Lays a single tile bought with rubies, which is not an action of a space (rulebook pp. 8 and 17). */
export function layBought(ground: SingleTile): Task {
  const task: LaySingle = { do: 'layBought', ground };
  return task;
}

/** Whether a seat has placed a dwarf and not yet carried out an action of its space. */
const owesAction = ({ state: { turn } }: RuledState, seat: number): boolean =>
  turn?.seat === seat && turn.space !== '' && !turn.acted;

/** A single tile on a cell. */
interface Placed {
  readonly cell: number;
  readonly ground: SingleTile;
}

/** Whether a task would be possible with another tile. */
function possibleWith({ at, seat, player }: Me, task: Task, { cell, ground }: Placed): boolean {
  return trying(
    player,
    () => cover(player, cell, ground),
    () => possible(laneOf(at, seat), task),
  );
}

/** A seat's task after it has laid a bought tile and its animals have room. */
export const standingTask = ({ state }: RuledState, seat: number): Task | undefined =>
  playerAt(state, seat).agenda.findLast((task) => task.do !== 'layBought' && task.do !== 'accommodate');

/** The task of a seat that owes an action, so that a bought tile must leave a part of it possible. */
const owedTask = (at: RuledState, seat: number): Task | undefined =>
  owesAction(at, seat) ? standingTask(at, seat) : undefined;

/** The places for a bought tile: while an action is owed, only those that leave one possible. */
function boughtPlaces(mine: Me, ground: SingleTile): readonly number[] {
  const owed = owedTask(mine.at, mine.seat);
  const cells = singlePlaces(mine.player, ground);
  return owed === undefined ? cells : cells.filter((cell) => possibleWith(mine, owed, { cell, ground }));
}

/** Whether there is any place for a bought tile. */
export function anyBoughtPlace(mine: Me, ground: SingleTile): boolean {
  if (!anySinglePlace(mine.player, ground)) return false;
  const owed = owedTask(mine.at, mine.seat);
  return (
    owed === undefined || singlePlaces(mine.player, ground).some((cell) => possibleWith(mine, owed, { cell, ground }))
  );
}

export const layBoughtKind = taskKind<RuledState, LaySingle>({
  ...laySingleKind,
  begins: true,
  options: (at, seat, { ground }) => boughtPlaces(me(at, seat), ground).map(LAY_SINGLE[ground]),
});

/** Places an ore mine and its deep tunnel on two neighbouring ordinary tunnels (rulebook p. 16). */
export const oreMine = (): Flow => ({ do: 'oreMine' });

/**
 * The places for an ore mine with its deep tunnel: on tunnels; overhanging only if the table has that ruling (rulings
 * A23).
 */
const mining = (at: RuledState, seat: number) =>
  ({ half: 'mountain', overhang: mineOverhang(at, seat, 'mountain') !== undefined }) as const;

export const oreMineKind = taskKind<RuledState, Task>({
  wants: () => ['tunnel'],
  lacks: () => [{ of: 'twoTunnels' }],
  options: (at, seat) =>
    basePlaces(playerAt(at.state, seat), mining(at, seat)).flatMap(({ first, second }) => [
      optionOf({ verb: 'oreMine', cell: cellName(first), deep: cellName(second) }),
      optionOf({ verb: 'oreMine', cell: cellName(second), deep: cellName(first) }),
    ]),
  possible: (at, seat) => anyBasePair(playerAt(at.state, seat), mining(at, seat)),
  run(at, seat, { move }) {
    const { cell, deep } = readAs('oreMine', move);
    const player = playerAt(at.state, seat);
    const overhangs = [cell, deep].some((name) => player.cells[cellIn(name)]?.ground === 'outside');
    put(player, cellIn(cell), { ground: 'oreMine' });
    put(player, cellIn(deep), { ground: 'deepTunnel' });
    if (overhangs) gain(at, seat, mineOverhang(at, seat, 'mountain')?.goods ?? {});
  },
});

interface RubyMine extends Task {
  readonly on: 'tunnel' | 'deepTunnel';
}

/** Places a ruby mine on a tunnel, ordinary or deep (rulebook p. 16). */
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
    const mineOn: Cell = on === 'deepTunnel' ? { ground: 'rubyMine', deep: true } : { ground: 'rubyMine' };
    put(mine.player, cellIn(readAs('rubyMine', move).cell), mineOn);
    happen(mine, (powers) => powers.mined?.(mine, on));
  },
});
