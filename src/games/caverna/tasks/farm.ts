import { type Flow, type Task, taskKind } from '../../../engine/agenda.ts';
import type { Option } from '../../../engine/decision.ts';
import { answers, costFor, me, playerAt } from '../asking.ts';
import { cellName, groundAt, hasStable, put } from '../cave.ts';
import { type Cells, listed } from '../cells.ts';
import { gain, lackingOf, pay } from '../goods.ts';
import { countStables, emptyOf, layoutOf } from '../layout.ts';
import { optionsBy, readAs } from '../moves/codec.ts';
import { anyBasePair, basePlaces, type Pairing, stablePlaces } from '../places.ts';
import type { Me, RuledState } from '../power.ts';
import type { Bundle, Cell } from '../state.ts';
import { cellIn, firstOf, mineOverhang, pairKey, secondOf } from './lay.ts';
import { affordable, insteadOfWood, lacksToPay, spend } from './pay.ts';

/** Stables in a player's colour (rulebook p. 20). */
export const STABLES = 3;

/** The wood for a pasture (rulebook p. 19). */
export const FENCE_WOOD = { small: 2, large: 4 } as const;

/** The price of a stable on a space (rulebook p. 19). */
export const STABLE_COST: Bundle = { stone: 1 };

interface Fence extends Task {
  readonly size: 'small' | 'large';
  readonly wood: number;
  /** A separate Build fences action, such as each loot pasture; otherwise part of the space's action. */
  readonly alone?: true;
}

const fenceTask = (task: Fence): Flow => task;

/** Build fences: one small and/or one large pasture for 2 and 4 wood (rulebook p. 19). */
export const fences = (): readonly [Flow, Flow] => [
  fenceTask({ do: 'fence', size: 'small', wood: FENCE_WOOD.small }),
  fenceTask({ do: 'fence', size: 'large', wood: FENCE_WOOD.large }),
];

/** Builds one pasture for this much wood, as a separate Build fences action. */
export const fenceAlone = (size: Fence['size'], wood: number): Flow =>
  fenceTask({ do: 'fence', size, wood, alone: true });

/** This much wood, the same object every time. */
const FENCE_COSTS: readonly Bundle[] = [0, 1, 2, 3, 4].map((wood) => ({ wood }));

/** A discount counts once per Build fences action, unless the table rules otherwise (rulings A29). */
function fenceCost(at: RuledState, seat: number, { wood, alone }: Fence): Bundle {
  const used = !alone && at.state.turn?.fenced === true && !at.rules.rulings.carpenterPerStructure;
  const cost = FENCE_COSTS[wood] ?? { wood };
  return used ? cost : costFor(me(at, seat), cost, 'fence');
}

const fenceSmall = optionsBy((cell: number) => ({ verb: 'fence', size: 'small', cells: [cellName(cell)] }));
const fenceLarge = optionsBy((pair: number) => ({
  verb: 'fence',
  size: 'large',
  cells: [cellName(firstOf(pair)), cellName(secondOf(pair))],
}));

/** The cells that may become part of a pasture: meadows, and bare ground that powers allow. */
function fenceable(mine: Me): Cells {
  const { forest } = layoutOf(mine.player.cells);
  let cells = forest.on.meadow;
  for (const grounds of answers(mine, 'fenceOn')) {
    for (const ground of grounds) cells |= emptyOf(forest, ground, mine.at.rules.folks?.rulings);
  }
  return cells;
}

/** The places for a small pasture. */
export const smallPlaces = (at: RuledState, seat: number): readonly number[] =>
  listed(fenceable(me(at, seat)), 'forest');

/** The places for a large pasture: on meadows, and other grounds that may be fenced. */
const largePasture = (at: RuledState, seat: number): Pairing => ({
  half: 'forest',
  overhang: mineOverhang(at, seat, 'forest') !== undefined,
  suited: fenceable(me(at, seat)),
});

