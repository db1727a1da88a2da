import { may, type Task, taskKind } from '../../../engine/agenda.ts';
import { ROOMS } from '../board.ts';
import { EMPTY, meAt, reachable, spotAt, workingFor } from '../cave.ts';
import { cellAt, cellName } from '../cells.ts';
import { forSale } from '../display.ts';
import type { ExcavateTask, ExcavateTwoTask } from '../effects.ts';
import { covers, pay } from '../goods.ts';
import { readAs, writeMove } from '../moves/codec.ts';
import type { Me, RuledState } from '../power.ts';
import type { State } from '../state.ts';
import { receive } from './goods.ts';
import { BY_ITSELF, push } from './push.ts';

/** An excavation that is one of two for a single price. */
interface ExcavateOneOfTwo extends ExcavateTask {
  readonly ofTwo: true;
}

/** After an effect that excavates. */
interface ExcavatedTask extends Task {
  readonly do: 'excavated';
  /** It could have excavated two rooms. */
  readonly ofTwo: boolean;
}

const reached = ({ at, player }: Me, throughWalls: boolean): number[] =>
  reachable(player, throughWalls, at.state.options.rulings);

export const excavateKind = taskKind<RuledState, ExcavateTask | ExcavateOneOfTwo>({
  options(at, seat, { cost = {}, throughWalls = false }) {
    const mine = meAt(at, seat);
    if (!covers(mine.player.goods, cost)) return [];
    return reached(mine, throughWalls).map((cell) => ({
      move: writeMove({ verb: 'excavate', cell: cellName(cell) }),
      reveals: true,
    }));
  },
  // Nothing is turned over that nobody has chosen.
  asks: () => true,
  run(at, seat, { task, move }) {
    const mine = meAt(at, seat);
    if (!('ofTwo' in task)) begin(mine, false);
    pay(mine.player.goods, task.cost ?? {});
    dig(mine, cellAt(readAs('excavate', move).cell));
  },
});

/** Begins an effect that excavates, which ends with what follows from it. */
function begin({ at, seat }: Me, ofTwo: boolean): void {
  if (at.state.turn !== undefined) at.state.turn = { ...at.state.turn, dug: [] };
  const after: ExcavatedTask = { do: 'excavated', ofTwo };
  push(at, seat, after);
}

/** Takes the room tile off a cell and puts it up for sale; what is printed beneath is gained (001 p. 4, Aushöhlen). */
function dig(mine: Me, cell: number): void {
  const { at, player } = mine;
  const { state } = at;
  const spot = spotAt(player, cell);
  if (spot.is !== 'covered' || state.turn === undefined) throw new Error('Nothing is to be excavated there.');
  player.cave[cell] = EMPTY;
  state.turn = { ...state.turn, dug: [...state.turn.dug, spot.era] };
  forSale(state, spot.room);
  const bonus = ROOMS[cell]?.bonus;
  if (bonus !== undefined) receive(mine, { [bonus]: 1 });
}

/** Whether two rooms are excavated is decided and paid for before the first (001 p. 14, A03; rulings A115). */
export const excavateTwoKind = taskKind<RuledState, ExcavateTwoTask>({
  options(at, seat, { cost }) {
    const mine = meAt(at, seat);
    if (!covers(mine.player.goods, cost) || reached(mine, false).length === 0) return [];
    return [{ move: writeMove({ verb: 'pay', goods: cost }) }];
  },
  wants: () => ['food'],
  run(at, seat, { task: { cost } }) {
    const mine = meAt(at, seat);
    const one: ExcavateOneOfTwo = { do: 'excavate', ofTwo: true };
    begin(mine, true);
    push(at, seat, may(one), one);
    pay(mine.player.goods, cost);
  },
});

/** Solo: whoever excavates exactly one room turns over another (001 p. 9; rulings X63, A124). */
function turnOver(state: State, ofTwo: boolean): void {
  const [era, second] = state.turn?.dug ?? [];
  if (state.players.length > 1 || era === undefined || second !== undefined) return;
  if (ofTwo && !state.options.rulings.extraTileForOneOfTwo) return;
  const room = state.piles[era].pop();
  if (room !== undefined) forSale(state, room);
}

export const excavatedKind = taskKind<RuledState, ExcavatedTask>({
  options: () => [...BY_ITSELF],
  run(at, seat, { task: { ofTwo } }) {
    const mine = meAt(at, seat);
    for (const { power } of workingFor(mine)) if (power.excavated !== undefined) receive(mine, power.excavated);
    turnOver(at.state, ofTwo);
  },
});
