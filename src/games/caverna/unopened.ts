import { firstTasks, type Lack, lacking, possible, tasksIn } from '../../engine/agenda.ts';
import { laneOf, spaceOf } from './asking.ts';
import type { RuledState } from './power.ts';

/** An action of a space that cannot be begun now. */
export interface Unopened {
  /** The kind of its first task: `grow`, `furnish`. */
  readonly task: string;
  readonly lacks: readonly Lack[];
}

/** The actions that cannot be begun on the space where a seat has placed a dwarf; empty once anything was done there. */
export function unopened(at: RuledState, seat: number): Unopened[] {
  const { turn } = at.state;
  return turn === undefined || turn.acted ? [] : lackingOf(at, seat, firstTasks);
}

/** The same of all actions of the space, whatever was done there: one that was carried out may be among them. */
export const impossible = (at: RuledState, seat: number): Unopened[] => lackingOf(at, seat, tasksIn);

function lackingOf(at: RuledState, seat: number, tasksOf: typeof firstTasks): Unopened[] {
  const { turn } = at.state;
  if (turn === undefined || turn.seat !== seat || turn.space === '') return [];
  const lane = laneOf(at, seat);
  return tasksOf(spaceOf(at.rules, turn.space).flow)
    .filter((task) => !possible(lane, task))
    .map((task) => ({ task: task.do, lacks: lacking(lane, task) }));
}
