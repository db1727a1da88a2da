import { describe, expect, it } from 'vitest';
import { type Random, randomFrom } from '../../src/engine/random.ts';
import { fits, standing } from '../../src/games/caverna/animals.ts';
import { me } from '../../src/games/caverna/asking.ts';
import { cellAt, NEIGHBOURS, PRINTED, put } from '../../src/games/caverna/cave.ts';
import { caverna, positionOf } from '../../src/games/caverna/game.ts';
import type { Cell, Player, State } from '../../src/games/caverna/state.ts';
import { haveRoom, wrongIn } from './brute-force.ts';
import { pick } from './games.ts';

const FARMS = 4000 * Number(process.env['LAWS'] ?? 1);

const start = caverna.start(caverna.options.parse({}), 2, 'farm');
const HERD = ['sheep', 'donkey', 'boar', 'cattle'] as const;
const ROOMS = ['mixedDwelling', 'cuddleRoom', 'breakfastRoom', 'stubbleRoom'];
const HOME = cellAt('d4');

const FOREST: readonly (() => Cell)[] = [
  () => ({ ground: 'forest' }),
  () => ({ ground: 'forest', stable: true }),
  () => ({ ground: 'meadow' }),
  () => ({ ground: 'meadow', stable: true }),
  () => ({ ground: 'field' }),
  () => ({ ground: 'field', crop: 'grain', left: 2 }),
  () => ({ ground: 'smallPasture' }),
  () => ({ ground: 'smallPasture', stable: true }),
];
const MOUNTAIN: readonly (() => Cell)[] = [
  () => ({ ground: 'mountain' }),
  () => ({ ground: 'cavern' }),
  () => ({ ground: 'tunnel' }),
  () => ({ ground: 'deepTunnel' }),
  () => ({ ground: 'oreMine' }),
  () => ({ ground: 'rubyMine' }),
];

const isForest = (cell: number): boolean => cell % 8 <= 3;

/** Turns two neighbouring cells into a large pasture, with any number of stables. */
function fenceLarge(player: Player, random: Random): void {
  const first = pick(PRINTED.filter(isForest), random);
  const second = pick(
    (NEIGHBOURS[first] ?? []).filter((cell) => PRINTED.includes(cell)),
    random,
  );
  const old = [first, second].map((cell) => player.cells[cell]);
  if (old.some((cell) => cell?.ground === 'largePasture')) return;
  const stable = () => (random.below(3) === 0 ? { stable: true as const } : {});
  put(player, first, { ground: 'largePasture', other: second, ...stable() });
  put(player, second, { ground: 'largePasture', other: first, ...stable() });
}

/** A farm that perhaps no game leads to, but with every kind of room. */
function randomFarm(seed: number): State {
  const random = randomFrom(`farm ${seed}`);
  const state = caverna.clone(start);
  const player = state.players[0] as Player;
  const wild = 6 + random.below(4);
  for (const cell of PRINTED) {
    if (cell === HOME || random.below(10) < wild) continue;
    put(player, cell, pick(isForest(cell) ? FOREST : MOUNTAIN, random)());
  }
  for (let i = random.below(3); i > 0; i--) fenceLarge(player, random);
  const caves = PRINTED.filter((cell) => !isForest(cell) && cell !== HOME);
  for (const tile of ROOMS.filter(() => random.below(3) === 0)) {
    const cell = pick(
      caves.filter((index) => player.cells[index]?.ground !== 'furnished'),
      random,
    );
    put(player, cell, { ground: 'furnished', tile });
    player.tiles = [...player.tiles, tile];
  }
  for (let i = random.below(5); i > 0; i--) player.dwarfs.push({ weapon: 0, at: 'home', newborn: false });
  player.goods.dog = random.below(5);
  for (const type of HERD) player.goods[type] = random.below(3) === 0 ? 0 : 1 + random.below(2 + random.below(7));
  return state;
}

const told = ({ goods, cells, tiles, dwarfs }: Player): string =>
  JSON.stringify({ goods, tiles, dwarfs: dwarfs.length, cells: cells.filter(({ ground }) => ground !== 'outside') });

describe('animals on random farms', () => {
  it('fit exactly when trying everything finds room for them, each in exactly one allowed place', () => {
    let fitting = 0;
    for (let seed = 0; seed < FARMS; seed++) {
      const state = randomFarm(seed);
      const mine = me(positionOf(state), 0);
      const expected = haveRoom(mine.player);
      expect(fits(mine), `farm ${seed}: ${told(mine.player)}`).toBe(expected);
      if (!expected) expect(standing(mine)).toEqual([]);
      else expect(wrongIn(mine.player, standing(mine)), `farm ${seed}: ${told(mine.player)}`).toBeUndefined();
      if (expected) fitting++;
    }
    expect(fitting / FARMS).toBeGreaterThan(0.3);
    expect(fitting / FARMS).toBeLessThan(0.75);
  });

  it('fit up to the last one that has room, and not one more', () => {
    for (let seed = 0; seed < FARMS / 20; seed++) {
      const mine = me(positionOf(randomFarm(seed)), 0);
      const { player } = mine;
      for (const type of HERD) {
        const herd = { ...player.goods };
        for (herd[type] = 0; fits(mine, herd); herd[type]++);
        const most = herd[type] - 1;
        const context = `farm ${seed}, ${most} ${type}: ${told(player)}`;
        if (most >= 0) expect(haveRoom(player, { ...herd, [type]: most }), context).toBe(true);
        expect(haveRoom(player, herd), context).toBe(false);
      }
    }
  });
});
