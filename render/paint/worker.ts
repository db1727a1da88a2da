import { parentPort, workerData } from 'node:worker_threads';
import { layout } from '../games/caverna/layout/index.ts';
import { paintFrame } from './animation-frame.ts';
import { paint } from './paint.ts';
import type { Job, Painted, Start } from './thread.ts';

const { busy }: Start = workerData;

/** What a job has made, and the memory that is handed over with it. */
interface Made {
  readonly painted: Painted;
  readonly handedOver: ArrayBuffer[];
}

function make(job: Job): Made {
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

function attempt(job: Job): Made {
  try {
    return make(job);
  } catch (error) {
    return {
      painted: { id: job.id, error: error instanceof Error ? error : new Error(String(error)) },
      handedOver: [],
    };
  }
}

/** Paints what the painter sends, one picture after the other. */
function serve(job: Job): void {
  const port = parentPort;
  if (port === null) throw new Error('The worker that paints runs in a worker thread only');
  const { painted, handedOver } = attempt(job);
  // The next job may be sent as soon as this one is answered.
  Atomics.store(busy, 0, 0);
  Atomics.notify(busy, 0);
  port.postMessage(painted, handedOver);
}

parentPort?.on('message', serve);
