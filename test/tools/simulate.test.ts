import { describe, expect, it } from 'vitest';
import { FOLK_PRINTED } from '../games/caverna/folks/printed.ts';
import { run } from './run.ts';

const KEYS =
  'game players games decisions seconds gamesPerSecond decisionsPerSecond meanScore minScore maxScore spacesUsed tilesBuilt lootTaken';

describe('simulate', () => {
  it('plays games to their end and counts what was used', async () => {
    const ran = await run('simulate', '--players', '3', '--games', '12', '--seed', '4', '--json');
    expect(ran.code).toBe(0);
    const result = ran.json();
    expect(Object.keys(result).join(' ')).toBe(KEYS);
    expect(result).toMatchObject({ game: 'caverna', players: 3, games: 12, spacesUsed: 28 });
  });

  it('plays the same games for the same seed', async () => {
    const words = ['--players', '2', '--games', '3', '--seed', 'x', '--json'];
    const of = ({ decisions, meanScore, minScore, maxScore }: Record<string, unknown>) =>
      [decisions, meanScore, minScore, maxScore].join();
    expect(of((await run('simulate', ...words)).json())).toEqual(of((await run('simulate', ...words)).json()));
  });

  it('builds every tile of the introductory game, and no others, and lists them', async () => {
    const result = (
      await run('simulate', '--players', '7', '--games', '60', '--tiles', 'introductory', '--list', '--json')
    ).json();
    expect(result).toMatchObject({ tilesBuilt: 27, spacesUsed: 35, unused: { tiles: [], spaces: [] } });
    expect(result['tiles']).not.toContain('trader');
  });

  it('plays folks, and counts them, their tiles, and the tiles that they replace only in some games', async () => {
    const words = ['--players', '4', '--folks', 'all', '--games', '120', '--seed', '3', '--list', '--json'];
    const result = (await run('simulate', ...words)).json();
    expect(Object.keys(result).join(' ')).toContain(`${KEYS} folksPlayed`);
    expect(result).toMatchObject({ folksPlayed: 8, tilesBuilt: 80, unused: { folks: [], tiles: [] } });
    expect(result['tiles']).toEqual(expect.arrayContaining(Object.keys(FOLK_PRINTED)));
  });

  it('plays the named folks', async () => {
    const words = ['--players', '3', '--folks', 'trolls,dwarves,elves', '--games', '2', '--list', '--json'];
    const result = (await run('simulate', ...words)).json();
    expect(result).toMatchObject({ folks: ['elves', 'trolls'] });
    expect(result['tiles']).not.toContain('stateParlor');
  });

  it.each([
    ['era1', '2', 'breach', 'armsTrade'],
    ['era1', '1', 'renovation', 'breach'],
    ['era1+2', '2', 'armsTrade', undefined],
    ['quick', '2', 'armsTrade', 'renovation'],
    ['short', '2', 'armsTrade', 'renovation'],
  ])('plays Cave vs Cave, %s with %s players: %s is played, %s is not', async (mode, players, played, out) => {
    const words = ['--game', 'cave-vs-cave', '--mode', mode, '--players', players, '--games', '20', '--list', '--json'];
    const result = (await run('simulate', ...words)).json();
    expect(result).toMatchObject({ game: 'cave-vs-cave', games: 20, unused: { tiles: [] } });
    expect(result['tiles']).toContain(played);
    expect(result['tiles']).not.toContain(out);
  });
});
