import { describe, expect, it } from 'vitest';
import { END } from '../../src/engine/log.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { computerTurn, LEVELS } from '../../src/players/levels.ts';
import { fairLaws } from './fair.ts';

describe.each([
  ['era1', 2, 4],
  ['era1+2', 2, 24],
  ['short', 2, 3],
] as const)('a computer in %s of Cave vs Cave for %i', fairLaws);

describe('a computer that chooses a folk', () => {
  it.each(LEVELS)('uses only its own boards, not those of others: %s', (level) => {
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
});
