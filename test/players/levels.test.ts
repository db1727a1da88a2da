import { describe, expect, it } from 'vitest';
import { IllegalMove } from '../../src/engine/decision.ts';
import { END } from '../../src/engine/log.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { computerTurn } from '../../src/players/levels.ts';
import { randomPlayer } from '../../src/players/random.ts';
import { toyGame } from '../table/toy.ts';

/** Plays a game with a steady player in seat 1 and chance in all others; `each` sees every turn before it is played. */
function game(players: number, seed: string, each: (state: State, moves: readonly string[]) => void = () => {}): State {
  const state = caverna.start(caverna.options.parse({}), players, seed);
  const others = randomPlayer(randomFrom(seed));
  for (;;) {
    const [decision] = caverna.decisions(state);
    if (decision === undefined) return state;
    if (decision.seat !== 0) {
      caverna.apply(state, decision.seat, others(decision));
      continue;
    }
    const moves = computerTurn(caverna, state, { level: 'steady', seat: 0, seed });
    each(state, moves);
    for (const move of moves) caverna.play(state, 0, move);
  }
}

describe('the steady player', () => {
  it.each([1, 2, 4, 7])('ends every turn of a game for %i by legal moves, and leaves the state alone', (players) => {
    game(players, `legal ${players}`, (state, moves) => {
      const before = JSON.stringify(state);
      expect(moves.filter((move) => move === END)).toEqual([END]);
      expect(moves.at(-1)).toBe(END);
      expect(moves.length).toBeLessThan(60);
      const trial = caverna.clone(state);
      for (const move of moves) caverna.play(trial, 0, move);
      expect(JSON.stringify(state)).toBe(before);
    });
  });

  it('goes by the state and the seed alone, and by nothing that lies face down', () => {
    let turns = 0;
    game(3, 'same', (state, moves) => {
      if (turns++ % 4 !== 0) return;
      expect(computerTurn(caverna, caverna.clone(state), { level: 'steady', seat: 0, seed: 'same' })).toEqual(moves);
      expect(computerTurn(caverna, caverna.view(state, 0), { level: 'steady', seat: 0, seed: 'same' })).toEqual(moves);
    });
  });

  it('is far better than chance', () => {
    const points = ['a', 'b', 'c'].map((seed) => caverna.score(game(3, seed)).map(({ total }) => total));
    for (const [own = 0, ...others] of points) expect(own).toBeGreaterThan(Math.max(...others) + 20);
  });

  it('plays any game, going by its score', () => {
    const toy = toyGame();
    const state = toy.start({ rounds: 1 }, 2, 'toy');
    expect(computerTurn(toy, state, { level: 'steady', seat: 0, seed: '' })).toEqual(['dig 3', 'dig 3', 'end']);
  });

  it('does not play where nothing is asked', () => {
    const state = caverna.start(caverna.options.parse({}), 2, 'nothing');
    const waiting = caverna.decisions(state)[0]?.seat ?? 0;
    expect(() => computerTurn(caverna, state, { level: 'steady', seat: 1 - waiting, seed: '' })).toThrow(
      'Nothing is asked',
    );
    expect(() => caverna.play(state, 1 - waiting, END)).toThrow(IllegalMove);
  });
});
