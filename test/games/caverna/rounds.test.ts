import { describe, expect, it } from 'vitest';
import { winners } from '../../../src/engine/ranking.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import { options } from '../../../src/games/caverna/options.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import { atEnd, mine, scenario, there } from './scenario.ts';

const start = (players: number, seed: string, chosen: unknown = {}): State =>
  caverna.start(options.parse(chosen), players, seed);
const SEEDS = Array.from({ length: 25 }, (_, i) => `seed ${i}`);

describe('setting up', () => {
  it.each([2, 3, 4, 5, 6, 7])('%i players: food by turn order', (players) => {
    for (const seed of SEEDS) {
      const state = start(players, seed);
      const food = Array.from({ length: players }, (_, place) => {
        return state.players[(state.startingPlayer + place) % players]?.goods.food;
      });
      expect(food).toEqual([1, 1, 2, 3, 3, 3, 3].slice(0, players));
    }
  });

  it('the starting player is chosen at random', () => {
    expect(new Set(SEEDS.map((seed) => start(4, seed).startingPlayer)).size).toBe(4);
  });

  it('every player has two dwarfs in the entry-level dwelling and 22 unused spaces (M01)', () => {
    scenario({ players: 5 })
      .dwarfs(['0 home', '0 home'], 5)
      .scores({ unused: -22, dwarfs: 2, missing: -8, total: -28 }, 5);
  });

  it.each([3, 4, 5, 6, 7])(
    '%i players: 12 cards in their stages, 4 leaves and 3 question marks on rounds 6 to 12 (M03)',
    (players) => {
      for (const seed of SEEDS) {
        const { cards, markers } = start(players, seed);
        expect(cards.slice(0, 3).sort()).toEqual(['blacksmithing', 'oreMineConstruction', 'sheepFarming']);
        expect(cards[3]).toBe('wishForChildren');
        expect(cards.slice(4, 6).sort()).toEqual(['donkeyFarming', 'rubyMineConstruction']);
        expect(cards.slice(6, 9).sort()).toEqual(['exploration', 'familyLife', 'oreDelivery']);
        expect(cards.slice(9).sort()).toEqual(['adventure', 'oreTrading', 'rubyDelivery']);
        expect(markers.slice(0, 5)).toEqual(['none', 'none', 'none', 'none', 'none']);
        expect(markers.slice(5).sort()).toEqual(['leaf', 'leaf', 'leaf', 'leaf', 'question', 'question', 'question']);
      }
    },
  );

  it('2 players: no Exploration, no round 9, one leaf fewer', () => {
    for (const seed of SEEDS) {
      const { cards, markers } = start(2, seed);
      expect(cards.slice(6, 9).sort()).toEqual(['familyLife', 'none', 'oreDelivery']);
      expect(cards[8]).toBe('none');
      expect(markers[8]).toBe('none');
      expect(markers.slice(5).sort()).toEqual(['leaf', 'leaf', 'leaf', 'none', 'question', 'question', 'question']);
    }
  });

  it('the order of cards and markers depends only on the seed', () => {
    expect(start(4, 'a')).toEqual(start(4, 'a'));
    expect(new Set(SEEDS.map((seed) => start(4, seed).cards.join())).size).toBeGreaterThan(10);
    expect(new Set(SEEDS.map((seed) => start(4, seed).markers.join())).size).toBeGreaterThan(10);
  });
});

