import { type Painter, painterOf } from '../../../render/paint/painter.ts';
import { looks } from './look.ts';

/** A painter that knows only tic-tac-toe, made as `render/painter.ts` makes one of all games. */
export const openPainter = (): Painter => painterOf({ looks, worker: new URL('./worker.ts', import.meta.url) });
