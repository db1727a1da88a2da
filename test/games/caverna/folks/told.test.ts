import { describe, expect, it } from 'vitest';
import { me } from '../../../../src/games/caverna/asking.ts';
import { nextFeeding, readyFor } from '../../../../src/games/caverna/foresight.ts';
import { positionOf } from '../../../../src/games/caverna/game.ts';
import { lackFor } from '../../../../src/games/caverna/tasks/furnish.ts';
import { type Scenario, type Seat, there, why } from '../scenario.ts';
import { as, withTilesOf } from './table.ts';

const firstOf = ({ state }: Scenario) => me(positionOf(state), 0);
const lacks = (game: Scenario, space: string) => why(game, space)?.lacks;

describe('the reason why a folk cannot use a space', () => {
  it('names stone, ore and rubies as ways to pay, or forest as a place', () => {
    const empty = { players: 5, spaces: { fenceBuilding: {}, driftMining: {} } };
    const poor = as('mountainDwarves', { c4: 'meadow', stone: 1 }, empty);
    expect(lacks(poor, 'fenceBuilding')).toContainEqual({ of: 'woodOrInstead' });
    expect(why(as('elves', { wood: 2 }, empty), 'fenceBuilding')).toBeUndefined();
    expect(lacks(as('elves', {}, empty), 'driftMining')).toContainEqual({ of: 'ruby', need: 1, have: 0 });
  });

  it('is not given if the folk may join others there', () => {
    const seats = [{ dwarfs: ['driftMining', 'excavation'] }];
    expect(why(as('trolls', {}, { seats }), 'driftMining')).toMatchObject({ seats: [1] });
    expect(why(as('paleOnes', {}, { seats }), 'driftMining')).toBeUndefined();
  });

  it('can be that a single good leaves nothing for clumsy people', () => {
    const at = as('caveGoblins', {}, { spaces: { logging: { wood: 1 } } });
    expect(lacks(at, 'logging')).toContainEqual({ of: 'moreLying' });
  });

  it('is a missing bed, or that the family is complete', () => {
    const full = { dwarfs: [{}, {}, {}, {}, {}, 'goblin'], d3: 'coupleDwelling', d2: 'dwelling', d1: 'dwelling' };
    expect(lacks(as('caveGoblins'), 'wishForChildren')?.[0]).toEqual({ of: 'bed' });
    expect(lacks(as('darkElves', full), 'wishForChildren')?.[0]).toEqual({ of: 'smallerFamily' });
  });

  it('is a missing cavern if only mushrooms could be sown', () => {
    expect(why(as('trolls', { d3: 'cavern mushroom', mushroom: 1 }), 'slashAndBurn')).toBeUndefined();
    const sow = (goods: Seat) =>
      lacks(as('trolls', { d3: 'cavern mushroom', ...goods }, { players: 5 }), 'hardwareRental');
    expect(sow({ mushroom: 1 })).toContainEqual({ of: 'cavern' });
    expect(sow({ gemfruit: 1 })).toContainEqual({ of: 'emptyField' });
    expect(sow({})).toContainEqual({ of: 'anyCrop' });
  });
});

describe('the refusal of a folk’s move says why', () => {
  it.each<[string, string, Seat, string, string]>([
    ['place driftMining', 'paleOnes', there('driftMining'), '', 'a dwarf is already there'],
    ['furnish waterTroughs', 'silicoids', { stone: 3 }, 'place housework', 'there is no empty meadow'],
    ['furnish dwelling', 'mountainDwarves', { wood: 2, stone: 4 }, 'place housework', '1 wood is missing'],
    ['forge 8', 'caveGoblins', { ore: 20 }, 'place blacksmithing', 'a new weapon has a strength of 1 to 6'],
    ['swap gemfruit', 'trolls', {}, '', '1 gemfruit is missing'],
    ['use silicoids gold', 'trolls', {}, '', 'the player has no "silicoids"'],
  ])('%s', (move, folk, seat, before, expected) => {
    const game = as(folk, seat).play(...(before ? [before] : []));
    expect(game.refusal(move)).toBe(`Seat 1 cannot play "${move}" now: ${expected}.`);
  });
});

describe('what a folk can expect', () => {
  it('the stone that Silicoids will eat, and what Trolls eat', () => {
    const stone = { need: 2, stone: 1 };
    expect(nextFeeding(firstOf(as('silicoids', { stone: 1 })))).toMatchObject({ need: 0, stone });
    const trolls = nextFeeding(firstOf(as('trolls')));
    expect(trolls).toMatchObject({ need: 6 });
    expect(trolls).not.toHaveProperty('stone');
  });

  it('gemfruits and mushrooms to be sown, on forest too if Elves play', () => {
    const goods = { gemfruit: 1, mushroom: 3 };
    expect(readyFor(firstOf(as('trolls', { goods, c4: 'field' })))).toEqual([
      { what: 'sow', crops: { grain: 0, vegetable: 0, gemfruit: 1 }, cells: ['c4'] },
      { what: 'sow', crops: { mushroom: 2 }, cells: ['d3'] },
    ]);
    const [sown] = readyFor(firstOf(as('elves', { gemfruit: 1 })));
    expect(sown).toMatchObject({ what: 'sow', cells: expect.arrayContaining(['a1', 'c4']) });
  });

  it('room for animals with a fence on forest, and a ruby with every ruby mine of Dark Elves', () => {
    const room = { what: 'room', animals: ['sheep'], by: 'fence', cell: 'a1' };
    expect(readyFor(firstOf(as('elves', { sheep: 2, wood: 2 })))).toContainEqual(room);
    const mines = (folk: string) => readyFor(firstOf(as(folk, { d2: 'tunnel' }, { round: 9 })));
    expect(mines('darkElves')).toContainEqual({ what: 'rubyMine', cells: ['d2'], ruby: true });
    expect(mines('trolls')).toContainEqual({ what: 'rubyMine', cells: ['d2'], ruby: false });
  });

  it('what a tile still lacks: its ground, and wood that other goods can replace', () => {
    const scarecrow = lackFor(firstOf(withTilesOf('humans', { wood: 5, grain: 1 })), 'scarecrow');
    expect(scarecrow).toEqual({ goods: { wood: 0, grain: 0 }, place: 'field' });
    const { goods } = lackFor(firstOf(as('mountainDwarves', { stone: 2, ore: 1 })), 'carpenter');
    expect(Object.values(goods).every((count) => count === 0)).toBe(true);
    const dwelling = lackFor(firstOf(as('mountainDwarves', { stone: 4, ore: 1 })), 'dwelling');
    expect(dwelling.goods).toMatchObject({ wood: 2, stone: 0 });
  });
});
