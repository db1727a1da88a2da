import type { Task } from '../../../engine/agenda.ts';
import { DECLINE } from '../../../engine/decision.ts';
import { playerAt } from '../cave.ts';
import type { RuledState } from '../power.ts';

/** Puts tasks onto a player's agenda, the next one last. */
export function push({ state }: RuledState, seat: number, ...tasks: Task[]): void {
  playerAt(state, seat).agenda.push(...tasks);
}

/** The answers of a task that only carries something out and asks nothing. */
export const BY_ITSELF = [DECLINE];
