import { describe, expect, it } from 'vitest';
import { LOOT } from '../../../src/games/caverna/actions/loot.ts';
import type { Bundle } from '../../../src/games/caverna/state.ts';
import { LOOT as STRENGTHS } from '../../messages/ids.ts';
import { game, type Seat } from './scenario.ts';

/** On Blacksmithing (level 3) with a weapon of this strength; the other dwarf has the same by default. */
const smithy = (weapon: number, seat: Seat = {}) =>
  game(3, { dwarfs: [weapon, weapon], ...seat }).play('place blacksmithing');

/** A home board that can use every item. */
const READY: Seat = {
  ...{ c4: 'meadow', c3: 'meadow', b4: 'field', 'b3 b2': 'largePasture stable' },
  ...{ wood: 9, stone: 9, grain: 1, sheep: 2 },
};

describe('the loot items', () => {
  it('number 23', () => {
    expect(Object.keys(STRENGTHS).length).toBe(23);
    expect(Object.keys(LOOT).sort()).toEqual(Object.keys(STRENGTHS).sort());
  });

  it.each(Array.from({ length: 14 }, (_, i) => i + 1))(
    'of strength %i or lower, and no others (X21, X22)',
    (weapon) => {
      const expected = Object.entries(STRENGTHS).flatMap(([item, strength]) =>
        strength <= weapon ? [`loot ${item}`] : [],
      );
      const dwarfs = [weapon, '1 clearing'];
      smithy(weapon, { ...READY, dwarfs }).offersOf('loot', ...expected);
      expect(expected.length).toBe([3, 5, 7, 9, 10, 11, 12, 13, 15, 17, 19, 21, 21, 23][weapon - 1]);
    },
  );

  it.each<[string, Bundle]>([
    ['dog', { dog: 1 }],
    ['wood', { wood: 1 }],
    ['sheep', { sheep: 1 }],
    ['grain', { grain: 1 }],
    ['donkey', { donkey: 1 }],
    ['stone', { stone: 1 }],
    ['vegetable', { vegetable: 1 }],
    ['ore', { ore: 2 }],
    ['boar', { boar: 1 }],
    ['gold', { gold: 2 }],
    ['cattle', { cattle: 1 }],
  ])('%s gives %j', (item, goods) => {
    smithy(STRENGTHS[item] ?? 0)
      .play(`loot ${item}`)
      .hasOnly(goods);
  });

  it('weapons: all armed dwarfs gain 1, the traveller 2 in all; unarmed ones nothing (X29)', () => {
    game(3, { d3: 'dwelling', ruby: 1, dwarfs: [4, 6, {}] })
      .play('send 4', 'place blacksmithing', 'loot weapons', 'done')
      .dwarfs([6, 7, 0]);
  });

  it('weapons: the gain comes after the expedition and opens no stronger loot in it (X29, A66)', () => {
    smithy(1).play('loot weapons').refuses('loot sheep', 'loot grain').play('loot dog', 'loot wood').dwarfs([3, 2]);
  });

  it('furnish: any tile, dwellings too, at its price', () => {
    smithy(7, { wood: 4, stone: 3 })
      .play('loot furnish')
      .offers('furnish dwelling', 'furnish miner')
      .play('furnish dwelling')
      .hasOnly({});
  });

  it('stable: free, wherever a stable may go', () => {
    smithy(8).play('loot stable', 'stable a1').cell('a1', { ground: 'forest', stable: true }).hasOnly({});
    smithy(8, { a1: 'forest stable', a2: 'forest stable', b1: 'forest stable' }).refuses('loot stable');
  });

  it('tunnel: a single tunnel next to the cave system, without its ruby', () => {
    smithy(9)
      .play('loot tunnel')
      .offersOnly('lay tunnel d2', 'lay tunnel e3', 'lay tunnel e4')
      .play('lay tunnel e4')
      .cell('e4', { ground: 'tunnel' })
      .hasOnly({ food: 1 });
  });

  it('smallPasture: for 1 wood', () => {
    smithy(9, { c4: 'meadow', wood: 1 }).play('loot smallPasture').cell('c4', { ground: 'smallPasture' }).hasOnly({});
    smithy(9, { c4: 'meadow' }).refuses('loot smallPasture');
    smithy(9, { wood: 1 }).refuses('loot smallPasture');
  });

  it('largePasture: for 2 wood', () => {
    smithy(10, { c4: 'meadow', c3: 'meadow stable', wood: 2 })
      .play('loot largePasture')
      .cell('c3', { ground: 'largePasture', other: 35, stable: true })
      .hasOnly({});
    smithy(10, { c4: 'meadow', c3: 'meadow', wood: 1 }).refuses('loot largePasture');
  });

  it('meadow: at the entrance or next to the land, also under a stable (A18, X32)', () => {
    smithy(11).play('loot meadow').cell('c4', { ground: 'meadow' });
    smithy(11, { c4: 'field', c3: 'forest stable' })
      .play('loot meadow')
      .offersOnly('lay meadow c3', 'lay meadow b4')
      .play('lay meadow c3')
      .cell('c3', { ground: 'meadow', stable: true });
  });

  it('dwelling: an ordinary one for 2 wood and 2 stone, at 11, and no special one (X21)', () => {
    smithy(11, { wood: 2, stone: 2 })
      .play('loot dwelling')
      .cell('d3', { ground: 'furnished', tile: 'dwelling' })
      .hasOnly({});
    smithy(11, { wood: 2, stone: 1 }).refuses('loot dwelling');
    smithy(10, { wood: 2, stone: 2 }).refuses('loot dwelling');
  });

  it('dwelling: Carpenter and Stone carver lower the price (A30)', () => {
    smithy(11, { d3: 'carpenter', d2: 'stoneCarver', d1: 'cavern', wood: 1, stone: 1 })
      .play('loot dwelling')
      .hasOnly({});
  });

  it('field: at the entrance or next to the land, never under a stable (X32)', () => {
    smithy(12).play('loot field').cell('c4', { ground: 'field' });
    smithy(12, { c4: 'meadow', c3: 'forest stable' })
      .play('loot field')
      .cell('b4', { ground: 'field' })
      .has({ food: 1 });
  });

  it('sow: as on an action space', () => {
    smithy(12, { c4: 'field', c3: 'field', grain: 1, vegetable: 1 })
      .play('loot sow')
      .offersOnly('sow grain 1', 'sow vegetable 1', 'sow grain 1 vegetable 1');
    smithy(12, { c4: 'field' }).refuses('loot sow');
  });

  it('cavern: a single cavern without its 2 rubies', () => {
    smithy(14).play('loot cavern', 'lay cavern e4').cell('e4', { ground: 'cavern' }).hasOnly({ food: 1 });
    smithy(13).refuses('loot cavern');
  });

  it('breed: up to two types of farm animals with two parents and room (A41)', () => {
    const cells = { c4: 'smallPasture stable', c3: 'smallPasture stable', c2: 'smallPasture stable' };
    smithy(14, { cells, sheep: 2, boar: 2, cattle: 2 })
      .play('loot breed')
      .offersOnly('breed sheep boar', 'breed sheep cattle', 'breed boar cattle')
      .play('breed sheep cattle')
      .has({ sheep: 3, boar: 2, cattle: 3 });
  });

  it('breed: neither with one parent, nor without room, nor for dogs', () => {
    smithy(14, { sheep: 1, dog: 2 }).refuses('loot breed');
    smithy(14, { sheep: 2 }).refuses('loot breed');
  });
});

