import { expect, it } from 'vitest';
import { me } from '../../../src/games/caverna/asking.ts';
import { benefitsOf } from '../../../src/games/caverna/benefits/index.ts';
import { bedless, goodsBenefits } from '../../../src/games/caverna/benefits/of-goods.ts';
import { planOf } from '../../../src/games/caverna/benefits/plan.ts';
import { turnTask } from '../../../src/games/caverna/benefits/task.ts';
import { positionOf } from '../../../src/games/caverna/game.ts';
import type { Bundle } from '../../../src/games/caverna/state.ts';
import { as } from './folks/table.ts';
import { game, type Seat } from './scenario.ts';

it('a turn that brings goods for a dwelling is for the next dwarf, and names the goods it brings', () => {
  const { state } = game(2, { food: 9 }, { spaces: { logging: { wood: 3 } } });
  const task = { what: 'collect', nth: 3, gains: { wood: 3 }, spaces: ['logging'] };
  expect(turnTask(state, 0, [['place logging']])).toMatchObject(task);
});

it('a turn that brings a child into a free bed names the dwarf after the last', () => {
  const { state } = game(3, { d3: 'dwelling' });
  expect(turnTask(state, 0, [['place wishForChildren']])).toMatchObject({ what: 'child', nth: 3 });
});

it('a goblin that has joined the family does not count as one of its dwarfs', () => {
  const { state } = as('darkElves', { d3: 'dwelling', dwarfs: ['clearing', 'supplies', 'goblin 0'] });
  expect(bedless(me(positionOf(state), 0))).toBe(3);
});

it('a family of five seeks no bed for another dwarf', () => {
  const beds = { d3: 'coupleDwelling', d2: 'dwelling' };
  expect(bedless(me(positionOf(game(2, { d3: 'coupleDwelling', dwarfs: [{}, {}, {}, {}] }).state), 0))).toBe(5);
  expect(bedless(me(positionOf(game(2, { ...beds, dwarfs: [{}, {}, {}, {}, {}] }).state), 0))).toBeUndefined();
});

it('wood feeds nobody who eats stone, and stone feeds nobody once there is enough', () => {
  const fed = (stone: number, goods: Bundle) =>
    goodsBenefits(me(positionOf(as('silicoids', { stone }).state), 0), goods).filter(({ what }) => what === 'feeds');
  expect(fed(1, { stone: 1 })).toMatchObject([{ people: 1 }]);
  expect(fed(1, { wood: 2 })).toEqual([]);
  expect(fed(9, { stone: 1 })).toEqual([]);
});

it('goods for a dwelling now mean a child next round, who first acts the round after', () => {
  const { state } = game(2, { food: 9 }, { round: 5, spaces: { logging: { wood: 3 } } });
  // Two players skip round 9.
  const growth = { by: 7, turns: 5 };
  expect(planOf({ state, seat: 0, moves: ['place logging'] })).toMatchObject({ benefit: { what: 'dwelling' }, growth });
});

it('missing food is the purpose of a turn that brings some, once the harvest is at most a round away', () => {
  const taskIn = (round: number) => {
    const { state } = game(2, {}, { round, spaces: { sustenance: { food: 1 } } });
    return turnTask(state, 0, [['place sustenance']]);
  };
  expect(taskIn(2)).toMatchObject({ what: 'food', round: 3 });
  expect(taskIn(1)?.what).not.toBe('food');
});

it('a tile in the last cavern is a regret if the next dwarf still needs a bed', () => {
  const regrets = (cells: Seat, tile: string) => {
    const { state } = game(2, { stone: 3, wood: 3, ...cells }).play('place housework');
    return benefitsOf(state, 0, `furnish ${tile}`).filter(({ what }) => what === 'lastCavern');
  };
  expect(regrets({}, 'carpenter')).toEqual([{ what: 'lastCavern', nth: 3 }]);
  expect(regrets({ d2: 'cavern' }, 'carpenter')).toEqual([]);
  expect(regrets({}, 'dwelling')).toEqual([]);
});
