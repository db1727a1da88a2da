import { parentPort, workerData } from 'node:worker_threads';
import { paintAlone } from './draw.ts';
import { EMOJI_SIZE, emojiSprite } from './emoji.ts';
import { paintFrame } from './frame.ts';
import { type Looks, lookOf } from './look.ts';
import { paint } from './paint.ts';
import type { Job, Painted, Start } from './thread.ts';

/** The result of a job, and the memory to transfer with it. */
interface Made {
  readonly painted: Painted;
  readonly handedOver: ArrayBuffer[];
}

function make(job: Job, looks: Looks): Made {
  const { id } = job;
  if ('frame' in job) {
    const frame = paintFrame(job.frame, looks);
    return { painted: { id, frame }, handedOver: [frame.bytes.buffer, frame.indices.buffer] };
  }
  const look = lookOf(looks, job.request.game);
  const alone = emojiSprite(look, job.request);
  if (alone !== undefined) {
    const png = new Uint8Array(paintAlone(alone, EMOJI_SIZE, look.sprite));
    return { painted: { id, png, width: EMOJI_SIZE, height: EMOJI_SIZE }, handedOver: [png.buffer] };
  }
  const picture = look.layout(job.request);
  const png = new Uint8Array(paint(picture, look.sprite));
  const { width, height } = picture;
  return { painted: { id, png, width, height }, handedOver: [png.buffer] };
}

function attempt(job: Job, looks: Looks): Made {
  try {
    return make(job, looks);
  } catch (error) {
    return {
      painted: { id: job.id, error: error instanceof Error ? error : new Error(String(error)) },
      handedOver: [],
    };
  }
}

/** Paints what the painter sends, one picture after the other; the main function of a worker thread. */
export function serve(looks: Looks): void {
  const port = parentPort;
  if (port === null) throw new Error('The painter must run in a worker thread');
  const { busy }: Start = workerData;
  port.on('message', (job: Job) => {
    const { painted, handedOver } = attempt(job, looks);
    // The next job may be sent as soon as this one is answered.
    Atomics.store(busy, 0, 0);
    Atomics.notify(busy, 0);
    port.postMessage(painted, handedOver);
  });
}
