import { describe, expect, it } from 'vitest';
import { folkRulings } from '../../../../src/games/caverna/folk-rulings.ts';
import { caverna } from '../../../../src/games/caverna/game.ts';
import { rulings } from '../../../../src/games/caverna/rulings.ts';
import type { Seat } from '../scenario.ts';
import { as, SCORING, withTilesOf } from './table.ts';

describe('rulings that a table can change', () => {
  it('each have their own name and a recommended value', () => {
    const names = Object.keys(folkRulings.parse({}));
    expect(names.filter((name) => name in rulings.parse({}))).toEqual([]);
    const on = Object.entries(folkRulings.parse({})).flatMap(([name, value]) => (value ? [name] : []));
    expect(on.sort()).toEqual([
      'driftStoneWithSingle',
      'furnishedLandAdjoins',
      'goblinsUseBlacksmith',
      'stoneEatersUseWorkingCave',
      'workingCaveInPlaceOfWood',
    ]);
  });
});

describe('where the land of Elves begins (A91)', () => {
  const otherwise = { folks: { rulings: { pasturesBeginLand: true } } };
  const seat: Seat = { a1: 'smallPasture' };

  it('only in front of the entrance, unless the table lets pastures begin it', () => {
    as('elves', seat).play('place clearing').refuses('lay meadow a2 field a3', 'lay meadow b1 field b2');
    as('elves', seat, otherwise)
      .play('place clearing')
      .offers('lay meadow a2 field a3', 'lay meadow b1 field b2', 'lay meadow c4 field c3')
      .refuses('lay meadow b3 field b2');
  });

  it('a pasture fenced in such a game begins land, and tiles beside it continue it', () => {
    as('elves', { wood: 2 }, otherwise)
      .play('place sheepFarming', 'fence small a1', 'end')
      .play('2 pass', '2 end', '3 pass', '3 end')
      .play('place clearing', 'lay field a2 meadow a3')
      .cell('a3', { ground: 'meadow' });
    as('elves', { a1: 'smallPasture', a2: 'field', a3: 'meadow' }, otherwise)
      .play('place clearing')
      .offers('lay meadow b3 field b2');
    as('elves', { 'a1 b1': 'largePasture' }, otherwise).play('place clearing').offers('lay meadow b2 field b3');
  });

  it('a pasture there stays the same when a stable is built in it', () => {
    as('elves', { ...seat, stone: 1 }, otherwise)
      .play('place sheepFarming', 'stable a1', 'end')
      .play('2 pass', '2 end', '3 pass', '3 end')
      .play('place clearing')
      .offers('lay meadow a2 field a3');
  });

  it('for others nothing changes', () => {
    as('humans', {}, otherwise)
      .play('place clearing')
      .offers('lay meadow c4 field c3')
      .refuses('lay meadow a2 field a3');
  });

  it('a furnishing tile in front of the entrance rules land out by default, but not if pastures begin it', () => {
    const built: Seat = { a1: 'smallPasture', c4: 'trader' };
    as('elves', built).play('place clearing').offersOnly('end');
    as('elves', built, otherwise).play('place clearing').offers('lay meadow a2 field a3');
  });
});

