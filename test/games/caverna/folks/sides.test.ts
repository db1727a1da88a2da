import { describe, expect, it } from 'vitest';
import { folksSince, knownFolk } from '../../../../src/games/caverna/forgotten-folk/choosing.ts';
import { caverna } from '../../../../src/games/caverna/game.ts';
import type { Options, State } from '../../../../src/games/caverna/state.ts';

const table = (folks: object): Options => caverna.options.parse({ folks });

describe('turns in which folks were chosen', () => {
  /** All states as everybody may see them, from the deal until the first round, and the moves between them. */
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
