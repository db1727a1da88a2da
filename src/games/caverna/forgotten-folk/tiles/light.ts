import { receive } from '../../goods.ts';
import { cellsWith } from '../../layout.ts';
import { breed } from '../../tasks/breed.ts';
import { isHarvest } from '../barter.ts';
import { countBeside, emptyForest, emptyForestBeside, emptyMeadows, pasturesBeside } from '../beside.ts';
import { breedAgain } from '../breed-again.ts';
import type { FolkTile } from './tile.ts';

const MEADOW = { ground: 'meadow' } as const;

/** The tiles of the Elves (004, appendix). */
export const ELF_TILES = {
  birdHide: {
    replaces: 'writingChamber',
    cost: { wood: 3, stone: 1 },
    points: 0,
    tag: 'yellow',
    lies: 'meadow',
    on: { built: (me) => receive(me, { food: 2 * emptyForestBeside(me, 'birdHide') }) },
    score: { bonus: (me) => 3 * emptyForestBeside(me, 'birdHide') },
  },
  elvenMarket: {
    replaces: 'carpenter',
    cost: { wood: 3, stone: 2 },
    points: 3,
    tag: 'green',
    adjust: { exchanges: () => [{ give: { gold: 2 }, get: { ruby: 1, vegetable: 1 }, oncePerRound: true }] },
  },
  feedingRoom: {
    replaces: 'officeRoom',
    cost: { wood: 3, stone: 1 },
    points: 0,
    tag: 'green',
    on: { bred: () => breedAgain('feedingRoom') },
  },
  huntersHut: {
    replaces: 'workingCave',
    cost: { wood: 2 },
    points: 2,
    tag: 'green',
    lies: 'meadow',
    on: {
      harvestStart: (me, kind) =>
        isHarvest(kind) ? receive(me, { food: Math.min(3, Math.floor(emptyForest(me) / 3)) }) : undefined,
    },
  },
} as const satisfies Record<string, FolkTile>;

/** The tiles of the Humans (004, appendix). */
export const HUMAN_TILES = {
  manureHeap: {
    replaces: 'blacksmithingParlor',
    cost: { wood: 2 },
    points: 0,
    tag: 'yellow',
    lies: 'field',
    on: { built: (me) => receive(me, { vegetable: 2 * pasturesBeside(me.player, 'manureHeap') }) },
    score: { bonus: ({ player }) => pasturesBeside(player, 'manureHeap') },
  },
  meadParlor: {
    replaces: 'milkingParlor',
    cost: { wood: 1, stone: 2 },
    points: 2,
    tag: 'yellow',
    on: {
      harvestStart: (me, kind) =>
        isHarvest(kind) && cellsWith(me.player, 'meadow').length > 1
          ? receive(me, { gold: Math.floor(emptyMeadows(me) / 2) })
          : undefined,
    },
  },
  scarecrow: {
    replaces: 'rubySupplier',
    cost: { wood: 1, grain: 1 },
    points: 1,
    tag: 'green',
    lies: 'field',
    adjust: {
      sownMore: ({ at }, crop, ground) =>
        crop === 'grain' && (ground === 'field' || at.rules.folks?.rulings.scarecrowInForest) ? 1 : 0,
    },
  },
  silageBin: {
    replaces: 'weaponStorage',
    cost: { wood: 3 },
    points: 0,
    tag: 'yellow',
    lies: 'meadow',
    on: {
      built({ player }) {
        const meadows = countBeside(player, 'silageBin', MEADOW);
        return meadows === 0 ? undefined : breed(meadows);
      },
    },
    score: { bonus: ({ player }) => 3 * countBeside(player, 'silageBin', MEADOW) },
  },
} as const satisfies Record<string, FolkTile>;

export type LightTiles = typeof ELF_TILES & typeof HUMAN_TILES;