export const fenceKind = taskKind<RuledState, Fence>({
  wants: (at, seat) => ['wood', 'meadow', ...insteadOfWood(me(at, seat))],
  lacks(at, seat, task) {
    const mine = me(at, seat);
    const cost = fenceCost(at, seat, task);
    if (!affordable(mine, cost)) return lacksToPay(mine, cost);
    const bare = answers(mine, 'fenceOn').flat();
    return [{ of: task.size === 'small' ? 'meadow' : 'twoMeadows' }, ...bare.map((of) => ({ of }))];
  },
  options(at, seat, task): Option[] {
    if (!affordable(me(at, seat), fenceCost(at, seat, task))) return [];
    return task.size === 'large'
      ? basePlaces(playerAt(at.state, seat), largePasture(at, seat)).map(({ first, second }) =>
          fenceLarge(pairKey(first, second)),
        )
      : smallPlaces(at, seat).map(fenceSmall);
  },
  possible(at, seat, task) {
    if (!affordable(me(at, seat), fenceCost(at, seat, task))) return false;
    if (task.size === 'large') return anyBasePair(playerAt(at.state, seat), largePasture(at, seat));
    return fenceable(me(at, seat)) !== 0;
  },
  run(at, seat, { task, move }) {
    const cost = fenceCost(at, seat, task);
    fenceIn(at, seat, readAs('fence', move).cells.map(cellIn));
    const { turn } = at.state;
    if (!task.alone && turn !== undefined) at.state.turn = { ...turn, fenced: true };
    spend(me(at, seat), cost);
  },
});

/** Turns one meadow, or two neighbouring ones, into a pasture; stables stay in place. */
function fenceIn(at: RuledState, seat: number, cells: readonly number[]): void {
  const player = playerAt(at.state, seat);
  const before = cells.map((cell) => player.cells[cell]);
  const begins = at.rules.folks?.rulings.pasturesBeginLand === true;
  cells.forEach((cell, i) => {
    const other = cells[1 - i];
    const was = before[i] ?? { ground: 'meadow' };
    const more = {
      ...(hasStable(was) ? ({ stable: true } as const) : {}),
      ...(begins && was.ground === 'forest' ? ({ begins: true } as const) : {}),
    };
    const pasture: Cell =
      other === undefined ? { ground: 'smallPasture', ...more } : { ground: 'largePasture', other, ...more };
    put(player, cell, pasture);
  });
  const overhangs = before.some((cell) => cell?.ground === 'outside');
  if (overhangs) gain(at, seat, mineOverhang(at, seat, 'forest')?.goods ?? {});
}

interface Stable extends Task {
  readonly cost: Bundle;
}

/** Builds one stable at this cost (rulebook p. 19, Build stables). */
export function stable(cost: Bundle): Flow {
  const task: Stable = { do: 'stable', cost };
  return task;
}

const mayBuildStable = (mine: Me, cost: Bundle): boolean =>
  countStables(mine.player) < STABLES && affordable(mine, costFor(mine, cost, 'stable'));

const stableOn = optionsBy((cell: number) => ({ verb: 'stable', cell: cellName(cell) }));

export const stableKind = taskKind<RuledState, Stable>({
  wants: (_at, _seat, { cost }) => Object.keys(cost),
  lacks(at, seat, { cost }) {
    const player = playerAt(at.state, seat);
    if (countStables(player) >= STABLES) return [{ of: 'stable' }];
    const short = lackingOf(player.goods, costFor(me(at, seat), cost, 'stable'));
    return short.length > 0 ? short : [{ of: 'stablePlace' }];
  },
  options(at, seat, { cost }) {
    const mine = me(at, seat);
    return mayBuildStable(mine, cost) ? stablePlaces(mine.player).map(stableOn) : [];
  },
  possible(at, seat, { cost }) {
    const mine = me(at, seat);
    return mayBuildStable(mine, cost) && stablePlaces(mine.player).length > 0;
  },
  run(at, seat, { task: { cost }, move }) {
    const player = playerAt(at.state, seat);
    pay(at, seat, costFor(me(at, seat), cost, 'stable'));
    const index = cellIn(readAs('stable', move).cell);
    const cell = groundAt(player, index);
    put(player, index, { ...cell, stable: true } as Cell);
  },
});
