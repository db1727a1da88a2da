import { describe, expect, it } from 'vitest';
import { caveChronicle } from '../../commands/games/cave-vs-cave/chronicle.ts';
import { cavePictures } from '../../commands/games/cave-vs-cave/pictures.ts';
import { caveReel } from '../../commands/games/cave-vs-cave/replay.ts';
import type { FrameFor } from '../../commands/presses.ts';
import type { FrameJob } from '../../render/paint/frame.ts';
import type { Painter } from '../../render/paint/painter.ts';
import { END, type MoveEntry } from '../../src/engine/log.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { caveVsCave } from '../../src/games/cave-vs-cave/game.ts';
import type { State } from '../../src/games/cave-vs-cave/state.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import type { Moment } from '../../src/table/play/moment.ts';
import type { History } from '../../src/table/records/history.ts';
import { DEFAULT_TERMS } from '../../src/table/terms.ts';
import type { TableGame } from '../../src/table/types.ts';

const words = gameWords(catalogue('en'), 'cave-vs-cave');
const NAMES = ['Mara', 'Tom'] as const;

/** A finished random game. */
function played(mode: string, names: readonly string[] = NAMES): History<State> {
  const options = caveVsCave.options.parse({ mode });
  const state = caveVsCave.start(options, names.length, 'replay');
  const random = randomFrom(mode);
  const seen = (): State => caveVsCave.view(caveVsCave.clone(state), 'spectator') as State;
  const moments: Moment<State>[] = [];
  let before = seen();
  let moves: MoveEntry[] = [];
  for (let entry = 1; ; entry++) {
    const [asked] = caveVsCave.decisions(state);
    if (asked === undefined) break;
    const busy = asked.options.filter(({ move, anytime }) => !anytime && !/^(?:done|end)/u.test(move));
    const among = busy.length > 0 ? busy : asked.options;
    const move = among[random.below(among.length)]?.move ?? END;
    const closing = seen();
    caveVsCave.play(state, asked.seat, move);
    moves.push({ entry, seat: asked.seat, move });
    if (move !== END) continue;
    const after = seen();
    moments.push({ turn: { seat: asked.seat, moves }, before, played: closing, after });
    [before, moves] = [after, []];
  }
  const seats = names.map(
    (name, seat) => ({ userId: String(seat), name, colour: seat === 0 ? 'red' : 'blue' }) as const,
  );
  const game = {
    id: 'game',
    game: 'cave-vs-cave',
    status: 'finished',
    terms: DEFAULT_TERMS,
    seats,
  } as unknown as TableGame;
  return { game, isWhole: true, seatsAt: () => seats, moments: () => moments };
}

/** The frames that a painter receives. */
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
    const { jobs, alt } = await framesOf(played('era1+2'), 'rounds');
    expect(captions(jobs).map(({ title }) => title)).toEqual([
      'The game begins',
      ...Array.from({ length: 8 }, (_, at) => `Era I · ${at + 1} of 8`),
      ...Array.from({ length: 4 }, (_, at) => `Era II · ${at + 1} of 4`),
      'Final score',
    ]);
    const [first] = jobs;
    if (first === undefined) throw new Error('Something should be painted.');
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
    const history = played('era1', ['Mara']);
    const { jobs } = await framesOf(history, 'turns');
    expect(jobs).toHaveLength([...history.moments()].length + 2);
    expect(captions(jobs)[1]?.title).toMatch(/^Mara: /);
    expect(captions(jobs)[1]?.story).toContain('Mara');
  });

  it('shows nothing that lies face down', async () => {
    const history = played('era1+2');
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
  ])('of %s has the points of %i rounds, and what each did best', (mode, rounds) => {
    const history = played(mode);
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

  it('does not jump between the eras, although rooms count again in the second one', () => {
    const history = played('era1+2');
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
