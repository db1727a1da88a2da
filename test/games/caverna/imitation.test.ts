import { describe, it } from 'vitest';
import type { Bundle } from '../../../src/games/caverna/state.ts';
import { game, type Seat, there } from './scenario.ts';

describe('Imitation', () => {
  it.each([
    [3, 'imitation4', 4],
    [4, 'imitation2', 2],
    [5, 'imitation2', 2],
    [5, 'imitation4', 4],
    [6, 'imitation1', 1],
    [6, 'imitation2', 2],
    [7, 'imitation0', 0],
    [7, 'imitation1', 1],
    [7, 'imitation2', 2],
  ])('%i players: %s costs %i food', (players, space, food) => {
    game(players, { food }, { seats: [there('forestExploration')] })
      .play(`place ${space}`)
      .has({ food: players > 3 ? 2 : 0 });
    if (food > 0) game(players, { food: food - 1 }, { seats: [there('forestExploration')] }).refuses(`place ${space}`);
  });

  it('uses the space without its accumulated goods', () => {
    game(4, { food: 2 }, { seats: [there('clearing')] })
      .play('place imitation2')
      .offersOf('take')
      .play('lay meadow c4 field c3')
      .asks('end')
      .hasOnly({});
  });

  it("cannot be used for an empty space, or for a space with the player's own dwarf", () => {
    game(4, { food: 9 }).refuses('place imitation2');
    game(4, { food: 9, dwarfs: ['slashAndBurn', {}] }).refuses('place imitation2');
    game(4, { food: 9 }, { seats: [there('slashAndBurn')] }).offers('place imitation2');
  });

  it('never imitates Starting player', () => {
    game(4, { food: 9 }, { seats: [there('startingPlayer')] }).refuses('place imitation2');
  });

  it.each<[string, number]>([
    ['depot', 5],
    ['largeDepot', 7],
    ['woodGathering', 3],
    ['logging', 4],
    ['rubyMining', 4],
    ['oreMining', 4],
    ['fenceBuilding', 5],
  ])('%s gives nothing to imitate once its goods are gone (A04)', (space, players) => {
    const imitation = players === 3 ? 'imitation4' : 'imitation2';
    game(players, { food: 9 }, { seats: [there(space)] }).refuses(`place ${imitation}`);
  });

  it.each<[string, number, Bundle]>([
    ['sustenance', 3, { grain: 1 }],
    ['forestExploration', 4, { food: 2 }],
    ['forestExploration', 3, { vegetable: 1 }],
    ['stripMining', 3, { wood: 2 }],
    ['supplies', 3, { wood: 1, stone: 1, ore: 1, food: 1, gold: 2 }],
    ['growth', 4, { wood: 1, stone: 1, ore: 1, food: 1, gold: 2 }],
    ['hardwareRental', 6, { wood: 2 }],
  ])('%s with %i players still gives %j (A04)', (space, players, goods) => {
    const imitation = players === 3 ? 'imitation4' : 'imitation2';
    const food = players === 3 ? 4 : 2;
    const copy = game(players, { food }, { seats: [there(space)] }).play(`place ${imitation}`);
    if (space === 'sustenance') copy.play('take grain 1', 'done');
    copy.asks('end').hasOnly(goods);
  });

  it('2 ore for each ore mine and 1 ruby with a ruby mine still count (A04)', () => {
    const cells = { e4: 'oreMine', f4: 'rubyMine deep' };
    game(4, { food: 2, cells }, { seats: [there('oreMining')] })
      .play('place imitation2')
      .hasOnly({ ore: 2 });
    game(4, { food: 2, cells }, { seats: [there('rubyMining')] })
      .play('place imitation2')
      .hasOnly({ ruby: 1 });
  });

  it('the Weekly market can be imitated', () => {
    game(5, { food: 2 }, { seats: [there('weeklyMarket')] })
      .play('place imitation2', 'buy cattle', 'done')
      .hasOnly({ gold: 1, cattle: 1 });
  });

  it('an armed dwarf goes on the expedition with its own strength, and its weapon grows (A07)', () => {
    game(4, { food: 2, dwarfs: [2, 6] }, { seats: [there('blacksmithing', 9)] })
      .play('place imitation2')
      .refuses('loot donkey')
      .play('loot dog', 'done', 'end')
      .dwarfs(['3 imitation2', 6]);
  });

  it('an unarmed dwarf forges its weapon there (A07)', () => {
    game(4, { food: 2, ore: 4 }, { seats: [there('blacksmithing')] })
      .play('place imitation2', 'forge 4', 'done')
      .dwarfs(['4 imitation2', {}]);
  });

  it('family growth: the child stays on Imitation (A07)', () => {
    game(4, { food: 2, d3: 'dwelling' }, { seats: [there('growth')] })
      .play('place imitation2', 'grow')
      .dwarfs(['imitation2', {}, 'newborn imitation2']);
  });

  it('the food may come from an exchange (A02, X37)', () => {
    game(4, { sheep: 1, grain: 1 }, { seats: [there('slashAndBurn')] })
      .refuses('place imitation2')
      .play('eat sheep', 'eat grain')
      .offers('place imitation2');
  });

  it("Imitation itself may be imitated, for both costs, to reach an opponent's space (A05)", () => {
    const seats = [there('imitation2'), there('slashAndBurn')];
    game(5, { food: 6 }, { seats })
      .play('place imitation4')
      .offersOnly('imitate imitation2', 'imitate slashAndBurn')
      .play('imitate imitation2')
      .has({ food: 0 })
      .offers('lay meadow c4 field c3');
    game(5, { food: 5 }, { seats }).play('place imitation4').offers('lay meadow c4 field c3').has({ food: 1 });
  });

  it("but not to reach a space with the player's own dwarf (A05, X42)", () => {
    game(5, { food: 9, dwarfs: ['slashAndBurn', {}] }, { seats: [there('imitation2')] }).refuses('place imitation4');
  });

  it('Imitation cannot be imitated if the table rules so (A05)', () => {
    const seats = [there('imitation2'), there('slashAndBurn')];
    game(5, { food: 9 }, { seats, options: { rulings: { imitateImitation: false } } })
      .play('place imitation4')
      .has({ food: 5 })
      .offers('lay meadow c4 field c3');
  });

  it('Excavation may be imitated with either side up', () => {
    game(4, { food: 2 }, { seats: [there('excavation')] })
      .play('place imitation2')
      .offers('lay cavern d2 tunnel d1', 'lay cavern d1 cavern d2')
      .refuses('done');
  });

  it('Adventure may be imitated: forging, then two expeditions of level 1', () => {
    game(4, { food: 2, ore: 1 }, { round: 12, seats: [there('adventure')] })
      .play('place imitation2', 'loot weapons', 'loot weapons')
      .dwarfs(['5 imitation2', 0]);
  });

  it('Imitation of Urgent wish for children: the dwelling, and then the child of the dwarf on Imitation', () => {
    const seat: Seat = { food: 2, wood: 4, stone: 3 };
    game(4, seat, { round: 12, seats: [there('urgentWishForChildren')] })
      .play('place imitation2', 'furnish dwelling', 'grow')
      .dwarfs(['imitation2', {}, 'newborn imitation2']);
  });
});

