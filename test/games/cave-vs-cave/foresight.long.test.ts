import { describe, expect, test } from 'vitest';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import { computerTurn } from '../../../src/players/levels.ts';
import { dealtAnew } from './dealt-anew.ts';

describe.each(['steady', 'strong'] as const)('a %s computer player', (level) => {
  test.each([1, 2])('uses nothing that is face down, at a table for %i', (seats) => {
    const state = caveVsCave.start(caveVsCave.options.parse({ mode: 'era1' }), seats, 'fair');
    for (let turn = 0; turn < 2; turn++) {
      const seat = caveVsCave.decisions(state)[0]?.seat ?? 0;
      const before = JSON.stringify(state);
      const first = (at: State) => computerTurn(caveVsCave, at, { seat, level, seed: 'same' })[0];
      const other = dealtAnew(state, 'other');
      expect(JSON.stringify(other)).not.toBe(before);
      expect(first(other)).toBe(first(state));
      expect(JSON.stringify(state)).toBe(before);
      for (const move of computerTurn(caveVsCave, state, { seat, level: 'beginner', seed: '' }))
        caveVsCave.play(state, seat, move);
    }
  });
});
