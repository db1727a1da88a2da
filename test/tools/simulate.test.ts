import { describe, expect, it } from 'vitest';
import { run } from './run.ts';

const KEYS = [
  'game',
  'players',
  'games',
  'decisions',
  'seconds',
  'gamesPerSecond',
  'decisionsPerSecond',
  'meanScore',
  'minScore',
  'maxScore',
  'spacesUsed',
  'tilesBuilt',
  'lootTaken',
];

describe('simulate', () => {
  it('plays games to their end and counts what was used', () => {
    const ran = run('simulate', '--players', '3', '--games', '12', '--seed', '4', '--json');
    expect(ran.code).toBe(0);
    const result = ran.json();
    expect(Object.keys(result)).toEqual(KEYS);
    expect(result).toMatchObject({ game: 'caverna', players: 3, games: 12, spacesUsed: 28 });
  });

  it('plays the same games for the same seed', () => {
    const words = ['--players', '2', '--games', '3', '--seed', 'x', '--json'];
    const of = ({ decisions, meanScore, minScore, maxScore }: Record<string, unknown>) => [
      decisions,
      meanScore,
      minScore,
      maxScore,
    ];
    expect(of(run('simulate', ...words).json())).toEqual(of(run('simulate', ...words).json()));
  });

  it('builds every tile of the introductory game, and no other, and lists them', () => {
    const result = run(
      'simulate',
      '--players',
      '7',
      '--games',
      '60',
      '--tiles',
      'introductory',
      '--list',
      '--json',
    ).json();
    expect(result).toMatchObject({ tilesBuilt: 27, spacesUsed: 35, unused: { tiles: [], spaces: [] } });
    expect(result['tiles']).not.toContain('trader');
  });

  it.each([
    [['--players', '8'], '--players is 7 at most'],
    [['--games', 'many'], '--games must be a whole number'],
    [['--tiles', 'all'], '--tiles is full or introductory'],
  ])('refuses %j in a sentence', (words, sentence) => {
    const { code, err } = run('simulate', ...words);
    expect([code, err]).toEqual([1, sentence]);
  });

  it('refuses an option that it does not know', () => {
    const { code, err } = run('simulate', '--speed', '9');
    expect(code).toBe(1);
    expect(err).toContain("Unknown option '--speed'");
  });
});
