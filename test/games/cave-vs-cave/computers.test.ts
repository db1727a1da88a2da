import { describe, expect, test } from 'vitest';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { MODES } from '../../../src/games/cave-vs-cave/state.ts';
import { computerTurn } from '../../../src/players/levels.ts';

const tables = MODES.flatMap((mode) =>
  (mode === 'quick' || mode === 'short' ? [2] : [1, 2]).map((seats) => ({ mode, seats })),
);

describe('computer players', () => {
  test.each(tables)('play $mode with $seats to its end, whatever comes to light', ({ mode, seats }) => {
    const state = caveVsCave.start(caveVsCave.options.parse({ mode }), seats, 'computers');
    for (let turn = 0; ; turn++) {
      const [decision] = caveVsCave.decisions(state);
      if (decision === undefined) break;
      const moves = computerTurn(caveVsCave, state, { level: 'steady', seat: decision.seat, seed: `turn ${turn}` });
      expect(moves.at(-1)).toBe('end');
      for (const move of moves) caveVsCave.play(state, decision.seat, move);
    }
    expect(caveVsCave.finished(state)).toBe(true);
    for (const { total } of caveVsCave.score(state)) expect(total).toBeGreaterThan(15);
  });
});
