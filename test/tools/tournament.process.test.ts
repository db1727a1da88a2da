import { expect, it } from 'vitest';
import { LEVELS } from '../../src/players/levels.ts';
import { run } from './run.ts';

it('levels play one another, and keep their names', async () => {
  const ran = await run(
    'tournament',
    '--game',
    'cave-vs-cave',
    '--mode',
    'era1',
    '--seats',
    'steady,chance',
    '--games',
    '3',
    '--json',
  );
  expect(ran.err).toBe('');
  expect(ran.json()).toMatchObject({
    game: 'cave-vs-cave',
    players: 2,
    games: 3,
    levels: {
      steady: { seats: 3, wins: 3, mean: expect.any(Number), se: expect.any(Number), msP99: expect.any(Number) },
      chance: { seats: 3, wins: 0, categories: expect.any(Object) },
    },
  });
});

it('a level may start with given moves, and then has a different name', async () => {
  const opening = 'beginner:use excavation>use undergrowth';
  const words = [
    '--game',
    'cave-vs-cave',
    '--mode',
    'era1',
    '--seats',
    `beginner,${opening}`,
    '--games',
    '2',
    '--json',
  ];
  const ran = await run('tournament', ...words);
  expect(ran.err).toBe('');
  expect(ran.json()).toMatchObject({ levels: { beginner: { seats: 2 }, [opening]: { seats: 2 } } });
});

it('an unknown level is refused with a sentence', async () => {
  const ran = await run('tournament', '--seats', 'strong,genius');
  expect(ran.code).toBe(1);
  expect(ran.err).toBe('--seats takes beginner, steady, strong, master, chance; not "genius".');
});

it.each(['tournament', 'levels', 'train'])('an unknown game is refused with a sentence: %s', async (tool) => {
  const ran = await run(tool, '--game', 'chess', ...(tool === 'train' ? ['--to', 'nowhere'] : []));
  expect(ran.code).toBe(1);
  expect(ran.err).toMatch(/^--game is one of: caverna, cave-vs-cave/);
});

it('more players than a game has seats for are refused', async () => {
  expect((await run('tournament', '--game', 'cave-vs-cave', '--players', '3')).err).toBe('--players is 2 at most');
});

it('every level plays against itself, and a table shows the means', async () => {
  const ran = await run('levels', '--game', 'cave-vs-cave', '--mode', 'short', '--players', '2', '--games', '2');
  expect(ran.err).toBe('');
  const [head, line, ...rows] = ran.out.trim().split('\n');
  expect(head).toBe('| level | 2 players |');
  expect(line).toBe('| --- | --- |');
  expect(rows.map((row) => row.split(' | ')[0])).toEqual(LEVELS.map((level) => `| \`${level}\``));
  for (const row of rows) expect(row).toMatch(/^\| `\w+` \| -?\d+\.\d ± \d+\.\d \|$/);
});

it('impossible numbers of players are refused before anything is played', async () => {
  const ran = await run('levels', '--game', 'cave-vs-cave', '--players', '1,3');
  expect(ran.code).toBe(1);
  expect(ran.err).toBe('--players is 2 at most');
  expect((await run('levels', '--players', 'two')).err).toContain('is a list of numbers such as 1,2,4');
});
