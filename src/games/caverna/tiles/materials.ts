import { donkeysIn } from '../animals.ts';
import { hasGoblin, ownFolk } from '../asking.ts';
import { less, receive } from '../goods.ts';
import type { Happenings, Me, Tile } from '../power.ts';
import { playedRounds } from '../schedule.ts';
import type { Bundle } from '../state.ts';

/** Puts one of a good on each of the next rounds; it arrives at the start of the round (rulings A51). */
function supplier(id: string, goods: Bundle, rounds: number) {
  return {
    built({ at, player }) {
      player.memory[id] = playedRounds(at.state)
        .filter((round) => round > at.state.round)
        .slice(0, rounds);
    },
    roundStart(me) {
      if (me.player.memory[id]?.includes(me.at.state.round)) receive(me, goods);
    },
  } satisfies Happenings;
}

/** Whether a player's folk pays for weapons with goods other than ore. */
function forgesWithoutOre(me: Me): boolean {
  const forging = ownFolk(me)?.nature?.forging;
  return forging?.strengths.every((strength) => forging.cost(strength, 0).ore === undefined) === true;
}

/** Tiles for building materials: the second block of twelve (appendix p. A4). */
export const MATERIALS = {
  carpenter: {
    cost: { stone: 1 },
    points: 0,
    tag: 'green',
    introductory: true,
    adjust: { cost: (cost, use) => (use === 'stable' ? cost : less(cost, { wood: 1 })) },
  },
  stoneCarver: {
    cost: { wood: 1 },
    points: 1,
    tag: 'green',
    introductory: true,
    on: { built: (me) => receive(me, { stone: 2 }) },
    adjust: { cost: (cost, use) => (use === 'fence' ? cost : less(cost, { stone: 1 })) },
  },
  blacksmith: {
    cost: { wood: 1, stone: 2 },
    points: 3,
    tag: 'green',
    introductory: true,
    idle: (me) => !hasGoblin(me) && forgesWithoutOre(me),
    on: { built: (me) => receive(me, { ore: 2 }) },
    adjust: { forgeDiscount: 2 },
  },
  miner: {
    cost: { wood: 1, stone: 1 },
    points: 3,
    tag: 'green',
    on: { roundStart: (me) => receive(me, { ore: donkeysIn(me, 'oreMine') }) },
  },
  builder: {
    cost: { stone: 1 },
    points: 2,
    tag: 'green',
    adjust: {
      substitutes: [
        { pay: 'ore', insteadOf: 'wood' },
        { pay: 'ore', insteadOf: 'stone' },
      ],
    },
  },
  trader: {
    cost: { wood: 1 },
    points: 2,
    tag: 'green',
    overbuilds: 'sparePartStorage',
    adjust: { exchanges: () => [{ give: { gold: 2 }, get: { wood: 1, stone: 1, ore: 1 } }] },
  },
  woodSupplier: {
    cost: { stone: 1 },
    points: 2,
    tag: 'green',
    introductory: true,
    on: supplier('woodSupplier', { wood: 1 }, 7),
  },
  stoneSupplier: {
    cost: { wood: 1 },
    points: 1,
    tag: 'green',
    introductory: true,
    on: supplier('stoneSupplier', { stone: 1 }, 5),
  },
  rubySupplier: {
    cost: { wood: 2, stone: 2 },
    points: 2,
    tag: 'green',
    introductory: true,
    on: supplier('rubySupplier', { ruby: 1 }, 4),
  },
  dogSchool: {
    cost: {},
    points: 0,
    tag: 'green',
    on: { received: (me, goods) => receive(me, { wood: goods.dog ?? 0 }) },
  },
  quarry: {
    cost: { wood: 1 },
    points: 2,
    tag: 'green',
    on: { newborn: (me, types) => receive(me, { stone: types.includes('donkey') ? 1 : 0 }) },
  },
  seam: {
    cost: { wood: 2 },
    points: 1,
    tag: 'green',
    on: { received: (me, goods) => receive(me, { ore: goods.stone ?? 0 }) },
  },
} as const satisfies Record<string, Tile>;

export type MaterialTiles = typeof MATERIALS;
