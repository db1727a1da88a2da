import { describe, expect, it } from 'vitest';
import { caverna, positionOf } from '../../../../src/games/caverna/game.ts';
import { canBarter, type HarvestOrders, harvestOrders } from '../../../../src/games/caverna/standing.ts';
import type { State } from '../../../../src/games/caverna/state.ts';
import { suggestFeeding } from '../../../../src/games/caverna/suggest.ts';
import { mine, Scenario, type Seat } from '../scenario.ts';
import { as, HARVEST } from './table.ts';

const { ahead, standing } = caverna;
if (!ahead || !standing) throw new Error('Caverna plans no turns ahead.');

/** The results of the orders of seat 1, with everything else left open. */
const ordered = ({ state }: Scenario, feed: HarvestOrders['feed']) =>
  standing.moves(state, 0, harvestOrders.parse({ feed }));

/** The rehearsal of the next turn of seat 1. */
function foreseen({ state }: Scenario): Scenario {
  const turn = ahead?.rehearse(state, 0);
  if (turn === undefined) throw new Error('No turn is left.');
  return new Scenario(turn as State);
}

describe('harvest orders of folks', () => {
  it('feed with mushrooms and gemfruits for 2 food each, with dogs if they are food', () => {
    const crops = { mushroom: 1, gemfruit: 2 };
    const all = { moves: ['eat mushroom', 'eat gemfruit', 'end'], open: undefined };
    expect(ordered(as('paleOnes', { goods: crops }, HARVEST), ['mushroom', 'gemfruit'])).toEqual(all);
    expect(ordered(as('paleOnes', { goods: crops }, HARVEST), ['mushroom'])).toEqual({
      moves: ['eat mushroom'],
      open: 'feed',
    });
    const trolls = { goods: { food: 4, dog: 2 } };
    expect(ordered(as('trolls', trolls, HARVEST), ['dog'])?.moves).toEqual(['eat dog', 'end']);
    expect(ordered(as('humans', { goods: { food: 3, dog: 2, ruby: 1 } }, HARVEST), ['dog'])).toEqual({
      moves: [],
      open: 'feed',
    });
  });

  it('spend stone eaters’ rubies on stone, but never food or gold', () => {
    const stones = { ruby: 2, grain: 2, gold: 0 };
    expect(ordered(as('silicoids', { goods: stones }, HARVEST), ['grain', 'ruby'])).toEqual({
      moves: ['ruby stone', 'ruby stone', 'end'],
      open: undefined,
    });
    expect(ordered(as('silicoids', { goods: { stone: 1, grain: 2 } }, HARVEST), ['grain'])).toEqual({
      moves: [],
      open: 'feed',
    });
    const goblin: Seat = {
      furnishings: { d3: 'goblinDwelling' },
      memory: { goblinDwelling: [1] },
      dwarfs: [{}, {}, { goblin: true }],
      goods: { food: 1, gold: 0, ruby: 2, grain: 1 },
    };
    expect(ordered(as('silicoids', goblin, { ...HARVEST, folkTiles: ['trolls'] }), ['grain', 'ruby'])?.moves).toEqual([
      'eat grain',
      'ruby stone',
      'ruby stone',
      'end',
    ]);
  });
});

describe('harvest orders where bartering is possible', () => {
  const rich = { goods: { stone: 4, gold: 2, food: 3 } };
  const orders = (more: Partial<HarvestOrders>) => harvestOrders.parse(more);

  it('call the player for that, unless the order is never to barter', () => {
    const { state } = as('silicoids', rich, HARVEST);
    expect(standing.moves(state, 0, orders({}))).toEqual({ moves: [], open: 'act' });
    expect(standing.moves(state, 0, orders({ barter: 'never' }))).toEqual({ moves: ['done', 'end'], open: undefined });
  });

  it('never call a player who could barter after an exchange, if the order is never to barter', () => {
    const { state } = as('silicoids', { goods: { stone: 2, grain: 3 } }, HARVEST);
    expect(standing.moves(state, 0, orders({}))).toEqual({ moves: [], open: 'act' });
    expect(standing.moves(state, 0, orders({ barter: 'never' }))).toEqual({ moves: ['done', 'end'], open: undefined });
  });

  it('change nothing for anybody else', () => {
    const { state } = as('humans', { goods: { food: 4 } }, HARVEST);
    expect(standing.moves(state, 0, orders({ barter: 'never' }))?.moves).toEqual(
      standing.moves(state, 0, orders({}))?.moves,
    );
    expect(canBarter(positionOf(mine({}).state))).toBe(false);
    expect(canBarter(positionOf(as('silicoids', rich, HARVEST).state))).toBe(true);
  });
});

