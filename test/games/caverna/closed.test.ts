import { describe, expect, it } from 'vitest';
import { caverna, positionOf } from '../../../src/games/caverna/game.ts';
import { options as readOptions } from '../../../src/games/caverna/options.ts';
import { comingGoods } from '../../../src/games/caverna/rounds.ts';
import { closedSpaces } from '../../../src/games/caverna/tasks/place.ts';
import { walk } from '../walk.ts';
import { game, mine, type Scenario, scenario, there, why } from './scenario.ts';

describe('a space that is not offered', () => {
  it('is taken by somebody', () => {
    const held = mine({ dwarfs: ['clearing', {}] }, { seats: [{ dwarfs: ['logging', {}] }] });
    expect(why(held, 'logging')).toEqual({ space: 'logging', seats: [1], lacks: [] });
    expect(why(held, 'clearing')).toEqual({ space: 'clearing', seats: [0], lacks: [] });
  });

  it.each<[string, () => Scenario, { of: string; need?: number; have?: number }[]]>([
    ['imitation4', () => mine({ food: 1 }, { seats: [there('slashAndBurn')] }), [{ of: 'food', need: 4, have: 1 }]],
    ['imitation4', () => mine({ food: 1 }), [{ of: 'model' }]],
    ['imitation4', () => mine({ food: 4 }), [{ of: 'model' }]],
    ['exploration', () => mine({}, { round: 9 }), [{ of: 'weapon' }]],
    ['blacksmithing', () => mine({}), [{ of: 'ore', need: 1, have: 0 }, { of: 'weapon' }]],
    ['oreMineConstruction', () => mine({}), [{ of: 'twoTunnels' }, { of: 'weapon' }]],
    ['rubyMineConstruction', () => mine({}, { round: 6 }), [{ of: 'tunnel' }, { of: 'deepTunnel' }]],
    ['wishForChildren', () => mine({ d3: 'carpenter' }), [{ of: 'bed' }, { of: 'cavern' }]],
    ['wishForChildren', () => mine({}), [{ of: 'bed' }, { of: 'dwelling' }]],
    ['oreTrading', () => mine({ ore: 1 }, { round: 12 }), [{ of: 'ore', need: 2, have: 1 }]],
    ['hardwareRental', () => game(5, {}), [{ of: 'weapon' }, { of: 'crop' }]],
    ['hardwareRental', () => game(5, { grain: 1 }), [{ of: 'weapon' }, { of: 'emptyField' }]],
    ['rubyMining', () => scenario({ players: 2, round: 1 }), [{ of: 'lying' }, { of: 'rubyMine', need: 1, have: 0 }]],
  ])('%s', (space, position, lacks) => {
    expect(why(position(), space)).toEqual({ space, seats: [], lacks });
  });

  it('is any space in play that the decision does not offer, each with a reason', () => {
    for (const players of [1, 2, 3, 5, 7]) {
      const state = caverna.start(readOptions.parse({}), players, `closed ${players}`);
      for (const { seat, task, options } of walk(caverna, state, 'closed')) {
        if (task !== 'place') continue;
        const before = JSON.stringify(state);
        const closed = closedSpaces(positionOf(state), seat);
        expect(JSON.stringify(state)).toBe(before);
        const offered = options.flatMap(({ move }) => (move.startsWith('place ') ? [move.slice(6)] : []));
        const all = state.spaces.map(({ id }) => id);
        expect([...offered, ...closed.map(({ space }) => space)].sort()).toEqual([...all].sort());
        for (const { space, seats, lacks } of closed) {
          expect(seats.length + lacks.length, space).toBeGreaterThan(0);
          for (const { need = 1, have = 0 } of lacks) expect(have, space).toBeLessThan(need);
        }
      }
    }
  });
});

describe('the goods on a space in the next round', () => {
  const coming = ({ state }: Scenario, id: string) => {
    const space = state.spaces.find((one) => one.id === id);
    return space && comingGoods(positionOf(state), space);
  };

  it('are those after replenishing', () => {
    const round = scenario({ players: 3, round: 5, spaces: { logging: { wood: 2 }, oreMining: {} } });
    const foreseen = ['logging', 'oreMining', 'rubyMining'].map((id) => coming(round, id));
    round.untilRound(6);
    const now = ['logging', 'oreMining', 'rubyMining'].map((id) => round.state.spaces.find((s) => s.id === id)?.goods);
    expect(foreseen).toEqual(now);
    expect(foreseen[0]).toEqual({ wood: 3 });
  });

  it('do not exist if no round follows, or if the space gathers nothing', () => {
    expect(coming(scenario({ players: 3, round: 12 }), 'logging')).toBeUndefined();
    expect(coming(scenario({ players: 3, round: 5 }), 'housework')).toBeUndefined();
  });

  it('are only the new ones if a solo game clears the space', () => {
    expect(coming(scenario({ players: 1, round: 5, spaces: { logging: { wood: 7 } } }), 'logging')).toEqual({
      wood: 3,
    });
    expect(coming(scenario({ players: 1, round: 5, spaces: { logging: { wood: 6 } } }), 'logging')).toEqual({
      wood: 7,
    });
  });
});
