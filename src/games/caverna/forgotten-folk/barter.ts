import { andOr, type Flow, type Task, taskKind } from '../../../engine/agenda.ts';
import { optionWith } from '../../../engine/decision.ts';
import { me, playerAt } from '../asking.ts';
import { couldBring } from '../exchanges.ts';
import { canPay, gain, pay } from '../goods.ts';
import { writeMove } from '../moves/codec.ts';
import type { Exchange, RuledState } from '../power.ts';
import type { HarvestKind } from '../state.ts';
import { push } from '../tasks/goods.ts';

interface Barter extends Task {
  /** The power with these exchanges. */
  readonly power: string;
  readonly exchanges: readonly Exchange[];
  /** How many of them the player may make. */
  readonly most: number;
}

/** Offers at most this many of a power's exchanges at this moment of the game. */
export function barter(power: string, exchanges: readonly Exchange[], most = 1): Flow {
  const task: Barter = { do: 'barter', power, exchanges, most };
  return task;
}

/** Whether a harvest of this kind takes place, and not only a feeding (rulings A86). */
export const isHarvest = (kind: HarvestKind): boolean => kind === 'harvest' || kind === 'fieldOrBreeding';

const moveOf = ({ power }: Barter, { details = [] }: Exchange): string =>
  writeMove({ verb: 'use', tile: power, details });

export const barterKind = taskKind<RuledState, Barter>({
  wants: (_at, _seat, { exchanges }) => exchanges.flatMap(({ give }) => Object.keys(give)),
  hopes: (at, seat, { exchanges }) => exchanges.some(({ give }) => couldBring(me(at, seat), give)),
  options: (at, seat, task) =>
    task.exchanges.flatMap((exchange) =>
      canPay(playerAt(at.state, seat).goods, exchange.give) ? [optionWith(moveOf(task, exchange))] : [],
    ),
  run(at, seat, { task, move }) {
    const chosen = task.exchanges.find((exchange) => moveOf(task, exchange) === move);
    if (chosen === undefined) return;
    pay(at, seat, chosen.give);
    gain(at, seat, chosen.get);
    if (task.most > 1) push(at, seat, andOr(barter(task.power, task.exchanges, task.most - 1)));
  },
});
