import { afterEach, describe, expect, it } from 'vitest';
import { animate, boardSize, type Frame } from '../../render/games/caverna/frames.ts';
import { actionBoard, homeBoard, scoreSheet } from '../../render/games/caverna/index.ts';
import { layout } from '../../render/games/caverna/layout/index.ts';
import { pictureWords } from '../../render/games/caverna/words.ts';
import { looks } from '../../render/games/index.ts';
import type { FrameJob, FramePainter } from '../../render/paint/frame.ts';
import { paintFrame } from '../../render/paint/frame.ts';
import { type Painter, PaintingDropped } from '../../render/paint/painter.ts';
import { createPainter } from '../../render/painter.ts';
import { ownersOf } from '../../render/shared/owner.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { catalogue } from '../../src/messages/index.ts';
import { playedGame, readGif } from './games.ts';

let painter: Painter | undefined;
afterEach(async () => {
  await painter?.close();
  painter = undefined;
});

const words = pictureWords(catalogue('en'));

function frameOf(players: number, turns: number): Frame {
  const { state, game } = playedGame({ players, turns });
  const shown = { state, owners: ownersOf(game.seats), words };
  const input = actionBoard(shown);
  return {
    caption: {
      title: `After ${turns} turns`,
      owner: input.turn,
      round: input.rounds[state.round - 1],
      story: 'Something happened. '.repeat(12),
      progress: turns / 10,
    },
    table: { kind: 'actions', input },
    boards: state.players.map((_, seat) => homeBoard(shown, seat)),
    ms: 100 * (turns + 1),
  };
}

function sheetOf(players: number): Frame {
  const { state, game } = playedGame({ players, turns: 9 });
  const input = scoreSheet({ state, owners: ownersOf(game.seats), words }, 'Points');
  return { ...frameOf(players, 9), table: { kind: 'score', input }, ms: 8_000 };
}

async function gifOf(by: FramePainter, frames: readonly Frame[], width = 500): Promise<Uint8Array> {
  const players = frames[0]?.boards.length ?? 0;
  const size = { width, players, board: boardSize(players) };
  const parts: Uint8Array[] = [];
  for await (const part of animate(by, frames, size)) parts.push(part);
  return Buffer.concat(parts);
}

/** Paints in this thread, whatever was painted before. */
const anew: FramePainter = { frame: async (job) => paintFrame(job, looks) };

const noting = (jobs: FrameJob[]): FramePainter => ({
  async frame(job) {
    jobs.push(job);
    return { bytes: new Uint8Array(1), indices: new Uint8Array(1) };
  },
});

