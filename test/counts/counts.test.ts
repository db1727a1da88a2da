import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countSequences, countTable } from '../../src/engine/count.ts';
import { GAMES, type GameId, WORKBENCHES } from '../../src/games/index.ts';
import { toyGame } from '../table/toy.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

const tableOf = (game: string) => read(`${game}/table.json`) as Readonly<Record<string, readonly number[]>>;
const positionsOf = (game: string): string[] =>
  readdirSync(new URL(`${game}/positions`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length));

const HOW = 'If the rules were changed on purpose, renew the table: npm run -s count -- --renew --game';

/** The numbers of players for which positions are kept, and the minimum number of positions for each. */
const KEPT = {
  caverna: { players: [1, 2, 3, 4, 5, 6, 7], least: 12 },
  'cave-vs-cave': { players: [1, 2], least: 1 },
} satisfies Readonly<Record<GameId, object>>;

describe.each(GAMES)('the number of sequences of choices in $id', (game) => {
  const table = tableOf(game.id);

  it('is stored for positions with every number of players', () => {
    const { players, least } = KEPT[game.id as GameId];
    const positions = positionsOf(game.id);
    expect(Object.keys(table).sort()).toEqual(positions.sort());
    for (const count of players) {
      expect(positions.filter((name) => name.startsWith(`${count}/`)).length).toBeGreaterThanOrEqual(least);
    }
  });

  it.each(Object.entries(table))('in %s has not changed', (name, counts) => {
    const state = WORKBENCHES[game.id]?.stateFrom(read(`${game.id}/positions/${name}.json`));
    const before = JSON.stringify(state);
    expect(countTable(game, state, counts.length), `${HOW} ${game.id}`).toEqual(counts);
    expect(JSON.stringify(state)).toBe(before);
  });
});

it('the number of sequences of choices includes every sequence once, in a game that can be counted by hand', () => {
  const game = toyGame();
  const state = game.start({ rounds: 2 }, 2, 'seed');
  expect(countSequences(game, state, 0)).toBe(1);
  // Dig 1, 2 or 3 stones, or peek.
  expect(countSequences(game, state, 1)).toBe(4);
  // After a dig: dig three ways, peek or end; after the only possible peek: dig three ways.
  expect(countSequences(game, state, 2)).toBe(3 * 5 + 3);
});
