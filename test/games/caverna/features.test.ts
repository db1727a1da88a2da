import { expect, it } from 'vitest';
import { type Features, noNumbers } from '../../../src/engine/features.ts';
import type { Game } from '../../../src/engine/game.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import { cavernaWorkbench } from '../../../src/games/caverna/workbench.ts';
import { randomPlayer } from '../../../src/players/random.ts';

const features = featuresOf(caverna);

/** The features from which a game is learned. */
function featuresOf<State>({ features }: Game<State>): Features<State> {
  if (features === undefined) throw new Error('Nobody can learn the game.');
  return features;
}

/** The features of a seat by their names. */
function read(state: Parameters<typeof features.read>[0], seat: number): Map<string, number> {
  const list = noNumbers();
  features.read(state, seat, list);
  return new Map(
    [...list.place.slice(0, list.length)].map((place, i) => [features.names[place] ?? '', list.value[i] ?? 0]),
  );
}

it('no two features have the same name, and every aim names existing ones', () => {
  expect(new Set(features.names).size).toBe(features.names.length);
  for (const aim of Object.values(features.aims)) {
    for (const name of Object.keys(aim)) expect(features.names).toContain(name);
  }
});

it.each([1, 2, 4, 7])('all features are small numbers with names, at any time of a game for %i', (players) => {
  const folks = players === 4 ? { seats: ['trolls', 'elves', 'silicoids', 'dwarves'], freely: true } : undefined;
  const state = caverna.start(
    caverna.options.parse(folks === undefined ? {} : { folks }),
    players,
    `features ${players}`,
  );
  const chance = randomPlayer(randomFrom('features'));
  const list = noNumbers();
  for (let step = 0; ; step++) {
    const [decision] = caverna.decisions(state);
    if (decision === undefined) break;
    if (step % 7 === 0) {
      const points = features.read(state, decision.seat, list);
      expect(Number.isFinite(points)).toBe(true);
      const places = list.place.slice(0, list.length);
      for (let i = 0; i < list.length; i++) {
        expect(places[i]).toBeLessThan(features.names.length);
        expect(Math.abs(list.value[i] ?? Number.NaN), features.names[places[i] ?? 0]).toBeLessThan(8);
      }
      expect(features.stage(state)).toBeLessThan(features.stages);
    }
    caverna.apply(state, decision.seat, chance(decision));
  }
});

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

it('a seat that gets a gift can play to the end', () => {
  const random = randomFrom('gifts');
  for (let game = 0; game < 5; game++) {
    let state = caverna.start(caverna.options.parse({}), 2, `gifts ${game}`);
    const chance = randomPlayer(random);
    for (let step = 0; ; step++) {
      const [decision] = caverna.decisions(state);
      if (decision === undefined) break;
      if (decision.task === 'place' && step % 5 === 0) {
        const given = caverna.clone(state);
        cavernaWorkbench.enrich?.(given, decision.seat, random);
        state = caverna.clone(given);
        continue;
      }
      caverna.apply(state, decision.seat, chance(decision));
    }
    expect(caverna.finished(state)).toBe(true);
  }
});
