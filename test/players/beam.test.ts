import { expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { END } from '../../src/engine/log.ts';
import { tries, ways } from '../../src/players/beam.ts';

interface Till {
  coins: number;
  served: boolean;
}

/** A turn with one required move, and coins that can be changed any number of times. */
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

it('a turn ends even for a player who values exchanges most', () => {
  const judge = ({ coins, served }: Till): number => coins - (served ? 5 : 0);
  const breadth = { looks: 10, width: 1, firsts: 1 };
  const [best] = tries({ game: till, seat: 0, judge, breadth }, { coins: 0, served: false });
  expect(best?.end.moves).toContain('serve');
  expect(best?.end.state.served).toBe(true);
});

/** A turn with as many first choices as there are doors; after each of them, the turn can only end. */
const doors = {
  decisions: ({ chosen }: { chosen: number }) => [
    { seat: 0, task: 'door', options: chosen > 0 ? [{ move: END }] : [1, 2, 3, 4].map((n) => ({ move: `door ${n}` })) },
  ],
  clone: (state: { chosen: number }) => ({ ...state }),
  apply(state: { chosen: number }, _: number, { move }: { move: string }) {
    state.chosen = Number(move.at(-1));
  },
} as unknown as Game<{ chosen: number }>;

it.each([
  [undefined, ['door 4', 'door 3', 'door 2', 'door 1']],
  [1, ['door 4']],
])('after this many positions no more first choices are followed: %s', (most, followed) => {
  const breadth = { looks: 1, width: 1, ...(most === undefined ? {} : { most }) };
  const search = { game: doors, seat: 0, judge: ({ chosen }: { chosen: number }) => chosen, breadth };
  expect(tries(search, { chosen: 0 }).flatMap(({ first }) => first.moves)).toEqual(followed);
});

it('it also ends if the lines of all first choices are kept together', () => {
  const judge = ({ coins, served }: Till): number => coins - (served ? 5 : 0);
  const found = ways({ game: till, seat: 0, judge, breadth: { looks: 10, width: 2 } }, { coins: 0, served: false });
  expect(found.length).toBeGreaterThan(0);
  for (const { first, end } of found) {
    expect(end.state.served).toBe(true);
    expect(end.moves).not.toContain(END);
    expect(first.moves).toEqual(end.moves.slice(0, 1));
  }
  const worths = found.map(({ end }) => end.worth);
  expect(worths).toEqual(worths.toSorted((one, other) => other - one));
});
