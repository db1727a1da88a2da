import { describe, expect, it } from 'vitest';
import type { Work } from '../../commands/discord/jobs.ts';
import type { Face, Reel } from '../../commands/face/face.ts';
import { cavernaFace } from '../../commands/games/caverna/face.ts';
import { cavernaPictures } from '../../commands/games/caverna/pictures.ts';
import type { FrameFor } from '../../commands/presses.ts';
import type { Painted } from '../../commands/replay/replay-film.ts';
import { develop } from '../../commands/replay/replay-film.ts';
import { looks } from '../../render/games/index.ts';
import type { FrameJob } from '../../render/paint/frame.ts';
import { paintFrame } from '../../render/paint/frame.ts';
import type { Painter } from '../../render/paint/painter.ts';
import { catalogue } from '../../src/messages/index.ts';
import type { History } from '../../src/table/records/history.ts';
import { historyOf, playedGame, readGif } from './games.ts';

const history = { game: { id: 'game' }, isWhole: true, moments: () => [] } as unknown as History;

/** A game whose frames have this many bytes, by their pace, width and number; notes the painted frames. */
function faceWith(
  frames: Readonly<Record<FrameFor, number>>,
  bytes: (pace: FrameFor, width: number, at: number) => number,
) {
  const painted: string[] = [];
  const reel = (_: History, pace: FrameFor): Reel | undefined =>
    frames[pace] === 0
      ? undefined
      : {
          frames: frames[pace],
          alt: pace,
          async *paint(width) {
            for (let at = 0; at < frames[pace]; at++) {
              painted.push(`${pace} ${width} ${at}`);
              yield new Uint8Array(bytes(pace, width, at));
            }
            yield new Uint8Array(1);
          },
        };
  return { face: { reel } as unknown as Face, painted };
}

function work() {
  const controller = new AbortController();
  const reports: Painted[] = [];
  return {
    controller,
    reports,
    work: { signal: controller.signal, report: (one) => void reports.push(one) } as Work<Painted>,
  };
}

it('the film of a game is painted as sharp as the limit allows, and is a valid GIF', async () => {
  const painter = {
    frame: async (job: FrameJob) => paintFrame(job, looks),
    paint: () => Promise.reject(new Error('none')),
  };
  const pictures = cavernaPictures(painter as unknown as Painter);
  const face = cavernaFace(pictures)(catalogue('en'));
  const played = await historyOf(playedGame({ players: 2, turns: 3 }));
  const widths: number[] = [];
  for (const limit of [10 * 2 ** 20, 150 * 1024]) {
    const film = await develop({ history: played, face, pace: 'turns', limit }, work().work);
    expect(film?.gif.byteLength).toBeLessThanOrEqual(limit);
    const gif = readGif(film?.gif ?? Buffer.alloc(0));
    expect(gif.delays).toHaveLength(film?.frames ?? 0);
    widths.push(gif.width);
  }
  expect(widths[0]).toBe(1_280);
  expect(widths[1]).toBeLessThan(1_280);
});

describe('a film', () => {
  it('is as sharp as possible', async () => {
    const { face } = faceWith({ rounds: 12, turns: 0 }, (_, width) => width);
    const sharp = await develop({ history, face, pace: 'rounds', limit: 15_361 }, work().work);
    expect(sharp?.gif.byteLength).toBe(15_361);
    const { work: watched, reports } = work();
    const smaller = await develop({ history, face, pace: 'rounds', limit: 15_360 }, watched);
    expect(smaller?.gif.byteLength).toBe(12_001);
    expect(smaller).toMatchObject({ frames: 12, pace: 'rounds', alt: 'rounds', isWhole: true });
    expect(reports.at(-1)).toEqual({ done: 12, frames: 12, isSmaller: true });
  });

  it('shows one frame a round if turns do not fit at any size', async () => {
    const { face, painted } = faceWith({ rounds: 12, turns: 200 }, () => 100);
    const film = await develop({ history, face, pace: 'turns', limit: 2_000 }, work().work);
    expect(film).toMatchObject({ pace: 'rounds', frames: 12 });
    expect(film?.gif.byteLength).toBeLessThanOrEqual(2_000);
    // Twelve frames are enough to see that all of them would be too large.
    expect(painted.filter((one) => one.startsWith('turns 1280'))).toHaveLength(12);
  });

  it('is not abandoned because of a large first frame', async () => {
    const { face } = faceWith({ rounds: 30, turns: 0 }, (_, __, at) => (at === 0 ? 5_000 : 10));
    const film = await develop({ history, face, pace: 'rounds', limit: 5_300 }, work().work);
    expect(film?.gif.byteLength).toBe(5_000 + 290 + 1);
  });

  it('is never larger than the limit, whatever happens', async () => {
    for (const limit of [600, 900, 1_700, 2_600, 5_000, 50_000]) {
      const { face } = faceWith({ rounds: 11, turns: 60 }, (pace, width, at) =>
        Math.floor((at % 7) + width / (pace === 'turns' ? 10 : 16)),
      );
      const film = await develop({ history, face, pace: 'turns', limit }, work().work);
      expect(film?.gif.byteLength).toBeLessThanOrEqual(limit);
    }
  });

  it('is refused if no size fits', async () => {
    const { face } = faceWith({ rounds: 12, turns: 12 }, () => 1_000);
    await expect(develop({ history, face, pace: 'turns', limit: 900 }, work().work)).rejects.toThrow(RangeError);
  });

  it('does not exist for a game without a turn', async () => {
    const { face } = faceWith({ rounds: 0, turns: 0 }, () => 1);
    expect(await develop({ history, face, pace: 'turns', limit: 900 }, work().work)).toBeUndefined();
  });

  it('stops with the given reason', async () => {
    const { work: watched, controller, reports } = work();
    const { face, painted } = faceWith({ rounds: 12, turns: 0 }, (_, __, at) => {
      if (at === 3) controller.abort(new Error('enough'));
      return 1;
    });
    await expect(develop({ history, face, pace: 'rounds', limit: 900 }, watched)).rejects.toThrow('enough');
    expect(painted).toHaveLength(4);
    expect(reports.at(-1)).toMatchObject({ done: 3 });
  });
});
