import type { Learned, Term, TurnTask } from '../../../games/caverna/benefits/task.ts';
import type { Hunger } from '../../caverna/hunger.ts';
import type { People } from '../../context.ts';
import { anyOf, pointsOf } from '../shared/list.ts';
import { mealTold } from './decisions.ts';
import { amount, bundle } from './goods.ts';
import { space } from './spaces/index.ts';
import { tile } from './tiles/index.ts';

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The name of a task, what to say whenever it comes up, and what to say the first time. */
type Told = (task: TurnTask, people: People) => readonly [title: string, text: string, explained: string];

const third = ({ nth }: TurnTask, { one }: People): string => `a ${ORDINALS[nth]} ${one}`;

const nameOf = ({ tile: id }: TurnTask): string | undefined => id && `*${tile(id).name}*`;

const tasks: Readonly<Record<TurnTask['what'], Told>> = {
  food: ({ lacks, round }) => [
    'food for the harvest',
    `Everybody eats after round ${round}, and you lack ${bundle(lacks)}.`,
    `Everybody eats after round ${round}, and you lack ${bundle(lacks)}. Each missing food costs 3 points.`,
  ],
  cavern: (_, { one }) => [
    'a cavern',
    '',
    `A cavern holds a room or a dwelling, and a dwelling is a bed for another ${one}.`,
  ],
  collect: (task, people) => [
    'goods for a dwelling',
    `For the ${nameOf(task) ?? 'easiest dwelling'} you still need ${bundle(task.lacks)}.`,
    `A dwelling lets you have ${third(task, people)}: one more turn in every round. You still need ${bundle(task.lacks)} for the ${nameOf(task) ?? 'easiest one'}.`,
  ],
  dwelling: (task, people) => [
    'a bed before a child',
    'You can pay for a dwelling.',
    `You can pay for a dwelling. Furnish it, so that ${third(task, people)} has a bed.`,
  ],
  child: (task, people) => [
    'the child',
    'You have a free bed.',
    `You have a free bed. A child grows up fast: ${third(task, people)} takes a turn from the next round on.`,
  ],
  field: () => [
    'a field',
    '',
    'Sow grain or vegetables on fields: at every harvest each field gives 1 back, to eat, to sow or to score.',
  ],
  sow: () => ['sowing', '', '1 grain becomes 3, 1 vegetable becomes 2. Each harvest brings one home from every field.'],
  pasture: () => [
    'room for animals',
    '',
    'A small pasture holds 2 animals of one kind, a large one 4. A stable doubles it.',
  ],
  animals: () => [
    'animals',
    '',
    'Each is worth 1 point, and two of a kind have young at every harvest if there is room. A kind you do not have costs 2 points.',
  ],
  mine: () => ['a mine', '', 'An ore mine is worth 3 points, a ruby mine 4, and a donkey can live in each.'],
  arms: (_, { one }) => [
    'weapons and loot',
    '',
    `A ${one} with a weapon goes on expeditions and brings home loot of your choice. The weapon grows by 1 each time.`,
  ],
  room: ({ tile: id = '' }) => [
    'a room',
    `The coach would furnish *${tile(id).name}*.`,
    `A room such as *${tile(id).name}* works for you for the rest of the game, or brings points at the end.`,
  ],
  tunnel: () => ['the mountain', '', 'Two tunnels side by side take an ore mine. Each space you cover saves a point.'],
  ruby: () => [
    'rubies',
    '',
    'A ruby is worth 1 point. At any time it buys a tile, an animal or other goods: see *Exchange*.',
  ],
  last: () => [
    'the last points',
    '',
    'Each empty space on your board costs 1 point, and each kind of farm animal you lack costs 2.',
  ],
  goods: ({ gains }) => ['goods', `The turn brings ${bundle(gains)}.`, `The turn brings ${bundle(gains)}.`],
};

