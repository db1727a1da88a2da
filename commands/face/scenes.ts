import type { Moment } from '../../src/table/play/moment.ts';

/** Turns that share a frame of a replay. */
export type Scene<State> = readonly [Moment<State>, ...Moment<State>[]];

/** The turns of a game, grouped by frame: each frame has those that belong with its first turn. */
export function* scenesIn<State>(
  moments: Iterable<Moment<State>>,
  together: (first: Moment<State>, next: Moment<State>) => boolean,
): Generator<Scene<State>> {
  let scene: Scene<State> | undefined;
  for (const moment of moments) {
    if (scene === undefined) scene = [moment];
    else if (together(scene[0], moment)) scene = [...scene, moment];
    else {
      yield scene;
      scene = [moment];
    }
  }
  if (scene !== undefined) yield scene;
}

/** How many scenes there are, and the turn that ends them; undefined if there is none. */
export function extentOf<State>(scenes: Iterable<Scene<State>>): { count: number; last: Moment<State> } | undefined {
  let count = 0;
  let last: Moment<State> | undefined;
  for (const scene of scenes) {
    count += 1;
    last = scene.at(-1);
  }
  return last && { count, last };
}

/** A frame as the game sees it, its duration in ms, and its caption. */
interface Told {
  readonly ms: number;
  readonly caption: object;
}

/** A frame without its place in the game. */
export type Shot<Frame extends Told> = Omit<Frame, 'caption'> & {
  readonly caption: Omit<Frame['caption'], 'progress'>;
};

/**
 * Builds `count` frames, each with its place from the first (0) to the last (1); the last one is shown for `lastMs`.
 */
export function* framesFrom<One extends Told>(
  shots: Iterable<One>,
  { count, lastMs }: { readonly count: number; readonly lastMs: number },
): Generator<One & { readonly caption: { readonly progress: number } }> {
  let at = 0;
  for (const shot of shots) {
    const progress = count === 1 ? 1 : at / (count - 1);
    yield { ...shot, ms: at === count - 1 ? lastMs : shot.ms, caption: { ...shot.caption, progress } };
    at += 1;
  }
}
