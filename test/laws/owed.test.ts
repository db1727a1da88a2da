import { describe, expect, it } from 'vitest';
import { caverna } from '../../src/games/caverna/game.ts';
import { type PositionFile, stateFrom } from '../../src/games/caverna/positions.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { bytes } from './games.ts';

/** The options of the first seat. */
const offered = (state: State): string[] => caverna.decisions(state)[0]?.options.map(({ move }) => move) ?? [];

/** A position after these choices of the first seat. */
function playedFrom(position: PositionFile, ...moves: readonly string[]): State {
  const state = stateFrom(position);
  for (const move of moves) caverna.play(state, 0, move);
  return state;
}

/** A forest with one place left for a twin tile: a1 and b1. */
const FULL_FOREST = Object.fromEntries(
  ['c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3', 'a4', 'b4', 'c4'].map((cell) => [cell, 'meadow']),
);

describe('a player who places a dwarf carries out an action of the space (rulebook p. 8)', () => {
  it('and buying a tile with a ruby is not one', () => {
    const state = playedFrom(
      { players: 2, seats: [{ goods: { ruby: 2 } }] },
      'place slashAndBurn',
      'ruby tunnel',
      'lay tunnel e3',
    );
    expect(offered(state)).toContain('lay meadow c4 field b4');
    expect(offered(state)).not.toContain('done');
    expect(offered(state)).not.toContain('end');
  });

  it('so a tile cannot be bought if it would take the last place that the action needs', () => {
    const state = playedFrom({ players: 2, seats: [{ goods: { ruby: 2 }, cells: FULL_FOREST }] }, 'place slashAndBurn');
    expect(offered(state)).toContain('ruby tunnel');
    expect(offered(state)).not.toContain('ruby meadow');
    expect(offered(state)).not.toContain('ruby field');
  });

  it('not even while animals need room', () => {
    const seat = { goods: { ruby: 4, sheep: 2 }, cells: FULL_FOREST };
    const state = playedFrom({ players: 2, seats: [seat] }, 'place slashAndBurn', 'ruby boar');
    expect(caverna.decisions(state)[0]?.task).toBe('accommodate');
    expect(offered(state)).toContain('ruby tunnel');
    expect(offered(state)).not.toContain('ruby meadow');
    expect(offered(state)).not.toContain('ruby field');
  });

  it('but can buy one freely once the action is done', () => {
    const state = playedFrom(
      { players: 2, seats: [{ goods: { ruby: 2, grain: 1 }, cells: { ...FULL_FOREST, c1: 'forest' } }] },
      'place slashAndBurn',
      'lay meadow a1 field b1',
    );
    expect(offered(state)).toContain('ruby meadow');
  });
});

describe('looking for something to imitate', () => {
  it('takes no food', () => {
    const state = stateFrom({
      players: 3,
      seats: [{ goods: { food: 4 } }, { dwarfs: [{ at: 'supplies' }, {}] }],
    });
    const before = bytes(state);
    expect(offered(state)).toContain('place imitation4');
    expect(bytes(state)).toBe(before);
    expect(state.players[0]?.goods.food).toBe(4);
  });
});
