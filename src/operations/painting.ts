import { isPostponed, type Painter } from '../../render/paint/painter.ts';

/** A painter with a health check. */
export type WatchedPainter = ReturnType<typeof watchPainter>;

/** How long (ms) a picture may take before it counts as stuck; no more than a few hundred wait at a time. */
const STUCK = 60_000;

/** After this many failures in a row, no single picture is to blame. */
const FAILURES = 3;

/** Wraps a painter; calls `painted` with the time that each picture took, in ms, and whether it succeeded. */
export function watchPainter(painter: Painter, painted: (ms: number, outcome: 'done' | 'failed') => void) {
  const running = new Map<symbol, number>();
  let failures = 0;
  return {
    ...painter,
    async paint(...request: Parameters<Painter['paint']>) {
      const key = Symbol();
      const since = performance.now();
      running.set(key, since);
      try {
        const painting = await painter.paint(...request);
        failures = 0;
        painted(performance.now() - since, 'done');
        return painting;
      } catch (error) {
        if (!isPostponed(error)) failures += 1;
        painted(performance.now() - since, 'failed');
        throw error;
      } finally {
        running.delete(key);
      }
    },
    /** Whether painting works: no picture has been waiting too long, and the latest ones did not all fail. */
    alive: () => failures < FAILURES && [...running.values()].every((since) => performance.now() - since < STUCK),
  };
}
