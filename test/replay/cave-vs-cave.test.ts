import { describe, expect, it } from 'vitest';
import { caveChronicle } from '../../commands/games/cave-vs-cave/chronicle.ts';
import { cavePictures } from '../../commands/games/cave-vs-cave/pictures.ts';
import { caveReel } from '../../commands/games/cave-vs-cave/replay.ts';
import type { FrameFor } from '../../commands/presses.ts';
import type { FrameJob } from '../../render/paint/frame.ts';
import type { Painter } from '../../render/paint/painter.ts';
import type { Game } from '../../src/engine/game.ts';
import { caveVsCave } from '../../src/games/cave-vs-cave/game.ts';
import type { State } from '../../src/games/cave-vs-cave/state.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import type { History } from '../../src/table/records/history.ts';
import { historyOf, playedGame } from './games.ts';

const words = gameWords(catalogue('en'), 'cave-vs-cave');
const NAMES = ['Mara', 'Tom'] as const;

const played = async (mode: string, names: readonly string[] = NAMES): Promise<History<State>> => {
  const game = { rules: caveVsCave as Game, options: { mode }, players: names.length, names };
  return (await historyOf(playedGame(game))) as History<State>;
};

async function framesOf(history: History<State>, pace: FrameFor) {
  const jobs: FrameJob[] = [];
  const painter = {
    frame(job: FrameJob) {
      jobs.push(job);
      return Promise.resolve({ bytes: new Uint8Array(1), indices: new Uint8Array(1) });
    },
  } as unknown as Painter;
  const reel = caveReel(cavePictures(painter), { words, history, pace });
  if (reel === undefined) throw new Error('There is nothing to show.');
  for await (const _ of reel.paint(1_280));
  expect(jobs).toHaveLength(reel.frames);
  return { jobs, alt: reel.alt };
}

const captions = (jobs: readonly FrameJob[]) =>
  jobs.flatMap(({ regions }) =>
    regions.flatMap(({ request }) =>
      request.kind === 'caption' ? [request.input as { title: string; story: string }] : [],
    ),
  );

describe('a replay of Cave vs Cave', () => {
  it('has a frame for each round of both eras, in landscape, with equal caves as large as the row of tiles', async () => {
    const { jobs, alt } = await framesOf(await played('era1+2'), 'rounds');
    expect(captions(jobs).map(({ title }) => title)).toEqual([
      'The game begins',
      ...Array.from({ length: 8 }, (_, at) => `Era I · ${at + 1} of 8`),
      ...Array.from({ length: 4 }, (_, at) => `Era II · ${at + 1} of 4`),
      'Final score',
    ]);
    const first = jobs[0] ?? expect.fail('Something should be painted.');
    expect(first.width / first.height).toBeGreaterThan(1.4);
    const [, table, ...caves] = first.regions;
    const { w, h } = table?.box ?? { w: 0, h: 0 };
    expect(caves.map(({ box }) => [box.w, box.h])).toEqual([
      [w, h],
      [w, h],
    ]);
    expect(w).toBe(first.width / 2);
    expect(alt).toContain('14 frames');
  });

  it('shows each turn in its own frame, by turns', async () => {
    const history = await played('era1', ['Mara']);
    const { jobs } = await framesOf(history, 'turns');
    expect(jobs).toHaveLength([...history.moments()].length + 2);
    expect(captions(jobs)[1]?.title).toMatch(/^Mara: /);
    expect(captions(jobs)[1]?.story).toContain('Mara');
  });

  it('shows nothing that lies face down', async () => {
    const history = await played('era1+2');
    const hidden = [...history.moments()][0]?.before.players.flatMap(({ cave }) =>
      cave.filter(({ is }) => is === 'covered'),
    );
    const { jobs } = await framesOf(history, 'rounds');
    const [first] = jobs;
    const shown = JSON.stringify(first?.regions.filter(({ request }) => request.kind === 'cave'));
    expect(hidden?.length).toBeGreaterThan(0);
    expect(shown).not.toContain('"is":"covered","room"');
  });
});

describe('the chronicle of Cave vs Cave', () => {
  it.each([
    ['era1', 8],
    ['era1+2', 12],
    ['quick', 4],
  ])('of %s has the points of %i rounds, and what each did best', async (mode, rounds) => {
    const history = await played(mode);
    const chronicle = caveChronicle(words, history, []);
    expect(chronicle?.rounds).toHaveLength(rounds);
    const end = [...history.moments()].at(-1)?.after;
    const totals = end === undefined ? [] : caveVsCave.score(end).map(({ total }) => total);
    expect(chronicle?.players.map(({ points }) => points.at(-1)).toSorted()).toEqual(totals.toSorted());
    expect(chronicle?.players.filter(({ winner }) => winner).length).toBeGreaterThan(0);
    for (const { bests, points } of chronicle?.players ?? []) {
      expect(points).toHaveLength(rounds);
      expect(bests.length).toBeLessThanOrEqual(3);
    }
  });

  it('does not jump between the eras, although rooms count again in the second one', async () => {
    const history = await played('era1+2');
    const chronicle = caveChronicle(words, history, []);
    const end = [...history.moments()].find(({ before, after }) => before.era !== after.era) ?? expect.fail();
    // The goods at the start of the second era: 1 weapon, 1 iron and at most 1 gold.
    const brought = 1 + 0.5 + 0.5;
    for (const { owner, points } of chronicle?.players ?? []) {
      const begun = caveVsCave.score(end.after)[NAMES.indexOf(owner.name as (typeof NAMES)[number])];
      expect((begun?.total ?? Number.NaN) - (points[7] ?? 0)).toBeLessThanOrEqual(brought);
    }
  });
});