describe('the course of a round', () => {
  it('a card is turned up and can be used at once', () => {
    const game = scenario({ players: 3, round: 5, next: 'round', cards: { 5: 'donkeyFarming' } });
    game.offers('place donkeyFarming');
    scenario({ players: 3, round: 4, cards: { 5: 'donkeyFarming' } }).refuses('place donkeyFarming');
  });

  it('dwarfs are placed one at a time, clockwise from the starting player', () => {
    const game = scenario({ players: 3, round: 1, startingPlayer: 2 });
    game
      .asks('place', 2)
      .play('place logging', 'end')
      .asks('place', 3)
      .play('place clearing', 'done', 'end')
      .asks('place', 1);
    game.play('place oreMining', 'end').asks('place', 2);
  });

  it('a player without dwarfs is skipped, and the others continue', () => {
    const game = scenario({ players: 2, round: 1, seats: [{ dwarfs: ['logging', {}] }] });
    game.play('place oreMining', 'end', 'place clearing', 'done', 'end').asks('place', 2);
  });

  it('the dwarfs return home only after all have been placed', () => {
    const game = scenario({ players: 2, round: 1, seats: [there('logging'), there('oreMining')] });
    game.play('place woodGathering', 'end').dwarfs(['logging', 'woodGathering']);
    game.play('place supplies', 'end').round(2).dwarfs(['home', 'home']);
  });

  it('the game ends after round 12, and the most points wins', () => {
    const game = scenario({ players: 2, round: 12, seats: [{ food: 10, gold: 9 }, { food: 10 }] });
    game.untilHarvest();
    expect(caverna.finished(game.state)).toBe(true);
    expect(winners(caverna, game.state)).toEqual([0]);
    expect(caverna.decisions(game.state)).toEqual([]);
  });

  it('there are several winners in case of a tie', () => {
    const { state } = scenario({ players: 3, round: 12, next: 'scoring', seats: [{ food: 0 }, {}, { gold: 0 }] });
    expect(winners(caverna, state)).toEqual([0, 1, 2]);
  });
});

describe('the play order of dwarfs (X01)', () => {
  /** A solo player with dwarfs of these strengths, and 2 rubies. */
  const family = (...dwarfs: number[]) =>
    mine({ d3: 'coupleDwelling', d2: 'dwelling', dwarfs, ruby: 2 }, { players: 1 });

  it('unarmed dwarfs first, then in ascending order of strength', () => {
    const game = family(7, 0, 3);
    game.play('place oreMining', 'end').dwarfs(['home', 'oreMining', 'home']);
    game.play('place woodGathering', 'end').dwarfs(['home', 'oreMining', 'woodGathering']);
  });

  it('1 ruby lets an armed dwarf go before all weaker ones: the rulebook’s example (A12)', () => {
    const game = family(0, 0, 0, 0, 14);
    game.offersOf('send', 'send 14').play('send 14', 'place blacksmithing').has({ ruby: 1 }).offers('loot cattle');
  });

  it('each additional one out of order costs another ruby (A12)', () => {
    const game = family(0, 5, 9);
    game.offersOf('send', 'send 5', 'send 9').play('send 9', 'place logging', 'done', 'end').has({ ruby: 1 });
    game.offersOf('send', 'send 5').play('send 5', 'place oreMining', 'end').has({ ruby: 0 }).refuses('send 9');
  });

  it('the stronger dwarf that is sent is the one that is placed', () => {
    family(0, 5, 9).play('send 5').refuses('send 9').play('place oreMining').dwarfs(['home', 'oreMining', 'home']);
  });

  it('without a ruby nobody goes out of order; equal strengths need none', () => {
    mine({ dwarfs: [0, 5] }).offersOf('send');
    family(5, 5).offersOf('send');
  });
});

describe('harvest markers', () => {
  it('are turned up at the start of their round (A49)', () => {
    expect(scenario({ players: 3, round: 6, next: 'round' }).state.markersShown).toBe(6);
  });

  it('or when the harvest begins, if the table likes surprises (A49)', () => {
    const game = scenario({ players: 3, round: 7, options: { markers: 'end' } });
    expect(game.state.markersShown).toBe(6);
    expect(caverna.view(game.state, 0).markers[6]).toBe('hidden');
    game.untilRound(8);
    expect(caverna.view(game.state, 0).markers[6]).not.toBe('hidden');
  });
});

describe('the end', () => {
  it('a player who could still exchange something decides before the scoring (A52)', () => {
    const game = scenario({ players: 2, round: 12, seats: [{ food: 10, ruby: 1 }, { food: 10 }] });
    game.untilHarvest().asks('final', 1).isNotAsked(2).play('1 ruby boar', '1 end');
    expect(caverna.finished(game.state)).toBe(true);
    game.scores({ animals: 1, missing: -6, ruby: 0 });
  });

  it('nothing can be exchanged afterwards (A52)', () => {
    const game = atEnd({ ruby: 1 }).play('1 end');
    expect(caverna.finished(game.state)).toBe(true);
    expect(caverna.decisions(game.state)).toEqual([]);
  });
});
