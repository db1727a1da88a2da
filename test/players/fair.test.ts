import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { END } from '../../src/engine/log.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { caveVsCave } from '../../src/games/cave-vs-cave/game.ts';
import type { State as CaveState } from '../../src/games/cave-vs-cave/state.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { computerTurn, LEVELS, movesForeseen } from '../../src/players/levels.ts';
import { randomPlayer } from '../../src/players/random.ts';

const caves: Game<CaveState> = caveVsCave;

/** A game in which chance has played so many turns, as somebody is to begin one. */
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

/** The same position with other rooms and tiles where they lie face down. */
function swapped(state: CaveState, seat: number): CaveState {
  const seen = caves.view(state, seat);
  for (let seed = 0; seed < 20; seed++) {
    const dealt = caves.deal?.(seen, randomFrom(`swapped ${seed}`));
    if (dealt !== undefined && JSON.stringify(dealt) !== JSON.stringify(state)) return dealt;
  }
  throw new Error('Nothing lies face down.');
}

describe.each([
  ['era1', 1, 3],
  ['era1', 2, 4],
  ['era1+2', 2, 24],
  ['short', 2, 3],
] as const)('a computer in %s of Cave vs Cave for %i', (mode, seats, turns) => {
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
});

describe('a computer that chooses a folk', () => {
  it.each(LEVELS)('goes by its own boards, not by those of others: %s', (level) => {
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
