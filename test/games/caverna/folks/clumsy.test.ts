import { describe, it } from 'vitest';
import type { Seat } from '../scenario.ts';
import { as } from './table.ts';

/** A goblin of Dark Elves, with all other people placed. */
const goblin = (seat: Seat = {}): Seat => ({
  furnishings: { d3: 'dwelling' },
  dwarfs: [{ at: 'housework' }, { at: 'supplies' }, { goblin: true }],
  ...seat,
});
const ALONE = { players: 2, seats: [{ dwarfs: [{ at: 'woodGathering' }, { at: 'slashAndBurn' }] }] };

describe('a single good taken by a clumsy person', () => {
  it('is taken and returned beside another action, so that the space is cleared (A76)', () => {
    as('caveGoblins', { cells: { e4: 'rubyMine' } }, { spaces: { rubyMining: { ruby: 1 } } })
      .play('place rubyMining')
      .has({ ruby: 1 })
      .lies('rubyMining', {});
    as('darkElves', goblin({ cells: { e3: 'rubyMine' } }), { ...ALONE, round: 6, spaces: { rubyMining: { ruby: 1 } } })
      .play('place rubyMining')
      .has({ ruby: 1 })
      .lies('rubyMining', {});
  });

  it('is taken together with the token: the food of Starting player', () => {
    as('caveGoblins', {}, { spaces: { startingPlayer: { food: 1 } } })
      .play('place startingPlayer')
      .has({ food: 0, ore: 2 })
      .lies('startingPlayer', {});
    as('darkElves', goblin(), { ...ALONE, spaces: { startingPlayer: { food: 1 } } })
      .play('place startingPlayer')
      .has({ food: 0, ore: 2 })
      .lies('startingPlayer', {});
  });

  it('is not an action: another one is still due', () => {
    as('caveGoblins', {}, { spaces: { excavation: { stone: 1 } } })
      .play('place excavation')
      .has({ stone: 0 })
      .lies('excavation', {})
      .refuses('done', 'end')
      .play('lay cavern e4 tunnel e3')
      .has({ food: 1, stone: 0 })
      .offersOnly('end');
  });

  it('may be left there in favour of that other action (X06)', () => {
    as('caveGoblins', {}, { spaces: { excavation: { stone: 1 } } })
      .play('place excavation')
      .offers('leave stone 1')
      .play('leave stone 1')
      .lies('excavation', { stone: 1 })
      .refuses('done')
      .play('lay cavern e4 tunnel e3')
      .lies('excavation', { stone: 1 })
      .has({ stone: 0 });
    as('caveGoblins', { cells: { e4: 'rubyMine' } }, { spaces: { rubyMining: { ruby: 1 } } })
      .play('place rubyMining', 'leave ruby 1')
      .has({ ruby: 1 })
      .lies('rubyMining', { ruby: 1 })
      .play('end');
  });

  it('comes before the actions that are printed after it', () => {
    as(
      'caveGoblins',
      { cells: { c4: 'meadow', c3: 'meadow' }, goods: { wood: 2 } },
      { players: 5, spaces: { fenceBuilding: { wood: 1 } } },
    )
      .play('place fenceBuilding')
      .has({ wood: 2 })
      .lies('fenceBuilding', {})
      .play('fence small c4')
      .has({ wood: 0 });
    as('caveGoblins', { cells: { c4: 'meadow' } }, { players: 5, spaces: { fenceBuilding: { wood: 1 } } }).refuses(
      'place fenceBuilding',
    );
    as(
      'caveGoblins',
      { dwarfs: [{ weapon: 1 }, { at: 'housework' }, { at: 'supplies' }] },
      { spaces: { logging: { wood: 1 } } },
    )
      .play('place logging', 'loot dog')
      .has({ wood: 0 })
      .lies('logging', {});
    as('caveGoblins', {}, { spaces: { logging: { wood: 1 } } }).refuses('place logging');
  });

  it('cannot be returned if a space is imitated', () => {
    const seats = [{ dwarfs: [{ at: 'rubyMining' }, {}] }];
    as('caveGoblins', { cells: { e4: 'rubyMine' }, goods: { food: 4 } }, { seats, spaces: { rubyMining: { ruby: 1 } } })
      .play('place imitation4')
      .has({ ruby: 1, food: 0 })
      .lies('rubyMining', { ruby: 1 });
  });

  it('strip mining: one of the goods there is returned, and the 2 wood from the supply stay (A76)', () => {
    as('darkElves', goblin(), {
      players: 3,
      seats: [
        { dwarfs: [{ at: 'clearing' }, { at: 'oreMining' }] },
        { dwarfs: [{ at: 'sustenance' }, { at: 'logging' }] },
      ],
      spaces: { stripMining: { ore: 1 } },
    })
      .play('place stripMining')
      .has({ wood: 2, ore: 0 })
      .lies('stripMining', {});
  });
});
