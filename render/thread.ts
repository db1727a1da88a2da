import { Worker } from 'node:worker_threads';
// A process in which only a worker has loaded canvas crashes when it ends, so the main thread loads it first.
import 'canvas';
import type { FrameJob, PaintedFrame } from './animation.ts';
import type { PictureRequest } from './scene.ts';

/** What the worker is sent: a picture, or a frame of an animation, to be painted. */
export type Job =
  | { readonly id: number; readonly request: PictureRequest }
  | { readonly id: number; readonly frame: FrameJob };

/** A PNG with its width and height in pixels. */
interface PaintedPicture {
  readonly png: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** What the worker sends back for a job, or what went wrong. */
export type Painted = { readonly id: number } & (
  | PaintedPicture
  | { readonly frame: PaintedFrame }
  | { readonly error: Error }
);

/** A thread that paints one picture at a time. */
export interface PaintingThread {
  /** Paints a picture; rejects when the thread ends before it is done. Must not be called while another is painted. */
  paint(request: PictureRequest): Promise<PaintedPicture>;
  /** Paints a frame of an animation, like `paint`; the pixels before it are handed over and can no longer be read. */
  frame(job: FrameJob): Promise<PaintedFrame>;
  /** Ends the thread. */
  close(): Promise<void>;
}

interface Running {
  readonly resolve: (painted: Painted) => void;
  readonly reject: (error: Error) => void;
}

/** A painting thread. It starts with the first picture, and again with the next one should it ever end. */
export function createThread(): PaintingThread {
  let worker: Worker | undefined;
  let running: Running | undefined;
  let count = 0;

  function take(): Running | undefined {
    const taken = running;
    running = undefined;
    return taken;
  }

  function start(): Worker {
    const made = new Worker(new URL('./worker-start.js', import.meta.url), {
      execArgv: [],
      // Drawing leaves little behind in the heap; what is large is native memory.
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    });
    const lost = (error: Error): void => {
      if (worker === made) worker = undefined;
      take()?.reject(error);
    };
    made.on('message', (painted: Painted) => {
      // A thread that paints nothing must not keep the process alive.
      made.unref();
      take()?.resolve(painted);
    });
    made.on('error', lost);
    made.on('exit', () => lost(new Error('The thread that paints has ended.')));
    return made;
  }

  function send(work: (id: number) => Job, handedOver: readonly ArrayBuffer[]): Promise<Painted> {
    worker ??= start();
    const thread = worker;
    thread.ref();
    count += 1;
    const job = work(count);
    return new Promise((resolve, reject) => {
      running = { resolve, reject };
      thread.postMessage(job, handedOver);
    });
  }

  return {
    async paint(request) {
      const painted = await send((id) => ({ id, request }), []);
      if ('png' in painted) return painted;
      throw 'error' in painted ? painted.error : new Error('The worker painted a frame where a picture was asked for.');
    },
    async frame(frame) {
      const painted = await send((id) => ({ id, frame }), frame.before === undefined ? [] : [frame.before.buffer]);
      if ('frame' in painted) return painted.frame;
      throw 'error' in painted ? painted.error : new Error('The worker painted a picture where a frame was asked for.');
    },
    async close() {
      const ending = worker;
      worker = undefined;
      await ending?.terminate();
    },
  };
}
