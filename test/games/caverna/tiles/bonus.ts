import { it } from 'vitest';
import { atEnd, mine, type Seat } from '../scenario.ts';
import { printed } from './printed.ts';
import { trades } from './trades.ts';

/** The worth of a tile with these goods. */
const withGoods = (tile: string, goods: NonNullable<Seat['goods']>) => atEnd({ furnishings: { d3: tile }, goods });
const family = (count: number, armed: number) =>
  Array.from({ length: count }, (_, i) => ({ weapon: i < armed ? 3 : 0 }));
const ROOMS = { d2: 'coupleDwelling', d1: 'dwelling', e3: 'additionalDwelling' };

export const stoneStorage = printed({ cost: { wood: 3, ore: 1 }, points: 0, introductory: true, tag: 'yellow' }, () => {
  it('is worth 1 for each stone', () => {
    withGoods('stoneStorage', { stone: 5 }).scores({ bonus: 5 });
    withGoods('stoneStorage', {}).scores({ bonus: 0 });
  });
});

export const oreStorage = printed(
  {
    cost: { wood: 1, stone: 2 },
    points: 0,
    introductory: true,
    tag: 'yellow',
  },
  () => {
    it.each([
      [1, 0],
      [2, 1],
      [5, 2],
      [6, 3],
    ])('with %i ore is worth %i', (ore, bonus) => {
      withGoods('oreStorage', { ore }).scores({ bonus });
    });
  },
);

export const sparePartStorage = printed(
  {
    cost: { wood: 2 },
    points: 0,
    tag: 'yellow',
    overbuilds: 'trader',
  },
  () => {
    trades('sparePartStorage', [{ wood: 1, stone: 1, ore: 1 }, { gold: 2 }]);

    it('must be built over the Trader, whose points and use are lost (A26, X10)', () => {
      mine({ furnishings: { d3: 'trader' }, cells: { d2: 'cavern' }, goods: { wood: 2, gold: 2 } })
        .play('place housework', 'furnish sparePartStorage')
        .cell('d3', { ground: 'furnished', tile: 'sparePartStorage', over: 'trader' })
        .refuses('use trader')
        .scores({ tiles: 0 });
    });
  },
);

export const mainStorage = printed(
  {
    cost: { wood: 2, stone: 1 },
    points: 0,
    introductory: true,
    tag: 'yellow',
  },
  () => {
    it('is worth 2 for each yellow name tag, its own included', () => {
      withGoods('mainStorage', {}).scores({ bonus: 2 });
      atEnd({ furnishings: { d3: 'mainStorage', d2: 'beerParlor', d1: 'writingChamber', e3: 'carpenter' } }).scores({
        bonus: 6,
      });
    });
  },
);

export const weaponStorage = printed(
  {
    cost: { wood: 3, stone: 2 },
    points: 0,
    introductory: true,
    tag: 'yellow',
  },
  () => {
    it('is worth 3 for each armed dwarf', () => {
      atEnd({ furnishings: { d3: 'weaponStorage' }, dwarfs: family(2, 0) }).scores({ bonus: 0 });
      atEnd({ furnishings: { d3: 'weaponStorage', ...ROOMS }, dwarfs: family(5, 4) }).scores({ bonus: 12 });
    });
  },
);

export const suppliesStorage = printed(
  {
    cost: { food: 3, wood: 1 },
    points: 0,
    tag: 'yellow',
  },
  () => {
    const tile = { d3: 'suppliesStorage' };
    it('is worth 8 if all dwarfs are armed, newborn ones included (A59)', () => {
      atEnd({ furnishings: tile, dwarfs: family(2, 2) }).scores({ bonus: 8 });
      atEnd({ furnishings: tile, dwarfs: family(2, 1) }).scores({ bonus: 0 });
      atEnd({ furnishings: { ...tile, ...ROOMS }, dwarfs: [...family(2, 2), { newborn: true }] }).scores({ bonus: 0 });
    });

    it('can be paid with food from an exchange (A02)', () => {
      mine({ goods: { sheep: 2, food: 1, wood: 1 } })
        .play('place housework')
        .refuses('furnish suppliesStorage')
        .play('eat sheep', 'eat sheep', 'furnish suppliesStorage')
        .has({ food: 0, wood: 0 });
    });

    it('combines with the Weapon storage', () => {
      atEnd({ furnishings: { ...tile, d2: 'weaponStorage' }, dwarfs: family(2, 2) }).scores({ bonus: 14 });
    });
  },
);

