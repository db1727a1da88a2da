import { describe, expect, it } from 'vitest';
import type { Bundle } from '../../../src/games/caverna/state.ts';
import { mine, scenario } from './scenario.ts';
import { PRINTED } from './tiles/index.ts';
import type { PrintedTile } from './tiles/printed.ts';

const PLENTY: Bundle = { wood: 20, stone: 20, ore: 20, grain: 20, vegetable: 20, food: 20, gold: 20 };
/** A tile, and what is printed on it. */
const FACTS = Object.entries(PRINTED);
const ALL = Object.keys(PRINTED);
const allWith = (has: (tile: PrintedTile) => boolean): string[] =>
  FACTS.flatMap(([id, tile]) => (has(tile) ? [id] : []));

describe.each(FACTS)('%s', (_tile, { scenario }) => scenario());

const atHousework = (goods: Bundle) => mine({ food: 0, ...goods }).play('place housework');

describe('Furnish a cavern', () => {
  it('offers every kind in the full game', () => {
    atHousework(PLENTY).offersOnly('take dog 1', ...ALL.map((tile) => `furnish ${tile}`));
  });

  it('offers only the introductory kinds in the introductory game (M04)', () => {
    const intro = allWith(({ introductory }) => introductory === true).map((tile) => `furnish ${tile}`);
    mine({ goods: PLENTY }, { options: { tiles: 'introductory' } })
      .play('place housework')
      .offersOnly('take dog 1', ...intro);
  });

  it.each(FACTS)('%s costs what is printed and is worth its points', (tile, { cost, points, built = {} }) => {
    const paid = atHousework(cost).play(`furnish ${tile}`);
    paid.cell('d3', { ground: 'furnished', tile }).scores({ tiles: points });
    for (const good of ['wood', 'stone', 'ore', 'grain', 'vegetable', 'food', 'gold'] as const) {
      expect(paid.player().goods[good], good).toBe(built[good] ?? 0);
    }
  });

  it.each(FACTS)('%s cannot be built for less', (tile, { cost }) => {
    for (const [good, count] of Object.entries(cost)) {
      const short = mine({ goods: { food: 0, ...PLENTY, ...cost, [good]: count - 1 } }).play('place housework');
      short.refuses(`furnish ${tile}`);
    }
  });

  it.each(ALL.filter((tile) => PRINTED[tile]?.unlimited !== true))('there is one copy of %s (X18)', (tile) => {
    mine({ goods: PLENTY }, { seats: [{ d3: tile }] })
      .play('place housework')
      .refuses(`furnish ${tile}`);
  });

  it('there are any number of ordinary dwellings', () => {
    mine({ goods: PLENTY, d2: 'cavern', d3: 'dwelling' }, { seats: [{ d3: 'dwelling' }] })
      .play('place housework')
      .offers('furnish dwelling');
  });

  it('needs an empty cavern, and never takes a tile that cannot be placed', () => {
    mine({ goods: PLENTY, d3: 'carpenter' })
      .play('place housework')
      .offersOnly('take dog 1')
      .play('take dog 1')
      .offersOnly('end')
      .has({ dog: 1 });
  });

  it('may not be on a tunnel, a mine or the mountain', () => {
    mine({ goods: PLENTY, d2: 'cavern', e3: 'tunnel', e4: 'oreMine', f4: 'deepTunnel', f3: 'rubyMine' })
      .play('place housework', 'furnish miner')
      .offersOnly('at d2', 'at d3');
  });

  it('may not be on a furnished cavern (X10)', () => {
    mine({ goods: PLENTY, d2: 'cavern', d3: 'carpenter' })
      .play('place housework', 'furnish miner')
      .cell('d2', { ground: 'furnished', tile: 'miner' });
  });

  it('Wish for children offers dwellings only (X40)', () => {
    mine({ goods: PLENTY }, { round: 5 })
      .play('place wishForChildren')
      .offersOnly(...allWith(({ tag }) => tag === 'dwelling').map((tile) => `furnish ${tile}`));
  });

  it('yellow name tags are worth 2 each for the Main storage', () => {
    const yellow = allWith(({ tag }) => tag === 'yellow');
    for (const tile of ALL.filter((id) => id !== 'mainStorage')) {
      const bonus = (seat: Parameters<typeof mine>[0]) =>
        scenario({ players: 3, round: 12, next: 'scoring', seats: [seat] }).points('bonus');
      const both = bonus({ d3: tile, d2: 'mainStorage' });
      const without = bonus({ d2: 'cavern', d3: tile });
      expect(both - without, tile).toBe(yellow.includes(tile) ? 4 : 2);
    }
  });
});

describe('discounts together', () => {
  const furnishings = { d3: 'carpenter', d2: 'stoneCarver', d1: 'builder' };
  const seat = { furnishings, e3: 'cavern' };
  it.each([
    ['furnish dwelling', { wood: 3, stone: 2, ore: 0 }],
    ['furnish dwelling with ore for wood', { wood: 2, stone: 2, ore: 1 }],
    ['furnish dwelling with ore for stone', { wood: 3, stone: 1, ore: 1 }],
    ['furnish dwelling with ore for wood with ore for stone', { wood: 2, stone: 1, ore: 2 }],
  ])('Carpenter, Stone carver and Builder: %s (A30)', (move, goods) => {
    mine({ ...seat, goods })
      .play('place housework')
      .offersOf('furnish dwelling', move)
      .play(move)
      .has({ wood: 0, stone: 0, ore: 0 });
  });

  it('never lower a price below zero', () => {
    mine({ ...seat })
      .play('place housework')
      .offers('furnish cuddleRoom', 'furnish workRoom', 'furnish guestRoom');
  });
});
