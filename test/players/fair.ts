import { expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { END } from '../../src/engine/log.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { caveVsCave } from '../../src/games/cave-vs-cave/game.ts';
import type { State as CaveState } from '../../src/games/cave-vs-cave/state.ts';
import { computerTurn, LEVELS, movesForeseen } from '../../src/players/levels.ts';
import { randomPlayer } from '../../src/players/random.ts';

const caves: Game<CaveState> = caveVsCave;

/** A random game after this many turns, at the start of one. */
function stateAfter(turns: number, mode: string, seats: number): CaveState {
  const state = caves.start(caves.options.parse({ mode }), seats, `fair ${mode}`);
  const chance = randomPlayer(randomFrom(mode));
  for (let ended = 0; ; ) {
    const [decision] = caves.decisions(state);
    if (decision === undefined) throw new Error('The game is over.');
    if (ended >= turns && state.phase === 'work' && state.turn?.tile === '') return state;
    const option = chance(decision);
    if (option.move === END) ended++;
    caves.apply(state, decision.seat, option);
  }
}

/** The same position with other face-down rooms and tiles. */
function swapped(state: CaveState, seat: number): CaveState {
  const seen = caves.view(state, seat);
  for (let seed = 0; seed < 20; seed++) {
    const dealt = caves.deal?.(seen, randomFrom(`swapped ${seed}`));
    if (dealt !== undefined && JSON.stringify(dealt) !== JSON.stringify(state)) return dealt;
  }
  throw new Error('Nothing lies face down.');
}

/** Laws of a computer at any table of Cave vs Cave. */
export function fairLaws(mode: string, seats: number, turns: number): void {
  it.each(LEVELS)('plays the same whatever lies face down, until something is turned over: %s', (level) => {
    const state = stateAfter(turns, mode, seats);
    const seat = caves.decisions(state)[0]?.seat ?? 0;
    const thinker = { seat, level, seed: 'same' };
    const foreseen = movesForeseen(caves, caves.view(state, seat), thinker);
    expect(foreseen.length).toBeGreaterThan(0);
    for (const each of [state, swapped(state, seat)]) {
      expect(computerTurn(caves, each, thinker).slice(0, foreseen.length)).toEqual(foreseen);
    }
  });
}
