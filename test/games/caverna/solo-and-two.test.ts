import { describe, expect, it } from 'vitest';
import { caverna } from '../../../src/games/caverna/game.ts';
import { options } from '../../../src/games/caverna/options.ts';
import { scenario } from './scenario.ts';

describe('the solo game', () => {
  it('begins with 2 food and the cards in their fixed order (A73)', () => {
    const state = caverna.start(options.parse({}), 1, 'any');
    expect(state.players[0]?.goods.food).toBe(2);
    expect(state.cards).toEqual([
      'blacksmithing',
      'sheepFarming',
      'oreMineConstruction',
      'wishForChildren',
      'donkeyFarming',
      'rubyMineConstruction',
      'oreDelivery',
      'familyLife',
      'none',
      'oreTrading',
      'adventure',
      'rubyDelivery',
    ]);
    expect(state.markers.every((marker) => marker === 'none')).toBe(true);
  });

  it('Wish for children comes in round 4 and is turned in round 8 (A73)', () => {
    const ids = (round: number) => scenario({ players: 1, round }).state.spaces.map(({ id }) => id);
    expect(ids(3)).not.toContain('wishForChildren');
    expect(ids(4)).toContain('wishForChildren');
    expect(ids(8)).toContain('urgentWishForChildren');
  });

  it('ends every round from the fifth onwards with a harvest, and has no events (X19)', () => {
    const seat = { c4: 'field grain', food: 9 };
    for (const round of [3, 5, 6, 7, 8, 10, 11, 12])
      scenario({ players: 1, round, next: 'harvest', seats: [seat] }).has({ food: 5, grain: 1 });
    for (const round of [1, 2])
      scenario({ players: 1, round, next: 'harvest', seats: [seat] }).has({ food: 9, grain: 0 });
    scenario({ players: 1, round: 4, next: 'harvest', seats: [seat] }).has({ food: 7, grain: 0 });
  });
});

it.each([1, 2])('with %i players round 10 follows round 8, and 12 is the last of 11 rounds (A74)', (players) => {
  const seats = Array.from({ length: players }, () => ({ food: 30 }));
  scenario({ players, round: 8, seats }).untilRound(10);
  const game = scenario({ players, round: 12, seats }).untilHarvest();
  expect(caverna.finished(game.state)).toBe(true);
});

describe('solo: clearing spaces with more than 6 goods (X33, A71)', () => {
  const clearing = (spaces: Record<string, Record<string, number>>, seat = {}, rulings = {}) =>
    scenario({ players: 1, round: 7, next: 'round', spaces, seats: [seat], options: { rulings } });

  it('7 goods are cleared, then the space is refilled as empty; 6 goods are not', () => {
    clearing({ logging: { wood: 7 }, woodGathering: { wood: 6 } })
      .lies('logging', { wood: 3 })
      .lies('woodGathering', { wood: 7 });
  });

  it('all goods of a space count together', () => {
    scenario({ players: 1, round: 8, next: 'round', spaces: { oreDelivery: { ore: 4, stone: 4 } } }).lies(
      'oreDelivery',
      { ore: 1, stone: 1 },
    );
    scenario({ players: 1, round: 8, next: 'round', spaces: { oreDelivery: { ore: 3, stone: 3 } } }).lies(
      'oreDelivery',
      { ore: 4, stone: 4 },
    );
  });

  it('each ruby keeps the goods of one space for another round', () => {
    clearing({ logging: { wood: 7 }, woodGathering: { wood: 8 } }, { ruby: 1 })
      .asks('protect', 1)
      .offersOnly('protect logging', 'protect woodGathering', 'done')
      .play('protect woodGathering')
      .has({ ruby: 0 })
      .lies('woodGathering', { wood: 9 })
      .lies('logging', { wood: 3 });
  });

  it('rubies may be kept, or spent on several spaces', () => {
    clearing({ logging: { wood: 7 }, woodGathering: { wood: 8 } }, { ruby: 3 })
      .play('done')
      .has({ ruby: 3 })
      .lies('logging', { wood: 3 });
    clearing({ logging: { wood: 7 }, woodGathering: { wood: 8 } }, { ruby: 3 })
      .play('protect logging', 'protect woodGathering')
      .has({ ruby: 1 })
      .lies('logging', { wood: 8 })
      .lies('woodGathering', { wood: 9 });
  });

  it('the table decides the limit', () => {
    clearing({ logging: { wood: 6 } }, {}, { clearMoreThan: 5 }).lies('logging', { wood: 3 });
  });

  it('a ruby that the Ruby supplier brings this round can protect goods, unless the table rules otherwise (A71)', () => {
    const seat = { d3: 'rubySupplier', memory: { rubySupplier: [7] } };
    clearing({ logging: { wood: 7 } }, seat).asks('protect', 1);
    clearing({ logging: { wood: 7 } }, seat, { supplierRubyProtects: false })
      .asks('place', 1)
      .has({ ruby: 1 })
      .lies('logging', { wood: 3 });
  });

  it('with more players nothing is cleared', () => {
    scenario({ players: 2, round: 7, next: 'round', spaces: { logging: { wood: 9 } } }).lies('logging', { wood: 10 });
  });
});
