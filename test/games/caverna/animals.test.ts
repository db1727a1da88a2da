import { describe, expect, it } from 'vitest';
import { pens, standing } from '../../../src/games/caverna/animals.ts';
import { me } from '../../../src/games/caverna/asking.ts';
import { cellAt, cellName } from '../../../src/games/caverna/cave.ts';
import { positionOf } from '../../../src/games/caverna/game.ts';
import { FARM_ANIMALS, type FarmAnimal } from '../../../src/games/caverna/state.ts';
import { housed, mine, type Seat, scenario } from './scenario.ts';

/** Two cattle live in the entry-level dwelling, so everything else must find room outside. */
const outside = (cells: NonNullable<Seat['cells']>, goods: NonNullable<Seat['goods']>): boolean =>
  housed({ cells, goods: { cattle: 2, ...goods } });

describe('room for farm animals (rulebook p. 20)', () => {
  it('the entry-level dwelling holds 2 of the same type (A34)', () => {
    expect(housed({ goods: { boar: 2 } })).toBe(true);
    expect(housed({ goods: { boar: 3 } })).toBe(false);
    expect(housed({ goods: { boar: 1, sheep: 1 } })).toBe(false);
  });

  it.each([
    ['smallPasture', 2],
    ['smallPasture stable', 4],
  ])('%s holds %i of the same type', (ground, holds) => {
    expect(outside({ c4: ground }, { sheep: holds })).toBe(true);
    expect(outside({ c4: ground }, { sheep: holds + 1 })).toBe(false);
    expect(outside({ c4: ground }, { sheep: holds - 1, boar: 1 })).toBe(false);
  });

  it.each([
    ['largePasture', 4],
    ['largePasture stable', 8],
    ['largePasture stable stable', 16],
  ])('%s holds %i of the same type (X02)', (ground, holds) => {
    expect(outside({ 'c4 c3': ground }, { donkey: holds })).toBe(true);
    expect(outside({ 'c4 c3': ground }, { donkey: holds + 1 })).toBe(false);
    expect(outside({ 'c4 c3': ground }, { donkey: 1, sheep: 1 })).toBe(false);
  });

  it.each(FARM_ANIMALS.filter((animal) => animal !== 'cattle'))('a meadow with a stable holds 1 %s (X36)', (animal) => {
    expect(outside({ c4: 'meadow stable' }, { [animal]: 1 })).toBe(true);
    expect(outside({ c4: 'meadow stable' }, { [animal]: 2 })).toBe(false);
    expect(outside({ c4: 'meadow' }, { [animal]: 1 })).toBe(false);
  });

  it('a forest with a stable holds 1 wild boar, no other animal (X17)', () => {
    expect(outside({ a1: 'forest stable' }, { boar: 1 })).toBe(true);
    expect(outside({ a1: 'forest stable' }, { boar: 2 })).toBe(false);
    for (const animal of ['sheep', 'donkey'] as const)
      expect(outside({ a1: 'forest stable' }, { [animal]: 1 })).toBe(false);
  });

  it('every mine holds 1 donkey, no other animal', () => {
    const cells = { e4: 'oreMine', f4: 'rubyMine deep', e3: 'rubyMine' };
    expect(outside(cells, { donkey: 3 })).toBe(true);
    expect(outside(cells, { donkey: 4 })).toBe(false);
    expect(outside(cells, { sheep: 1 })).toBe(false);
  });

  it('fields, caverns and tunnels hold none', () => {
    expect(outside({ c4: 'field', d2: 'cavern', e3: 'tunnel' }, { sheep: 1 })).toBe(false);
  });

  it('dogs need no room (A33)', () => {
    expect(outside({}, { dog: 20 })).toBe(true);
  });

  it('animals are rearranged whenever it helps (A32)', () => {
    expect(
      housed({ cells: { c4: 'smallPasture stable', c3: 'meadow stable' }, goods: { sheep: 4, boar: 2, cattle: 1 } }),
    ).toBe(true);
  });
});

