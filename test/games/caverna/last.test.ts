import { describe, expect, it } from 'vitest';
import { caverna } from '../../../src/games/caverna/game.ts';
import type { Bundle } from '../../../src/games/caverna/state.ts';
import { game } from './scenario.ts';

type Seat = NonNullable<Parameters<typeof game>[1]>;

/** A farm with all four animals and no room for more. */
const FULL: Seat = {
  goods: { sheep: 2, donkey: 2, boar: 2, cattle: 2 },
  cells: { c4: 'smallPasture', c3: 'smallPasture', b4: 'smallPasture' },
};

/** Whether no exchange before the scoring could bring more points. */
function settled(seat: Seat, more: Bundle = {}): boolean {
  const { state } = game(2, { ...seat, goods: { ...seat.goods, ...more } }, { round: 12, next: 'scoring' });
  return caverna.settled?.(state, 0) !== undefined;
}

describe('the last exchanges', () => {
  it('change nothing if a ruby buys something worth no more than itself', () => {
    expect(settled(FULL, { ruby: 1 })).toBe(true);
    expect(settled(FULL, { ruby: 1, gold: 9, food: 9 })).toBe(true);
  });

  it('bring an animal of a missing type, as long as it has room', () => {
    expect(settled({ ...FULL, goods: { ...FULL.goods, cattle: 0 } }, { ruby: 1, food: 1 })).toBe(false);
    // Another animal pays for the food that cattle cost.
    expect(settled({ ...FULL, goods: { ...FULL.goods, cattle: 0 } }, { ruby: 1 })).toBe(false);
    expect(settled({ ...FULL, goods: { ...FULL.goods, sheep: 0 } }, { ruby: 1 })).toBe(false);
  });

  it('can combine several rubies', () => {
    const far: Seat = { goods: FULL.goods, cells: { c4: 'smallPasture', c3: 'smallPasture', b4: 'smallPasture' } };
    // By way of C2 to the wild boar preserve on C1.
    expect(settled({ ...far, furnishings: { d3: 'stubbleRoom' } }, { ruby: 2 })).toBe(false);
  });

  it('include what a tile pays for goods', () => {
    const parlor: Seat = { ...FULL, furnishings: { d3: 'beerParlor' } };
    expect(settled(parlor, { grain: 2 })).toBe(false);
    expect(settled(parlor, { grain: 1, ruby: 1 })).toBe(false);
    expect(settled(FULL, { grain: 1, ruby: 1 })).toBe(true);
  });

  it('are a choice if there are too many to try them all', () => {
    expect(settled(FULL, { ruby: 9 })).toBe(false);
  });

  it('do not exist before the last harvest is over', () => {
    expect(caverna.settled?.(game(2, { goods: { ruby: 1 } }).state, 0)).toBeUndefined();
  });
});
