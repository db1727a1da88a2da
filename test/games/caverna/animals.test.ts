import { describe, expect, it } from 'vitest';
import { pens, standing } from '../../../src/games/caverna/animals.ts';
import { me } from '../../../src/games/caverna/asking.ts';
import { cellAt, cellName } from '../../../src/games/caverna/cave.ts';
import { positionOf } from '../../../src/games/caverna/game.ts';
import { FARM_ANIMALS, type FarmAnimal } from '../../../src/games/caverna/state.ts';
import { filled, housed, mine, type Seat } from './scenario.ts';

/** Which of these herds have room outside; two cattle live in the entry-level dwelling. */
const outside = (cells: Seat, ...herds: Seat[]) => herds.map((herd) => housed({ cattle: 2, ...cells, ...herd }));

describe('room for farm animals (rulebook p. 20)', () => {
  it('the entry-level dwelling holds 2 of the same type (A34)', () => {
    expect([{ boar: 2 }, { boar: 3 }, { boar: 1, sheep: 1 }].map(housed)).toEqual([true, false, false]);
  });

  it.each<[string, string, number]>([
    ['a small pasture', 'smallPasture', 2],
    ['a small pasture with a stable', 'smallPasture stable', 4],
    ['a large pasture', 'largePasture', 4],
    ['a large pasture with a stable', 'largePasture stable', 8],
    ['a large pasture with two stables', 'largePasture stable stable', 16],
  ])('%s holds this many of the same type (X02): %s, %i', (_, ground, holds) => {
    const herds = [{ sheep: holds }, { sheep: holds + 1 }, { sheep: holds - 1, boar: 1 }];
    const land = filled(ground, 'c4');
    const large = { 'c4 c3': ground };
    expect(outside(ground.startsWith('large') ? large : land, ...herds)).toEqual([true, false, false]);
  });

  it('a meadow with a stable holds 1 animal (X36)', () => {
    const ones = [{ sheep: 1 }, { donkey: 1 }, { boar: 1 }];
    expect(outside({ c4: 'meadow stable' }, ...ones)).toEqual([true, true, true]);
    expect(outside({ c4: 'meadow stable' }, { sheep: 2 }, { donkey: 2 }, { boar: 2 })).toEqual([false, false, false]);
    expect(outside({ c4: 'meadow' }, ...ones)).toEqual([false, false, false]);
  });

  it('a forest with a stable holds 1 wild boar, no other animal (X17)', () => {
    const holds = outside({ a1: 'forest stable' }, { boar: 1 }, { boar: 2 }, { sheep: 1 }, { donkey: 1 });
    expect(holds).toEqual([true, false, false, false]);
  });

  it('every mine holds 1 donkey, no other animal', () => {
    const mines = { e4: 'oreMine', f4: 'rubyMine deep', e3: 'rubyMine' };
    expect(outside(mines, { donkey: 3 }, { donkey: 4 }, { sheep: 1 })).toEqual([true, false, false]);
  });

  it('fields, caverns and tunnels hold none', () => {
    expect(outside({ c4: 'field', d2: 'cavern', e3: 'tunnel' }, { sheep: 1 })).toEqual([false]);
  });

  it('dogs need no room (A33)', () => {
    expect(outside({}, { dog: 20 })).toEqual([true]);
  });

  it('animals are rearranged whenever it helps (A32)', () => {
    expect(housed({ c4: 'smallPasture stable', c3: 'meadow stable', sheep: 4, boar: 2, cattle: 1 })).toBe(true);
  });
});

describe('dogs watch sheep (A35, A36)', () => {
  it('on a meadow one sheep more than there are dogs, and no other animals', () => {
    for (const dog of [1, 2, 5])
      expect(outside({ c4: 'meadow', dog }, { sheep: dog + 1 }, { sheep: dog + 2 })).toEqual([true, false]);
    expect(outside({ c4: 'meadow', dog: 3 }, { donkey: 1 }, { boar: 1 })).toEqual([false, false]);
  });

  it('instead of the normal rule for a meadow with a stable, which is then useless', () => {
    const holds = outside({ c4: 'meadow stable', dog: 1 }, { sheep: 2 }, { sheep: 3 }, { sheep: 1, boar: 1 });
    expect(holds).toEqual([true, false, false]);
  });

  it('on pastures, where a player may prefer the normal rule', () => {
    expect(outside({ c4: 'smallPasture', dog: 3 }, { sheep: 4 }, { sheep: 5 }, { boar: 2 })).toEqual([
      true,
      false,
      true,
    ]);
    expect(outside({ 'c4 c3': 'largePasture', dog: 4 }, { sheep: 5 })).toEqual([true]);
  });

  it('each dog in one place only', () => {
    const herds = [
      { dog: 2, sheep: 4 },
      { dog: 2, sheep: 5 },
      { dog: 1, sheep: 3 },
    ];
    expect(outside({ c4: 'meadow', c3: 'meadow' }, ...herds)).toEqual([true, false, false]);
  });

  it('not on forest or fields, in the Cuddle room, the dwellings or mines', () => {
    expect(outside({ c4: 'field', a1: 'forest stable' }, { dog: 3, sheep: 1 })).toEqual([false]);
    expect(housed({ d3: 'cuddleRoom', dog: 9, sheep: 3, boar: 2 })).toBe(false);
    expect(housed({ d3: 'mixedDwelling', dog: 9, sheep: 5 })).toBe(false);
  });

  it('in a pasture with other animals they are harmless (A36)', () => {
    expect(outside({ c4: 'smallPasture', c3: 'meadow' }, { dog: 1, sheep: 2, boar: 2 })).toEqual([true]);
  });
});

