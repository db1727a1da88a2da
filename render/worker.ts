import { parentPort } from 'node:worker_threads';
import { layout } from './layout/index.ts';
import { paint } from './paint.ts';
import type { Job, Painted } from './thread.ts';

/** Paints what the painter sends, one picture after the other. */
function serve(job: Job): void {
  const port = parentPort;
  if (port === null) throw new Error('The worker that paints runs in a worker thread only');
  try {
    const picture = layout(job.request);
    const png = new Uint8Array(paint(picture));
    const painted: Painted = { id: job.id, png, width: picture.width, height: picture.height };
    port.postMessage(painted, [png.buffer]);
  } catch (error) {
    const failed: Painted = { id: job.id, error: error instanceof Error ? error : new Error(String(error)) };
    port.postMessage(failed);
  }
}

parentPort?.on('message', serve);
