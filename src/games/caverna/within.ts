import type { Task } from '../../engine/agenda.ts';
import type { Player } from './state.ts';

/** A player's next task of a kind, even if it is one of several actions that are offered together. */
export function taskWithin<Kind extends Task>({ agenda }: Player, kind: Kind['do']): Kind | undefined {
  return agenda
    .toReversed()
    .map((task) => within<Kind>(task, kind))
    .find((found) => found !== undefined);
}

function within<Kind extends Task>(part: unknown, kind: Kind['do']): Kind | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  if ('do' in part && part.do === kind) return part as Kind;
  return Object.values(part)
    .map((inner) => within<Kind>(inner, kind))
    .find((found) => found !== undefined);
}