/** Words that a first game explains when they are first met; a feeding costs the family `meal`. */
const terms: Readonly<Record<Term, string | ((meal: Hunger) => string)>> = {
  star: '★ marks the coach’s choice, now and in the steps that follow.',
  board:
    'The lists below contain all spaces, grouped as in the picture: fields, caves, clan (your family of dwarfs), goods.',
  card: 'A round card is a new action space: each round turns one up.',
  exchange:
    '*Exchange*: during your turn you can eat crops and animals as food, or trade rubies, as often as you like.',
  payOne: (meal) =>
    `A feeding costs your family only ${mealTold(meal)}, and nothing grows: no crops, no young animals.`,
  harvest: (meal) =>
    `A harvest has three parts: each field gives 1 crop, your family eats ${mealTold(meal)}, and pairs of animals have young.`,
  fieldOrBreeding:
    'At this harvest you choose: either your fields give crops, or your animals have young. Everybody eats.',
  hidden: 'A marker that lies face down can mean a harvest, only a feeding, or nothing.',
  caves: 'Caverns hold rooms and dwellings. Tunnels hold mines: two side by side for an ore mine, one for a ruby mine.',
};

/** How many hints for the next game fit into a sentence. */
const MOST_HINTS = 2;

/** What guides somebody through a first game. */
export const guide = {
  goal: (alone: boolean): string =>
    `**Your first game.** ${alone ? 'Get as many points as you can' : 'Have the most points'} when the last round ends. The first picture scores an example farm line by line. Each turn, one dwarf goes to a free space and does what it says. Start with a dwelling, a third dwarf, and food for every harvest; then get fields and animals.`,
  /** Above the points of the example. */
  example: 'Example',
  /** The purpose of a turn; `explained` for the first time. */
  task: (
    task: TurnTask,
    { round, people, explained }: { round: number; people: People; explained: boolean },
  ): string => {
    const [title, text, first] = tasks[task.what](task, people);
    const names = task.spaces.map((id) => `*${space(id).name}*`);
    const parts = [explained ? first : text, names.length === 0 ? '' : `Look at ${anyOf(names)}.`];
    return [`**Round ${round}: ${title}.**`, ...parts.filter((part) => part !== '')].join(' ');
  },
  term: (term: Term, meal: Hunger): string => {
    const told = terms[term];
    return typeof told === 'string' ? told : told(meal);
  },
  learned: (done: Learned, { many }: People): string[] => [
    ...(done.dwarfs > 2 ? [`to grow your family (${done.dwarfs} ${many})`] : []),
    ...(done.begging === 0 ? ['to feed your family without begging'] : []),
    ...(done.animals > 1 ? [`to keep animals (${done.animals})`] : []),
    ...(done.fields ? ['to sow and harvest'] : []),
    ...(done.tiles > 2 ? ['to furnish rooms'] : []),
    ...(done.mines > 0 ? ['to dig for ore or rubies'] : []),
    ...(done.armed ? ['to forge weapons and bring home loot'] : []),
  ],
  next: (done: Learned, { one, many }: People): string[] => {
    const hints = [
      ...(done.begging > 0
        ? [`plan for food two turns before a harvest: begging cost you ${pointsOf(3 * done.begging)}`]
        : []),
      ...(done.dwarfs < 3 ? [`a dwelling by round 4, so that a third ${one} works for you from round 5 on`] : []),
      ...(done.dwarfs === 3 ? [`a second dwelling, for a fourth ${one}`] : []),
      ...(done.missing > 0 ? [`at least one of each farm animal: ${amount('point', 2)} each`] : []),
      ...(done.unused > 2 ? [`use more of your board: ${done.unused} empty spaces cost ${pointsOf(done.unused)}`] : []),
      ...(done.armed ? [] : [`a weapon early on: expeditions bring what your ${many} need`]),
    ];
    const game = done.full
      ? 'a game against a steady computer: `/caverna new computers:1 level:steady`'
      : 'a game with all furnishing tiles: `/caverna new`';
    return [...hints.slice(0, MOST_HINTS), game];
  },
};
