import { describe, expect, it } from 'vitest';
import { caverna, positionOf } from '../../../../src/games/caverna/game.ts';
import { canBarter, type HarvestOrders, harvestOrders } from '../../../../src/games/caverna/standing.ts';
import type { State } from '../../../../src/games/caverna/state.ts';
import { suggestFeeding } from '../../../../src/games/caverna/suggest.ts';
import { mine, Scenario, type Seat, there } from '../scenario.ts';
import { as, GOBLIN, HARVEST, PLACED } from './table.ts';

const { ahead, standing } = caverna;
if (!ahead || !standing) throw new Error('Caverna plans no turns ahead.');

/** The results of these orders of seat 1, with everything else left open. */
const ordered = ({ state }: Scenario, orders: Partial<HarvestOrders>) =>
  standing.moves(state, 0, harvestOrders.parse(orders));
const LEFT_OPEN = { moves: [], open: 'feed' };

/** The rehearsal of the next turn of seat 1. */
function foreseen({ state }: Scenario): Scenario {
  const turn = ahead?.rehearse(state, 0);
  if (turn === undefined) throw new Error('No turn is left.');
  return new Scenario(turn as State);
}

describe('harvest orders of folks', () => {
  it('feed with mushrooms and gemfruits for 2 food each, with dogs if they are food', () => {
    const crops = as('paleOnes', { mushroom: 1, gemfruit: 2 }, HARVEST);
    const all = { moves: ['eat mushroom', 'eat gemfruit', 'end'], open: undefined };
    expect(ordered(crops, { feed: ['mushroom', 'gemfruit'] })).toEqual(all);
    expect(ordered(crops, { feed: ['mushroom'] })).toEqual({ moves: ['eat mushroom'], open: 'feed' });
    const trolls = as('trolls', { food: 4, dog: 2 }, HARVEST);
    expect(ordered(trolls, { feed: ['dog'] })?.moves).toEqual(['eat dog', 'end']);
    expect(ordered(as('humans', { food: 3, dog: 2, ruby: 1 }, HARVEST), { feed: ['dog'] })).toEqual(LEFT_OPEN);
  });

  it('spend stone eaters’ rubies on stone, but never food or gold', () => {
    const feed: HarvestOrders['feed'] = ['grain', 'ruby'];
    const stones = ['ruby stone', 'ruby stone', 'end'];
    const alone = ordered(as('silicoids', { ruby: 2, grain: 2 }, HARVEST), { feed });
    expect(alone).toEqual({ moves: stones, open: undefined });
    expect(ordered(as('silicoids', { stone: 1, grain: 2 }, HARVEST), { feed: ['grain'] })).toEqual(LEFT_OPEN);
    const family = as('silicoids', { ...GOBLIN, food: 1, ruby: 2, grain: 1 }, { ...HARVEST, folkTiles: ['trolls'] });
    expect(ordered(family, { feed })?.moves).toEqual(['eat grain', ...stones]);
  });
});

describe('harvest orders where bartering is possible', () => {
  const rich = { stone: 4, gold: 2, food: 3 };

  it.each([
    ['at once', rich],
    ['after an exchange', { stone: 2, grain: 3 }],
  ])('%s, call the player for that, unless the order is never to barter', (_, seat) => {
    const game = as('silicoids', seat, HARVEST);
    expect(ordered(game, {})).toEqual({ moves: [], open: 'act' });
    expect(ordered(game, { barter: 'never' })).toEqual({ moves: ['done', 'end'], open: undefined });
  });

  it('change nothing for anybody else', () => {
    const game = as('humans', { food: 4 }, HARVEST);
    expect(ordered(game, { barter: 'never' })?.moves).toEqual(ordered(game, {})?.moves);
    expect(canBarter(positionOf(mine({}).state))).toBe(false);
    expect(canBarter(positionOf(as('silicoids', rich, HARVEST).state))).toBe(true);
  });
});

describe('the ways to feed that are suggested to stone eaters', () => {
  it('turn rubies into stone, and gemfruits by way of rubies', () => {
    const one = as('silicoids', { stone: 1, ruby: 1, grain: 2 }, HARVEST);
    expect(suggestFeeding(one.state, 0).ways).toMatchObject([{ moves: ['ruby stone'], points: 1 }]);
    const fruit = as('silicoids', { stone: 1, gemfruit: 1 }, { ...HARVEST, folkTiles: ['paleOnes'] });
    expect(suggestFeeding(fruit.state, 0).ways).toMatchObject([{ moves: ['swap gemfruit', 'ruby stone'], points: 1 }]);
  });

  it('do not exist if none of their goods can become stone', () => {
    expect(suggestFeeding(as('silicoids', { stone: 1, grain: 2 }, HARVEST).state, 0).ways).toEqual([]);
  });
});

describe('the ways to feed that are suggested to trolls', () => {
  it('leave food for all, and room for the sheep that an eaten dog watched', () => {
    const farm = { c4: 'meadow', dog: 1, sheep: 2, boar: 1, grain: 2 } as const;
    for (const food of [0, 2, 4]) {
      const { state } = as('trolls', { ...farm, food }, HARVEST);
      for (const { moves } of suggestFeeding(state, 0).ways) {
        const after = caverna.clone(state);
        for (const move of moves) caverna.play(after, 0, move);
        const [decision] = caverna.decisions(after);
        expect(decision?.task).not.toBe('accommodate');
        expect(decision?.options.filter(({ move }) => move.startsWith('beg '))).toEqual([]);
      }
    }
  });
});

describe('planned turns of folks', () => {
  const seats = [{ dwarfs: ['excavation', 'logging'] }];

  it('a space that a folk may share counts as free for it, but as taken for others (A94)', () => {
    const { state } = as('paleOnes', {}, { seats });
    expect(ahead.takenBy(state, 0, 'place excavation')).toBeUndefined();
    expect(ahead.takenBy(state, 0, 'place logging')).toBe(1);
    expect(ahead.takenBy(state, 2, 'place excavation')).toBe(1);
    foreseen(as('paleOnes', {}, { seats, turn: 3 })).offers('place excavation');
  });

  it('once a folk has joined somebody there, the space is closed to it, and either may be named', () => {
    const { state } = as('paleOnes', there('excavation'), { seats });
    expect(ahead.takenBy(state, 0, 'place excavation')).toBe(1);
    expect(ahead.takenBy(state, 2, 'place excavation')).toBe(0);
  });

  it('with a goblin come in the same round, once the rest of its family has been placed', () => {
    const family: Seat = { d3: 'dwelling', dwarfs: ['clearing', 'supplies', 'goblin 1'] };
    foreseen(as('darkElves', family, { turn: 2 }))
      .offers('place logging')
      .play('place logging')
      .dwarfs([{}, {}, 'goblin logging']);
  });

  it('a goblin that has just come, and one that has acted, act in the next round, the others first', () => {
    const family: Seat = { d3: 'dwelling', dwarfs: ['3 clearing', '2 supplies', 'goblin newborn'] };
    foreseen(as('darkElves', family, { turn: 2 }))
      .play('place logging')
      .dwarfs([{}, 'logging', { goblin: true, at: 'home', newborn: false }]);
  });

  it('are skipped for a goblin as for anybody else', () => {
    const family: Seat = { d3: 'dwelling', dwarfs: ['clearing', 'supplies', 'goblin 1'] };
    const scenario = as('darkElves', family, PLACED);
    expect(caverna.pass?.(scenario.state, 0)).toEqual(['stay', 'end']);
    scenario.play('stay').dwarfs([{}, {}, 'resting']);
  });
});
