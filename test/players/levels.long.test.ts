import { describe, expect, it } from 'vitest';
import { END } from '../../src/engine/log.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { expectFairTurns, watchedGame } from './watched-game.ts';

describe('computer players', () => {
  it.each([1, 2, 4, 7])(
    'end every turn of a game for %i with legal moves, and leave the state unchanged',
    (players) => {
      watchedGame(players, `legal ${players}`, {
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

  it('depend only on the state and the seed, and on nothing that is face down: master', () =>
    expectFairTurns('master'));

  it('are far better than random play', () => {
    const points = ['a', 'b', 'c'].map((seed) => caverna.score(watchedGame(3, seed)).map(({ total }) => total));
    for (const [own = 0, ...others] of points) expect(own).toBeGreaterThan(Math.max(...others) + 15);
  });
});
