import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { FrameJob, PaintedFrame } from './frame.ts';
import { createRankedLine } from './line.ts';
import type { GamePicture, Looks } from './look.ts';
import { createThread } from './thread.ts';

/** A finished picture: a PNG, its width and height in pixels. */
interface Painting {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Thrown if the queue is full. */
export class PainterBusy extends Error {
  constructor(waiting: number) {
    super(`${waiting} pictures are already waiting to be painted; try again in a moment.`);
    this.name = 'PainterBusy';
  }
}

/** Thrown for a picture that will not be painted, because the painter was closed. */
export class PaintingDropped extends Error {
  constructor() {
    super('The picture was not painted: the painter was closed.');
    this.name = 'PaintingDropped';
  }
}

/** Whether a picture was not painted for lack of room or time, so that it can be painted later. */
export const isPostponed = (error: unknown): boolean =>
  error instanceof PainterBusy || error instanceof PaintingDropped;

/** How many pictures may wait, and how many finished ones to cache. */
export interface PainterOptions {
  readonly queue?: number;
  readonly kept?: number;
}

interface Waiting {
  readonly whose: string;
  readonly later: boolean;
  readonly request: GamePicture;
  readonly key: string;
  readonly resolve: (painting: Painting) => void;
  readonly reject: (error: Error) => void;
}

/** A frame, which waits until no picture is waiting. */
interface WaitingFrame {
  readonly frame: FrameJob;
  readonly resolve: (painted: PaintedFrame) => void;
  readonly reject: (error: Error) => void;
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/**
 * How many pictures may wait: about five seconds of work, enough for eight posts with seven boards each and many
 * panels.
 */
const QUEUE = 256;

/** A painter's looks, and the file that its thread starts from, which serves the same looks (see serve.ts). */
export interface Studio {
  readonly looks: Looks;
  readonly worker: URL;
}

/** Paints pictures in its own thread, which starts with the first picture. */
export function painterOf({ looks, worker }: Studio, { queue = QUEUE, kept = 8 }: PainterOptions = {}) {
  const thread = createThread(worker);
  const shelf = new LRUCache<string, Painting>({ max: kept });
  const promised = new Map<string, Promise<Painting>>();
  const waiting = createRankedLine<Waiting>();
  let frames: WaitingFrame[] = [];
  let busy = false;
  let closed = false;

  async function work(): Promise<void> {
    if (busy) return;
    busy = true;
    for (let job = next(); job !== undefined; job = next()) {
      const { reject } = job;
      // Once the painter is closed, that is the only reason to give, however the job ended.
      await serve(job).catch((error: unknown) => reject(closed ? new PaintingDropped() : asError(error)));
    }
    busy = false;
  }

  const next = (): Waiting | WaitingFrame | undefined => waiting.next() ?? frames.shift();

  async function serve(job: Waiting | WaitingFrame): Promise<void> {
    if ('frame' in job) {
      const painted = await thread.frame(job.frame);
      if (closed) throw new PaintingDropped();
      job.resolve(painted);
      return;
    }
    try {
      const { png, width, height } = await thread.paint(job.request);
      if (closed) throw new PaintingDropped();
      const painting = { png: Buffer.from(png.buffer), width, height };
      shelf.set(job.key, painting);
      job.resolve(painting);
    } finally {
      promised.delete(job.key);
    }
  }

  return {
    /**
     * The picture for `request`; the same request is painted only once. Clients (`whose`) take turns; each may fill
     * half of the queue. Pictures that nobody is looking at yet (`later`) let most others go ahead. Rejects with
     * PainterBusy, PaintingDropped, or the error of the drawing.
     */
    async paint(request: GamePicture, whose = '', later = false): Promise<Painting> {
      if (closed) throw new PaintingDropped();
      const key = createHash('sha1').update(JSON.stringify(request)).digest('base64');
      const known = shelf.get(key) ?? promised.get(key);
      if (known !== undefined) return known;
      const isFull = waiting.count() >= queue || (whose !== '' && waiting.count(whose) >= queue / 2);
      if (isFull) throw new PainterBusy(waiting.count());
      const promise = new Promise<Painting>((resolve, reject) => {
        waiting.push({ whose, later, request, key, resolve, reject });
      });
      promised.set(key, promise);
      void work();
      return promise;
    },
    /**
     * Paints a frame of an animation while no picture is waiting, so that no player waits for more than one frame.
     * Rejects like `paint`.
     */
    async frame(frame: FrameJob): Promise<PaintedFrame> {
      if (closed) throw new PaintingDropped();
      if (frames.length >= queue) throw new PainterBusy(frames.length);
      return new Promise((resolve, reject) => {
        frames.push({ frame, resolve, reject });
        void work();
      });
    },
    /** Starts the thread and draws what most pictures share, so that the first picture is quick; never rejects. */
    async warmUp(): Promise<void> {
      const warming = Object.entries(looks).map(async ([game, look]) => {
        const subjects = await look.warmUp();
        await Promise.allSettled(subjects.map(({ kind, input }) => this.paint({ game, kind, input })));
      });
      await Promise.allSettled(warming);
    },
    /** Ends the thread after the current picture; that picture and all that are still waiting are dropped. */
    async close(): Promise<void> {
      closed = true;
      for (const { reject } of [...waiting.clear(), ...frames]) reject(new PaintingDropped());
      frames = [];
      await thread.close();
    },
  };
}

export type Painter = ReturnType<typeof painterOf>;
