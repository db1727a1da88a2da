import { describe, expect, it } from 'vitest';
import { me } from '../../../../src/games/caverna/asking.ts';
import { nextFeeding, readyFor } from '../../../../src/games/caverna/foresight.ts';
import { positionOf } from '../../../../src/games/caverna/game.ts';
import { lackFor } from '../../../../src/games/caverna/tasks/furnish.ts';
import { type Scenario, type Seat, why } from '../scenario.ts';
import { as, withTilesOf } from './table.ts';

const firstOf = ({ state }: Scenario) => me(positionOf(state), 0);

const FULL: Seat = {
  dwarfs: [{}, {}, {}, {}, {}, { goblin: true }],
  furnishings: { d3: 'coupleDwelling', d2: 'dwelling', d1: 'dwelling' },
};
const TAKEN = { seats: [{ dwarfs: [{ at: 'driftMining' }, { at: 'excavation' }] }] };

describe('the reason why a folk cannot use a space', () => {
  it('names stone, ore and rubies as ways to pay, or forest as a place', () => {
    const poor = as(
      'mountainDwarves',
      { cells: { c4: 'meadow' }, goods: { stone: 1 } },
      { players: 5, spaces: { fenceBuilding: {} } },
    );
    expect(why(poor, 'fenceBuilding')?.lacks).toContainEqual({ of: 'woodOrInstead' });
    expect(
      why(as('elves', { goods: { wood: 2 } }, { players: 5, spaces: { fenceBuilding: {} } }), 'fenceBuilding'),
    ).toBeUndefined();
    expect(why(as('elves', {}, { spaces: { driftMining: {} } }), 'driftMining')?.lacks).toContainEqual({
      of: 'ruby',
      need: 1,
      have: 0,
    });
  });

  it('is missing if the folk may join others there', () => {
    expect(why(as('trolls', {}, TAKEN), 'driftMining')).toMatchObject({ seats: [1] });
    expect(why(as('paleOnes', {}, TAKEN), 'driftMining')).toBeUndefined();
  });

  it('can be that a single good leaves nothing for clumsy people', () => {
    const at = as('caveGoblins', {}, { spaces: { logging: { wood: 1 } } });
    expect(why(at, 'logging')?.lacks).toContainEqual({ of: 'moreLying' });
  });

  it('is a missing bed, or that the family is complete', () => {
    const wish = (folk: string, seat: Seat) => why(as(folk, seat), 'wishForChildren')?.lacks[0];
    expect(wish('caveGoblins', {})).toEqual({ of: 'bed' });
    expect(wish('darkElves', FULL)).toEqual({ of: 'smallerFamily' });
  });

  it('is a missing cavern if only mushrooms could be sown', () => {
    const at = as('trolls', { cells: { d3: 'cavern mushroom' }, goods: { mushroom: 1 } });
    expect(why(at, 'slashAndBurn')).toBeUndefined();
    const sow = (goods: Seat['goods']) => {
      const hardware = as('trolls', { cells: { d3: 'cavern mushroom' }, ...(goods && { goods }) }, { players: 5 });
      return why(hardware, 'hardwareRental')?.lacks;
    };
    expect(sow({ mushroom: 1 })).toContainEqual({ of: 'cavern' });
    expect(sow({ gemfruit: 1 })).toContainEqual({ of: 'emptyField' });
    expect(sow({})).toContainEqual({ of: 'crop' });
  });
});

describe('the refusal of a folk’s move says why', () => {
  const digging = () => as('paleOnes', { dwarfs: [{ at: 'driftMining' }, {}] });
  it.each<[string, () => Scenario, string]>([
    ['place driftMining', digging, 'a dwarf is already there'],
    [
      'furnish waterTroughs',
      () => withTilesOf('silicoids', { goods: { stone: 3 } }).play('place housework'),
      'there is no empty meadow',
    ],
    [
      'furnish huntersHut',
      () => as('mountainDwarves', { goods: { stone: 1 } }, { folkTiles: ['elves'] }).play('place housework'),
      '1 wood is missing',
    ],
    [
      'forge 8',
      () => as('caveGoblins', { goods: { ore: 20 } }).play('place blacksmithing'),
      'a new weapon has a strength of 1 to 6',
    ],
    ['swap gemfruit', () => as('trolls'), '1 gemfruit is missing'],
    ['use silicoids gold', () => as('trolls'), 'the player has no "silicoids"'],
  ])('%s', (move, position, expected) => {
    expect(position().refusal(move)).toBe(`Seat 1 cannot play "${move}" now: ${expected}.`);
  });
});

describe('what a folk can expect', () => {
  it('the stone that Silicoids will eat, and what Trolls eat', () => {
    expect(nextFeeding(firstOf(as('silicoids', { goods: { stone: 1 } })))).toMatchObject({
      need: 0,
      stone: { need: 2, stone: 1 },
    });
    const trolls = nextFeeding(firstOf(as('trolls')));
    expect(trolls).toMatchObject({ need: 6 });
    expect(trolls).not.toHaveProperty('stone');
  });

  it('gemfruits and mushrooms to be sown, on forest too if Elves play', () => {
    const goods = { gemfruit: 1, mushroom: 3 };
    expect(readyFor(firstOf(as('trolls', { goods, cells: { c4: 'field' } })))).toEqual([
      { what: 'sow', crops: { grain: 0, vegetable: 0, gemfruit: 1 }, cells: ['c4'] },
      { what: 'sow', crops: { mushroom: 2 }, cells: ['d3'] },
    ]);
    const [sown] = readyFor(firstOf(as('elves', { goods: { gemfruit: 1 } })));
    expect(sown).toMatchObject({ what: 'sow', cells: expect.arrayContaining(['a1', 'c4']) });
  });

  it('room for animals with a fence on forest, and a ruby with every ruby mine of Dark Elves', () => {
    const goods = { sheep: 2, wood: 2 };
    expect(readyFor(firstOf(as('elves', { goods })))).toContainEqual({
      what: 'room',
      animal: 'sheep',
      by: 'fence',
      cell: 'a1',
    });
    const mine = { cells: { d2: 'tunnel' } };
    const more = { round: 9 };
    expect(readyFor(firstOf(as('darkElves', mine, more)))).toContainEqual({
      what: 'rubyMine',
      cells: ['d2'],
      ruby: true,
    });
    expect(readyFor(firstOf(as('trolls', mine, more)))).toContainEqual({
      what: 'rubyMine',
      cells: ['d2'],
      ruby: false,
    });
  });

  it('what a tile still lacks: its ground, and wood that other goods can replace', () => {
    expect(lackFor(firstOf(withTilesOf('humans', { goods: { wood: 5, grain: 1 } })), 'scarecrow')).toEqual({
      goods: { wood: 0, grain: 0 },
      place: 'field',
    });
    const { goods } = lackFor(firstOf(as('mountainDwarves', { goods: { stone: 2, ore: 1 } })), 'carpenter');
    expect(Object.values(goods).every((count) => count === 0)).toBe(true);
    const dwelling = lackFor(firstOf(as('mountainDwarves', { goods: { stone: 4, ore: 1 } })), 'dwelling');
    expect(dwelling.goods).toMatchObject({ wood: 2, stone: 0 });
  });
});
