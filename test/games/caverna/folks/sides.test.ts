import { describe, expect, it } from 'vitest';
import { folksSince, knownFolk } from '../../../../src/games/caverna/forgotten-folk/choosing.ts';
import { FOLK_IDS } from '../../../../src/games/caverna/forgotten-folk/options.ts';
import { folkSides } from '../../../../src/games/caverna/forgotten-folk/sides.ts';
import { caverna } from '../../../../src/games/caverna/game.ts';
import type { Options, State } from '../../../../src/games/caverna/state.ts';

const table = (folks: object): Options => caverna.options.parse({ folks });

describe('what a seat may choose before the game', () => {
  it('is nothing at a table of Dwarfs, and leaves its options unchanged', () => {
    const plain = caverna.options.parse({});
    expect(folkSides.open(plain, 0)).toEqual([]);
    expect(folkSides.chosen(plain, 0)).toBe('dwarves');
    expect(folkSides.reseat(plain, [undefined, 0])).toEqual(plain);
    expect(Object.keys(folkSides.reseat(plain, [undefined]))).not.toContain('folks');
  });

  it('is Dwarfs or a folk if folks are dealt', () => {
    expect(folkSides.open(table({}), 0)).toEqual(['deal', 'dwarves']);
  });

  it('is its own folk or any that nobody else has, if folks are freely chosen', () => {
    const options = table({ freely: true, seats: ['trolls', 'elves', 'deal'] });
    expect(folkSides.open(options, 2)).toEqual([
      ...FOLK_IDS.filter((id) => id !== 'trolls' && id !== 'elves'),
      'dwarves',
      'deal',
    ]);
    expect(folkSides.open(options, 0)).toContain('trolls');
    expect(folkSides.chosen(folkSides.choose(options, 2, 'humans'), 2)).toBe('humans');
  });

  it('moves with the seats, and a newcomer plays a folk', () => {
    const options = table({ freely: true, seats: ['trolls', 'dwarves', 'elves'] });
    expect(folkSides.reseat(options, [2, undefined, 1]).folks?.seats).toEqual(['elves', 'deal', 'dwarves']);
    expect(folkSides.reseat(options, []).folks?.seats).toEqual([]);
  });

  it('is dropped if folks are no longer freely chosen, except Dwarfs', () => {
    const options = table({ seats: ['trolls', 'dwarves', 'deal'] });
    expect(folkSides.reseat(options, [0, 1, 2]).folks?.seats).toEqual(['deal', 'dwarves', 'deal']);
  });
});

describe('turns in which folks were chosen', () => {
  /** All states as everybody may see them, from the deal on until the first round, and the moves between them. */
  function chosenAt(players: number) {
    const state = caverna.start(table({ seats: Array<string>(players).fill('deal') }), players, `told ${players}`);
    const seen: State[] = [caverna.view(state, 'spectator')];
    const moves: [seat: number, move: string][] = [];
    while (state.phase === 'folks') {
      const [{ seat } = expect.fail()] = caverna.decisions(state);
      for (const move of [`keep ${1 + (seat % 2)}`, 'end']) {
        caverna.play(state, seat, move);
        moves.push([seat, move]);
      }
      seen.push(caverna.view(state, 'spectator'));
    }
    return { seen, moves, state };
  }

  it.each([1, 3, 4, 5, 7])('can be played again from what everybody sees, with %i players', (players) => {
    const { seen, moves, state } = chosenAt(players);
    const [first = expect.fail()] = seen;
    const again: State = { ...caverna.clone(first), cards: [...state.cards], markers: [...state.markers] };
    const folks = folksSince(first, seen.at(-1) ?? first);
    if (folks !== undefined) again.folks = folks;
    for (const [seat, move] of moves) caverna.play(again, seat, move);
    expect(again.players.map(({ folk }) => folk)).toEqual(state.players.map(({ folk }) => folk));
    expect(again.folks?.tilesOf).toEqual(state.folks?.tilesOf);
    expect(again.players.map(({ goods }) => goods)).toEqual(state.players.map(({ goods }) => goods));
  });

  it('show only the folks that are known by then', () => {
    const { seen } = chosenAt(5);
    const known = seen.map((state) => state.players.filter((_, seat) => knownFolk(state, seat) !== undefined).length);
    expect(known).toEqual([0, 1, 2, 3, 4, 5]);
    const together = chosenAt(3).seen.map((state) => state.players.filter((_, seat) => knownFolk(state, seat)).length);
    expect(together).toEqual([0, 0, 0, 3]);
  });
});
