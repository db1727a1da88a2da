import { describe, expect, it } from 'vitest';
import { caverna } from '../../../src/games/caverna/game.ts';
import { game } from './scenario.ts';

/** Appendix p. A6: "and / or. You can either carry out both actions in any order or only one of them." */
describe('goods may be left on a space', () => {
  it('Clearing: the tile without its wood, which is still there in the next round', () => {
    const clearing = game(3, {}, { spaces: { clearing: { wood: 2 } } })
      .play('place clearing')
      .has({ wood: 2 })
      .offers('leave wood 2', 'done')
      .play('leave wood 2')
      .has({ wood: 0 })
      .lies('clearing', { wood: 2 });
    clearing.refuses('done', 'end', 'take wood 2', 'leave wood 2').play('lay meadow c4 field c3').asks('end');
    clearing.hasOnly({}).refuses('leave wood 2').play('end').untilRound(6).lies('clearing', { wood: 3 });
  });

  it('Sustenance with 4 to 7 players: the grain stays, so a vegetable is added to it', () => {
    game(4, {}, { spaces: { sustenance: { grain: 1 } } })
      .play('place sustenance', 'leave grain 1', 'lay meadow c4 field c3', 'end')
      .untilRound(6)
      .lies('sustenance', { grain: 1, vegetable: 1 });
  });

  it('Logging: the expedition without the wood', () => {
    game(3, { dwarfs: [2, 3] })
      .play('place logging', 'leave wood 3')
      .refuses('done')
      .play('loot grain')
      .asks('end')
      .hasOnly({ grain: 1 })
      .lies('logging', { wood: 3 });
  });

  it('Sheep farming: the pasture without the sheep', () => {
    game(3, { wood: 2, c4: 'meadow' })
      .play('place sheepFarming', 'fence small c4')
      .asks('end')
      .has({ sheep: 1 })
      .play('leave sheep 1')
      .asks('end')
      .hasOnly({})
      .lies('sheepFarming', { sheep: 1 });
  });

  it('goods that a tile gave for them go back, too', () => {
    game(3, { d3: 'seam' }, { spaces: { driftMining: { stone: 3 } } })
      .play('place driftMining')
      .has({ stone: 3, ore: 3 })
      .play('leave stone 3')
      .hasOnly({});
  });

  it('Fence building: the pasture without the wood, which then cannot pay for it', () => {
    const fences = (wood: number) => game(5, { wood, c4: 'meadow' }, { spaces: { fenceBuilding: { wood: 2 } } });
    fences(2)
      .play('place fenceBuilding', 'leave wood 2')
      .asks('end')
      .has({ wood: 0 })
      .cell('c4', { ground: 'smallPasture' });
    fences(1).play('place fenceBuilding').offersOnly('fence small c4', 'done').refuses('leave wood 2');
    fences(0).play('place fenceBuilding').offersOnly('fence small c4', 'done').refuses('leave wood 2');
  });

  it('several goods may be named in any order, as when taking them', () => {
    game(4, {}, { spaces: { sustenance: { grain: 1, vegetable: 2 } } })
      .play('place sustenance', 'leave vegetable 2 grain 1')
      .hasOnly({})
      .lies('sustenance', { grain: 1, vegetable: 2 });
  });

  it('but not as the only action, not once they may have been used, and not without the goods taken with them', () => {
    game(3, {}).play('place woodGathering').refuses('leave wood 1');
    game(3, {}).play('place oreMining').refuses('leave ore 2');
    game(3, {}).play('place startingPlayer').refuses('leave food 1');
    game(3, { ruby: 1 }).play('place clearing', 'ruby dog').refuses('leave wood 1');
    game(3, {}).play('place clearing', 'done').refuses('leave wood 1');
    const flock = { wood: 2, sheep: 2, c4: 'meadow' };
    const farm = game(3, flock, { spaces: { sheepFarming: { sheep: 3 } } });
    farm
      .play('place sheepFarming', 'fence small c4', 'take sheep 3')
      .has({ sheep: 4, food: 1 })
      .refuses('leave sheep 3');
  });

  it('without a question: it is among the exchanges, and computer players are not offered it', () => {
    const { state } = game(3, {}).play('place clearing');
    const asked = (offer: 'all' | 'useful') => caverna.decisions(state, offer)[0]?.options ?? [];
    expect(asked('all').filter(({ anytime }) => anytime)).toEqual([{ move: 'leave wood 1', anytime: true }]);
    expect(asked('useful').filter(({ anytime }) => anytime)).toEqual([]);
  });

  it('and animals without room are taken only if the player wishes, unless nothing else was done (pp. 8 and 18)', () => {
    const farm = () => game(3, { stone: 1 }, { spaces: { sheepFarming: { sheep: 6 } } });
    const built = () => farm().play('place sheepFarming', 'stable c4').offersOnly('take sheep 6', 'done');
    built().play('done').asks('end').has({ sheep: 0, food: 0, stone: 0 }).lies('sheepFarming', { sheep: 6 });
    built().play('take sheep 6').asks('end').has({ sheep: 2, food: 4 }).lies('sheepFarming', {});
    farm().play('place sheepFarming').refuses('done');
  });
});
