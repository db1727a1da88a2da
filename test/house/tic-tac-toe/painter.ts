import { type Painter, painterOf } from '../../../render/paint/painter.ts';
import { looks } from './look.ts';

/** A painter that knows tic-tac-toe alone, as `render/painter.ts` makes one of the games that there are. */
export const openPainter = (): Painter => painterOf({ looks, worker: new URL('./worker.ts', import.meta.url) });
