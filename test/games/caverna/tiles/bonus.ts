import { expect, it } from 'vitest';
import { atEnd, FOREST, filled, mine, type Seat } from '../scenario.ts';
import { printed } from './printed.ts';
import { trades } from './trades.ts';

/** What a tile is worth to each of these seats. */
const worth = (d3: string, ...seats: Seat[]) => seats.map((seat) => atEnd({ d3, ...seat }).points('bonus'));
/** A family of 2 to 6 dwarfs, some of them armed, and its beds. */
const family = (count: number, armed = 0): Seat => ({
  ...(count > 2 && { d2: 'coupleDwelling', d1: 'dwelling', e3: 'additionalDwelling' }),
  dwarfs: Array.from({ length: count }, (_, i) => (i < armed ? 3 : 0)),
});

export const stoneStorage = printed({ cost: { wood: 3, ore: 1 }, points: 0, introductory: true, tag: 'yellow' }, () => {
  it('is worth 1 for each stone', () => {
    expect(worth('stoneStorage', { stone: 5 }, {})).toEqual([5, 0]);
  });
});

export const oreStorage = printed({ cost: { wood: 1, stone: 2 }, points: 0, introductory: true, tag: 'yellow' }, () => {
  it('is worth 1 for every 2 ore', () => {
    expect(worth('oreStorage', { ore: 1 }, { ore: 2 }, { ore: 5 }, { ore: 6 })).toEqual([0, 1, 2, 3]);
  });
});

export const sparePartStorage = printed({ cost: { wood: 2 }, points: 0, tag: 'yellow', overbuilds: 'trader' }, () => {
  trades('sparePartStorage', [{ wood: 1, stone: 1, ore: 1 }, { gold: 2 }]);

  it('must be built over the Trader, whose points and use are lost (A26, X10)', () => {
    mine({ d3: 'trader', d2: 'cavern', wood: 2, gold: 2 })
      .play('place housework', 'furnish sparePartStorage')
      .cell('d3', { ground: 'furnished', tile: 'sparePartStorage', over: 'trader' })
      .refuses('use trader')
      .scores({ tiles: 0 });
  });
});

export const mainStorage = printed(
  { cost: { wood: 2, stone: 1 }, points: 0, introductory: true, tag: 'yellow' },
  () => {
    it('is worth 2 for each yellow name tag, its own included', () => {
      expect(worth('mainStorage', {}, { d2: 'beerParlor', d1: 'writingChamber', e3: 'carpenter' })).toEqual([2, 6]);
    });
  },
);

export const weaponStorage = printed(
  { cost: { wood: 3, stone: 2 }, points: 0, introductory: true, tag: 'yellow' },
  () => {
    it('is worth 3 for each armed dwarf', () => {
      expect(worth('weaponStorage', family(2), family(5, 4))).toEqual([0, 12]);
    });
  },
);

export const suppliesStorage = printed({ cost: { food: 3, wood: 1 }, points: 0, tag: 'yellow' }, () => {
  it('is worth 8 if all dwarfs are armed, newborn ones included (A59), in addition to the Weapon storage', () => {
    const born = { ...family(3, 2), dwarfs: [3, 3, 'newborn'] };
    expect(worth('suppliesStorage', family(2, 2), family(2, 1), born)).toEqual([8, 0, 0]);
    expect(worth('suppliesStorage', { ...family(2, 2), d2: 'weaponStorage' })).toEqual([14]);
  });

  it('can be paid with food from an exchange (A02)', () => {
    mine({ sheep: 2, food: 1, wood: 1 })
      .play('place housework')
      .refuses('furnish suppliesStorage')
      .play('eat sheep', 'eat sheep', 'furnish suppliesStorage')
      .has({ food: 0, wood: 0 });
  });
});

export const broomChamber = printed({ cost: { wood: 1 }, points: 0, tag: 'yellow' }, () => {
  it('is worth 5 with 5 dwarfs and 10 with 6', () => {
    expect(worth('broomChamber', family(2), family(4), family(5), family(6))).toEqual([0, 0, 5, 10]);
  });
});

export const treasureChamber = printed(
  { cost: { wood: 1, stone: 1 }, points: 0, introductory: true, tag: 'yellow' },
  () => {
    it('is worth 1 for each ruby, which then counts twice', () => {
      atEnd({ d3: 'treasureChamber', ruby: 4 }).scores({ bonus: 4, ruby: 4 });
    });
  },
);

export const foodChamber = printed(
  { cost: { wood: 2, vegetable: 2 }, points: 0, introductory: true, tag: 'yellow' },
  () => {
    it('is worth 2 for each set of a grain and a vegetable, and counts what is left on fields', () => {
      const fields = { c4: 'field grain 2', c3: 'field vegetable 1' };
      expect(worth('foodChamber', { grain: 3, vegetable: 2 }, { grain: 3 })).toEqual([4, 0]);
      atEnd({ d3: 'foodChamber', ...fields, vegetable: 2 }).scores({ bonus: 4, grain: 1, vegetable: 3 });
    });
  },
);

export const prayerChamber = printed({ cost: { wood: 2 }, points: 0, tag: 'yellow' }, () => {
  it('is worth 8 if no dwarf is armed (A59)', () => {
    expect(worth('prayerChamber', family(2), family(2, 1))).toEqual([8, 0]);
  });
});

export const writingChamber = printed({ cost: { stone: 2 }, points: 0, introductory: true, tag: 'yellow' }, () => {
  it('prevents the loss of up to 7 points (A55)', () => {
    atEnd({ d3: 'writingChamber' }).scores({ unused: -22, missing: -8, prevented: 7 });
    atEnd({ d3: 'writingChamber', begging: 2 }).scores({ unused: -22, missing: -8, begging: -6, prevented: 7 });
  });

  it('prevents no more than is lost (A55)', () => {
    const cells = { ...filled('field', FOREST), ...filled('cavern', 'd1 d2 e1 e2 e3 f1 f2 f3'), e4: 'rubyMine' };
    const seat = { d3: 'writingChamber', ...cells, sheep: 2, donkey: 1 };
    atEnd(seat).scores({ unused: -1, missing: -4, prevented: 5 });
  });
});

export const fodderChamber = printed(
  { cost: { grain: 2, stone: 1 }, points: 0, introductory: true, tag: 'yellow' },
  () => {
    it('is worth 1 for every 3 farm animals, dogs not counted', () => {
      const herds: Seat[] = [{ cattle: 2, dog: 5 }, { cattle: 3 }, { cattle: 5, sheep: 2 }];
      const seats = herds.map((herd) => ({ d2: 'breakfastRoom', c4: 'smallPasture', ...herd }));
      expect(worth('fodderChamber', ...seats)).toEqual([0, 1, 2]);
    });
  },
);