describe('an expedition', () => {
  it('takes different items, as many as its level', () => {
    smithy(14).play('loot dog').refuses('loot dog').play('loot wood', 'loot gold').asks('end');
  });

  it('takes at least one, and may take fewer than its level (A65)', () => {
    smithy(5).refuses('done').play('loot dog').offers('done').play('done').asks('end').dwarfs([6, 5]);
  });

  it('raises the weapon of its dwarf by 1, whatever its level', () => {
    smithy(8).play('loot dog', 'loot wood', 'loot gold').dwarfs([9, 8]);
  });

  it('never raises a weapon beyond 14 (A68)', () => {
    const third = { weapon: 13, at: 'logging' } as const;
    smithy(14, { d3: 'dwelling', dwarfs: [14, '14 clearing', third] })
      .play('loot weapons', 'loot dog', 'loot wood')
      .dwarfs([14, 14, 14]);
    smithy(13).play('loot weapons', 'loot dog', 'loot wood').dwarfs([14, 14]);
  });

  it('offers no strength to weapons that it cannot raise: experience takes the traveller’s to 14 (A65, A68)', () => {
    smithy(14).refuses('loot weapons').play('loot dog').refuses('loot weapons');
    smithy(13, { dwarfs: [13, 'clearing'] })
      .refuses('loot weapons')
      .play('loot dog', 'done')
      .dwarfs([14, 0]);
    smithy(12, { dwarfs: [12, 'clearing'] }).offers('loot weapons');
  });

  it('carries out its items one by one: grain and then sowing, a stable and then cattle (A66)', () => {
    smithy(12, { c4: 'field' })
      .refuses('loot sow')
      .play('loot grain')
      .offers('loot sow')
      .play('loot sow')
      .cell('c4', { ground: 'field', crop: 'grain', left: 3 });
    smithy(10, { c4: 'meadow', sheep: 2 }).play('loot stable', 'stable c4', 'loot cattle').has({ sheep: 2, cattle: 1 });
  });

  it('an item that cannot be used may not be chosen (A65)', () => {
    smithy(14).refuses('loot sow', 'loot breed', 'loot smallPasture', 'loot largePasture', 'loot dwelling');
  });
});
