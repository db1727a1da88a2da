import { expect, test } from 'vitest';
import { randomFrom } from '../../../src/engine/random.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import { walk } from '../walk.ts';
import { start, TABLES } from './scenario.ts';

/** Every room and action tile of a state, wherever it lies. */
const parts = ({ players, display, pool, piles, row, setAside }: State): string[] => [
  ...players.flatMap(({ cave }) => cave.flatMap((spot) => ('room' in spot ? [spot.room] : []))),
  ...[...display, ...pool, ...piles[1], ...piles[2], ...row],
  ...(setAside === undefined ? [] : [...setAside.rooms, ...setAside.light, ...setAside.tiles]),
];

test.each(TABLES)(
  '$mode with $seats players: what is face down is dealt from pieces that nobody has seen, each once, and nothing else changes',
  ({ mode, seats }) => {
    const state = start(mode, seats, `foresight ${mode}`);
    let differing = 0;
    let step = 0;
    for (const _ of walk(caveVsCave, state, 'foresight')) {
      if (step++ % 9 > 0) continue;
      const dealt = caveVsCave.deal?.(caveVsCave.view(state, 'spectator'), randomFrom(`deal ${step}`)) ?? expect.fail();
      expect(caveVsCave.view(dealt, 0)).toEqual(caveVsCave.view(state, 0));
      const rooms = parts(dealt).filter((room) => room !== 'caveEntrance');
      expect(new Set(rooms).size).toBe(rooms.length);
      expect(rooms.filter((room) => room === '' || / \d/.test(room))).toEqual([]);
      if (JSON.stringify(dealt) !== JSON.stringify(state)) differing++;
    }
    expect(differing).toBeGreaterThan(1);
  },
);
