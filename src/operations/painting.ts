import { type Painter, PainterBusy, PaintingDropped } from '../../render/paint/painter.ts';

/** A painter whose work is watched. */
export type WatchedPainter = ReturnType<typeof watchPainter>;

/** How long a picture may take before the painter counts as stuck, in ms; some hundred of them wait at most. */
const STUCK = 60_000;

/** So many failures in a row are no longer the fault of one picture. */
const FAILURES = 3;

/** Wraps a painter; `painted` gets every picture's time in ms, and whether it came. */
export function watchPainter(painter: Painter, painted: (ms: number, outcome: 'done' | 'failed') => void) {
  const begun = new Map<symbol, number>();
  let failures = 0;
  return {
    ...painter,
    async paint(...request: Parameters<Painter['paint']>) {
      const key = Symbol();
      const since = performance.now();
      begun.set(key, since);
      try {
        const painting = await painter.paint(...request);
        failures = 0;
        painted(performance.now() - since, 'done');
        return painting;
      } catch (error) {
        if (!(error instanceof PainterBusy || error instanceof PaintingDropped)) failures += 1;
        painted(performance.now() - since, 'failed');
        throw error;
      } finally {
        begun.delete(key);
      }
    },
    /** Whether pictures come: none is waited for too long, and the last ones did not all fail. */
    alive: () => failures < FAILURES && [...begun.values()].every((since) => performance.now() - since < STUCK),
  };
}
