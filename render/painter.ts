import { createHash } from 'node:crypto';
import type { PictureRequest } from './scene.ts';
import { createThread } from './thread.ts';
import { warmUpPictures } from './warm-up.ts';

/** A finished picture: a PNG, its width and height in pixels. */
interface Painting {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Thrown when as many pictures wait already as the queue holds. */
export class PainterBusy extends Error {
  constructor(waiting: number) {
    super(`${waiting} pictures are waiting to be painted already; try again in a moment.`);
    this.name = 'PainterBusy';
  }
}

/** Thrown for a picture that will not be painted any more: a newer one replaced it, or the painter was closed. */
export class PaintingDropped extends Error {
  constructor(why: string) {
    super(`The picture was not painted: ${why}.`);
    this.name = 'PaintingDropped';
  }
}

/** How many pictures may wait, and how many finished ones are kept for when they are asked for again. */
export interface PainterOptions {
  readonly queue?: number;
  readonly kept?: number;
}

/** Paints pictures in a thread of its own. */
export interface Painter {
  /**
   * The picture that shows `request`. The same request is painted once, however often it is asked for.
   * With `replaces`, pictures that still wait under the same key are dropped in favour of this one.
   * Rejects with PainterBusy, PaintingDropped, or the error that the drawing met.
   */
  paint(request: PictureRequest, replaces?: string): Promise<Painting>;
  /** Starts the thread and draws what most pictures share, so that the first one asked for is quick; never rejects. */
  warmUp(): Promise<void>;
  /** Ends the thread; pictures that still wait are dropped. */
  close(): Promise<void>;
}

interface Waiting {
  readonly request: PictureRequest;
  readonly key: string;
  readonly replaces: string | undefined;
  readonly resolve: (painting: Painting) => void;
  readonly reject: (error: Error) => void;
}

/** Finished pictures, the one that was wanted last at the end. */
function createShelf(kept: number): {
  get(key: string): Painting | undefined;
  put(key: string, painting: Painting): void;
} {
  const pictures = new Map<string, Painting>();
  const put = (key: string, painting: Painting): void => {
    pictures.delete(key);
    pictures.set(key, painting);
    const oldest = pictures.keys().next();
    if (pictures.size > kept && oldest.done !== true) pictures.delete(oldest.value);
  };
  const get = (key: string): Painting | undefined => {
    const found = pictures.get(key);
    if (found !== undefined) put(key, found);
    return found;
  };
  return { get, put };
}

/** A painter; its thread starts with the first picture. */
export function createPainter({ queue = 64, kept = 64 }: PainterOptions = {}): Painter {
  const thread = createThread();
  const shelf = createShelf(kept);
  const promised = new Map<string, Promise<Painting>>();
  let waiting: Waiting[] = [];
  let busy = false;
  let closed = false;

  async function work(): Promise<void> {
    if (busy) return;
    busy = true;
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) await serve(job);
    busy = false;
  }

  async function serve({ key, request, resolve, reject }: Waiting): Promise<void> {
    try {
      const painted = await thread.paint(request);
      if ('error' in painted) throw painted.error;
      const painting = { png: Buffer.from(painted.png.buffer), width: painted.width, height: painted.height };
      shelf.put(key, painting);
      resolve(painting);
    } catch (error) {
      if (closed) reject(new PaintingDropped('the painter was closed'));
      else reject(error instanceof Error ? error : new Error(String(error)));
    } finally {
      promised.delete(key);
    }
  }

  function drop(doomed: (job: Waiting) => boolean, why: string): void {
    const dropped = waiting.filter(doomed);
    waiting = waiting.filter((job) => !dropped.includes(job));
    for (const job of dropped) {
      promised.delete(job.key);
      job.reject(new PaintingDropped(why));
    }
  }

  return {
    async paint(request, replaces) {
      if (closed) throw new PaintingDropped('the painter was closed');
      const key = createHash('sha1').update(JSON.stringify(request)).digest('base64');
      const known = shelf.get(key) ?? promised.get(key);
      if (known !== undefined) return known;
      if (replaces !== undefined) drop((job) => job.replaces === replaces, 'a newer one was asked for');
      if (waiting.length >= queue) throw new PainterBusy(waiting.length);
      const promise = new Promise<Painting>((resolve, reject) => {
        waiting.push({ request, key, replaces, resolve, reject });
      });
      promised.set(key, promise);
      void work();
      return promise;
    },
    async warmUp() {
      await Promise.allSettled(warmUpPictures().map((request) => this.paint(request)));
    },
    async close() {
      closed = true;
      drop(() => true, 'the painter was closed');
      await thread.close();
    },
  };
}
