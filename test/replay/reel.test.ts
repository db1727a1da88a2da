import { describe, expect, it } from 'vitest';
import type { Face } from '../../commands/face/face.ts';
import { cavernaFace } from '../../commands/games/caverna/face.ts';
import type { FrameFor } from '../../commands/presses.ts';
import type { Frame } from '../../render/games/caverna/frames.ts';
import type { FrameSize } from '../../render/shared/animation.ts';
import { END, type Entry } from '../../src/engine/log.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { catalogue } from '../../src/messages/index.ts';
import { pixels } from '../commands/fixture.ts';
import { historyOf, type Played, playedGame } from './games.ts';

interface Reel {
  readonly frames: readonly Frame[];
  readonly size: FrameSize;
  readonly alt: string;
}

async function reelOf(recorded: Parameters<typeof historyOf>[0], pace: FrameFor): Promise<Reel> {
  const frames: Frame[] = [];
  let size: FrameSize | undefined;
  const face = cavernaFace({
    ...pixels,
    async *frames(given, asked) {
      size = asked;
      for (const frame of given) {
        frames.push(frame);
        yield new Uint8Array(1);
      }
    },
  })(catalogue('en')) as Face;
  const reel = face.reel?.(await historyOf(recorded), pace);
  if (reel === undefined) throw new Error('There is nothing to show.');
  for await (const _ of reel.paint(700));
  if (size === undefined) throw new Error('Nothing was painted.');
  expect(frames).toHaveLength(reel.frames);
  return { frames, size, alt: reel.alt };
}

const replayed = (played: Played, pace: FrameFor): Promise<Reel> => reelOf(playedGame(played), pace);
const titles = ({ frames }: Reel): string[] => frames.map(({ caption }) => caption.title);

describe('a replay by rounds', () => {
  it.each([1, 2, 3, 5, 7])('has a frame for the start, each round and the score of %i players', async (players) => {
    const { frames, size, alt } = await replayed({ players }, 'rounds');
    const rounds = players <= 2 ? 11 : 12;
    expect(frames).toHaveLength(rounds + 2);
    expect(size).toMatchObject({ width: 700, players });
    for (const { boards } of frames) expect(boards).toHaveLength(players);
    expect(frames.map(({ table }) => table.kind)).toEqual([...Array(rounds + 1).fill('actions'), 'score']);
    expect(frames[0]?.caption).toMatchObject({ title: 'The game begins', progress: 0 });
    expect(frames.at(-1)?.caption).toMatchObject({ title: 'Final score', progress: 1 });
    expect(frames.at(-1)?.caption.story).toMatch(/^The game is over\. \w+.* points/);
    expect(frames.at(-1)?.ms).toBe(Math.max(...frames.map(({ ms }) => ms)));
    expect(alt).toContain(`${rounds + 2} frames`);
    expect(alt.length).toBeLessThan(1_024);
  });

  it('shows where the dwarfs were, and the boards after the round', async () => {
    const played = playedGame({ players: 3, until: 4 });
    const { frames } = await reelOf(played, 'rounds');
    const last = frames.at(-1);
    if (last?.table.kind !== 'actions') throw new Error('A table should be shown.');
    expect(last.caption.round?.name).toBe('Round 3');
    expect(last.table.input.spaces.flatMap(({ taken }) => taken).length).toBeGreaterThanOrEqual(6);
    const shelves = last.boards.map(({ supply }) => supply.wood);
    expect(shelves).toEqual(played.state.players.map(({ goods }) => goods.wood));
    expect(last.boards.some(({ changed, delta }) => changed.length > 0 || Object.keys(delta).length > 0)).toBe(true);
  });
});

describe('a replay by turns', () => {
  it('has a frame for each turn, with a sentence, and one for each harvest', async () => {
    const played = playedGame({ players: 2, until: 5 });
    const { frames } = await reelOf(played, 'turns');
    const turns = played.log.filter(({ move }) => move === END).length;
    const harvests = titles({ frames } as Reel).filter((title) => title.startsWith('Harvest'));
    expect(frames.length).toBeLessThanOrEqual(turns + 1);
    expect(frames.length).toBeGreaterThan(turns / 2);
    expect(harvests.length).toBeLessThanOrEqual(3);
    const [, first] = frames;
    const space = played.log[0]?.move.split(' ')[1] ?? '';
    const { name } = catalogue('en').games.caverna.space(space);
    const who = played.game.seats[played.log[0]?.seat ?? 0]?.name;
    expect(first?.caption.title).toBe(`${who}: ${name}`);
    expect(first?.caption.owner?.name).toBe(who);
    expect(first?.caption.story).toContain(`${who}: ${name}`);
    expect(frames.map(({ caption }) => caption.story).join(' ')).toMatch(/: \+\d/);
    expect(frames.map(({ caption }) => caption.story).join(' ')).not.toContain('*');
  });

  it('marks what the turn changed', async () => {
    const { frames } = await replayed({ players: 2, turns: 3 }, 'turns');
    for (const { table, boards, caption } of frames.slice(1)) {
      if (table.kind !== 'actions') throw new Error('A table should be shown.');
      expect(table.input.spaces.filter(({ latest }) => latest)).toHaveLength(1);
      const others = boards.filter(({ owner }) => owner.name !== caption.owner?.name);
      for (const { changed, delta } of others) expect([changed, delta]).toEqual([[], {}]);
    }
  });
});

