import { describe, expect, it } from 'vitest';
import type { Bundle } from '../../src/caverna/state.ts';
import { mine, scenario } from './scenario.ts';

type Row = readonly [tile: string, cost: Bundle, points: number, intro: 'i' | '', yellow?: 'yellow'];

/** What the appendix prints: cost, points, whether the tile is in the introductory game, and the yellow name tags. */
const PRINTED: readonly Row[] = [
  ['dwelling', { wood: 4, stone: 3 }, 3, 'i'],
  ['simpleDwelling42', { wood: 4, stone: 2 }, 0, 'i'],
  ['simpleDwelling33', { wood: 3, stone: 3 }, 0, 'i'],
  ['mixedDwelling', { wood: 5, stone: 4 }, 4, ''],
  ['coupleDwelling', { wood: 8, stone: 6 }, 5, ''],
  ['additionalDwelling', { wood: 4, stone: 3 }, 5, ''],
  ['cuddleRoom', { wood: 1 }, 2, 'i'],
  ['breakfastRoom', { wood: 1 }, 0, 'i'],
  ['stubbleRoom', { wood: 1, ore: 1 }, 1, 'i'],
  ['workRoom', { stone: 1 }, 2, ''],
  ['guestRoom', { wood: 1, stone: 1 }, 0, ''],
  ['officeRoom', { stone: 1 }, 0, ''],
  ['carpenter', { stone: 1 }, 0, 'i'],
  ['stoneCarver', { wood: 1 }, 1, 'i'],
  ['blacksmith', { wood: 1, stone: 2 }, 3, 'i'],
  ['miner', { wood: 1, stone: 1 }, 3, ''],
  ['builder', { stone: 1 }, 2, ''],
  ['trader', { wood: 1 }, 2, ''],
  ['woodSupplier', { stone: 1 }, 2, 'i'],
  ['stoneSupplier', { wood: 1 }, 1, 'i'],
  ['rubySupplier', { wood: 2, stone: 2 }, 2, 'i'],
  ['dogSchool', {}, 0, ''],
  ['quarry', { wood: 1 }, 2, ''],
  ['seam', { wood: 2 }, 1, ''],
  ['slaughteringCave', { wood: 2, stone: 2 }, 2, 'i'],
  ['cookingCave', { stone: 2 }, 2, 'i'],
  ['workingCave', { wood: 1, stone: 1 }, 2, 'i'],
  ['miningCave', { wood: 3, stone: 2 }, 2, ''],
  ['breedingCave', { grain: 1, stone: 1 }, 2, ''],
  ['peacefulCave', { wood: 2, stone: 2 }, 2, ''],
  ['weavingParlor', { wood: 2, stone: 1 }, 0, 'i', 'yellow'],
  ['milkingParlor', { wood: 2, stone: 2 }, 0, 'i', 'yellow'],
  ['stateParlor', { gold: 5, stone: 3 }, 0, '', 'yellow'],
  ['huntingParlor', { wood: 2 }, 1, 'i', 'yellow'],
  ['beerParlor', { wood: 2 }, 3, 'i', 'yellow'],
  ['blacksmithingParlor', { ore: 3 }, 2, '', 'yellow'],
  ['stoneStorage', { wood: 3, ore: 1 }, 0, 'i', 'yellow'],
  ['oreStorage', { wood: 1, stone: 2 }, 0, 'i', 'yellow'],
  ['sparePartStorage', { wood: 2 }, 0, '', 'yellow'],
  ['mainStorage', { wood: 2, stone: 1 }, 0, 'i', 'yellow'],
  ['weaponStorage', { wood: 3, stone: 2 }, 0, 'i', 'yellow'],
  ['suppliesStorage', { food: 3, wood: 1 }, 0, '', 'yellow'],
  ['broomChamber', { wood: 1 }, 0, '', 'yellow'],
  ['treasureChamber', { wood: 1, stone: 1 }, 0, 'i', 'yellow'],
  ['foodChamber', { wood: 2, vegetable: 2 }, 0, 'i', 'yellow'],
  ['prayerChamber', { wood: 2 }, 0, '', 'yellow'],
  ['writingChamber', { stone: 2 }, 0, 'i', 'yellow'],
  ['fodderChamber', { grain: 2, stone: 1 }, 0, 'i', 'yellow'],
];

