import { describe, expect, test } from 'vitest';
import { late, mine, type Scenario } from './scenario.ts';

const furnished = (game: Scenario): string[] => [
  ...new Set(game.moves().flatMap((move) => (move.startsWith('furnish ') ? [move.split(' ')[1] ?? ''] : []))),
];
const plenty = { wood: 9, stone: 9, emmer: 9, flax: 9, food: 9, gold: 19 };

describe('furnishing a room (001 p. 5, Einen Höhlenraum einrichten)', () => {
  test('the extra price comes on top of the room’s cost', () => {
    const display = ['parlor', 'shelf'];
    const walls = ['d3e3', 'd2d3'];
    const game = late({ stone: 1, gold: 2, walls }, { display }).play('use housework');
    game.offersOnly('furnish parlor d3 for gold 1', 'done').play('furnish parlor d3 for gold 1').hasOnly({});
    late({ stone: 1, gold: 1, walls }, { display }).play('use housework').asks('end');
  });

  test('in any excavated room, reachable or not', () => {
    const cave = { d3: 'shelf', e1: 'empty' };
    const game = late({ goods: plenty, cave }, { display: ['foodCorner'] }).play('use housework');
    game.offers('furnish foodCorner e1 for gold 1').refuses('furnish foodCorner d2 for gold 1');
  });

  test('never on a furnished or covered room, or on one that is not part of the cave', () => {
    const game = late({ goods: plenty, d3: 'shelf' }, { display: ['foodCorner', 'warehouse'] });
    game.play('use housework').asks('end');
  });

  test('a furnished room is no longer for sale', () => {
    const game = late({ goods: plenty }, { display: ['shelf', 'warehouse'] }).play('use housework');
    game.play('furnish shelf d3 for gold 1');
    expect(game.state.display).toEqual(['warehouse']);
  });

  test('rooms of either era on either board', () => {
    const cave = { c3: 'empty', d3: 'empty', c4: 'covered' };
    const goods = { ...plenty, iron: 9, weapon: 9 };
    mine({ goods, cave }, { era: 2, display: ['shelf', 'miningCave'] })
      .play('use housework')
      .offers('furnish shelf c3 for gold 1', 'furnish shelf d3 for gold 1')
      .offers('furnish miningCave c3 for gold 1', 'furnish miningCave d3 for gold 1');
  });

  test('a room is not used at once; its effect needs an activation (001 p. 6)', () => {
    const game = late({ gold: 6, d1: 'empty' }, { display: ['goldVein'] });
    game.play('use housework', 'furnish goldVein d1 for gold 1').hasOnly({}).asks('end');
  });
});

describe('more orange than blue rooms at any time (001 p. 5; rulings A116)', () => {
  const display = ['prospectingSite', 'rettingRoom', 'grindstone'];
  const cave = { d2: 'empty', e2: 'empty' };

  test('the first room is orange', () => {
    expect(furnished(late({ goods: plenty, cave }, { display }).play('use housework'))).toEqual(['grindstone']);
  });

  test('a blue room needs two more orange than blue rooms; the Cave entrance counts', () => {
    const one = late({ goods: plenty, ...cave, d3: 'shelf' }, { display }).play('use housework');
    expect(furnished(one).sort()).toEqual(['grindstone', 'prospectingSite', 'rettingRoom']);
    const even = late({ goods: plenty, ...cave, d3: 'shelf', e3: 'equipmentRoom' }, { display });
    expect(furnished(even.play('use housework'))).toEqual(['grindstone']);
  });

  test('an orange room that was furnished in the same turn counts', () => {
    const game = late({ goods: plenty, cave }, { display }).play('use housework', 'furnish grindstone d2 for gold 1');
    game.offers('furnish prospectingSite d3 for food 4');
  });

  test('the short game has no such rule (rulings A129)', () => {
    const options = { mode: 'short' } as const;
    const game = mine({ goods: plenty, walls: ['c4entrance'] }, { options, display: ['ironTrader'], pool: ['shelf'] });
    expect(furnished(game.play('use housework'))).toEqual(['ironTrader']);
  });
});

