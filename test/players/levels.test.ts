import { describe, expect, it } from 'vitest';
import { IllegalMove } from '../../src/engine/decision.ts';
import { END } from '../../src/engine/log.ts';
import { caveVsCave } from '../../src/games/cave-vs-cave/game.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { stateFrom } from '../../src/games/caverna/positions.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { computerTurn, LEVELS } from '../../src/players/levels.ts';
import { toyGame } from '../table/toy.ts';
import { expectFairTurns, QUICK_LEVELS } from './watched-game.ts';

describe('computer players', () => {
  it.each(QUICK_LEVELS)('depend only on the state and the seed, and on nothing that is face down: %s', expectFairTurns);

  it.each(LEVELS)('choose a folk by their own boards, not by those of others: %s', (level) => {
    const options = caverna.options.parse({ folks: { seats: ['deal', 'deal', 'deal'] } });
    const state = caverna.start(options, 3, 'boards');
    const other: State = caverna.clone(state);
    const { folks } = other;
    if (folks?.hands === undefined) throw new Error('Boards are dealt.');
    other.folks = { ...folks, hands: [...folks.hands.slice(0, 1), ...folks.hands.slice(1).toReversed()] };
    expect(other.folks.hands).not.toEqual(state.folks?.hands);
    const thinker = { seat: 0, level, seed: 'same' };
    const chosen = computerTurn(caverna, state, thinker);
    expect(chosen.at(-1)).toBe(END);
    expect(computerTurn(caverna, other, thinker)).toEqual(chosen);
  });

  it('think again after a reveal, whatever was face down before', () => {
    const state = caveVsCave.start(caveVsCave.options.parse({}), 2, 'dig');
    const seat = caveVsCave.decisions(state)[0]?.seat ?? 0;
    const seen = caveVsCave.view(state, seat);
    const [first] = computerTurn(caveVsCave, state, { seat, level: 'strong', seed: 'same' });
    expect(caveVsCave.decisions(seen)[0]?.options.map(({ move }) => move)).toContain(first);
  });

  it('feed a large family with as many exchanges as it takes, except for a seed that they may keep', () => {
    const beds = { d3: 'dwelling', d2: 'dwelling', d1: 'dwelling' };
    const begs = (goods: object) => {
      const hungry = { furnishings: beds, dwarfs: [{}, {}, {}, {}, {}], goods: { food: 0, ...goods } };
      const seats = Array.from({ length: 4 }, () => hungry);
      const options = { folks: { seats: ['trolls'] } };
      const state = stateFrom({ players: 4, round: 5, next: 'harvest', options, seats });
      const moves = computerTurn(caverna, state, { seat: 0, level: 'steady', seed: 'fed' });
      for (const move of moves) caverna.play(state, 0, move);
      return state.players[0]?.begging;
    };
    expect(begs({ vegetable: 4, grain: 3, ruby: 2 })).toBeLessThanOrEqual(1);
    expect(begs({ gold: 7, grain: 3, ruby: 2 })).toBeLessThanOrEqual(3);
  });

  it.each(['steady', 'strong'] as const)('never beg if they need not: %s', (level) => {
    const furnishings = { d3: 'dwelling', d2: 'dwelling' };
    const seat = { furnishings, dwarfs: [{}, {}, {}, {}], goods: { food: 1, gold: 5, grain: 1, sheep: 2, ruby: 1 } };
    const state = stateFrom({ players: 2, round: 5, next: 'harvest', seats: [seat, seat] });
    for (const who of [0, 1]) {
      const moves = computerTurn(caverna, state, { seat: who, level, seed: 'fed' });
      for (const move of moves) caverna.play(state, who, move);
      expect(state.players[who]?.begging).toBe(0);
    }
  });

  it('play any game by its score', () => {
    const toy = toyGame();
    const state = toy.start({ rounds: 1 }, 2, 'toy');
    expect(computerTurn(toy, state, { seat: 0, level: 'strong', seed: '' })).toEqual(['dig 3', 'dig 3', 'end']);
  });

  it('do not play without a decision', () => {
    const state = caverna.start(caverna.options.parse({}), 2, 'nothing');
    const waiting = caverna.decisions(state)[0]?.seat ?? 0;
    const other = { seat: 1 - waiting, level: 'steady', seed: '' } as const;
    expect(() => computerTurn(caverna, state, other)).toThrow('has no decision');
    expect(() => caverna.play(state, 1 - waiting, END)).toThrow(IllegalMove);
  });
});
