import { expect, it } from 'vitest';
import { LEVELS } from '../../src/players/levels.ts';
import { run } from './run.ts';

const ERA1 = '--game cave-vs-cave --mode era1'.split(' ');

it('levels play one another, and keep their names', async () => {
  const ran = await run('tournament', ...ERA1, '--seats', 'steady,chance', '--games', '3', '--json');
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
  const ran = await run('tournament', ...ERA1, '--seats', `beginner,${opening}`, '--games', '2', '--json');
  expect(ran.err).toBe('');
  expect(ran.json()).toMatchObject({ levels: { beginner: { seats: 2 }, [opening]: { seats: 2 } } });
});

it('every level plays against itself, and a table shows the means', async () => {
  const ran = await run('levels', '--game', 'cave-vs-cave', '--mode', 'short', '--players', '2', '--games', '1');
  expect(ran.err).toBe('');
  const [head, line, ...rows] = ran.out.trim().split('\n');
  expect(head).toBe('| level | 2 players |');
  expect(line).toBe('| --- | --- |');
  expect(rows.map((row) => row.split(' | ')[0])).toEqual(LEVELS.map((level) => `| \`${level}\``));
  for (const row of rows) expect(row).toMatch(/^\| `\w+` \| -?\d+\.\d ± \d+\.\d \|$/);
});
