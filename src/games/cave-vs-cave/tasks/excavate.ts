import { type Task, taskKind } from '../../../engine/agenda.ts';
import { DECLINE, DONE, type Option, optionWith } from '../../../engine/decision.ts';
import { ROOMS } from '../board.ts';
import { EMPTY, meAt, reachable, spotAt, workingFor } from '../cave.ts';
import { cellAt } from '../cells.ts';
import { forSale } from '../display.ts';
import type { ExcavateTask, ExcavateTwoTask } from '../effects.ts';
import { covers, pay } from '../goods.ts';
import { readAs, writeMove } from '../moves/codec.ts';
import type { Me, RuledState } from '../power.ts';
import type { State } from '../state.ts';
import { receive } from './goods.ts';
import { BY_ITSELF, push } from './push.ts';

/** One of two excavations for a single price; the player may decline the second. */
interface ExcavateOneOfTwo extends ExcavateTask {
  readonly ofTwo: 'first' | 'second';
}

/** After an effect that excavates. */
interface ExcavatedTask extends Task {
  readonly do: 'excavated';
  /** The effect could have excavated two rooms. */
  readonly ofTwo: boolean;
}

const reached = ({ at, player }: Me, throughWalls: boolean): number[] =>
  reachable(player, throughWalls, at.state.options.rulings);

/** The option to decline the second of two rooms, by whether another room is turned over as a result. */
const DECLINING = { hidden: DECLINE, reveals: optionWith(DONE, { reveals: true }) } as const;

/** The options to excavate, by cells. */
const DIGGING = ROOMS.map(({ cell }) => optionWith(writeMove({ verb: 'excavate', cell }), { reveals: true }));

export const excavateKind = taskKind<RuledState, ExcavateTask | ExcavateOneOfTwo>({
  options(at, seat, task) {
    const { cost = {}, throughWalls = false } = task;
    const mine = meAt(at, seat);
    if (!covers(mine.player.goods, cost)) return [];
    const options = reached(mine, throughWalls).map((cell) => DIGGING[cell] as Option);
    if (options.length === 0 || !('ofTwo' in task) || task.ofTwo === 'first') return options;
    return [...options, DECLINING[turnedOverFor(at.state, true) === undefined ? 'hidden' : 'reveals']];
  },
  // No tile is turned over unless the player chose it.
  asks: () => true,
  run(at, seat, { task, move }) {
    const mine = meAt(at, seat);
    if (move === DONE) return;
    if (!('ofTwo' in task)) begin(mine, false);
    pay(mine.player.goods, task.cost ?? {});
    dig(mine, cellAt(readAs('excavate', move).cell));
  },
});

/** Starts an effect that excavates, with its follow-ups at the end. */
function begin({ at, seat }: Me, ofTwo: boolean): void {
  if (at.state.turn !== undefined) at.state.turn = { ...at.state.turn, dug: [] };
  const after: ExcavatedTask = { do: 'excavated', ofTwo };
  push(at, seat, after);
}

/** Takes the room tile off a cell, puts it up for sale, and gains what is printed beneath (001 p. 4, Aushöhlen). */
function dig(mine: Me, cell: number): void {
  const { at, player } = mine;
  const { state } = at;
  const spot = spotAt(player, cell);
  if (spot.is !== 'covered' || state.turn === undefined) throw new Error('There is nothing to excavate there.');
  player.cave[cell] = EMPTY;
  state.turn = { ...state.turn, dug: [...state.turn.dug, spot.era] };
  forSale(state, spot.room);
  const bonus = ROOMS[cell]?.bonus;
  if (bonus !== undefined) receive(mine, { [bonus]: 1 });
}

/** The player decides on two rooms and pays for both before the first (001 p. 14, A03; rulings A115). */
export const excavateTwoKind = taskKind<RuledState, ExcavateTwoTask>({
  options(at, seat, { cost }) {
    const mine = meAt(at, seat);
    if (!covers(mine.player.goods, cost) || reached(mine, false).length === 0) return [];
    return [{ move: writeMove({ verb: 'pay', goods: cost }) }];
  },
  wants: () => ['food'],
  run(at, seat, { task: { cost } }) {
    const mine = meAt(at, seat);
    const first: ExcavateOneOfTwo = { do: 'excavate', ofTwo: 'first' };
    const second: ExcavateOneOfTwo = { do: 'excavate', ofTwo: 'second' };
    begin(mine, true);
    push(at, seat, second, first);
    pay(mine.player.goods, cost);
  },
});

/** Solo: the pile from which exactly one excavation turns over another room (001 p. 9; rulings X63, A124). */
function turnedOverFor({ turn, players, options, piles }: State, ofTwo: boolean): string[] | undefined {
  const [era, second] = turn?.dug ?? [];
  if (players.length > 1 || era === undefined || second !== undefined) return undefined;
  if (ofTwo && !options.rulings.extraTileForOneOfTwo) return undefined;
  return piles[era].length === 0 ? undefined : piles[era];
}

export const excavatedKind = taskKind<RuledState, ExcavatedTask>({
  options: () => [...BY_ITSELF],
  run(at, seat, { task: { ofTwo } }) {
    const mine = meAt(at, seat);
    for (const { power } of workingFor(mine)) if (power.excavated !== undefined) receive(mine, power.excavated);
    const room = turnedOverFor(at.state, ofTwo)?.pop();
    if (room !== undefined) forSale(at.state, room);
  },
});
