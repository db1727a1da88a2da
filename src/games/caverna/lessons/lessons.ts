import type { Lesson } from '../../../engine/lesson.ts';
import { me } from '../asking.ts';
import { positionOf } from '../game.ts';
import { countGround } from '../layout.ts';
import type { PositionFile } from '../positions.ts';
import type { Good, Ground, Player, State } from '../state.ts';
import { hasBed } from '../tasks/family.ts';
import { COUNTED, FARM, standing } from './farms.ts';

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

/** Whether the learner's board has more of a ground than before. */
const laid =
  (...grounds: readonly Ground[]) =>
  (now: State, from: State): boolean =>
    grounds.some((ground) => countGround(mine(now), ground) > countGround(mine(from), ground));

const placed = (state: State): number => mine(state).dwarfs.filter(({ at }) => at !== 'home').length;

/** Whether a child can still be born this round: there is a bed, and the space for it is free. */
const awaitsChild = (state: State): boolean =>
  hasBed(me(positionOf(state), 0)) && mine(state).dwarfs.every(({ at }) => at !== 'wishForChildren');

const sown = (state: State): number =>
  mine(state).cells.filter((cell) => 'crop' in cell && cell.crop !== undefined).length;

const strongest = (state: State): number => Math.max(...mine(state).dwarfs.map(({ weapon }) => weapon));

/** Few enough tiles for a learner. */
const FEW_TILES = { tiles: 'introductory' };

/** The goods on the shelf below a board. */
const GOODS: readonly Good[] = ['wood', 'stone', 'ore', 'food', 'grain', 'vegetable', 'ruby'];

