import { expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { END } from '../../src/engine/log.ts';
import { tries } from '../../src/players/beam.ts';

interface Till {
  coins: number;
  served: boolean;
}

/** A turn in which something must be done once, and coins can be changed as often as one likes. */
const till = {
  decisions: ({ served }: Till) => [
    {
      seat: 0,
      task: 'serve',
      options: [{ move: 'change', anytime: true as const }, served ? { move: END } : { move: 'serve' }],
    },
  ],
  clone: (state: Till) => ({ ...state }),
  apply(state: Till, _: number, { move }: { move: string }) {
    if (move === 'serve') state.served = true;
    else state.coins++;
  },
} as unknown as Game<Till>;

it('a turn comes to an end for whoever thinks most of exchanging', () => {
  const judge = ({ coins, served }: Till): number => coins - (served ? 5 : 0);
  const breadth = { looks: 10, width: 1, firsts: 1 };
  const [best] = tries({ game: till, seat: 0, judge, breadth }, { coins: 0, served: false });
  expect(best?.end.moves).toContain('serve');
  expect(best?.end.state.served).toBe(true);
});