describe('dogs watch sheep (A35, A36)', () => {
  it.each([
    [1, 2],
    [2, 3],
    [5, 6],
  ])('%i dogs on a meadow watch %i sheep', (dog, sheep) => {
    expect(outside({ c4: 'meadow' }, { dog, sheep })).toBe(true);
    expect(outside({ c4: 'meadow' }, { dog, sheep: sheep + 1 })).toBe(false);
  });

  it('instead of the normal rule for a meadow with a stable, which is then useless', () => {
    expect(outside({ c4: 'meadow stable' }, { dog: 1, sheep: 2 })).toBe(true);
    expect(outside({ c4: 'meadow stable' }, { dog: 1, sheep: 3 })).toBe(false);
    expect(outside({ c4: 'meadow stable' }, { dog: 1, sheep: 1, boar: 1 })).toBe(false);
  });

  it('on pastures, where a player may prefer the normal rule', () => {
    expect(outside({ c4: 'smallPasture' }, { dog: 3, sheep: 4 })).toBe(true);
    expect(outside({ c4: 'smallPasture' }, { dog: 3, sheep: 5 })).toBe(false);
    expect(outside({ c4: 'smallPasture' }, { dog: 1, boar: 2 })).toBe(true);
    expect(outside({ 'c4 c3': 'largePasture' }, { dog: 4, sheep: 5 })).toBe(true);
  });

  it('each dog in one place only', () => {
    expect(outside({ c4: 'meadow', c3: 'meadow' }, { dog: 2, sheep: 4 })).toBe(true);
    expect(outside({ c4: 'meadow', c3: 'meadow' }, { dog: 2, sheep: 5 })).toBe(false);
    expect(outside({ c4: 'meadow', c3: 'meadow' }, { dog: 1, sheep: 3 })).toBe(false);
  });

  it('no other animals', () => {
    for (const animal of ['donkey', 'boar'] as const)
      expect(outside({ c4: 'meadow' }, { dog: 3, [animal]: 1 })).toBe(false);
  });

  it('not on forest or fields', () => {
    expect(outside({ c4: 'field', a1: 'forest stable' }, { dog: 3, sheep: 1 })).toBe(false);
  });

  it('not in the Cuddle room, the dwellings or mines', () => {
    expect(housed({ furnishings: { d3: 'cuddleRoom' }, goods: { dog: 9, sheep: 3, boar: 2 } })).toBe(false);
    expect(housed({ furnishings: { d3: 'mixedDwelling' }, goods: { dog: 9, sheep: 5 } })).toBe(false);
  });

  it('in a pasture with other animals they are harmless (A36)', () => {
    expect(outside({ c4: 'smallPasture', c3: 'meadow' }, { dog: 1, sheep: 2, boar: 2 })).toBe(true);
  });
});

describe('animals without room', () => {
  it('become food one after the other; their owner chooses (A32, A33)', () => {
    mine({ goods: { sheep: 2, boar: 1, donkey: 2, food: 0 } })
      .asks('accommodate')
      .offersOnly('eat sheep', 'eat boar', 'eat donkey', 'eat donkey donkey')
      .play('eat donkey donkey', 'eat sheep', 'eat sheep')
      .asks('place')
      .hasOnly({ boar: 1, food: 5 });
  });

  it('if only one type has too many animals, they are eaten without a question', () => {
    mine({ goods: { boar: 4, food: 0 } })
      .asks('place')
      .hasOnly({ boar: 2, food: 4 });
  });

  it('are not eaten automatically if there is another use for them, or another way to make room', () => {
    mine({ goods: { sheep: 3, ruby: 1, food: 0 }, cells: { c4: 'meadow' } })
      .asks('accommodate')
      .play('ruby dog')
      .asks('place')
      .has({ sheep: 3, dog: 1 });
    mine({ goods: { boar: 4, food: 0 }, furnishings: { d3: 'huntingParlor' } })
      .asks('accommodate')
      .play('use huntingParlor')
      .asks('place')
      .hasOnly({ boar: 2, gold: 2, food: 2 });
  });

  it('a wild boar from a preserve may be eaten for 2 food (A16)', () => {
    mine({ goods: { sheep: 2, food: 0 }, cells: { c4: 'field', c3: 'field', c2: 'field' } })
      .play('place clearing', 'lay meadow c1 field b1')
      .asks('accommodate')
      .play('eat boar')
      .has({ food: 2, sheep: 2 });
  });
});

