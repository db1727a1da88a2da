import { type Flow, type Task, taskKind } from '../../../engine/agenda.ts';
import type { Option } from '../../../engine/decision.ts';
import { cellName, cellsWith, countStables, groundAt, hasStable, pairsOf, stablePlaces } from '../cave.ts';
import { canPay, gain, lackingOf, pay } from '../goods.ts';
import { optionOf, optionsBy, readAs } from '../moves/codec.ts';
import { answers, costFor, me, playerAt, type RuledState } from '../power.ts';
import type { Bundle, Cell, Player } from '../state.ts';
import { cellIn } from './lay.ts';

/** How many new fields of each crop one Sow action allows (rulebook p. 14). */
const SOW_EACH = 2;
/** What lies on a newly sown field: the sown crop and what is added. */
const SOWN = { grain: 3, vegetable: 2 } as const;
/** Stables in a player's colour (rulebook p. 20). */
export const STABLES = 3;

/** Sow: up to two new fields of grain and two of vegetables. */
export const sow = (): Flow => ({ do: 'sow' });

const emptyFields = (player: Player): number[] =>
  cellsWith(player, 'field').filter((cell) => {
    const field = groundAt(player, cell);
    return field.ground === 'field' && field.crop === undefined;
  });

export const sowKind = taskKind<RuledState, Task>({
  wants: () => ['grain', 'vegetable', 'field'],
  lacks(at, seat) {
    const { goods } = playerAt(at.state, seat);
    return [{ of: goods.grain + goods.vegetable === 0 ? 'crop' : 'emptyField' }];
  },
  options(at, seat): Option[] {
    const player = playerAt(at.state, seat);
    const fields = emptyFields(player).length;
    const list: Option[] = [];
    for (let grain = Math.min(SOW_EACH, player.goods.grain, fields); grain >= 0; grain--) {
      for (let vegetable = Math.min(SOW_EACH, player.goods.vegetable, fields - grain); vegetable >= 0; vegetable--) {
        if (grain + vegetable > 0) list.push(optionOf({ verb: 'sow', goods: { grain, vegetable } }));
      }
    }
    return list;
  },
  run(at, seat, { move }) {
    const player = playerAt(at.state, seat);
    const fields = emptyFields(player);
    const { goods } = readAs('sow', move);
    for (const crop of ['grain', 'vegetable'] as const) {
      const count = goods[crop] ?? 0;
      pay(at, seat, { [crop]: count });
      for (const cell of fields.splice(0, count)) player.cells[cell] = { ground: 'field', crop, left: SOWN[crop] };
    }
  },
});

interface Fence extends Task {
  readonly size: 'small' | 'large';
  readonly wood: number;
  /** A Build fences action of its own, as each loot pasture is; else part of the action on the space. */
  readonly alone?: true;
}

const fenceTask = (task: Fence): Flow => task;

/** Build fences: one small and/or one large pasture for 2 and 4 wood (rulebook p. 19). */
export const fences = (): readonly [Flow, Flow] => [
  fenceTask({ do: 'fence', size: 'small', wood: 2 }),
  fenceTask({ do: 'fence', size: 'large', wood: 4 }),
];

/** One pasture for so much wood, as a Build fences action of its own. */
export const fenceAlone = (size: Fence['size'], wood: number): Flow =>
  fenceTask({ do: 'fence', size, wood, alone: true });

/** A discount holds once for a Build fences action, unless the table rules otherwise (rulings A29). */
function fenceCost(at: RuledState, seat: number, { wood, alone }: Fence): Bundle {
  const used = !alone && at.state.turn?.fenced === true && !at.rules.rulings.carpenterPerStructure;
  return used ? { wood } : costFor(me(at, seat), { wood }, 'fence');
}

const fenceOn = (size: Fence['size'], ...cells: number[]): Option =>
  optionOf({ verb: 'fence', size, cells: cells.map(cellName) });

export const fenceKind = taskKind<RuledState, Fence>({
  wants: () => ['wood', 'meadow'],
  lacks(at, seat, task) {
    const short = lackingOf(playerAt(at.state, seat).goods, fenceCost(at, seat, task));
    return short.length > 0 ? short : [{ of: task.size === 'small' ? 'meadow' : 'twoMeadows' }];
  },
  options(at, seat, task): Option[] {
    const player = playerAt(at.state, seat);
    if (!canPay(player.goods, fenceCost(at, seat, task))) return [];
    return task.size === 'small'
      ? cellsWith(player, 'meadow').map((cell) => fenceOn('small', cell))
      : pairsOf(player, 'meadow', mayOverhang(at, seat)).map(({ first, second }) => fenceOn('large', first, second));
  },
  run(at, seat, { task, move }) {
    pay(at, seat, fenceCost(at, seat, task));
    fenceIn(at, seat, readAs('fence', move).cells.map(cellIn));
    const { turn } = at.state;
    if (!task.alone && turn !== undefined) at.state.turn = { ...turn, fenced: true };
  },
});

const mayOverhang = (at: RuledState, seat: number): boolean =>
  at.rules.rulings.mineOverhang && answers(me(at, seat), 'overhang').length > 0;

/** Turns one meadow, or two neighbouring ones, into a pasture; stables stay. */
function fenceIn(at: RuledState, seat: number, cells: readonly number[]): void {
  const { cells: board } = playerAt(at.state, seat);
  const before = cells.map((cell) => board[cell]);
  cells.forEach((cell, i) => {
    const other = cells[1 - i];
    const stable = hasStable(before[i] ?? { ground: 'meadow' }) ? ({ stable: true } as const) : {};
    const pasture: Cell =
      other === undefined ? { ground: 'smallPasture', ...stable } : { ground: 'largePasture', other, ...stable };
    board[cell] = pasture;
  });
  if (before.some((cell) => cell?.ground === 'outside')) gain(at, seat, answers(me(at, seat), 'overhang').at(-1) ?? {});
}

interface Stable extends Task {
  readonly cost: Bundle;
}

/** Build one stable at this cost (rulebook p. 19, Build stables). */
export function stable(cost: Bundle): Flow {
  const task: Stable = { do: 'stable', cost };
  return task;
}

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
    const player = playerAt(at.state, seat);
    if (countStables(player) >= STABLES || !canPay(player.goods, costFor(me(at, seat), cost, 'stable'))) return [];
    return stablePlaces(player).map(stableOn);
  },
  run(at, seat, { task: { cost }, move }) {
    const player = playerAt(at.state, seat);
    pay(at, seat, costFor(me(at, seat), cost, 'stable'));
    const index = cellIn(readAs('stable', move).cell);
    const cell = groundAt(player, index);
    player.cells[index] = { ...cell, stable: true } as Cell;
  },
});
