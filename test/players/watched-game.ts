import { expect } from 'vitest';
import { randomFrom } from '../../src/engine/random.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { computerTurn, LEVELS, type Level } from '../../src/players/levels.ts';
import { randomPlayer } from '../../src/players/random.ts';
import { dealtAnew } from './counting.ts';

/** The levels that think for less than a second a turn. */
export const QUICK_LEVELS = LEVELS.filter((level) => level !== 'master');

interface Watched {
  readonly level?: Level;
  readonly turns?: number;
  readonly each?: (state: State, moves: readonly string[]) => void;
}

/** Plays a game with a computer in seat 1 and random players in all others. */
export function watchedGame(players: number, seed: string, { level = 'steady', turns, each }: Watched = {}): State {
  const state = caverna.start(caverna.options.parse({}), players, seed);
  const others = randomPlayer(randomFrom(seed));
  for (let turn = 0; turn !== turns; ) {
    const [decision] = caverna.decisions(state);
    if (decision === undefined) return state;
    if (decision.seat !== 0) {
      caverna.apply(state, decision.seat, others(decision));
      continue;
    }
    turn++;
    const moves = computerTurn(caverna, state, { seat: 0, level, seed });
    each?.(state, moves);
    for (const move of moves) caverna.play(state, 0, move);
  }
  return state;
}

/** Three turns of a level in a game of three come out the same from what its seat sees, and with other hidden cards. */
export function expectFairTurns(level: Level): void {
  let turns = 0;
  watchedGame(3, 'same', {
    level,
    turns: 9,
    each(state, moves) {
      if (turns++ % 4 !== 0) return;
      const again = (seen: State) => computerTurn(caverna, seen, { seat: 0, level, seed: 'same' });
      for (const seen of [caverna.clone(state), caverna.view(state, 0), dealtAnew(state)]) {
        expect(again(seen)).toEqual(moves);
      }
    },
  });
}
