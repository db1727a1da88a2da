import { cpSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { caveVsCave } from '../../src/games/cave-vs-cave/game.ts';
import { folder } from '../db/places.ts';
import { fileOf, type Ran, run } from './run.ts';

const SHORT = '--game cave-vs-cave --looks 20 --width 1 --firsts 1'.split(' ');
const learn = (to: string, ...words: string[]): Promise<Ran> =>
  run('train', '--to', to, '--seats', '2 mode=short', ...SHORT, ...words);
/** The curve without the time that it took. */
const curveOf = ({ out }: Ran): object[] =>
  out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ ...(JSON.parse(line) as object), minutes: undefined, perSecond: undefined }));

describe('learning', () => {
  it('prints its curve, and reaches the same weights as without an interruption', async () => {
    const [whole, parts] = [join(folder(), 'whole'), join(folder(), 'parts')];
    const curve = curveOf(await learn(whole, '--games', '32'));
    expect(curve).toMatchObject([{ games: 25, error: expect.any(Number) }]);
    expect([...curveOf(await learn(parts, '--games', '25')), ...curveOf(await learn(parts, '--games', '32'))]).toEqual(
      curve,
    );
    const learned = (to: string) => readFileSync(join(to, 'learned.json'), 'utf8');
    expect(learned(parts) === learned(whole)).toBe(true);
    expect(JSON.parse(learned(whole))).toMatchObject({
      game: 'cave-vs-cave',
      version: caveVsCave.version,
      games: 32,
      reached: { '2 mode=short': expect.any(Number) },
    });
    for (const [name, harm] of [
      ['weights', (path: string) => truncateSync(path, 4_000)],
      ['mean', (path: string) => writeFileSync(path, readFileSync(path).fill(255))],
      ['course.json', (path: string) => writeFileSync(path, '{"names":[]}')],
      ['played-25', (path: string) => truncateSync(path, 4_000)],
    ] as const) {
      const harmed = join(folder(), name);
      cpSync(whole, harmed, { recursive: true });
      harm(join(harmed, name));
      const { code, err } = await learn(harmed, '--games', '50');
      expect([code, err]).toEqual([1, `${join(harmed, name)} is damaged: start in another folder, or with --from.`]);
    }
  });

  it('with two games at a time gives the same result, as long as none of them is judged by learned weights', async () => {
    const [one, two] = [join(folder(), 'one'), join(folder(), 'two')];
    expect((await learn(one, '--games', '5')).code).toBe(0);
    expect((await learn(two, '--games', '5', '--jobs', '2')).code).toBe(0);
    const learned = (to: string) => readFileSync(join(to, 'learned.json'), 'utf8');
    expect(JSON.parse(learned(two))).toMatchObject({ games: 5 });
    expect(learned(two) === learned(one)).toBe(true);
  });

  it('does not start with weights that do not fit, and says why', async () => {
    const weights = readFileSync('src/players/learned/cave-vs-cave.json', 'utf8');
    for (const [content, why] of [
      [weights.slice(0, 4_000), 'is not JSON'],
      [{ ...JSON.parse(weights), game: 'caverna' }, 'These weights are for caverna, not for cave-vs-cave.'],
    ]) {
      const from = ['--from', fileOf('weights.json', content)];
      const { code, out, err } = await learn(join(folder(), 'to'), '--games', '1', ...from);
      expect([code, out, err]).toEqual([1, '', expect.stringContaining(String(why))]);
    }
  });
});
