import type { Logger } from 'drizzle-orm';
import { bindToRequest } from '../src/table/request-context.ts';
import type { Connections, Watch } from './connection.ts';

/** What Drizzle reports about every statement, for counting. */
export const countingWith = (watch: Watch | undefined): Logger | false =>
  watch === undefined ? false : { logQuery: (statement) => watch.asked(statement) };

/** Connections that report how long each piece of work has taken. */
export function watched<C extends Connections>(connections: C, watch: Watch | undefined): C {
  if (watch === undefined) return connections;
  const timed =
    (use: Connections['use']): Connections['use'] =>
    async (work) => {
      const began = performance.now();
      try {
        // This way the report names the right request, even if several wait their turn.
        return await use(bindToRequest(work));
      } finally {
        watch.took(performance.now() - began);
      }
    };
  const { use, lightly, patiently, erase } = connections;
  return {
    ...connections,
    use: timed(use),
    lightly: timed(lightly),
    patiently: timed(patiently),
    erase: timed(erase),
  };
}
