import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countSequences, countTable } from '../../src/engine/count.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { type PositionFile, stateFrom } from '../../src/games/caverna/positions.ts';
import { toyGame } from '../table/toy.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

const table = read('table.json') as Readonly<Record<string, readonly number[]>>;
const positions = readdirSync(new URL('positions', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length));

const HOW = 'Where the rules were meant to change, renew the table: npm run -s count -- --renew';

describe('the number of sequences of choices', () => {
  it('is kept for a dozen positions of every number of players', () => {
    expect(Object.keys(table).sort()).toEqual(positions.sort());
    for (const players of [1, 2, 3, 4, 5, 6, 7]) {
      expect(positions.filter((name) => name.startsWith(`${players}/`)).length).toBeGreaterThanOrEqual(12);
    }
  });

  it.each(Object.entries(table))('in %s is what it was', (name, counts) => {
    const state = stateFrom(read(`positions/${name}.json`) as PositionFile);
    const before = JSON.stringify(state);
    expect(countTable(caverna, state, counts.length), HOW).toEqual(counts);
    expect(JSON.stringify(state)).toBe(before);
  });

  it('counts every way once, in a game in which it can be counted by hand', () => {
    const game = toyGame();
    const state = game.start({ rounds: 2 }, 2, 'seed');
    expect(countSequences(game, state, 0)).toBe(1);
    // Dig 1, 2 or 3 stones, or peek.
    expect(countSequences(game, state, 1)).toBe(4);
    // After a dig: dig three ways, peek or end; after the only peek there is: dig three ways.
    expect(countSequences(game, state, 2)).toBe(3 * 5 + 3);
  });
});

const count = (...args: string[]): string =>
  execFileSync(process.execPath, ['src/tools/count.ts', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

describe('the count tool', () => {
  it('counts a position to a depth', () => {
    const position = 'test/counts/positions/2/round-01.json';
    const counts = table['2/round-01']?.slice(0, 3);
    expect(JSON.parse(count(position, '--depth', '3', '--json'))).toEqual({ position, depth: 3, counts });
  });

  it('says what is wrong with its arguments and its file', () => {
    const complaint = (...args: string[]): string => {
      try {
        return count(...args);
      } catch (error) {
        return String((error as { stderr?: unknown }).stderr);
      }
    };
    expect(complaint()).toContain('npm run -s count');
    expect(complaint('nowhere.json')).toContain('nowhere.json cannot be read');
    expect(complaint('package.json')).toContain('players');
    expect(complaint('test/counts/positions/2/round-01.json', '--depth', 'far')).toContain(
      '--depth must be a whole number',
    );
    expect(complaint('--deep')).toContain('--deep');
  });
});
