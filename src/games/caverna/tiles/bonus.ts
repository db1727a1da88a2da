import { answers, tileOf } from '../asking.ts';
import { countFarmAnimals, cropsOf } from '../goods.ts';
import type { Me, Tile } from '../power.ts';

const armed = ({ player }: Me): number => player.dwarfs.filter(({ weapon }) => weapon > 0).length;

/** Whether the player can give weapons away. */
const canDisarm = (me: Me): boolean =>
  answers(me, 'exchanges').some((exchanges) => exchanges(me).some(({ weapon }) => weapon !== undefined));

/** Points for five and for six dwarfs. */
const FOR_FAMILY: Readonly<Record<number, number>> = { 5: 5, 6: 10 };

/** Storages and chambers: the fourth block of twelve (appendix p. A6). */
export const BONUS = {
  stoneStorage: {
    cost: { wood: 3, ore: 1 },
    points: 0,
    tag: 'yellow',
    introductory: true,
    score: { bonus: ({ player }) => player.goods.stone },
  },
  oreStorage: {
    cost: { wood: 1, stone: 2 },
    points: 0,
    tag: 'yellow',
    introductory: true,
    score: { bonus: ({ player }) => Math.floor(player.goods.ore / 2) },
  },
  sparePartStorage: {
    cost: { wood: 2 },
    points: 0,
    tag: 'yellow',
    overbuilds: 'trader',
    adjust: { exchanges: () => [{ give: { wood: 1, stone: 1, ore: 1 }, get: { gold: 2 } }] },
  },
  mainStorage: {
    cost: { wood: 2, stone: 1 },
    points: 0,
    tag: 'yellow',
    introductory: true,
    score: {
      bonus: ({ at, player }) => 2 * player.tiles.filter((id) => tileOf(at.rules, id).tag === 'yellow').length,
    },
  },
  weaponStorage: {
    cost: { wood: 3, stone: 2 },
    points: 0,
    tag: 'yellow',
    introductory: true,
    score: { bonus: (me) => 3 * armed(me) },
  },
  suppliesStorage: {
    cost: { food: 3, wood: 1 },
    points: 0,
    tag: 'yellow',
    score: { bonus: (me) => (armed(me) === me.player.dwarfs.length ? 8 : 0) },
  },
  broomChamber: {
    cost: { wood: 1 },
    points: 0,
    tag: 'yellow',
    score: { bonus: ({ player }) => FOR_FAMILY[player.dwarfs.length] ?? 0 },
  },
  treasureChamber: {
    cost: { wood: 1, stone: 1 },
    points: 0,
    tag: 'yellow',
    introductory: true,
    score: { bonus: ({ player }) => player.goods.ruby },
  },
  foodChamber: {
    cost: { wood: 2, vegetable: 2 },
    points: 0,
    tag: 'yellow',
    introductory: true,
    score: { bonus: (me) => 2 * Math.min(cropsOf(me, 'grain'), cropsOf(me, 'vegetable')) },
  },
  prayerChamber: {
    cost: { wood: 2 },
    points: 0,
    tag: 'yellow',
    idle: (me) => armed(me) > 0 && !canDisarm(me),
    score: { bonus: (me) => (armed(me) === 0 ? 8 : 0) },
  },
  writingChamber: { cost: { stone: 2 }, points: 0, tag: 'yellow', introductory: true, score: { prevents: 7 } },
  fodderChamber: {
    cost: { grain: 2, stone: 1 },
    points: 0,
    tag: 'yellow',
    introductory: true,
    score: { bonus: (me) => Math.floor(countFarmAnimals(me) / 3) },
  },
} as const satisfies Record<string, Tile>;

export type BonusTiles = typeof BONUS;
