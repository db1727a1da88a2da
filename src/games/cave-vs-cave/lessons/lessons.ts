import type { Lesson } from '../../../engine/lesson.ts';
import type { Good } from '../goods.ts';
import type { PositionFile } from '../positions.ts';
import type { Player, Spot, State } from '../state.ts';

const mine = ({ players }: State): Player => {
  const [player] = players;
  if (player === undefined) throw new Error('The lesson has no learner.');
  return player;
};

/** Whether the learner has at least `more` of a good than before. */
const gained =
  (good: Good, more: number) =>
  (now: State, from: State): boolean =>
    (mine(now).goods[good] ?? 0) >= (mine(from).goods[good] ?? 0) + more;

const rooms = (state: State, is: Spot['is']): number => mine(state).cave.filter((spot) => spot.is === is).length;

const CROPS_AND_STONE: readonly Good[] = ['wood', 'stone', 'emmer', 'flax'];
const stock = (state: State): number => CROPS_AND_STONE.reduce((sum, good) => sum + (mine(state).goods[good] ?? 0), 0);

const position = (file: Omit<PositionFile, 'players' | 'era'>): PositionFile => ({ players: 2, era: 1, ...file });

/** The lessons of Cave vs Cave, in the recommended order. */
export const LESSONS: readonly Lesson<State>[] = [
  {
    id: 'tiles',
    position: position({ round: 1 }),
    steps: [
      { do: 'play', id: 'take', reached: gained('emmer', 2), way: ['use cultivation', 'take emmer 2'], ends: true },
      {
        do: 'play',
        id: 'activate',
        position: position({
          round: 1,
          turns: 2,
          taken: { cultivation: 1, housework: 2 },
          seats: [{ goods: { emmer: 3, flax: 2 } }],
        }),
        reached: (now, from) => (now.turn?.activated.length ?? 0) > 0 && stock(now) > stock(from),
        way: ['use undergrowth', 'activate caveEntrance', 'take wood 1'],
        ends: true,
      },
      {
        do: 'ask',
        id: 'other',
        shows: 'table',
        marks: ['undergrowth', 'cultivation', 'housework'],
        answers: ['all', 'free'],
        right: 'free',
      },
    ],
  },
  {
    id: 'digging',
    position: position({ round: 1 }),
    steps: [
      {
        do: 'play',
        id: 'dig',
        reached: (now, from) => rooms(now, 'empty') > rooms(from, 'empty'),
        way: ['use excavation', 'excavate e4'],
        ends: true,
      },
      { do: 'ask', id: 'sale', shows: 'table', marks: ['rooms'], answers: ['you', 'both'], right: 'both' },
    ],
  },
  {
    id: 'rooms',
    position: position({ round: 2, seats: [{ goods: { food: 2, wood: 1, stone: 1 }, cave: { e4: 'empty' } }] }),
    steps: [
      {
        do: 'play',
        id: 'furnish',
        reached: (now, from) => rooms(now, 'furnished') > rooms(from, 'furnished'),
        way: ['use housework', 'furnish spinningWheel d3 for food 2'],
        ends: true,
      },
      {
        do: 'play',
        id: 'wall',
        position: position({
          round: 3,
          row: ['cultivation', 'housework', 'excavation', 'undergrowth', 'masonry'],
          seats: [{ goods: { food: 2 }, cave: { d3: 'spinningWheel', e4: 'empty', d2: 'empty' } }],
        }),
        reached: (now, from) => mine(now).walls.length > mine(from).walls.length,
        way: ['use masonry', 'wall d1d2'],
        ends: true,
      },
      { do: 'ask', id: 'works', shows: 'board', marks: ['d3'], answers: ['once', 'activated'], right: 'activated' },
    ],
  },
  {
    id: 'winning',
    suffices: true,
    position: position({
      round: 6,
      seats: [{ goods: { food: 2, flax: 3, emmer: 2 }, cave: { d3: 'spinningWheel', e4: 'weavingRoom', d2: 'empty' } }],
    }),
    steps: [
      {
        do: 'play',
        id: 'gold',
        reached: gained('gold', 2),
        way: ['use undergrowth', 'activate weavingRoom'],
        ends: true,
      },
      { do: 'ask', id: 'count', shows: 'board', marks: ['d3', 'e4'], answers: ['goods', 'gold'], right: 'gold' },
    ],
  },
];