describe('the additional cavern (001 p. 6, Zusatzraum; rulings A122)', () => {
  const full = {
    ...{ d1: 'storeroom', e1: 'weavingRoom', d2: 'spinningWheel', e2: 'grindstone', e3: 'sacrificialAltar' },
    ...{ e4: 'warehouse', d5: 'foodCorner', e5: 'stall', f5: 'parlor' },
  };
  const seat = { goods: plenty, cave: full };
  const display = ['shelf', 'goldVein', 'tunnel', 'bakehouse'];

  test('goes to the player who furnishes the last room, who chooses its side at once', () => {
    const game = late(seat, { display }).play('use housework', 'furnish shelf d3 for gold 1');
    game.asks('cavern', 1).offersOnly('cavern corner', 'cavern niche').refuses('eat gold', 'done', 'end');
    game.play('cavern niche').spot('x', { is: 'empty' });
    expect([game.player().cavern, game.state.cavernLeft]).toEqual(['niche', false]);
  });

  test('can be used by the second furnishing of the same tile, depending on its side', () => {
    const corner = late(seat, { display }).play('use housework', 'furnish shelf d3 for gold 1', 'cavern corner');
    expect(furnished(corner)).toEqual(['goldVein']);
    const niche = late(seat, { display }).play('use housework', 'furnish shelf d3 for gold 1', 'cavern niche');
    expect(furnished(niche)).toEqual(['goldVein', 'bakehouse']);
    niche.play('furnish bakehouse x for food 4').spot('x', { room: 'bakehouse' }).asks('end');
    niche.scores({ rooms: 3 + 6 + 5 + 4 + 4 + 7 + 2 + 3 + 6 + 6 + 6 });
  });

  test('may have walls on its open sides; its room can be activated', () => {
    const cave = { ...full, d3: 'shelf', x: 'goldVein' };
    late({ cave, cavern: 'niche' }).play('use masonry', 'wall xsouth', 'activate goldVein').has({ stone: 1, gold: 1 });
  });

  test('there is only one: the second player gets none', () => {
    const game = late(seat, { display, seats: [{ cavern: 'corner' }] });
    game.play('use housework', 'furnish shelf d3 for gold 1').asks('end').spot('x', { is: 'none' });
  });

  test('a covered or an empty room is not furnished', () => {
    for (const e5 of ['covered', 'empty']) {
      const game = late({ ...seat, ...full, e5 }, { display: ['shelf'] });
      game.play('use housework', 'furnish shelf d3 for gold 1').spot('x', { is: 'none' });
    }
  });

  test('in the Iron Age both boards must be full, 19 rooms', () => {
    const old = { ...full, d3: 'shelf' };
    const more = { era: 2 as const, display: ['miningCave'] };
    const eight = { c1: 'slaughteringCave', a2: 'swordsmith', b2: 'hitchingPost', c2: 'wainwright', b3: 'store' };
    const cave = { ...old, ...eight, c3: 'bloomery', b4: 'box', c4: 'empty' };
    const game = mine({ goods: plenty, cave }, more).play('use housework', 'furnish miningCave c4 for gold 1');
    game.asks('cavern').play('cavern corner').spot('x', { is: 'empty' });
    mine({ goods: plenty, ...cave, d3: 'empty' }, more)
      .play('use housework', 'furnish miningCave c4 for gold 1')
      .spot('x', { is: 'none' });
  });

  test('in the short game its eight rooms', () => {
    const options = { mode: 'short' } as const;
    const cave = { c1: 'slaughteringCave', a2: 'swordsmith', b2: 'hitchingPost', c2: 'wainwright', b3: 'store' };
    const more = { options, display: ['miningCave'], pool: [] };
    mine({ goods: plenty, ...cave, c3: 'bloomery', b4: 'box' }, more)
      .play('use housework', 'furnish miningCave c4 for gold 1')
      .asks('cavern')
      .play('cavern niche')
      .spot('x', { is: 'empty' });
  });
});