const PLENTY: Bundle = { wood: 20, stone: 20, ore: 20, grain: 20, vegetable: 20, food: 20, gold: 20 };
/** What tiles give at once: the State parlor on d3 adjoins the entry-level dwelling; the dog comes after the Dog school. */
const GIVEN: Readonly<Record<string, Bundle>> = {
  stoneCarver: { stone: 2 },
  blacksmith: { ore: 2 },
  stateParlor: { food: 2 },
  dogSchool: { wood: 1 },
};
/** A tile, its cost and its points. */
const FACTS = PRINTED.map(([tile, cost, points]) => [tile, cost, points] as const);
const ALL = PRINTED.map(([tile]) => tile);

const atHousework = (goods: Bundle) => mine({ goods: { food: 0, ...goods } }).play('place housework');

describe('Furnish a cavern', () => {
  it('offers all 48 kinds in the full game', () => {
    expect(ALL.length).toBe(48);
    atHousework(PLENTY).offersOnly('take dog 1', ...ALL.map((tile) => `furnish ${tile}`));
  });

  it('offers 27 kinds in the introductory game (M04)', () => {
    const intro = PRINTED.flatMap(([tile, , , set]) => (set === 'i' ? [`furnish ${tile}`] : []));
    expect(intro.length).toBe(27);
    mine({ goods: PLENTY }, { options: { tiles: 'introductory' } })
      .play('place housework')
      .offersOnly('take dog 1', ...intro);
  });

  it.each(FACTS)('%s costs what is printed and is worth its points', (tile, cost, points) => {
    const paid = atHousework(cost).play(`furnish ${tile}`);
    paid.cell('d3', { ground: 'furnished', tile }).scores({ tiles: points });
    const given: Bundle = GIVEN[tile] ?? {};
    for (const good of ['wood', 'stone', 'ore', 'grain', 'vegetable', 'food', 'gold'] as const) {
      expect(paid.player().goods[good], good).toBe(given[good] ?? 0);
    }
  });

  it.each(FACTS)('%s cannot be had for less', (tile, cost) => {
    for (const [good, count] of Object.entries(cost)) {
      const short = mine({ goods: { food: 0, ...PLENTY, ...cost, [good]: count - 1 } }).play('place housework');
      short.refuses(`furnish ${tile}`);
    }
  });

  it.each(ALL.filter((tile) => tile !== 'dwelling'))('there is one copy of %s (X18)', (tile) => {
    mine({ goods: PLENTY }, { seats: [{ furnishings: { d3: tile } }] })
      .play('place housework')
      .refuses(`furnish ${tile}`);
  });

  it('there are any number of ordinary dwellings', () => {
    mine(
      { goods: PLENTY, cells: { d2: 'cavern' }, furnishings: { d3: 'dwelling' } },
      { seats: [{ furnishings: { d3: 'dwelling' } }] },
    )
      .play('place housework')
      .offers('furnish dwelling');
  });

  it('needs an empty cavern, and never takes a tile that cannot be placed', () => {
    mine({ goods: PLENTY, furnishings: { d3: 'carpenter' } })
      .play('place housework')
      .offersOnly('take dog 1')
      .play('take dog 1')
      .offersOnly('end')
      .has({ dog: 1 });
  });

  it('may not be on a tunnel, a mine or the mountain', () => {
    mine({ goods: PLENTY, cells: { d2: 'cavern', e3: 'tunnel', e4: 'oreMine', f4: 'deepTunnel', f3: 'rubyMine' } })
      .play('place housework', 'furnish miner')
      .offersOnly('at d2', 'at d3');
  });

  it('may not be on a furnished cavern (X10)', () => {
    mine({ goods: PLENTY, cells: { d2: 'cavern' }, furnishings: { d3: 'carpenter' } })
      .play('place housework', 'furnish miner')
      .cell('d2', { ground: 'furnished', tile: 'miner' });
  });

  it('Wish for children offers the six dwellings only (X40)', () => {
    mine({ goods: PLENTY }, { round: 5 })
      .play('place wishForChildren')
      .offersOnly(...ALL.slice(0, 6).map((tile) => `furnish ${tile}`));
  });

  it('the yellow name tags are 6 parlors, 6 storages and 6 chambers, worth 2 each for the Main storage', () => {
    const yellow = PRINTED.flatMap(([tile, , , , tag]) => (tag === 'yellow' ? [tile] : []));
    expect(yellow.length).toBe(18);
    for (const tile of ALL.filter((id) => id !== 'mainStorage')) {
      const bonus = (seat: Parameters<typeof mine>[0]) =>
        scenario({ players: 3, round: 12, next: 'scoring', seats: [seat] }).points('bonus');
      const both = bonus({ furnishings: { d3: tile, d2: 'mainStorage' } });
      const without = bonus({ cells: { d2: 'cavern' }, furnishings: { d3: tile } });
      expect(both - without, tile).toBe(yellow.includes(tile) ? 4 : 2);
    }
  });
});