describe('a replay of a running game', () => {
  it('keeps points hidden if the table does', async () => {
    const hidden = await replayed({ players: 2, until: 4 }, 'rounds');
    expect(
      hidden.frames.every(
        ({ table, boards }) => table.kind === 'actions' && boards.every(({ score }) => score === undefined),
      ),
    ).toBe(true);
    expect(hidden.alt).not.toContain('score');
    const live = await replayed({ players: 2, until: 4, liveScores: true }, 'rounds');
    expect(live.frames.at(-1)).toMatchObject({
      table: { kind: 'score' },
      caption: { title: 'Points if the game ended now' },
    });
    expect(live.frames.every(({ boards }) => boards.every(({ score }) => score !== undefined))).toBe(true);
  });

  it('shows nothing face-down, and nothing of an unfinished turn', async () => {
    const played = playedGame({ players: 3, until: 5 });
    const { state } = played;
    const draft = caverna.decisions(state)[0]?.options[0]?.move ?? '';
    const seat = caverna.decisions(state)[0]?.seat ?? 0;
    const log = [...played.log, { entry: played.log.length + 1, seat, move: draft }];
    const { frames } = await reelOf({ ...played, log }, 'turns');
    const known = await reelOf(played, 'turns');
    expect(frames).toEqual(known.frames);
    for (const [at, { table }] of frames.entries()) {
      if (table.kind !== 'actions') throw new Error('A table should be shown.');
      const { input } = table;
      const later = input.rounds.slice(input.round);
      expect(
        later.every(({ card }) => card === 'hidden' || card === 'none'),
        `frame ${at}`,
      ).toBe(true);
      const secret = state.cards.slice(input.round).filter((card) => card !== 'none');
      expect(input.spaces.filter(({ id }) => secret.includes(id))).toEqual([]);
    }
    const text = JSON.stringify(frames);
    expect(text).not.toContain(played.game.seed);
  });
});

describe('a replay of unusual games', () => {
  it('begins at the checkpoint if the rules have changed since', async () => {
    const played = playedGame({ players: 2, until: 6 });
    const half = playedGame({ players: 2, until: 3 });
    const at = half.log.length;
    const checkpoint = { entry: at + 1, checkpoint: JSON.stringify(half.state), version: caverna.version };
    const log: Entry[] = [
      // A move that today's rules would refuse.
      ...half.log.map((entry) => (entry.entry === 1 ? { ...entry, move: 'place nowhere' } : entry)),
      checkpoint,
      ...played.log.slice(at).map((entry) => ({ ...entry, entry: entry.entry + 1 })),
    ];
    const { frames } = await reelOf({ ...played, log }, 'rounds');
    expect(frames[0]?.caption).toMatchObject({ title: 'The game continues', round: { name: 'Round 3' } });
    expect(frames.map(({ caption }) => caption.round?.name)).toEqual(['Round 3', 'Round 3', 'Round 4', 'Round 5']);
  });

  it('leaves out turns that were taken back', async () => {
    const played = playedGame({ players: 2, turns: 4 });
    const ends = played.log.filter(({ move }) => move === END);
    const undone: Entry = { entry: played.log.length + 1, undo: ends[2]?.entry ?? 0, seat: undefined };
    const { frames } = await reelOf({ ...played, log: [...played.log, undone] }, 'turns');
    expect(frames).toHaveLength(4);
  });

  it('names the person who had the seat at the time', async () => {
    const { game, log } = playedGame({ players: 2, turns: 6 });
    const sat = { gameId: game.id, seat: 0 };
    const from = (log.filter(({ move, seat }) => move === END && seat === 0)[1]?.entry ?? 0) + 1;
    const tenures = [
      { ...sat, userId: 'dora', name: 'Dora', from: 0, to: from },
      { ...sat, userId: game.seats[0]?.userId ?? '', name: 'Mara', from, to: undefined },
    ];
    const { frames } = await reelOf({ game, log, tenures }, 'turns');
    const own = frames.filter(({ caption: { title } }) => /^(?:Mara|Dora):/.test(title));
    expect(own.map(({ caption }) => caption.owner?.name)).toEqual(['Dora', 'Dora', 'Mara']);
    for (const { caption, boards } of own) {
      expect(caption.title).toMatch(`${caption.owner?.name}: `);
      expect(caption.story).toMatch(`${caption.owner?.name}: `);
      expect(boards[0]?.owner.name).toBe(caption.owner?.name);
    }
    expect(frames[0]?.caption.story).toContain('Dora');
  });

  it('shows names unchanged', async () => {
    const names = ['*Mara* \\o/', '<@1> `x`'];
    const { frames, alt } = await replayed({ players: 2, turns: 2, names }, 'turns');
    expect(frames[0]?.caption.story).toContain('*Mara* \\o/');
    const stories = frames.slice(1).map(({ caption }) => caption.story);
    expect(stories.some((story) => story.startsWith('*Mara* \\o/: '))).toBe(true);
    expect(stories.some((story) => story.startsWith('<@1> `x`: '))).toBe(true);
    expect(alt).toContain('<@1> `x`');
  });

  it('has no frames before the first turn is over', async () => {
    const { state } = playedGame({ players: 2, turns: 0 }) as { state: State };
    expect(state.round).toBe(1);
    await expect(replayed({ players: 2, turns: 0 }, 'rounds')).rejects.toThrow('nothing to show');
  });
});
