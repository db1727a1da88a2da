import type { History } from '../../src/table/records/history.ts';
import type { Work } from '../discord/jobs.ts';
import type { Face } from '../face/face.ts';
import type { FrameFor } from '../presses.ts';

/** The progress of painting the frames of a replay. */
export interface Painted {
  readonly done: number;
  readonly frames: number;
  readonly isSmaller: boolean;
}

/** A finished replay. */
export interface Film {
  readonly gif: Buffer;
  readonly alt: string;
  readonly frames: number;
  readonly pace: FrameFor;
  /** Whether it goes back to the start of the game. */
  readonly isWhole: boolean;
}

/** A game for a replay, with one frame for each turn or round, in a file of at most this many bytes. */
export interface Wanted {
  readonly history: History;
  readonly face: Face;
  readonly pace: FrameFor;
  readonly limit: number;
}

/** Widths to try until the file is small enough, in pixels; at the last one, text is still legible. */
const WIDTHS = [1_280, 1_000, 800, 640] as const;
/** After this many frames, the size of the file can be estimated. */
const SAMPLE = 12;
const MARGIN = 1.15;

/**
 * Makes a replay as sharp as the limit allows, with one frame per round if one per turn does not fit. Throws the
 * signal's reason once it is aborted. Undefined if no turn has been closed yet.
 */
export async function develop({ history, face, pace, limit }: Wanted, work: Work<Painted>): Promise<Film | undefined> {
  let isSmaller = false;
  for (const tried of pace === 'turns' ? (['turns', 'rounds'] as const) : (['rounds'] as const)) {
    const reel = face.reel(history, tried);
    if (reel === undefined) return undefined;
    const { frames, alt } = reel;
    for (const width of WIDTHS) {
      const painting = reel.paint(width);
      const report = (done: number) => work.report({ done, frames, isSmaller });
      const gif = await collect(painting, { frames, limit, report, signal: work.signal });
      if (gif !== undefined) return { gif, alt, frames, pace: tried, isWhole: history.isWhole };
      isSmaller = true;
    }
  }
  throw new RangeError(`The replay of game ${history.game.id} does not fit into ${limit} bytes.`);
}

interface Collecting extends Pick<Work<Painted>, 'signal'> {
  readonly frames: number;
  readonly limit: number;
  report(done: number): void;
}

/** All bytes of a file; undefined as soon as they are certain to exceed the limit. */
async function collect(
  painting: AsyncIterable<Uint8Array>,
  { frames, limit, report, signal }: Collecting,
): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  report(0);
  for await (const part of painting) {
    signal.throwIfAborted();
    parts.push(part);
    bytes += part.byteLength;
    report(Math.min(parts.length, frames));
    if (bytes > limit || forecast(parts, { bytes, frames }) > limit * MARGIN) return undefined;
  }
  return Buffer.concat(parts);
}

/** The expected size of a file: only its first frame is complete, the others contain just the changes. */
function forecast(parts: readonly Uint8Array[], { bytes, frames }: { bytes: number; frames: number }): number {
  const first = parts[0]?.byteLength ?? 0;
  if (parts.length < SAMPLE || parts.length >= frames) return bytes;
  return first + ((bytes - first) / (parts.length - 1)) * (frames - 1);
}
