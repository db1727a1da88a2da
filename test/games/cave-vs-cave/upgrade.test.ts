import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Entry, IllegalEntry, replay } from '../../../src/engine/log.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { finish } from '../walk.ts';
import { mine, Scenario } from './scenario.ts';

/** States as programs with earlier versions of the rules stored them: `VERSION-WHAT.json`. */
const KEPT = new URL('./kept/', import.meta.url);
const kept = readdirSync(KEPT).sort();
const versionOf = (name: string): number => Number.parseInt(name, 10);

const setup = { options: {}, seats: 2, seed: 'kept' };

/** The game resumed from a checkpoint, as the table reads it, with the later moves of seat 1. */
function resumed(stored: unknown, version: number, moves: readonly string[] = []): Scenario {
  const log: Entry[] = [
    { entry: 1, checkpoint: JSON.stringify(stored), version },
    ...moves.map((move, at) => ({ entry: at + 2, seat: 0, move })),
  ];
  return new Scenario(replay(caveVsCave, setup, log));
}

/** The totals of the kept states in the program that stored them, and the question to the current player. */
const KNOWN: Readonly<Record<string, readonly [totals: readonly number[], task: string]>> = {
  '1-before.json': [[52, 61], 'act'],
  '1-draft.json': [[22, 20], 'end'],
  '1-rooms.json': [[10, 9], 'act'],
};

describe('a stored state', () => {
  it('exists for every version before this one', () => {
    const versions = Array.from({ length: caveVsCave.version - 1 }, (_, at) => at + 1);
    expect([...new Set(kept.map(versionOf))]).toEqual(versions);
    expect(kept).toEqual(Object.keys(KNOWN));
  });

  it.each(kept)('continues unchanged: %s', (name) => {
    const stored: unknown = JSON.parse(readFileSync(new URL(name, KEPT), 'utf8'));
    const game = resumed(stored, versionOf(name));
    expect(JSON.parse(JSON.stringify(game.state))).toEqual(stored);
    const [totals, task] = KNOWN[name] ?? expect.fail();
    expect(caveVsCave.score(game.state).map(({ total }) => total)).toEqual(totals);
    game.asks(task);
    expect(caveVsCave.finished(finish(caveVsCave, game.state))).toBe(true);
  });
});

describe('a log of version 1', () => {
  const pool = ['foodCorner', 'warehouse', 'sacrificialAltar'];
  const market = () =>
    mine(
      { goods: { food: 3 }, cave: { b2: 'breedingCave' } },
      { era: 2, options: { mode: 'short' }, pool, display: ['cattleMarket'] },
    ).state;

  it('has no move for the only useful room after a gift: it was activated automatically', () => {
    const game = resumed(market(), 1, ['use cultivation', 'before breedingCave', 'take emmer 2', 'done', 'end']);
    game.has({ food: 1, wood: 1, stone: 1, emmer: 3, flax: 1, donkey: 1 });
  });

  it('is refused if no version offered its moves', () => {
    const moves = ['use cultivation', 'before breedingCave', 'take gold 1'];
    expect(() => resumed(market(), 1, moves)).toThrow(IllegalEntry);
    expect(() => resumed(market(), 1, ['use cultivation', 'take gold 1'])).toThrow(IllegalEntry);
  });
});