export const broomChamber = printed(
  {
    cost: { wood: 1 },
    points: 0,
    tag: 'yellow',
  },
  () => {
    it.each([
      [2, 0],
      [4, 0],
      [5, 5],
      [6, 10],
    ])('with %i dwarfs is worth %i', (count, bonus) => {
      atEnd({ furnishings: { d3: 'broomChamber', ...ROOMS }, dwarfs: family(count, 0) }).scores({
        bonus,
        dwarfs: count,
      });
    });
  },
);

export const treasureChamber = printed(
  { cost: { wood: 1, stone: 1 }, points: 0, introductory: true, tag: 'yellow' },
  () => {
    it('is worth 1 for each ruby, which then counts twice', () => {
      withGoods('treasureChamber', { ruby: 4 }).scores({ bonus: 4, ruby: 4 });
    });
  },
);

export const foodChamber = printed(
  {
    cost: { wood: 2, vegetable: 2 },
    points: 0,
    introductory: true,
    tag: 'yellow',
  },
  () => {
    it('is worth 2 for each set of a grain and a vegetable', () => {
      withGoods('foodChamber', { grain: 3, vegetable: 2 }).scores({ bonus: 4 });
      withGoods('foodChamber', { grain: 3 }).scores({ bonus: 0 });
    });

    it('counts what is left on fields', () => {
      atEnd({
        furnishings: { d3: 'foodChamber' },
        cells: { c4: 'field grain 2', c3: 'field vegetable 1' },
        goods: { vegetable: 2 },
      }).scores({
        bonus: 4,
        grain: 1,
        vegetable: 3,
      });
    });
  },
);

export const prayerChamber = printed({ cost: { wood: 2 }, points: 0, tag: 'yellow' }, () => {
  it('is worth 8 if no dwarf is armed (A59)', () => {
    atEnd({ furnishings: { d3: 'prayerChamber' }, dwarfs: family(2, 0) }).scores({ bonus: 8 });
    atEnd({ furnishings: { d3: 'prayerChamber' }, dwarfs: family(2, 1) }).scores({ bonus: 0 });
  });
});

export const writingChamber = printed({ cost: { stone: 2 }, points: 0, introductory: true, tag: 'yellow' }, () => {
  const tile = { d3: 'writingChamber' };
  it('prevents the loss of up to 7 points (A55)', () => {
    atEnd({ furnishings: tile }).scores({ unused: -22, missing: -8, prevented: 7 });
    atEnd({ furnishings: tile, begging: 2 }).scores({ unused: -22, missing: -8, begging: -6, prevented: 7 });
  });

  it('prevents no more than is lost (A55)', () => {
    const cells = {
      ...Object.fromEntries(
        ['a', 'b', 'c'].flatMap((column) => [1, 2, 3, 4].map((row) => [`${column}${row}`, 'field'])),
      ),
      ...Object.fromEntries(['d1', 'd2', 'e1', 'e2', 'e3', 'e4', 'f1', 'f2', 'f3'].map((cell) => [cell, 'cavern'])),
      e4: 'rubyMine',
    };
    const goods = { sheep: 1, donkey: 1, boar: 0, cattle: 1 };
    atEnd({ furnishings: tile, cells, goods: { ...goods, cattle: 0, sheep: 2 } }).scores({
      unused: -1,
      missing: -4,
      prevented: 5,
    });
  });
});

export const fodderChamber = printed(
  {
    cost: { grain: 2, stone: 1 },
    points: 0,
    introductory: true,
    tag: 'yellow',
  },
  () => {
    it.each([
      [{ cattle: 2, dog: 5 }, 0],
      [{ cattle: 3 }, 1],
      [{ cattle: 5, sheep: 2 }, 2],
    ])('%j is worth %i: 1 for every 3 farm animals, dogs not counted', (goods, bonus) => {
      atEnd({ furnishings: { d3: 'fodderChamber', d2: 'breakfastRoom' }, cells: { c4: 'smallPasture' }, goods }).scores(
        {
          bonus,
        },
      );
    });
  },
);