describe('an animation', () => {
  it.each([1, 2, 3, 4, 7])('of %i players shows every frame for its time, and plays forever', async (players) => {
    const frames = [...[0, 3, 8].map((turns) => frameOf(players, turns)), sheetOf(players)];
    const gif = readGif(await gifOf(anew, frames));
    expect(gif.delays).toEqual([100, 400, 900, 8_000]);
    expect(gif.loops).toBe(0);
    expect(gif.width).toBe(500);
    // In landscape, so that a desktop shows it wide.
    expect(gif.width / gif.height).toBeGreaterThan(1.1);
    expect(gif.width / gif.height).toBeLessThan(2.7);
  });

  it.each([
    // The width of a board on a desktop, which fits a picture into 550 by 350, and on a phone, 360 wide.
    [1, 430, 360],
    [2, 265, 180],
    [3, 265, 180],
    [4, 210, 180],
    [5, 180, 120],
    [6, 180, 120],
    [7, 180, 120],
  ])('of %i players has equal boards, as large as possible, and no empty bands', async (players, wide, narrow) => {
    const jobs: FrameJob[] = [];
    await gifOf(noting(jobs), [frameOf(players, 3)], 1280);
    const [{ width, height, regions } = { width: 0, height: 0, regions: [] }] = jobs;
    expect(width / height).toBeGreaterThan(1.2);
    expect(width / height).toBeLessThan(1.8);
    const covered = regions.reduce((sum, { box: { w, h } }) => sum + w * h, 0);
    expect(covered / (width * height)).toBeGreaterThan(0.995);
    expect(covered).toBeLessThanOrEqual(width * height);
    const boards = regions.flatMap(({ box, request: { kind } }) => (kind === 'home' || kind === 'glance' ? [box] : []));
    expect(boards).toHaveLength(players);
    const widths = boards.map(({ w }) => w);
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
    const desktop = Math.min(550 / width, 350 / height);
    expect(Math.min(...widths) * desktop).toBeGreaterThanOrEqual(wide - 1);
    expect((Math.min(...widths) * 360) / width).toBeGreaterThanOrEqual(narrow - 1);
  });

  it.each([2, 3, 5, 7])('of %i players shows boards of one shape, whatever overhangs', (players) => {
    const { boards } = frameOf(players, 8);
    const [board] = boards;
    if (board === undefined) throw new Error('There is no board.');
    const cells = board.cells.map((place, at) => (at === 2 ? { ...place, cell: { ground: 'field' } as const } : place));
    const drawn = [board, { ...board, cells }].map((input) => layout({ kind: 'glance', input }));
    for (const { width, height } of drawn) expect({ width, height }).toEqual(boardSize(players));
  });

  it('shows after each frame what that frame would show by itself', async () => {
    const frames = [...[0, 3, 8].map((turns) => frameOf(3, turns)), sheetOf(3)];
    const whole = readGif(await gifOf(anew, frames));
    for (const [at, frame] of frames.entries()) {
      // The tallest table gives all frames their height.
      const alone = readGif(await gifOf(anew, [frame, frameOf(3, 8)]));
      expect(Buffer.compare(whole.pixelsAfter(at + 1), alone.pixelsAfter(1))).toBe(0);
    }
  });

  it('paints only what has changed', async () => {
    const jobs: FrameJob[] = [];
    const first = frameOf(4, 0);
    const other = frameOf(4, 1).boards;
    const boards = first.boards.map((board, seat) => (seat === 2 ? (other[seat] ?? board) : board));
    const last = { ...first, boards: boards.map((board, seat) => ({ ...board, lantern: seat === 2 })) };
    await gifOf(noting(jobs), [first, first, last]);
    expect(jobs.map(({ regions }) => regions.length)).toEqual([5, 0, expect.any(Number)]);
    expect(jobs[2]?.regions.length).toBeLessThan(4);
  });

  it('accepts names and stories with any characters and of any length', async () => {
    const frame = frameOf(2, 0);
    const hostile = { ...frame.caption, title: '\u202e**x**'.repeat(40), story: '🐗\u0007 ﷽'.repeat(200) };
    expect(readGif(await gifOf(anew, [{ ...frame, caption: hostile }])).delays).toHaveLength(1);
    const empty = { ...frame.caption, title: '', story: '', round: undefined };
    expect(readGif(await gifOf(anew, [{ ...frame, caption: empty }])).delays).toHaveLength(1);
  });
});

const JOB: FrameJob = { width: 10, height: 10, regions: [], before: undefined, ms: 10 };

describe('a painter', () => {
  const states = (): State[] => [3, 5, 8].map((turns) => playedGame({ players: 2, turns }).state);
  const picture = (state: State) => {
    const owners = ownersOf(playedGame({ players: 2, turns: 0 }).game.seats);
    return { game: 'caverna', kind: 'home', input: homeBoard({ state, owners, words }, 0) };
  };

  it('paints frames in its thread as they would be painted directly', async () => {
    painter = createPainter();
    const frames = [0, 4].map((turns) => frameOf(2, turns));
    const there = await gifOf(painter, frames);
    expect(Buffer.compare(Buffer.from(there), Buffer.from(await gifOf(anew, frames)))).toBe(0);
  });

  it('paints every waiting picture before the next frame', async () => {
    painter = createPainter();
    const order: string[] = [];
    const note = (name: string) => (): void => void order.push(name);
    const running = painter.frame(JOB).then(note('running'));
    const frames = [painter.frame(JOB).then(note('frame')), painter.frame(JOB).then(note('frame'))];
    const pictures = states().map((state) => painter?.paint(picture(state)).then(note('picture')));
    await Promise.all([running, ...frames, ...pictures]);
    expect(order).toEqual(['running', 'picture', 'picture', 'picture', 'frame', 'frame']);
  });

  it('drops waiting frames when it is closed', async () => {
    const closing = createPainter();
    const frames = [closing.frame(JOB), closing.frame(JOB)];
    const settled = Promise.allSettled(frames);
    await closing.close();
    for (const frame of await settled) expect(frame).toMatchObject({ reason: expect.any(PaintingDropped) });
    await expect(closing.frame(JOB)).rejects.toThrow(PaintingDropped);
  });

  it('takes no more frames than its queue holds', async () => {
    painter = createPainter({ queue: 1 });
    const taken = [painter.frame(JOB), painter.frame(JOB)];
    await expect(painter.frame(JOB)).rejects.toThrow('waiting');
    await Promise.all(taken);
  });
});