describe('placing a dwarf', () => {
  it('every space is used by one dwarf only', () => {
    game(3, {}, { seats: [{ dwarfs: ['logging', {}] }] }).refuses('place logging');
  });

  it('at least one action must be carried out', () => {
    game(3, {}, { round: 12 }).refuses('place oreTrading', 'place rubyMineConstruction', 'place familyLife');
  });

  it('the player’s own exchanges may make an action possible first (A03)', () => {
    game(3, { ore: 1, ruby: 1 }, { round: 12 }).refuses('place oreTrading').play('ruby ore').offers('place oreTrading');
  });

  it('an exchange may not rule out the only action that is left', () => {
    const fields = { c4: 'field', c3: 'field' };
    const crops = { grain: 1, vegetable: 1 };
    game(3, { goods: crops, cells: fields, d3: 'cookingCave' }, { round: 12 })
      .offers('use cookingCave')
      .play('place familyLife')
      .offers('eat grain', 'eat vegetable')
      .refuses('use cookingCave');
  });

  it('passing is always allowed and final for this work phase (A13, X31)', () => {
    game(2, {}).play('pass', 'end').asks('place', 2).play('2 place logging', '2 end').asks('place', 2);
  });

  it('a player who has passed keeps the dwarfs at home, and they eat (A13)', () => {
    const passed = game(2, { food: 4 }, { seats: [{ food: 4 }] }).play('pass', 'end', 'pass', 'end');
    passed.round(6).has({ food: 0, begging: 0 });
  });
});
