import { expect, it } from 'vitest';
import { computerTurn, LEVELS, movesForeseen } from '../../src/players/levels.ts';
import { rules, seatOn, stateAfter, swapped } from './cave-vs-cave-coach.ts';

/** Laws of a computer at any table of Cave vs Cave. */
export function fairLaws(mode: string, seats: number, turns: number): void {
  it.each(LEVELS)('plays the same whatever lies face down, until something is turned over: %s', (level) => {
    const state = stateAfter({ mode, seats, turns });
    const thinker = { seat: seatOn(state), level, seed: 'same' };
    const foreseen = movesForeseen(rules, rules.view(state, thinker.seat), thinker);
    expect(foreseen.length).toBeGreaterThan(0);
    for (const each of [state, swapped(state)]) {
      expect(computerTurn(rules, each, thinker).slice(0, foreseen.length)).toEqual(foreseen);
    }
  });
}