describe('animals without room', () => {
  it('become food one after the other; their owner chooses (A32, A33)', () => {
    mine({ sheep: 2, boar: 1, donkey: 2, food: 0 })
      .asks('accommodate')
      .offersOnly('eat sheep', 'eat boar', 'eat donkey', 'eat donkey donkey')
      .play('eat donkey donkey', 'eat sheep', 'eat sheep')
      .asks('place')
      .hasOnly({ boar: 1, food: 5 });
  });

  it('if only one type has too many animals, they are eaten without a question', () => {
    mine({ boar: 4, food: 0 }).asks('place').hasOnly({ boar: 2, food: 4 });
  });

  it('are not eaten automatically if there is another use for them, or another way to make room', () => {
    mine({ sheep: 3, ruby: 1, food: 0, c4: 'meadow' })
      .asks('accommodate')
      .play('ruby dog')
      .asks('place')
      .has({ sheep: 3, dog: 1 });
    mine({ boar: 4, food: 0, d3: 'huntingParlor' })
      .asks('accommodate')
      .play('use huntingParlor')
      .asks('place')
      .hasOnly({ boar: 2, gold: 2, food: 2 });
  });

  it('a wild boar from a preserve may be eaten for 2 food (A16)', () => {
    mine({ sheep: 2, food: 0, c4: 'field', c3: 'field', c2: 'field' })
      .play('place clearing', 'lay meadow c1 field b1')
      .asks('accommodate')
      .play('eat boar')
      .has({ food: 2, sheep: 2 });
  });
});

const standingOf = (seat: Seat) => standing(me(positionOf(mine(seat).state), 0));

describe('where animals are', () => {
  it('all of them have places, if the rules allow it', () => {
    const seat = { c4: 'smallPasture', c3: 'meadow', e4: 'rubyMine', sheep: 3, cattle: 2, donkey: 1, boar: 2, dog: 2 };
    const list = standingOf(seat);
    const count = (animal: FarmAnimal): number =>
      list.reduce((sum, at) => sum + (at.animal === animal ? at.count : 0), 0);
    expect(FARM_ANIMALS.map(count)).toEqual([3, 1, 2, 2]);
    expect(list).toContainEqual({ cell: cellAt('c3'), animal: 'sheep', count: 3, holds: 3, dogs: 2 });
    expect(list).toContainEqual({ cell: cellAt('e4'), animal: 'donkey', count: 1, holds: 1, dogs: 0 });
  });

  it('each space that holds a single animal has one, and every space shows its capacity', () => {
    const cells = { c4: 'meadow stable', c3: 'meadow stable', a1: 'forest stable', e4: 'rubyMine', b4: 'smallPasture' };
    const seat = { ...cells, boar: 3, sheep: 2, donkey: 3 };
    const list = standingOf(seat);
    for (const cell of ['c4', 'c3', 'a1', 'e4'])
      expect(list.filter((at) => at.cell === cellAt(cell))).toMatchObject([{ count: 1, holds: 1, dogs: 0 }]);
    const holds = pens(me(positionOf(mine(seat).state), 0));
    const shown = ['c4', 'a1', 'e4', 'b4', 'd4', 'c2'].map((cell) => holds.get(cellAt(cell) ?? -1));
    expect(shown).toEqual([...[1, 1, 1, 2, 2], undefined]);
  });

  it('every meadow but the last has a dog if all the others watch', () => {
    const seat = { c4: 'meadow', c3: 'meadow', sheep: 5, cattle: 2, dog: 3 };
    const sheep = standingOf(seat).filter(({ animal }) => animal === 'sheep');
    expect(sheep).toMatchObject([
      { dogs: 1, holds: 2, count: 2 },
      { dogs: 2, holds: 3, count: 3 },
    ]);
  });
});

describe('where animals are shown', () => {
  const stands = (seat: Seat) =>
    standingOf(seat).map(({ cell = -1, animal, count }) => [cellName(cell), animal, count]);

  it('a newly fenced pasture is used even if dogs could watch all sheep on meadows', () => {
    const flock = { ...filled('meadow', 'b3 a4 b4 c3'), sheep: 3, dog: 3 };
    expect(stands({ ...flock, c4: 'meadow' }).map(([cell]) => cell)).not.toContain('c4');
    expect(stands({ ...flock, c4: 'smallPasture stable' })).toEqual([['c4', 'sheep', 3]]);
    expect(stands({ ...flock, c4: 'smallPasture', cattle: 2 })).toContainEqual(['c4', 'cattle', 2]);
  });

  it('no pasture is empty while animals stand elsewhere by themselves, and animals with their own room stay there', () => {
    const land = { c4: 'meadow stable', c3: 'smallPasture' };
    const two = stands({ ...land, c2: 'smallPasture', sheep: 1, donkey: 1 });
    expect(stands({ ...land, sheep: 1 })).toEqual([['c3', 'sheep', 1]]);
    expect(two.map(([cell]) => cell)).toEqual(['c2', 'c3']);
    expect(stands({ ...land, b4: 'forest stable', boar: 1 })).toEqual([['b4', 'boar', 1]]);
  });
});