describe('rows of the Archery range (A101)', () => {
  const bonus = (cells: Record<string, string>, more: Seat = {}, pasturesInArcheryRange = true) =>
    withTilesOf(
      'darkElves',
      { cells, c4: 'archeryRange', ...more },
      { ...SCORING, folks: { rulings: { pasturesInArcheryRange } } },
    ).points('bonus');

  it('only meadows count, unless the table lets empty pastures count', () => {
    const cells = { b4: 'smallPasture', a4: 'meadow' };
    expect(bonus(cells, {}, false)).toBe(0);
    expect(bonus(cells)).toBe(6);
    expect(bonus({ c3: 'meadow', 'c2 c1': 'largePasture' })).toBe(10);
    expect(bonus({ c3: 'meadow', 'c2 c1': 'largePasture' }, {}, false)).toBe(3);
  });

  it('a pasture with a stable or with animals is not empty', () => {
    expect(bonus({ b4: 'smallPasture stable' })).toBe(0);
    expect(bonus({ b4: 'smallPasture' }, { sheep: 2, cattle: 2 })).toBe(0);
    expect(bonus({ 'c3 c2': 'largePasture', c1: 'meadow' }, { sheep: 4, cattle: 2 })).toBe(0);
    expect(bonus({ b4: 'smallPasture' }, { cattle: 2 })).toBe(3);
  });

  it('of more than 3, which overhanging large pastures make possible, are worth no more than 10', () => {
    withTilesOf(
      'darkElves',
      { c3: 'meadow', c2: 'meadow', 'c1 c0': 'largePasture', c4: 'archeryRange', d3: 'officeRoom' },
      {
        ...SCORING,
        options: { rulings: { mineOverhang: true } },
        folks: { rulings: { pasturesInArcheryRange: true } },
      },
    ).scores({ bonus: 10 });
  });
});

describe('Small-scale drift mining with a single tile (A146)', () => {
  const more = (driftStoneWithSingle: boolean) => ({ players: 5, folks: { rulings: { driftStoneWithSingle } } });

  it('brings its stone, unless the table keeps that for twin tiles', () => {
    as('humans', {}, more(true))
      .play('place smallScaleDriftMining')
      .refuses('done')
      .play('lay cavern d2')
      .has({ stone: 1 });
    as('humans', {}, more(false)).play('place smallScaleDriftMining', 'lay cavern d2').has({ stone: 0 });
    as('elves', { ruby: 1 }, more(false))
      .play('place smallScaleDriftMining', 'lay cavern d2')
      .has({ ruby: 0, stone: 0 });
  });

  it('a whole tile brings the stone in either case, even to others at the table', () => {
    for (const withSingle of [true, false]) {
      as('elves', { ruby: 2 }, more(withSingle))
        .play('place smallScaleDriftMining', 'lay cavern d2 tunnel d1')
        .has({ ruby: 0, stone: 1 });
      as('humans', {}, { ...more(withSingle), turn: 2 })
        .play('2 place smallScaleDriftMining', '2 lay cavern d2 tunnel d1')
        .has({ stone: 1 }, 2);
    }
  });

  it('if the stone needs no tile, none of this matters', () => {
    as('humans', {}, { ...more(false), options: { rulings: { driftStoneWithoutTile: true } } })
      .play('place smallScaleDriftMining', 'take stone 1')
      .has({ stone: 1 })
      .offers('lay cavern d2', 'done');
  });
});

describe('folks in the introductory game (A150)', () => {
  const folks = { seats: ['trolls', 'dwarves'], rulings: { withIntroductoryTiles: true } };

  it('need the full set, unless the table rules otherwise', () => {
    const unfit = (chosen: object) =>
      caverna.unfit?.(caverna.options.parse({ tiles: 'introductory', folks: chosen }), 2);
    expect(unfit({ seats: ['trolls'] })).toBe('folksNeedAllTiles');
    expect(unfit(folks)).toBeUndefined();
  });

  it('add their four tiles, and the replaced ones are removed if present', () => {
    const goods = { wood: 20, stone: 20, ore: 20, grain: 20, vegetable: 20, food: 20, gold: 20 };
    as('trolls', { goods }, { options: { tiles: 'introductory' }, folks: { rulings: { withIntroductoryTiles: true } } })
      .play('place housework')
      .offers('furnish boneCrusher', 'furnish candleMaker', 'furnish explorersCave', 'furnish goblinDwelling')
      .refuses('furnish slaughteringCave', 'furnish simpleDwelling42', 'furnish stateParlor', 'furnish seam')
      .offers('furnish cookingCave');
  });
});
