import { expect, it } from 'vitest';
import { run } from './run.ts';

it('selfplay plays with the named folk, which is chosen in the lobby', async () => {
  const { code, err, json } = await run('selfplay', '--players', '1', '--folks', 'trolls', '--json');
  expect([code, err]).toEqual([0, '']);
  expect(json()).toMatchObject({ errors: 0, sides: ['trolls'] });
});

it('selfplay plays a variant that can be started only once both have joined', async () => {
  const { code, err, json } = await run(
    'selfplay',
    '--game',
    'cave-vs-cave',
    '--players',
    '2',
    '--mode',
    'short',
    '--json',
  );
  expect([code, err]).toEqual([0, '']);
  expect(json()).toMatchObject({ errors: 0, finalScores: [expect.any(Number), expect.any(Number)] });
});

it('selfplay says what cannot be played before it starts', async () => {
  const wrong = await run('selfplay', '--players', '3', '--folks', 'elves,trolls');
  expect([wrong.code, wrong.err, wrong.out]).toEqual([1, '--folks: 2 named for 3 players', '']);
});