describe('the ways to feed that are suggested to stone eaters', () => {
  it('turn rubies into stone, and gemfruits by way of rubies', () => {
    const one = as('silicoids', { goods: { stone: 1, ruby: 1, grain: 2 } }, HARVEST);
    expect(suggestFeeding(one.state, 0).ways).toMatchObject([{ moves: ['ruby stone'], points: 1 }]);
    const fruit = as('silicoids', { goods: { stone: 1, gemfruit: 1 } }, { ...HARVEST, folkTiles: ['paleOnes'] });
    expect(suggestFeeding(fruit.state, 0).ways).toMatchObject([{ moves: ['swap gemfruit', 'ruby stone'], points: 1 }]);
  });

  it('do not exist if none of their goods can become stone', () => {
    expect(suggestFeeding(as('silicoids', { goods: { stone: 1, grain: 2 } }, HARVEST).state, 0).ways).toEqual([]);
  });
});

describe('planned turns of folks', () => {
  const seats = [{ dwarfs: [{ at: 'excavation' }, { at: 'logging' }] }];

  it('a space that a folk may share counts as free for it, but as taken for others (A94)', () => {
    const { state } = as('paleOnes', {}, { seats });
    expect(ahead.takenBy(state, 0, 'place excavation')).toBeUndefined();
    expect(ahead.takenBy(state, 0, 'place logging')).toBe(1);
    expect(ahead.takenBy(state, 2, 'place excavation')).toBe(1);
    foreseen(as('paleOnes', {}, { seats, turn: 3 })).offers('place excavation');
  });

  it('once a folk has joined somebody there, the space is closed to it, and either may be named', () => {
    const { state } = as('paleOnes', { dwarfs: [{ at: 'excavation' }, {}] }, { seats });
    expect(ahead.takenBy(state, 0, 'place excavation')).toBe(1);
    expect(ahead.takenBy(state, 2, 'place excavation')).toBe(0);
  });

  it('with a goblin come in the same round, once the rest of its family has been placed', () => {
    const family: Seat = {
      furnishings: { d3: 'dwelling' },
      dwarfs: [{ at: 'clearing' }, { at: 'supplies' }, { goblin: true, weapon: 1 }],
    };
    foreseen(as('darkElves', family, { turn: 2 }))
      .offers('place logging')
      .play('place logging')
      .dwarfs([{}, {}, { goblin: true, at: 'logging' }]);
  });

  it('a goblin that has just come, and one that has acted, act in the next round, the others first', () => {
    const family: Seat = {
      furnishings: { d3: 'dwelling' },
      dwarfs: [
        { at: 'clearing', weapon: 3 },
        { at: 'supplies', weapon: 2 },
        { goblin: true, newborn: true },
      ],
    };
    foreseen(as('darkElves', family, { turn: 2 }))
      .play('place logging')
      .dwarfs([{}, { at: 'logging' }, { goblin: true, at: 'home', newborn: false }]);
  });

  it('are skipped for a goblin as for anybody else', () => {
    const family: Seat = {
      furnishings: { d3: 'dwelling' },
      dwarfs: [{ at: 'clearing' }, { at: 'supplies' }, { goblin: true, weapon: 1 }],
    };
    const others = { players: 2, seats: [{ dwarfs: [{ at: 'logging' }, { at: 'oreMining' }] }] };
    const scenario = as('darkElves', family, others);
    expect(caverna.pass?.(scenario.state, 0)).toEqual(['stay', 'end']);
    scenario.play('stay').dwarfs([{}, {}, { at: 'resting' }]);
  });
});
