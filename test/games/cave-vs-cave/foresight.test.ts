import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../../src/engine/random.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { MODES, type State } from '../../../src/games/cave-vs-cave/state.ts';
import { randomPlayer } from '../../../src/players/random.ts';

const tables = MODES.flatMap((mode) =>
  (mode === 'quick' || mode === 'short' ? [2] : [1, 2]).map((seats) => ({ mode, seats })),
);

/** Every room and action tile of a state, wherever it lies. */
const parts = ({ players, display, pool, piles, row, setAside }: State): string[] => [
  ...players.flatMap(({ cave }) => cave.flatMap((spot) => ('room' in spot ? [spot.room] : []))),
  ...[...display, ...pool, ...piles[1], ...piles[2], ...row],
  ...(setAside === undefined ? [] : [...setAside.rooms, ...setAside.light, ...setAside.tiles]),
];

describe.each(tables)('$mode with $seats players', ({ mode, seats }) => {
  test('what is face down is dealt from pieces that nobody has seen, each once, and nothing else changes', () => {
    const state = caveVsCave.start(caveVsCave.options.parse({ mode }), seats, `foresight ${mode}`);
    const player = randomPlayer(randomFrom('foresight'));
    let differing = 0;
    for (let step = 0; !caveVsCave.finished(state); step++) {
      const [decision] = caveVsCave.decisions(state);
      if (decision === undefined) break;
      if (step % 9 === 0) {
        const dealt =
          caveVsCave.deal?.(caveVsCave.view(state, 'spectator'), randomFrom(`deal ${step}`)) ?? expect.fail();
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