describe('where animals are', () => {
  it('all of them have places, if the rules allow it', () => {
    const seat = {
      cells: { c4: 'smallPasture', c3: 'meadow', e4: 'rubyMine' },
      goods: { sheep: 3, cattle: 2, donkey: 1, boar: 2, dog: 2 },
    };
    const { state } = scenario({ players: 3, round: 5, seats: [seat] });
    const list = standing(me(positionOf(state), 0));
    const count = (animal: FarmAnimal): number =>
      list.reduce((sum, at) => sum + (at.animal === animal ? at.count : 0), 0);
    expect(FARM_ANIMALS.map(count)).toEqual([3, 1, 2, 2]);
    expect(list).toContainEqual({ cell: cellAt('c3'), animal: 'sheep', count: 3, holds: 3, dogs: 2 });
    expect(list).toContainEqual({ cell: cellAt('e4'), animal: 'donkey', count: 1, holds: 1, dogs: 0 });
  });

  it('each space that holds a single animal has one, and every space shows its capacity', () => {
    const cells = { c4: 'meadow stable', c3: 'meadow stable', a1: 'forest stable', e4: 'rubyMine', b4: 'smallPasture' };
    const { state } = scenario({ players: 3, round: 5, seats: [{ cells, goods: { boar: 3, sheep: 2, donkey: 3 } }] });
    const mine = me(positionOf(state), 0);
    const list = standing(mine);
    for (const cell of ['c4', 'c3', 'a1', 'e4'])
      expect(list.filter((at) => at.cell === cellAt(cell))).toMatchObject([{ count: 1, holds: 1, dogs: 0 }]);
    const holds = pens(mine);
    expect(['c4', 'a1', 'e4', 'b4', 'd4', 'c2'].map((cell) => holds.get(cellAt(cell) ?? -1))).toEqual([
      ...[1, 1, 1, 2, 2],
      undefined,
    ]);
  });

  it('every meadow but the last has a dog if all the others watch', () => {
    const seat = { cells: { c4: 'meadow', c3: 'meadow' }, goods: { sheep: 5, cattle: 2, dog: 3 } };
    const { state } = scenario({ players: 3, round: 5, seats: [seat] });
    const sheep = standing(me(positionOf(state), 0)).filter(({ animal }) => animal === 'sheep');
    expect(sheep.map(({ dogs, holds, count }) => ({ dogs, holds, count }))).toEqual([
      { dogs: 1, holds: 2, count: 2 },
      { dogs: 2, holds: 3, count: 3 },
    ]);
  });
});

describe('where animals are shown', () => {
  const stands = (cells: NonNullable<Seat['cells']>, goods: NonNullable<Seat['goods']>) => {
    const { state } = mine({ cells, goods });
    return standing(me(positionOf(state), 0)).map(({ cell = -1, animal, count }) => [cellName(cell), animal, count]);
  };

  it('a newly fenced pasture is used even if dogs could watch all sheep on meadows', () => {
    const meadows = { b3: 'meadow', a4: 'meadow', b4: 'meadow', c3: 'meadow' } as const;
    const goods = { sheep: 3, dog: 3 };
    expect(stands({ ...meadows, c4: 'meadow' }, goods).map(([cell]) => cell)).not.toContain('c4');
    expect(stands({ ...meadows, c4: 'smallPasture stable' }, goods)).toEqual([['c4', 'sheep', 3]]);
    expect(stands({ ...meadows, c4: 'smallPasture' }, { ...goods, cattle: 2 })).toContainEqual(['c4', 'cattle', 2]);
  });

  it('no pasture is empty while animals stand elsewhere by themselves, and animals with their own room stay there', () => {
    const land = { c4: 'meadow stable', c3: 'smallPasture' } as const;
    expect(stands(land, { sheep: 1 })).toEqual([['c3', 'sheep', 1]]);
    expect(stands({ ...land, c2: 'smallPasture' }, { sheep: 1, donkey: 1 }).map(([cell]) => cell)).toEqual([
      'c2',
      'c3',
    ]);
    expect(stands({ ...land, b4: 'forest stable' }, { boar: 1 })).toEqual([['b4', 'boar', 1]]);
  });
});
