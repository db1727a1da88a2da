import { Worker } from 'node:worker_threads';
import { registerFaces } from './faces.ts';
import type { FrameJob, PaintedFrame } from './frame.ts';
import type { GamePicture } from './look.ts';

/** A job for the worker: a picture, or a frame of an animation. */
export type Job =
  | { readonly id: number; readonly request: GamePicture }
  | { readonly id: number; readonly frame: FrameJob };

/** A PNG with its width and height in pixels. */
interface PaintedPicture {
  readonly png: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** The worker's start data. */
export interface Start {
  /** A single number: 1 while a job is in progress, otherwise 0. */
  readonly busy: Int32Array<SharedArrayBuffer>;
}

/** The worker's answer to a job, or its error. */
export type Painted = { readonly id: number } & (
  | PaintedPicture
  | { readonly frame: PaintedFrame }
  | { readonly error: Error }
);

/** How long (ms) a process that is ending waits for the current picture. */
const LONGEST = 5_000;

interface Running {
  readonly resolve: (painted: Painted) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A thread that paints one picture at a time, with the file it starts from. It starts with the first picture and, if it
 * ever ends, again with the next one.
 */
export function createThread(file: URL) {
  let worker: Worker | undefined;
  let running: Running | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;
  const busy = new Int32Array(new SharedArrayBuffer(4));
  // Canvas aborts the whole process if its thread ends while it is drawing.
  const finish = (): void => void Atomics.wait(busy, 0, 1, LONGEST);

  function take(): Running | undefined {
    const taken = running;
    running = undefined;
    return taken;
  }

  function start(): Worker {
    // This also loads canvas: a process crashes as it exits if only a worker has loaded it.
    registerFaces();
    const made = new Worker(file, {
      execArgv: [],
      workerData: { busy } satisfies Start,
      // Drawing leaves little in the heap; what takes room is native memory.
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    });
    process.on('exit', finish);
    const lost = (error: Error): void => {
      if (worker === made) worker = undefined;
      take()?.reject(error);
    };
    made.on('message', (painted: Painted) => {
      // An idle thread must not keep the process alive.
      made.unref();
      take()?.resolve(painted);
    });
    made.on('error', lost);
    made.on('exit', () => {
      process.off('exit', finish);
      Atomics.store(busy, 0, 0);
      lost(new Error('The painting thread has ended.'));
    });
    return made;
  }

  function send(work: (id: number) => Job, handedOver: readonly ArrayBuffer[]): Promise<Painted> {
    worker ??= start();
    const thread = worker;
    thread.ref();
    count += 1;
    const job = work(count);
    const painted = new Promise<Painted>((resolve, reject) => {
      running = { resolve, reject };
      Atomics.store(busy, 0, 1);
      thread.postMessage(job, handedOver);
    });
    last = painted.catch(() => undefined);
    return painted;
  }

  return {
    /**
     * Paints a picture; rejects if the thread ends first. Must not be called while another picture is being painted.
     */
    async paint(request: GamePicture): Promise<PaintedPicture> {
      const painted = await send((id) => ({ id, request }), []);
      if ('png' in painted) return painted;
      throw 'error' in painted ? painted.error : new Error('The worker painted a frame instead of a picture.');
    },
    /**
     * Paints a frame of an animation, like `paint`. It transfers the pixels of the previous frame, which can then no
     * longer be read.
     */
    async frame(frame: FrameJob): Promise<PaintedFrame> {
      const painted = await send((id) => ({ id, frame }), frame.before === undefined ? [] : [frame.before.buffer]);
      if ('frame' in painted) return painted.frame;
      throw 'error' in painted ? painted.error : new Error('The worker painted a picture instead of a frame.');
    },
    /** Ends the thread after the current picture. */
    async close(): Promise<void> {
      const ending = worker;
      await last;
      worker = undefined;
      await ending?.terminate();
    },
  };
}
