import { expect, it } from 'vitest';
import { randomFrom } from '../../../src/engine/random.ts';
import { cellAt } from '../../../src/games/caverna/cave.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import { cavernaWorkbench } from '../../../src/games/caverna/workbench.ts';
import { featureLaws, featuresOf } from '../features.ts';
import { walk } from '../walk.ts';
import { filled, scenario } from './scenario.ts';

const { read } = featuresOf(caverna);

featureLaws(caverna, [
  [{}, 1],
  [{}, 2],
  [{ folks: { seats: ['trolls', 'elves', 'silicoids', 'dwarves'], freely: true } }, 4],
  [{}, 7],
]);

it('features describe what a seat has, by name', () => {
  const state = caverna.start(caverna.options.parse({}), 2, 'told');
  const before = read(state, 0);
  expect(before.get('dwarfs 2')).toBe(1);
  expect(before.has('goods wood 3+')).toBe(false);
  const player = state.players[0];
  if (player === undefined) throw new Error('There is a first seat.');
  player.goods.wood = 4;
  player.dwarfs.push({ weapon: 8, at: 'home', newborn: false });
  const after = read(state, 0);
  expect(after.get('goods wood 4+')).toBe(1);
  expect(after.get('dwarfs 3')).toBe(1);
  expect(after.get('best weapon 8+')).toBe(1);
  expect(read(state, 1).get('most dwarfs of others 3+')).toBe(1);
});

it('features count what a dwelling lacks, who is armed, what can be eaten, and the pairs of cells that twin tiles fit', () => {
  const fields = filled('field', 'b1 b2 b3 b4 c1 c2 c3 c4 a4');
  const { state } = scenario({ players: 2, seats: [{ ...fields, dwarfs: [1, {}], food: 0, vegetable: 2 }] });
  const seen = read(state, 0);
  expect(seen.get('dwelling lacks')).toBeCloseTo(6 / 7);
  expect(seen.get('armed dwarfs 1+')).toBe(1);
  expect(seen.get('food edible 4+')).toBe(1);
  expect([0, 1].filter((seat) => read(state, seat).has('token held'))).toEqual([state.tokenHolder]);
  expect([seen.get('pairs of forest 1+'), seen.has('pairs of forest 2+')]).toEqual([1, false]);
});

it.each([1, 2, 3, 4])('features count separate pairs: three forest cells in row %i hold one', (row) => {
  const { state } = scenario({ players: 2 });
  const player = state.players[0] ?? expect.fail();
  const left = ['a', 'b', 'c'].map((column) => cellAt(`${column}${row}`));
  player.cells = player.cells.map((cell, at) =>
    cell.ground === 'forest' && !left.includes(at) ? { ground: 'field' } : { ...cell },
  );
  const seen = read(state, 0);
  expect([seen.get('pairs of forest 1+'), seen.has('pairs of forest 2+')]).toEqual([1, false]);
});

it('gifts bring goods, people, and weapons of strength 9 at most', () => {
  const random = randomFrom('many gifts');
  const strengths = new Set<number>();
  const kinds = new Set<string>();
  for (let times = 0; times < 400; times++) {
    const { state } = scenario({ players: 2 });
    const before = { ...state.players[0]?.goods };
    cavernaWorkbench.enrich?.(state, 0, random);
    const { goods, dwarfs } = state.players[0] ?? expect.fail();
    for (const { weapon } of dwarfs) strengths.add(weapon);
    for (const [good, count] of Object.entries(goods)) if (count > (before[good as 'wood'] ?? 0)) kinds.add(good);
  }
  expect([...strengths].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect([...kinds].sort()).toEqual(['dog', 'food', 'grain', 'ore', 'ruby', 'stone', 'vegetable', 'wood']);
});

it('a seat that gets a gift can play to the end', () => {
  const random = randomFrom('gifts');
  for (let game = 0; game < 5; game++) {
    const state = caverna.start(caverna.options.parse({}), 2, `gifts ${game}`);
    for (let round = 1; !caverna.finished(state); round++) {
      for (const { seat, task } of walk(caverna, state, `gifts ${game} ${round}`)) {
        if (task !== 'place' || random.below(5) > 0) continue;
        cavernaWorkbench.enrich?.(state, seat, random);
        break;
      }
    }
  }
});
