import { expect, it } from 'vitest';
import { noNumbers } from '../../../src/engine/features.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { MODES, type State } from '../../../src/games/cave-vs-cave/state.ts';
import { randomPlayer } from '../../../src/players/random.ts';

const features = caveVsCave.features ?? expect.fail();

/** The features of a seat by their names. */
function read(state: State, seat: number): Map<string, number> {
  const list = noNumbers();
  features.read(state, seat, list);
  return new Map(
    [...list.place.slice(0, list.length)].map((place, i) => [features.names[place] ?? '', list.value[i] ?? 0]),
  );
}

const tables = MODES.flatMap((mode) => [1, 2].map((players) => ({ mode, players }))).filter(
  ({ mode, players }) => caveVsCave.unfit?.(caveVsCave.options.parse({ mode }), players) === undefined,
);

it('no two features have the same name', () => {
  expect(new Set(features.names).size).toBe(features.names.length);
});

it.each(tables)(
  'all features are small numbers with names, at any point in $mode for $players',
  ({ mode, players }) => {
    const state = caveVsCave.start(caveVsCave.options.parse({ mode }), players, `features ${mode} ${players}`);
    const chance = randomPlayer(randomFrom('features'));
    for (let step = 0; ; step++) {
      const [decision] = caveVsCave.decisions(state);
      if (decision === undefined) break;
      if (step % 3 === 0) {
        for (const [name, value] of read(state, decision.seat)) {
          expect(name).not.toBe('');
          expect(Math.abs(value), name).toBeLessThan(8);
        }
        expect(features.stage(state)).toBeLessThan(features.stages);
      }
      caveVsCave.apply(state, decision.seat, chance(decision));
    }
  },
);

it('features of a state equal those of the seat’s view of it', () => {
  const state = caveVsCave.start(caveVsCave.options.parse({ mode: 'era1+2' }), 2, 'seen');
  const chance = randomPlayer(randomFrom('seen'));
  for (let step = 0; step < 120; step++) {
    const [decision] = caveVsCave.decisions(state);
    if (decision === undefined) break;
    const { seat } = decision;
    expect(read(caveVsCave.view(state, seat), seat)).toEqual(read(state, seat));
    caveVsCave.apply(state, seat, chance(decision));
  }
});

it('features describe what a seat has, and what is left', () => {
  const state = caveVsCave.start(caveVsCave.options.parse({ mode: 'era1' }), 2, 'told');
  const before = read(state, 0);
  expect(before.get('players 2')).toBe(1);
  expect(before.has('goods wood 6+')).toBe(false);
  const player = state.players[0] ?? expect.fail();
  player.goods.wood = 6;
  const after = read(state, 0);
  expect(after.get('goods wood 6+')).toBe(1);
  expect(after.get('turns left in round')).toBeGreaterThan(0);
});

it('features count the turns that are left in the era: 2, 2, 2, 3, 3, 3, 3 and 4 for each player, 0 at its end', () => {
  const state = caveVsCave.start(caveVsCave.options.parse({ mode: 'era1' }), 2, 'turns');
  const chance = randomPlayer(randomFrom('turns'));
  const [{ seat } = expect.fail()] = caveVsCave.decisions(state);
  // The current player plays one of the 22.
  expect([read(state, seat).get('turns left 20+'), read(state, seat).has('turns left 22+')]).toEqual([1, false]);
  expect(read(state, 1 - seat).get('turns left 22+')).toBe(1);
  for (;;) {
    const [decision] = caveVsCave.decisions(state);
    if (decision === undefined) break;
    caveVsCave.apply(state, decision.seat, chance(decision));
  }
  for (const each of [0, 1]) expect(read(state, each).has('turns left 1+')).toBe(false);
});

it('features call an action tile open as long as it is not taken and a turn is left in the round', () => {
  const state = caveVsCave.start(caveVsCave.options.parse({ mode: 'era1' }), 2, 'open');
  const chance = randomPlayer(randomFrom('open'));
  const [{ seat } = expect.fail()] = caveVsCave.decisions(state);
  const open = (who: number) => [...read(state, who).keys()].filter((name) => /^tile \w+ open$/.test(name));
  const tiles = state.row.slice(0, state.shown);
  // Two turns each: one is running, and one is left.
  expect(open(seat).sort()).toEqual(tiles.map((tile) => `tile ${tile} open`).sort());
  while (caveVsCave.decisions(state)[0]?.seat === seat) {
    const [decision = expect.fail()] = caveVsCave.decisions(state);
    caveVsCave.apply(state, seat, chance(decision));
  }
  expect(state.taken).toHaveLength(1);
  for (const who of [0, 1]) expect(open(who)).toHaveLength(tiles.length - 1);
  for (let turn = 0; turn < 2; turn++) {
    const on = caveVsCave.decisions(state)[0]?.seat;
    while (caveVsCave.decisions(state)[0]?.seat === on) {
      const [decision = expect.fail()] = caveVsCave.decisions(state);
      caveVsCave.apply(state, decision.seat, chance(decision));
    }
  }
  // The first player has played both turns, the other has the last one.
  expect(state.taken).toHaveLength(3);
  for (const who of [0, 1]) expect(open(who)).toEqual([]);
});
