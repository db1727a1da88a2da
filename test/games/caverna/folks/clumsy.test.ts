import { describe, it } from 'vitest';
import type { Bundle } from '../../../../src/games/caverna/state.ts';
import { type Seat, there } from '../scenario.ts';
import { as, PLACED } from './table.ts';

/** A goblin of Dark Elves, with all other people placed. */
const GOBLIN: Seat = { d3: 'dwelling', dwarfs: ['clearing', 'supplies', 'goblin'] };

/** A Cave Goblin at a table where these goods lie on a space. */
const near = (space: string, lying: Bundle, seat: Seat = {}) =>
  as('caveGoblins', seat, { ...(space === 'fenceBuilding' && { players: 5 }), spaces: { [space]: lying } });

describe('a single good taken by a clumsy person', () => {
  it('is taken and returned beside another action, so that the space is cleared (A76)', () => {
    for (const game of [
      near('rubyMining', { ruby: 1 }, { e3: 'rubyMine' }),
      as('darkElves', { ...GOBLIN, e3: 'rubyMine' }, { ...PLACED, spaces: { rubyMining: { ruby: 1 } } }),
    ])
      game.play('place rubyMining').has({ ruby: 1 }).lies('rubyMining', {});
  });

  it('is taken together with the token: the food of Starting player', () => {
    for (const game of [
      near('startingPlayer', { food: 1 }),
      as('darkElves', GOBLIN, { ...PLACED, spaces: { startingPlayer: { food: 1 } } }),
    ])
      game.play('place startingPlayer').has({ food: 0, ore: 2 }).lies('startingPlayer', {});
  });

  it('is not an action: another one is still due', () => {
    near('excavation', { stone: 1 })
      .play('place excavation')
      .has({ stone: 0 })
      .lies('excavation', {})
      .refuses('done', 'end')
      .play('lay cavern e4 tunnel e3')
      .has({ food: 1, stone: 0 })
      .offersOnly('end');
  });

  it('may be left there in favour of that other action (X06)', () => {
    near('excavation', { stone: 1 })
      .play('place excavation')
      .offers('leave stone 1')
      .play('leave stone 1')
      .lies('excavation', { stone: 1 })
      .refuses('done')
      .play('lay cavern e4 tunnel e3')
      .lies('excavation', { stone: 1 })
      .has({ stone: 0 });
    near('rubyMining', { ruby: 1 }, { e4: 'rubyMine' })
      .play('place rubyMining', 'leave ruby 1')
      .has({ ruby: 1 })
      .lies('rubyMining', { ruby: 1 })
      .play('end');
  });

  it('comes before the actions that are printed after it', () => {
    near('fenceBuilding', { wood: 1 }, { c4: 'meadow', c3: 'meadow', wood: 2 })
      .play('place fenceBuilding')
      .has({ wood: 2 })
      .lies('fenceBuilding', {})
      .play('fence small c4')
      .has({ wood: 0 });
    near('fenceBuilding', { wood: 1 }, { c4: 'meadow' }).refuses('place fenceBuilding');
    near('logging', { wood: 1 }, { dwarfs: [1, 'housework', 'supplies'] })
      .play('place logging', 'loot dog')
      .has({ wood: 0 })
      .lies('logging', {});
    near('logging', { wood: 1 }).refuses('place logging');
  });

  it('cannot be returned if a space is imitated', () => {
    const seats = [there('rubyMining')];
    as('caveGoblins', { e4: 'rubyMine', food: 4 }, { seats, spaces: { rubyMining: { ruby: 1 } } })
      .play('place imitation4')
      .has({ ruby: 1, food: 0 })
      .lies('rubyMining', { ruby: 1 });
  });

  it('strip mining: one of the goods there is returned, and the 2 wood from the supply stay (A76)', () => {
    const seats = [{ dwarfs: ['housework', 'oreMining'] }, { dwarfs: ['sustenance', 'logging'] }];
    as('darkElves', GOBLIN, { seats, spaces: { stripMining: { ore: 1 } } })
      .play('place stripMining')
      .has({ wood: 2, ore: 0 })
      .lies('stripMining', {});
  });
});