/** The lessons of Caverna, in the recommended order. */
export const LESSONS: readonly Lesson<State>[] = [
  {
    id: 'points',
    position: FARM,
    steps: [
      { do: 'tell', id: 'farm', shows: 'board', marks: ['a4', 'b4', 'e2', 'd2'] },
      {
        do: 'ask',
        id: 'minus',
        shows: 'score',
        marks: ['missing', 'unused', 'begging'],
        answers: ['dwarf', 'empty', 'ruby'],
        right: 'empty',
      },
      { do: 'ask', id: 'kinds', shows: 'board', marks: ['a4', 'b4'], answers: ['nothing', 'two'], right: 'two' },
    ],
  },
  {
    id: 'dwarfs',
    position: { players: 2, seats: [{}, { dwarfs: [{ at: 'supplies' }, {}] }] } satisfies PositionFile,
    steps: [
      { do: 'play', id: 'place', reached: (now, from) => placed(now) > placed(from), way: ['place logging'] },
      {
        do: 'play',
        id: 'end',
        reached: ({ turn }) => turn === undefined || turn.seat !== 0 || turn.dwarf < 0,
        way: [],
      },
      {
        do: 'play',
        id: 'round',
        reached: (now, from) => now.round > from.round,
        way: ['place oreMining', 'place clearing', 'place woodGathering'],
        ends: true,
      },
    ],
  },
  {
    id: 'goods',
    position: standing(
      { goods: { food: 3 } },
      {
        round: 3,
        spaces: { logging: { wood: 5 }, woodGathering: { wood: 3 }, clearing: { wood: 2 }, excavation: { stone: 3 } },
      },
    ),
    steps: [
      { do: 'play', id: 'pile', reached: gained('wood', 5), way: ['place logging'], ends: true },
      {
        do: 'ask',
        id: 'next',
        shows: 'table',
        marks: ['logging'],
        answers: ['nothing', 'three', 'five'],
        right: 'three',
      },
      { do: 'tell', id: 'uses', shows: 'board', marks: GOODS },
    ],
  },
  {
    id: 'harvest',
    position: standing({ goods: { food: 3, grain: 1 } }, { round: 2 }),
    steps: [
      {
        do: 'play',
        id: 'sow',
        reached: (now, from) => sown(now) > sown(from),
        way: ['place slashAndBurn', 'lay meadow c4 field b4', 'sow grain 1'],
        ends: true,
      },
      {
        do: 'play',
        id: 'feed',
        position: standing(
          {
            goods: { food: 2 },
            cells: { c4: 'meadow', b4: 'field grain 3', c3: 'field vegetable 2' },
            dwarfs: [{ at: 'logging' }, { at: 'clearing' }],
          },
          { round: 3, next: 'harvest' },
        ),
        reached: (now, from) => now.round > from.round && mine(now).begging === 0,
        way: ['eat vegetable', 'eat grain', 'feed'],
        ends: true,
      },
      {
        do: 'ask',
        id: 'hunger',
        shows: 'board',
        marks: ['begging'],
        answers: ['one', 'three', 'dwarf'],
        right: 'three',
      },
    ],
  },
  {
    id: 'family',
    position: standing({ goods: { food: 4 }, furnishings: { d3: 'cuddleRoom' } }, { round: 2, options: FEW_TILES }),
    steps: [
      {
        do: 'play',
        id: 'dig',
        reached: laid('cavern'),
        way: ['place driftMining', 'lay cavern d2 tunnel e2'],
        ends: true,
      },
      {
        do: 'ask',
        id: 'halves',
        shows: 'board',
        marks: ['cavern', 'tunnel'],
        answers: ['cavern', 'tunnel', 'both'],
        right: 'cavern',
      },
      {
        do: 'play',
        id: 'dwelling',
        position: standing(
          {
            goods: { food: 4, wood: 4, stone: 3 },
            cells: { d2: 'cavern', e2: 'tunnel' },
            furnishings: { d3: 'cuddleRoom' },
          },
          { round: 4, options: FEW_TILES },
        ),
        reached: awaitsChild,
        way: ['place housework', 'furnish dwelling', 'at d2'],
        ends: true,
      },
      {
        do: 'play',
        id: 'child',
        reached: (now, from) => mine(now).dwarfs.length > mine(from).dwarfs.length,
        way: ['place wishForChildren', 'grow'],
        ends: true,
      },
    ],
  },
  {
    id: 'animals',
    position: standing(
      { goods: { food: 4, wood: 2 }, cells: { c4: 'meadow', c3: 'field' } },
      { round: 3, spaces: { sheepFarming: { sheep: 2 } } },
    ),
    steps: [
      {
        do: 'play',
        id: 'fence',
        reached: (now, from) => gained('sheep', 2)(now, from) && laid('smallPasture')(now, from),
        way: ['place sheepFarming', 'fence small c4', 'take sheep 2'],
        ends: true,
      },
      {
        do: 'ask',
        id: 'homes',
        shows: 'board',
        marks: ['smallPasture'],
        answers: ['meadow', 'home', 'cavern'],
        right: 'home',
      },
      {
        do: 'ask',
        id: 'young',
        shows: 'board',
        marks: ['smallPasture', 'largePasture'],
        position: standing(
          {
            goods: { food: 4, sheep: 2, boar: 1 },
            cells: { c4: 'smallPasture', c3: 'field', 'a4 b4': 'largePasture' },
          },
          { round: 5 },
        ),
        answers: ['both', 'one', 'none'],
        right: 'one',
      },
    ],
  },
  {
    id: 'mines',
    position: standing({ goods: { food: 4 }, cells: { e4: 'tunnel', e3: 'tunnel', d2: 'cavern' } }, { round: 4 }),
    steps: [
      {
        do: 'play',
        id: 'mine',
        reached: laid('oreMine', 'rubyMine'),
        way: ['place oreMineConstruction', 'mine ore e4 deep e3'],
        ends: true,
      },
      {
        do: 'play',
        id: 'ruby',
        position: standing(
          {
            goods: { food: 4, wood: 3, stone: 3, ruby: 1 },
            cells: { d2: 'cavern', f4: 'tunnel', e3: 'deepTunnel', e4: 'oreMine' },
          },
          { round: 5 },
        ),
        reached: (now, from) => gained('wood', 1)(now, from) && placed(now) === placed(from),
        lost: (now) => mine(now).goods.ruby === 0,
        way: ['ruby wood'],
      },
      {
        do: 'ask',
        id: 'rubies',
        shows: 'board',
        marks: ['ruby', 'forest', 'mountain'],
        position: FARM,
        answers: ['keep', 'cover', 'same'],
        right: 'same',
      },
    ],
  },
  {
    id: 'weapons',
    position: standing(
      { goods: { food: 4, ore: 5 }, cells: { e4: 'tunnel', d2: 'cavern', c4: 'field', c3: 'meadow' } },
      { round: 3 },
    ),
    steps: [
      {
        do: 'play',
        id: 'forge',
        reached: (now) => strongest(now) > 0,
        way: ['place blacksmithing', 'forge 5'],
      },
      {
        do: 'play',
        id: 'loot',
        reached: (now, from) => strongest(now) > strongest(from),
        way: ['loot dog', 'loot sheep', 'loot grain'],
        ends: true,
      },
      { do: 'ask', id: 'order', shows: 'board', marks: ['d4'], answers: ['weak', 'strong'], right: 'weak' },
    ],
  },
  {
    id: 'score',
    suffices: true,
    position: COUNTED,
    steps: [
      {
        do: 'ask',
        id: 'crops',
        shows: 'board',
        marks: ['grain', 'vegetable'],
        answers: ['eight', 'six', 'five'],
        right: 'six',
      },
      {
        do: 'ask',
        id: 'land',
        shows: 'board',
        marks: ['smallPasture', 'largePasture', 'oreMine', 'rubyMine'],
        answers: ['fifteen', 'eleven'],
        right: 'fifteen',
      },
      {
        do: 'ask',
        id: 'losses',
        shows: 'board',
        marks: ['forest', 'mountain'],
        answers: ['spaces', 'cattle', 'same'],
        right: 'same',
      },
      { do: 'tell', id: 'sum', shows: 'score', marks: ['animals', 'missing', 'dwarfs', 'unused'] },
    ],
  },
  {
    id: 'folks',
    position: standing(
      { goods: { food: 4, gemfruit: 2 }, cells: { c4: 'meadow' } },
      { round: 2, options: { folks: { seats: ['elves', 'dwarves'] } } },
    ),
    steps: [
      { do: 'tell', id: 'people', shows: 'board', marks: ['forest'] },
      {
        do: 'play',
        id: 'forest',
        reached: (now) => mine(now).cells.some((cell) => cell.ground === 'forest' && cell.crop !== undefined),
        way: ['place slashAndBurn', 'sow gemfruit 1', 'at b4'],
        ends: true,
      },
      { do: 'ask', id: 'unused', shows: 'score', marks: ['unused'], answers: ['costs', 'free'], right: 'free' },
    ],
  },
];
