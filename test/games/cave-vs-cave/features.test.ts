import { expect, it } from 'vitest';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import type { Bundle } from '../../../src/games/cave-vs-cave/goods.ts';
import { roomOf } from '../../../src/games/cave-vs-cave/rooms/index.ts';
import { featureLaws, featuresOf } from '../features.ts';
import { walk } from '../walk.ts';
import { mine, start, TABLES } from './scenario.ts';

const { read } = featuresOf(caveVsCave);

featureLaws(
  caveVsCave,
  TABLES.map(({ mode, seats }) => [{ mode }, seats]),
);

it('features of a state equal those of the seat’s view of it', () => {
  const state = start('era1+2', 2, 'seen');
  let step = 0;
  for (const { seat } of walk(caveVsCave, state, 'features')) {
    if (step++ >= 120) return;
    expect(read(caveVsCave.view(state, seat), seat)).toEqual(read(state, seat));
  }
});

it('features describe what a seat has, and what is left', () => {
  const state = start('era1', 2, 'told');
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
  const state = start('era1', 2, 'turns');
  const [{ seat } = expect.fail()] = caveVsCave.decisions(state);
  // The current player plays one of the 22.
  expect([read(state, seat).get('turns left 20+'), read(state, seat).has('turns left 22+')]).toEqual([1, false]);
  expect(read(state, 1 - seat).get('turns left 22+')).toBe(1);
  for (const _ of walk(caveVsCave, state, 'features'));
  for (const each of [0, 1]) expect(read(state, each).has('turns left 1+')).toBe(false);
});

it('features call an action tile open as long as it is not taken and a turn is left in the round', () => {
  const state = start('era1', 2, 'open');
  const seats = walk(caveVsCave, state, 'open');
  const next = (): number => seats.next().value?.seat ?? -1;
  const seat = next();
  const open = (who: number) => [...read(state, who).keys()].filter((name) => /^tile \w+ open$/.test(name));
  const tiles = state.row.slice(0, state.shown);
  // Two turns each: one is running, and one is left.
  expect(open(seat).sort()).toEqual(tiles.map((tile) => `tile ${tile} open`).sort());
  while (next() === seat);
  expect(state.taken).toHaveLength(1);
  for (const who of [0, 1]) expect(open(who)).toHaveLength(tiles.length - 1);
  while (next() !== seat);
  while (next() === seat);
  // The first player has played both turns, the other has the last one.
  expect(state.taken).toHaveLength(3);
  for (const who of [0, 1]) expect(open(who)).toEqual([]);
});

it('features count how far orange rooms are ahead of blue ones, up to 6, and what a room for sale lacks', () => {
  // The Cave entrance is orange, too.
  const orange = { d3: 'shelf', d2: 'foodCorner', d1: 'spinningWheel', e3: 'tunnel' };
  const ahead = (cave: Record<string, string>) => read(mine({ cave }).state, 0).has('orange rooms ahead 6+');
  expect([ahead(orange), ahead({ ...orange, e2: 'grindstone' })]).toEqual([false, true]);
  const lacking = (goods: Bundle) => read(mine({ goods }, { display: ['shelf'] }).state, 0).get('sale shelf lacks');
  const { cost } = roomOf('shelf');
  const [[good, count] = expect.fail()] = Object.entries(cost);
  expect(lacking(cost)).toBeUndefined();
  expect(lacking({ ...cost, [good]: count - 1 })).toBeCloseTo(0.2);
});
