import { expect, it } from 'vitest';
import { run } from './run.ts';

it('selfplay plays with the named folk, which is chosen in the lobby', async () => {
  const { code, err, json } = await run('selfplay', '--players', '1', '--folks', 'trolls', '--json');
  expect([code, err]).toEqual([0, '']);
  expect(json()).toMatchObject({ errors: 0, sides: ['trolls'] });
});
