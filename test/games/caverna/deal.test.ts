import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../src/engine/random.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import { walk } from '../walk.ts';

/** The state of a game in a round. */
function stateIn(round: number, players: number): State {
  const state = caverna.start(caverna.options.parse({}), players, `deal ${players}`);
  for (const _ of walk(caverna, state, 'deal')) if (state.round === round) return state;
  return expect.fail('The game is over.');
}

const sorted = (list: readonly string[]): string[] => [...list].sort();

describe('face-down pieces that are dealt again', () => {
  it.each([2, 4])('are any possible ones, whatever the real ones are, in a game for %i', (players) => {
    const state = stateIn(3, players);
    const before = JSON.stringify(state);
    const seen = caverna.view(state, 0);
    const orders = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const dealt = caverna.deal?.(seen, randomFrom(`${i}`));
      if (dealt === undefined) throw new Error('Nothing was dealt.');
      // The cards of a round are the cards of its stage, each once (rulebook p. 3).
      const stages = (cards: readonly string[]) =>
        [0, 3, 4, 6, 9].map((from, i) => sorted(cards.slice(from, [3, 4, 6, 9, 12][i])));
      expect(stages(dealt.cards)).toEqual(stages(state.cards));
      expect(sorted(dealt.markers)).toEqual(sorted(state.markers));
      expect(dealt.cards.slice(0, 3)).toEqual(state.cards.slice(0, 3));
      orders.add(dealt.cards.join());
      expect(caverna.view(dealt, 0)).toEqual(seen);
    }
    expect(orders.size).toBeGreaterThan(10);
    expect(JSON.stringify(state)).toBe(before);
    expect(caverna.deal?.(seen, randomFrom('same'))).toEqual(caverna.deal?.(seen, randomFrom('same')));
  });

  it('do not exist in a solo game', () => {
    const state = stateIn(2, 1);
    expect(caverna.deal?.(caverna.view(state, 0), randomFrom('alone'))).toEqual(state);
  });

  it('are unknown while players choose folks', () => {
    const state = caverna.start(caverna.options.parse({ folks: { seats: ['deal', 'deal'] } }), 2, 'folks');
    expect(state.phase).toBe('folks');
    expect(caverna.deal?.(caverna.view(state, 0), randomFrom('folks'))).toBeUndefined();
  });
});
