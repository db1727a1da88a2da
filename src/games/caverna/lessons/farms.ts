import type { PositionFile } from '../positions.ts';

/** The other player of every lesson has placed both dwarfs. */
const OTHER = { goods: { food: 6 }, dwarfs: [{ at: 'supplies' }, { at: 'startingPlayer' }] };

/** A position of two players; the learner has the first seat. */
export function standing(
  seat: NonNullable<PositionFile['seats']>[number],
  table: Omit<PositionFile, 'players' | 'seats'> = {},
): PositionFile {
  return { players: 2, ...table, seats: [seat, OTHER] };
}

/** A farm at the end of a game, with a bit of everything. */
export const FARM = standing(
  {
    goods: { grain: 3, vegetable: 2, ruby: 2, gold: 8, dog: 1, sheep: 4, donkey: 2, boar: 2, cattle: 4, food: 8 },
    cells: {
      'a4 b4': 'largePasture',
      'a2 a3': 'largePasture',
      b3: 'smallPasture',
      b2: 'smallPasture stable',
      c4: 'field grain 2',
      c3: 'field vegetable 1',
      c2: 'field',
      e4: 'tunnel',
      f4: 'oreMine',
      f3: 'deepTunnel',
      e2: 'rubyMine',
    },
    furnishings: { d3: 'dwelling', d2: 'coupleDwelling', e3: 'stateParlor', d1: 'weavingParlor' },
    dwarfs: [{}, {}, {}, {}, {}],
  },
  { round: 12 },
);

/** A small farm whose points are easy to count. */
export const COUNTED = standing(
  {
    goods: { grain: 5, vegetable: 3, ruby: 1, gold: 4, dog: 1, sheep: 3, donkey: 2, boar: 2, food: 6 },
    cells: {
      'a4 b4': 'largePasture',
      b3: 'smallPasture',
      b2: 'smallPasture',
      c4: 'field',
      c3: 'field',
      c2: 'field',
      c1: 'field',
      a3: 'meadow',
      a2: 'meadow',
      b1: 'meadow',
      e4: 'tunnel',
      f4: 'oreMine',
      f3: 'deepTunnel',
      e2: 'rubyMine',
      d1: 'tunnel',
      e1: 'cavern',
      f1: 'cavern',
    },
    furnishings: { d3: 'dwelling', d2: 'coupleDwelling', e3: 'carpenter' },
    dwarfs: [{}, {}, {}, {}],
  },
  { round: 12 },
);
