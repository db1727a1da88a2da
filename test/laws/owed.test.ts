import { describe, it } from 'vitest';
import { mine, scenario } from '../games/caverna/scenario.ts';

/** A forest with one place left for a twin tile: a1 and b1. */
const FULL_FOREST = Object.fromEntries(
  ['c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3', 'a4', 'b4', 'c4'].map((cell) => [cell, 'meadow']),
);

describe('a player who places a dwarf carries out an action of the space (rulebook p. 8)', () => {
  it('and buying a tile with a ruby is not one', () => {
    mine({ goods: { ruby: 2 } })
      .play('place slashAndBurn', 'ruby tunnel', 'lay tunnel e3')
      .offers('lay meadow c4 field b4')
      .refuses('done', 'end');
  });

  it('so a tile cannot be bought if it would take the last place that the action needs', () => {
    mine({ goods: { ruby: 2 }, cells: FULL_FOREST })
      .play('place slashAndBurn')
      .offers('ruby tunnel')
      .refuses('ruby meadow', 'ruby field');
  });

  it('not even while animals need room', () => {
    mine({ goods: { ruby: 4, sheep: 2 }, cells: FULL_FOREST })
      .play('place slashAndBurn', 'ruby boar')
      .asks('accommodate')
      .offers('ruby tunnel')
      .refuses('ruby meadow', 'ruby field');
  });

  it('but can buy one freely once the action is done', () => {
    mine({ goods: { ruby: 2, grain: 1 }, cells: { ...FULL_FOREST, c1: 'forest' } })
      .play('place slashAndBurn', 'lay meadow a1 field b1')
      .offers('ruby meadow');
  });
});

it('looking for something to imitate takes no food', () => {
  scenario({ players: 3, seats: [{ goods: { food: 4 } }, { dwarfs: [{ at: 'supplies' }, {}] }] })
    .offers('place imitation4')
    .has({ food: 4 });
});
