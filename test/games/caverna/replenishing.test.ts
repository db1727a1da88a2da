import { describe, expect, it } from 'vitest';
import type { Bundle } from '../../../src/games/caverna/state.ts';
import { scenario } from './scenario.ts';

/** The printed spaces of each number of players (appendix part 3; solo: rulings M02). */
const SPACES: Readonly<Record<number, string>> = {
  1: 'excavation logging oreMining woodGathering sustenance rubyMining housework slashAndBurn',
  2: 'driftMining excavation startingPlayer logging supplies oreMining woodGathering clearing sustenance rubyMining housework slashAndBurn',
  3: 'driftMining excavation startingPlayer logging supplies oreMining woodGathering clearing sustenance rubyMining housework slashAndBurn stripMining imitation4 forestExploration',
  4: 'driftMining excavation startingPlayer imitation2 growth oreMining logging forestExploration clearing sustenance rubyMining housework slashAndBurn',
  5: 'driftMining excavation startingPlayer imitation2 growth oreMining logging forestExploration clearing sustenance rubyMining housework slashAndBurn depot smallScaleDriftMining weeklyMarket imitation4 hardwareRental fenceBuilding',
  6: 'driftMining excavation startingPlayer imitation2 growth oreMining logging forestExploration clearing sustenance rubyMining housework slashAndBurn depot driftMining2 weeklyMarket imitation1 hardwareRental fenceBuilding',
  7: 'driftMining excavation startingPlayer imitation2 growth oreMining logging forestExploration clearing sustenance rubyMining housework slashAndBurn depot driftMining2 weeklyMarket imitation1 hardwareRental fenceBuilding largeDepot imitation0 extension',
};

describe('the printed action spaces', () => {
  it.each([1, 2, 3, 4, 5, 6, 7])('with %i players (M02, X23, X39)', (players) => {
    const printed = scenario({ players, next: 'round' }).state.spaces.map(({ id }) => id);
    expect(printed.slice(0, -1).sort()).toEqual(SPACES[players]?.split(' ').sort());
    expect(printed.length - 1).toBe([0, 8, 12, 15, 13, 19, 19, 22][players]);
  });

  it('solo may be played without covered spaces (A72)', () => {
    const { state } = scenario({ players: 1, options: { rulings: { soloCoversSpaces: false } } });
    expect(state.spaces.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['driftMining', 'startingPlayer', 'supplies', 'clearing']),
    );
  });
});

type Refill = readonly [space: string, empty: Bundle, more: Bundle];

/** The refill of a space: of an empty one, and of one with goods. */
const REFILLS: readonly (readonly [players: readonly number[], ...Refill])[] = [
  [[2, 3], 'driftMining', { stone: 1 }, { stone: 1 }],
  [[4, 5, 6, 7], 'driftMining', { stone: 2 }, { stone: 2 }],
  [[6, 7], 'driftMining2', { stone: 1 }, { stone: 1 }],
  [[1, 2, 3], 'excavation', { stone: 1 }, { stone: 1 }],
  [[4, 5, 6, 7], 'excavation', { stone: 2 }, { stone: 1 }],
  [[2, 3, 4, 5, 6, 7], 'startingPlayer', { food: 1 }, { food: 1 }],
  [[1, 2, 3], 'logging', { wood: 3 }, { wood: 1 }],
  [[4, 5, 6, 7], 'logging', { wood: 3 }, { wood: 3 }],
  [[1, 2, 3], 'oreMining', { ore: 2 }, { ore: 1 }],
  [[4, 5, 6, 7], 'oreMining', { ore: 3 }, { ore: 2 }],
  [[1, 2, 3], 'woodGathering', { wood: 1 }, { wood: 1 }],
  [[2, 3], 'clearing', { wood: 1 }, { wood: 1 }],
  [[4, 5, 6, 7], 'clearing', { wood: 2 }, { wood: 2 }],
  [[1, 2, 3], 'sustenance', { food: 1 }, { food: 1 }],
  [[4, 5, 6, 7], 'sustenance', { grain: 1 }, { vegetable: 1 }],
  [[3], 'stripMining', { ore: 1 }, { stone: 1 }],
  [[3], 'forestExploration', { wood: 1 }, { wood: 1 }],
  [[4, 5, 6, 7], 'forestExploration', { wood: 2 }, { wood: 1 }],
  [[5, 6, 7], 'depot', { wood: 1, ore: 1 }, { wood: 1, ore: 1 }],
  [[5], 'fenceBuilding', { wood: 1 }, { wood: 1 }],
  [[6, 7], 'fenceBuilding', { wood: 2 }, { wood: 1 }],
  [[7], 'largeDepot', { wood: 2, stone: 1, ore: 1 }, { wood: 1, stone: 1, ore: 1 }],
  [[1, 2, 3, 4, 5, 6, 7], 'rubyMining', { ruby: 1 }, { ruby: 1 }],
  [[1, 2, 3, 4, 5, 6, 7], 'sheepFarming', { sheep: 1 }, { sheep: 1 }],
  [[1, 2, 3, 4, 5, 6, 7], 'donkeyFarming', { donkey: 1 }, { donkey: 1 }],
  [[1, 2, 3, 4, 5, 6, 7], 'oreDelivery', { ore: 1, stone: 1 }, { ore: 1, stone: 1 }],
  [[2, 3, 4, 5, 6, 7], 'rubyDelivery', { ruby: 2 }, { ruby: 1 }],
];
const FILLED = REFILLS.flatMap(([counts, ...refill]) => counts.map((players) => [players, ...refill] as const));

describe('replenishing', () => {
  it.each(FILLED)('%i players: %s gets %j when it is empty, otherwise %j', (players, space, empty, more) => {
    const twice: Record<string, number> = { ...empty };
    for (const [good, count] of Object.entries(more)) twice[good] = (twice[good] ?? 0) + count;
    const cards = players === 1 ? {} : { 10: 'rubyDelivery', 11: 'oreTrading' };
    scenario({ players, round: 12, next: 'round', cards }).lies(space, empty);
    scenario({ players, round: 12, next: 'round', cards, spaces: { [space]: empty } }).lies(space, twice);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])('nothing else accumulates with %i players', (players) => {
    const cards = players === 1 ? {} : { 10: 'rubyDelivery', 11: 'oreTrading' };
    const { state } = scenario({ players, round: 12, next: 'round', cards });
    const filled = state.spaces.filter(({ goods }) => Object.keys(goods).length > 0).map(({ id }) => id);
    const solo = players === 1 ? ['rubyDelivery'] : [];
    const expected = FILLED.flatMap(([count, space]) => (count === players ? [space] : []));
    expect(filled.sort()).toEqual([...expected, ...solo].sort());
  });

  it('two players: no rubies on Ruby mining in the first two rounds (X34)', () => {
    scenario({ players: 2, round: 1, next: 'round' }).lies('rubyMining', {});
    scenario({ players: 2, round: 2, next: 'round' }).lies('rubyMining', {});
    scenario({ players: 2, round: 3, next: 'round' }).lies('rubyMining', { ruby: 1 });
  });

  it.each([1, 3, 4, 5, 6, 7])('%i players: rubies on Ruby mining from round 1 (X34)', (players) => {
    scenario({ players, round: 1, next: 'round' }).lies('rubyMining', { ruby: 1 });
  });

  it('a card is filled in the round in which it is revealed (A50)', () => {
    scenario({ players: 3, round: 2, next: 'round', cards: { 2: 'sheepFarming' } }).lies('sheepFarming', { sheep: 1 });
  });
});
