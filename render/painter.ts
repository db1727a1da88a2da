import { looks } from './games/index.ts';
import { type Painter, type PainterOptions, painterOf } from './paint/painter.ts';

/** A painter of the pictures of all games; its thread starts with the first picture. */
export function createPainter(options?: PainterOptions): Painter {
  return painterOf({ looks, worker: new URL('./worker.ts', import.meta.url) }, options);
}
