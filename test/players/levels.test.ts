import { describe, expect, it } from 'vitest';
import { IllegalMove } from '../../src/engine/decision.ts';
import { END } from '../../src/engine/log.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { caveVsCave } from '../../src/games/cave-vs-cave/game.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { stateFrom } from '../../src/games/caverna/positions.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { computerTurn, LEVELS, type Level } from '../../src/players/levels.ts';
import { randomPlayer } from '../../src/players/random.ts';
import { toyGame } from '../table/toy.ts';
import { dealtAnew } from './counting.ts';

interface Watched {
  readonly level?: Level;
  readonly turns?: number;
  readonly each?: (state: State, moves: readonly string[]) => void;
}

/** Plays a game with a computer in seat 1 and random players in all others. */
function game(players: number, seed: string, { level = 'steady', turns, each }: Watched = {}): State {
  const state = caverna.start(caverna.options.parse({}), players, seed);
  const others = randomPlayer(randomFrom(seed));
  for (let turn = 0; turn !== turns; ) {
    const [decision] = caverna.decisions(state);
    if (decision === undefined) return state;
    if (decision.seat !== 0) {
      caverna.apply(state, decision.seat, others(decision));
      continue;
    }
    turn++;
    const moves = computerTurn(caverna, state, { seat: 0, level, seed });
    each?.(state, moves);
    for (const move of moves) caverna.play(state, 0, move);
  }
  return state;
}

describe('computer players', () => {
  it.each([1, 2, 4, 7])(
    'end every turn of a game for %i with legal moves, and leave the state unchanged',
    (players) => {
      game(players, `legal ${players}`, {
        each(state, moves) {
          const before = JSON.stringify(state);
          expect(moves.filter((move) => move === END)).toEqual([END]);
          expect(moves.at(-1)).toBe(END);
          expect(moves.length).toBeLessThan(60);
          const trial = caverna.clone(state);
          for (const move of moves) caverna.play(trial, 0, move);
          expect(JSON.stringify(state)).toBe(before);
        },
      });
    },
  );

  it.each(LEVELS)('depend only on the state and the seed, and on nothing that is face down: %s', (level) => {
    let turns = 0;
    game(3, 'same', {
      level,
      turns: 9,
      each(state, moves) {
        if (turns++ % 4 !== 0) return;
        const again = (seen: State) => computerTurn(caverna, seen, { seat: 0, level, seed: 'same' });
        for (const seen of [caverna.clone(state), caverna.view(state, 0), dealtAnew(state)]) {
          expect(again(seen)).toEqual(moves);
        }
      },
    });
  });

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

  it('are far better than random play', () => {
    const points = ['a', 'b', 'c'].map((seed) => caverna.score(game(3, seed)).map(({ total }) => total));
    for (const [own = 0, ...others] of points) expect(own).toBeGreaterThan(Math.max(...others) + 15);
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
