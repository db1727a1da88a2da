import { andOr } from '../../../engine/agenda.ts';
import { FIRST_CAVERN, put } from '../cave.ts';
import type { FolkRulings } from '../folk-rulings.ts';
import { less, receive } from '../goods.ts';
import type { Nature, Power } from '../power.ts';
import { barter, isHarvest } from './barter.ts';
import { goblinHome, goblinNature } from './goblins.ts';

/** A folk: its starting goods and people, and what is special about its people. */
export interface FolkEntry extends Power {
  readonly nature?: Nature;
}

/** These people lay only single tiles, never twin tiles (rulings A92). */
const SINGLES = { single: {} } as const;
/** The price that Elves pay for each tile laid underground (rulings A89). */
const PAID_DIGGING = { twin: { ruby: 2 }, single: { ruby: 1 } } as const;

/** Spaces that the Pale Ones share with others (rulings A136). */
const DIGGINGS: ReadonlySet<string> = new Set(['driftMining', 'driftMining2', 'excavation']);

/** Dwellings of some folks are worth nothing (rulings A140). */
const SHABBY: Power['score'] = { worth: ({ tag }) => (tag === 'dwelling' ? 0 : undefined) };

/** What stone eaters may trade at the start of a harvest, each once and in any order (rulings A85). */
const TRADES = andOr(
  barter('silicoids', [
    { details: ['food', '3'], give: { food: 3 }, get: { gold: 1 } },
    { details: ['food', '6'], give: { food: 6 }, get: { gold: 2 } },
  ]),
  barter('silicoids', [{ details: ['gold'], give: { gold: 1 }, get: { stone: 1 } }]),
);

/** The eight forgotten folks, by their ids (004, appendix). */
export const folks = (rulings: FolkRulings) =>
  ({
    caveGoblins: {
      nature: goblinNature(rulings),
      on: {
        began({ player }) {
          put(player, FIRST_CAVERN, { ground: 'furnished', tile: 'dwelling' });
          player.tiles = [...player.tiles, 'dwelling'];
          player.dwarfs.push({ weapon: 0, at: 'home', newborn: false });
        },
      },
      adjust: { familySize: 6 },
      score: SHABBY,
    },
    darkElves: {
      on: { mined: (me, on) => receive(me, on === 'tunnel' ? { ruby: 1 } : {}) },
      adjust: { loot: { goblin: { strength: 10, flow: goblinHome() } } },
      score: SHABBY,
    },
    elves: {
      on: { began: (me) => receive(me, { gemfruit: 2 }) },
      adjust: {
        furnishOn: ['forest'],
        fenceOn: ['forest'],
        sowOn: ['forest'],
        coverBonus: () => ({}),
        twins: (half) => (half === 'mountain' ? PAID_DIGGING : undefined),
      },
      score: { sparesUnused: ['forest', 'mountain'] },
    },
    humans: {
      adjust: {
        overhang: (half) => (half === 'forest' ? { goods: { food: 2, gold: 1 } } : undefined),
        twins: (half) => (half === 'mountain' ? SINGLES : undefined),
      },
      score: { sparesUnused: ['mountain'] },
    },
    mountainDwarves: {
      adjust: {
        woodWith: ['stone', 'ore'],
        overhang: (half) => (half === 'mountain' ? { goods: { gold: 2 } } : undefined),
        twins: (half) => (half === 'forest' ? SINGLES : undefined),
      },
      score: { sparesUnused: ['forest'] },
    },
    paleOnes: {
      adjust: {
        joins: (space) => DIGGINGS.has(space),
        overhang: (half) => (half === 'mountain' ? { goods: { gold: 1, mushroom: 1 } } : undefined),
        twins: (half) => (half === 'forest' ? SINGLES : undefined),
      },
      score: { sparesUnused: ['forest'] },
    },
    silicoids: {
      // A newborn eats as much as an adult; if a dwarf eats 1 food, two people share a stone (rulings A84).
      nature: { meal: (each) => ({ stone: each / 2 }) },
      on: {
        harvestStart: (_me, kind) => (isHarvest(kind) ? TRADES : undefined),
      },
      adjust: { cost: (cost) => less(cost, { stone: 1 }) },
    },
    trolls: {
      nature: {
        forging: { strengths: [4], cost: () => ({ wood: 2 }) },
        strongest: 10,
        meal: (each, newborn) => ({ food: newborn ? 1 : each === 2 || rulings.trollsAlwaysEatThree ? 3 : each }),
      },
      adjust: { moreLoot: 1, foodFor: { dog: 2, sheep: 2, donkey: 2 } },
    },
  }) as const satisfies Record<string, FolkEntry>;

/** The id of a folk, for example `trolls`. */
export type FolkId = keyof ReturnType<typeof folks>;
