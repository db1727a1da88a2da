import { eitherAlways, type Flow, firstTasks, type Task } from '../../engine/agenda.ts';
import {
  activate,
  breach,
  buildWall,
  excavate,
  excavateTwo,
  type FurnishTask,
  furnish,
  gain,
  gainOne,
  type Surcharge,
  trade,
  undermine,
} from './effects.ts';
import type { Good } from './goods.ts';
import type { Back, Era, State } from './state.ts';

/** A condition for choosing a tile: more of a good than the opponent (rulings X57). */
interface Condition {
  readonly more: Good;
}

/** An action tile: each of its effects may be used once, in any order, in whole, in part or not at all (001 p. 4). */
interface ActionTile {
  /** The number printed on it: 1 for A01. */
  readonly number: number;
  readonly era: Era;
  /** Its part of the row: the number of turns on its back; absent for tiles that are face up from the start. */
  readonly stage?: 2 | 3 | 4;
  readonly effects: readonly Flow[];
  readonly condition?: Condition;
  /** Left out of the solo game. */
  readonly forTwo?: true;
  /** Left out of the second era. */
  readonly endsWithEra?: true;
}

const PER_TURN: Surcharge = { perTurn: 'food' };
const FIVE_FOOD: Surcharge = { goods: { food: 5 } };
const gold = (count: number): Surcharge => ({ goods: { gold: count } });

const entries = {
  cultivation: { number: 1, era: 1, effects: [activate('one'), gain({ emmer: 2 }), gain({ flax: 1 })] },
  housework: { number: 2, era: 1, effects: [furnish(PER_TURN), furnish(FIVE_FOOD, gold(1))] },
  excavation: {
    number: 3,
    era: 1,
    effects: [eitherAlways(excavate(), excavateTwo({ food: 2 })), gain({ stone: 1 })],
  },
  undergrowth: { number: 4, era: 1, effects: [activate('one'), gain({ wood: 2 })] },
  furnishing: { number: 5, era: 1, stage: 2, effects: [gain({ food: 1 }), furnish(PER_TURN)] },
  masonry: {
    number: 6,
    era: 1,
    stage: 2,
    effects: [activate('one'), gainOne({ wood: 1 }, { stone: 1 }), buildWall()],
  },
  undermining: { number: 7, era: 1, stage: 2, effects: [eitherAlways(activate('two'), undermine())] },
  expansion: { number: 8, era: 1, stage: 3, effects: [excavate(), furnish(FIVE_FOOD, gold(2))] },
  breach: { number: 9, era: 1, stage: 3, forTwo: true, effects: [breach({ stone: 2, food: 3, gold: 1 })] },
  driftMining: { number: 10, era: 1, stage: 3, effects: [activate('one'), excavate()] },
  expedition: {
    number: 11,
    era: 1,
    stage: 3,
    effects: [
      eitherAlways(
        trade({ pay: { wood: 5 }, gain: { gold: 4 } }, { pay: { stone: 5 }, gain: { gold: 4 } }),
        activate('three'),
      ),
    ],
  },
  renovation: {
    number: 12,
    era: 1,
    stage: 4,
    endsWithEra: true,
    condition: { more: 'gold' },
    effects: [buildWall(), furnish()],
  },
  decoration: { number: 13, era: 2, stage: 4, effects: [furnish(FIVE_FOOD, gold(1))] },
  armsTrade: {
    number: 14,
    era: 2,
    stage: 4,
    effects: [
      trade({ pay: { gold: 3 }, gain: { weapon: 4, donkey: 1 } }, { pay: { gold: 3 }, gain: { weapon: 4, wood: 1 } }),
    ],
  },
  interiorDesign: { number: 15, era: 2, stage: 4, effects: [excavate(), buildWall()] },
  weeklyMarket: {
    number: 16,
    era: 2,
    stage: 4,
    effects: [
      activate('market'),
      trade({ pay: { donkey: 3 }, gain: { food: 6 } }, { pay: { gold: 2 }, gain: { food: 6 } }),
    ],
  },
} as const satisfies Readonly<Record<string, ActionTile>>;

/** The id of an action tile. */
export type TileId = keyof typeof entries;

/** Every action tile by its id (001 p. 14; tables.md T11). */
export const ACTION_TILES: Readonly<Record<string, ActionTile>> = entries;

/** The entry of an action tile, which must exist. */
export function tileOf(id: string): ActionTile {
  const tile = ACTION_TILES[id];
  if (tile === undefined) throw new Error(`No action tile is called "${id}".`);
  return tile;
}

/** The action tiles that are face up, in their order. */
export const faceUpTiles = ({ row, shown }: Pick<State, 'row' | 'shown'>): string[] => row.slice(0, shown);

/** The action tiles that are face up and that nobody has taken in this round, in their order. */
export function untakenTiles(state: Pick<State, 'row' | 'shown' | 'taken'>): string[] {
  const taken = new Set(state.taken.map(({ tile }) => tile));
  return faceUpTiles(state).filter((tile) => !taken.has(tile));
}

const tasksOf = (id: string): Task[] => tileOf(id).effects.flatMap(firstTasks);

/** Whether an action tile has an effect that furnishes. */
export const doesFurnish = (id: string): boolean => tasksOf(id).some((task) => task.do === 'furnish');

/** Whether an action tile has an effect that builds a wall. */
export const buildsWall = (id: string): boolean => tasksOf(id).some((task) => task.do === 'wall');

/** Whether an action tile charges food for furnishing: 1 for each turn that a player has in the round. */
export const chargesPerTurn = (id: string): boolean =>
  tasksOf(id).some((task) => task.do === 'furnish' && (task as FurnishTask).surcharges.some((one) => 'perTurn' in one));

/** The back of an action tile, which shows its stage. */
export function backOf(id: string): Back {
  const { era, stage = 2 } = tileOf(id);
  return era === 2 ? 'tile 4 of era 2' : `tile ${stage}`;
}

/** A field of the Iron Age's part of the row: its printed effect, and its condition. */
interface Field {
  readonly effect: Flow;
  readonly condition?: Condition;
}

const MOST_IRON = 9;

/** The fields of the Iron Age, from left to right (001 p. 14, Zusatzeffekte). */
export const FIELDS: readonly Field[] = [
  { effect: gainOne({ ore: 3 }, { iron: 1 }, { donkey: 1 }) },
  {
    effect: trade(
      { pay: { ore: 1 }, gain: { iron: 1 } },
      { pay: { ore: 3 }, gain: { iron: 2 } },
      { pay: { ore: 5 }, gain: { iron: 3 } },
      { pay: { ore: 7 }, gain: { iron: 4 } },
    ),
  },
  {
    effect: trade(...Array.from({ length: MOST_IRON }, (_, i) => ({ pay: { iron: i + 1 }, gain: { weapon: i + 1 } }))),
  },
  { effect: gain({ weapon: 2 }), condition: { more: 'weapon' } },
];

/** The field below a place of the row; negative if there is none. */
export const fieldBelow = ({ era, row }: Pick<State, 'era' | 'row'>, place: number): number =>
  era === 2 ? place - (row.length - FIELDS.length) : -1;
