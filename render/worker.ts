import { parentPort } from 'node:worker_threads';
import { paintFrame } from './animation-frame.ts';
import { layout } from './layout/index.ts';
import { paint } from './paint.ts';
import type { Job, Painted } from './thread.ts';

/** What a job has made, and the memory that is handed over with it. */
function make(job: Job): { readonly painted: Painted; readonly handedOver: ArrayBuffer[] } {
  const { id } = job;
  if ('frame' in job) {
    const frame = paintFrame(job.frame);
    return { painted: { id, frame }, handedOver: [frame.bytes.buffer, frame.indices.buffer] };
  }
  const picture = layout(job.request);
  const png = new Uint8Array(paint(picture));
  const { width, height } = picture;
  return { painted: { id, png, width, height }, handedOver: [png.buffer] };
}

/** Paints what the painter sends, one picture after the other. */
function serve(job: Job): void {
  const port = parentPort;
  if (port === null) throw new Error('The worker that paints runs in a worker thread only');
  try {
    const { painted, handedOver } = make(job);
    port.postMessage(painted, handedOver);
  } catch (error) {
    const failed: Painted = { id: job.id, error: error instanceof Error ? error : new Error(String(error)) };
    port.postMessage(failed);
  }
}

parentPort?.on('message', serve);
