import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../../src/engine/random.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { MODES, type State } from '../../../src/games/cave-vs-cave/state.ts';
import { computerTurn } from '../../../src/players/levels.ts';
import { randomPlayer } from '../../../src/players/random.ts';

const tables = MODES.flatMap((mode) =>
  (mode === 'quick' || mode === 'short' ? [2] : [1, 2]).map((seats) => ({ mode, seats })),
);

/** What lies face down dealt again, as far as anybody may know. */
function dealtAnew(state: State, seed: string): State {
  const dealt = caveVsCave.deal?.(caveVsCave.view(state, 'spectator'), randomFrom(seed));
  if (dealt === undefined) throw new Error('The game can be thought on.');
  return dealt;
}

/** Every room and action tile of a state, wherever it lies. */
const parts = ({ players, display, pool, piles, row, setAside }: State): string[] => [
  ...players.flatMap(({ cave }) => cave.flatMap((spot) => ('room' in spot ? [spot.room] : []))),
  ...[...display, ...pool, ...piles[1], ...piles[2], ...row],
  ...(setAside === undefined ? [] : [...setAside.rooms, ...setAside.light, ...setAside.tiles]),
];

describe.each(tables)('$mode with $seats players', ({ mode, seats }) => {
  test('what lies face down is dealt from what nobody has seen, each once, and nothing else is changed', () => {
    const state = caveVsCave.start(caveVsCave.options.parse({ mode }), seats, `foresight ${mode}`);
    const player = randomPlayer(randomFrom('foresight'));
    let differing = 0;
    for (let step = 0; !caveVsCave.finished(state); step++) {
      const [decision] = caveVsCave.decisions(state);
      if (decision === undefined) break;
      if (step % 9 === 0) {
        const dealt = dealtAnew(state, `deal ${step}`);
        expect(caveVsCave.view(dealt, 0)).toEqual(caveVsCave.view(state, 0));
        const rooms = parts(dealt).filter((room) => room !== 'caveEntrance');
        expect(new Set(rooms).size).toBe(rooms.length);
        expect(rooms.filter((room) => room === '' || / \d/.test(room))).toEqual([]);
        if (JSON.stringify(dealt) !== JSON.stringify(state)) differing++;
      }
      caveVsCave.apply(state, decision.seat, player(decision));
    }
    expect(differing).toBeGreaterThan(1);
  });
});

describe.each(['steady', 'strong'] as const)('a %s computer player', (level) => {
  test.each([1, 2])('goes by nothing that lies face down, at a table for %i', (seats) => {
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
