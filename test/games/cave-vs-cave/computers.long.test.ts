import { describe, expect, test } from 'vitest';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { computerTurn } from '../../../src/players/levels.ts';
import { TABLES } from './scenario.ts';

/** The game for players who do not look beyond the current turn: looking further would make a whole game too slow. */
const { foresight: _foresight, ...shortSighted } = caveVsCave;

/** The points of each seat at the end of a whole game. */
function played(game: typeof shortSighted, { mode, seats }: (typeof TABLES)[number]): number[] {
  const state = game.start(game.options.parse({ mode }), seats, 'computers');
  for (let turn = 0; ; turn++) {
    const [decision] = game.decisions(state);
    if (decision === undefined) break;
    const moves = computerTurn(game, state, { level: 'steady', seat: decision.seat, seed: `turn ${turn}` });
    expect(moves.at(-1)).toBe('end');
    for (const move of moves) game.play(state, decision.seat, move);
  }
  expect(game.finished(state)).toBe(true);
  return game.score(state).map(({ total }) => total);
}

describe('computer players', () => {
  test.each(TABLES)('play $mode with $seats to the end, whatever is revealed', (table) => {
    for (const total of played(shortSighted, table)) expect(total).toBeGreaterThan(15);
  });

  test('look beyond their turns', () => {
    const [total] = played(caveVsCave, { mode: 'era1', seats: 1 });
    expect(total).toBeGreaterThan(35);
  });
});
