import { ownFolk } from '../../asking.ts';
import { times } from '../../goods.ts';
import { barter, isHarvest } from '../barter.ts';
import { isBeside } from '../beside.ts';
import { adopt, mayAdopt } from '../goblins.ts';
import type { FolkTile } from './tile.ts';

const STONES = [1, 2].map((wood) => ({ details: [`${wood}`], give: { wood }, get: { stone: wood } }));

/** The tiles of the Silicoids (004, appendix). */
export const SILICOID_TILES = {
  jeweler: {
    replaces: 'miner',
    cost: { wood: 2, stone: 2 },
    points: 2,
    tag: 'green',
    adjust: { exchanges: () => [{ give: { gold: 2 }, get: { ruby: 1, ore: 2 }, oncePerRound: true }] },
  },
  quarryingRoom: {
    replaces: 'stoneCarver',
    cost: { wood: 1 },
    points: 1,
    tag: 'green',
    adjust: { spaceGives: (space) => (space === 'excavation' ? { stone: 1 } : undefined) },
  },
  stoneTrader: {
    replaces: 'stoneSupplier',
    cost: { wood: 1 },
    points: 2,
    tag: 'green',
    on: { harvestStart: (_me, kind) => (isHarvest(kind) ? barter('stoneTrader', STONES) : undefined) },
  },
  waterTroughs: {
    replaces: 'breakfastRoom',
    cost: { stone: 3 },
    points: 2,
    tag: 'green',
    lies: 'meadow',
    adjust: { pastureRoom: ({ player }, cells) => (isBeside(player, 'waterTroughs', cells) ? 3 : 0) },
  },
} as const satisfies Record<string, FolkTile>;

/** The tiles of the Trolls (004, appendix). */
export const TROLL_TILES = {
  boneCrusher: {
    replaces: 'slaughteringCave',
    cost: { wood: 1, stone: 1 },
    points: 2,
    tag: 'green',
    idle: (me) => ownFolk(me)?.adjust?.foodFor !== undefined,
    adjust: { foodFor: { dog: 2, sheep: 2, donkey: 2 } },
  },
  candleMaker: {
    replaces: 'stateParlor',
    cost: { wood: 2, stone: 2 },
    points: 1,
    tag: 'yellow',
    adjust: { eatenTogether: { gold: 1 } },
  },
  explorersCave: {
    replaces: 'peacefulCave',
    cost: { wood: 1 },
    points: 2,
    tag: 'green',
    idle: (me) => ownFolk(me)?.adjust?.coverBonus !== undefined,
    adjust: {
      coverBonus: ({ food = 0, boar = 0, ...rest }) => ({
        ...rest,
        ...times({ food }, 3),
        ...times({ boar }, 2),
      }),
    },
  },
  goblinDwelling: {
    replaces: 'simpleDwelling42',
    cost: { wood: 4, vegetable: 1 },
    points: 0,
    tag: 'dwelling',
    mayBuild: ({ at, player }) => mayAdopt(player) || !at.rules.folks?.rulings.goblinDwellingNeedsGoblin,
    on: {
      built(me) {
        if (adopt(me)) me.player.memory['goblinDwelling'] = [1];
      },
    },
    // The room is for the goblin, even if none has come (rulings A138).
    adjust: { dwarfRoom: ({ player }) => (player.memory['goblinDwelling'] === undefined ? 0 : 1) },
  },
} as const satisfies Record<string, FolkTile>;

export type StoneTiles = typeof SILICOID_TILES & typeof TROLL_TILES;
