import { firstTasks, type Lack, lacking, possible, type Task, tasksIn } from '../../engine/agenda.ts';
import { laneOf, spaceOf } from './asking.ts';
import type { RuledState } from './power.ts';

/** An action of a space that is impossible now. */
export interface Unopened {
  /** The kind of its first task, such as `grow` or `furnish`, and that task. */
  readonly task: string;
  readonly begun: Task;
  readonly lacks: readonly Lack[];
}

/** The impossible actions of the space where a seat has placed a dwarf, each once; empty after any action there. */
export function unopened(at: RuledState, seat: number): Unopened[] {
  const { turn } = at.state;
  return turn === undefined || turn.acted ? [] : lackingOf(at, seat, firstTasks);
}

/** The same for all actions of the space, including those already carried out. */
export const impossible = (at: RuledState, seat: number): Unopened[] => lackingOf(at, seat, tasksIn);

function lackingOf(at: RuledState, seat: number, tasksOf: typeof firstTasks): Unopened[] {
  const { turn } = at.state;
  if (turn === undefined || turn.seat !== seat || turn.space === '') return [];
  const lane = laneOf(at, seat);
  const tasks = tasksOf(spaceOf(at.rules, turn.space).flow);
  const open = new Set(tasks.filter((task) => possible(lane, task)).map((task) => task.do));
  const closed = new Map<string, Unopened>();
  // If there are several tasks of a kind, such as a small and a large pasture, the first needs the least.
  for (const task of tasks) {
    if (open.has(task.do) || closed.has(task.do)) continue;
    closed.set(task.do, { task: task.do, begun: task, lacks: lacking(lane, task) });
  }
  return [...closed.values()];
}
