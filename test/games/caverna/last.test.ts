import { describe, expect, it } from 'vitest';
import { caverna } from '../../../src/games/caverna/game.ts';
import { filled, game, type Seat } from './scenario.ts';

/** A farm with all four animals and no room for more. */
const FULL: Seat = { ...filled('smallPasture', 'c4 c3 b4'), sheep: 2, donkey: 2, boar: 2, cattle: 2 };

/** Whether no exchange before the scoring could gain any points. */
function settled(seat: Seat, more: Seat): boolean {
  const { state } = game(2, { ...seat, ...more }, { round: 12, next: 'scoring' });
  return caverna.settled?.(state, 0) !== undefined;
}

describe('the last exchanges', () => {
  it('change nothing if a ruby buys something worth no more than itself', () => {
    expect(settled(FULL, { ruby: 1 })).toBe(true);
    expect(settled(FULL, { ruby: 1, gold: 9, food: 9 })).toBe(true);
  });

  it('bring an animal of a missing type, as long as it has room', () => {
    expect(settled({ ...FULL, cattle: 0 }, { ruby: 1, food: 1 })).toBe(false);
    // Another animal pays for the food that cattle cost.
    expect(settled({ ...FULL, cattle: 0 }, { ruby: 1 })).toBe(false);
    expect(settled({ ...FULL, sheep: 0 }, { ruby: 1 })).toBe(false);
  });

  it('can combine several rubies', () => {
    // By way of C2 to the wild boar preserve on C1.
    expect(settled(FULL, { d3: 'stubbleRoom', ruby: 2 })).toBe(false);
  });

  it('include what a tile pays for goods', () => {
    expect(settled(FULL, { d3: 'beerParlor', grain: 2 })).toBe(false);
    expect(settled(FULL, { d3: 'beerParlor', grain: 1, ruby: 1 })).toBe(false);
    expect(settled(FULL, { grain: 1, ruby: 1 })).toBe(true);
  });

  it('are a choice if there are too many to try them all', () => {
    expect(settled(FULL, { ruby: 9 })).toBe(false);
  });

  it('do not exist before the last harvest is over', () => {
    expect(caverna.settled?.(game(2, { ruby: 1 }).state, 0)).toBeUndefined();
  });
});
