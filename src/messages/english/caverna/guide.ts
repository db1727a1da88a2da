import type { Learned, RoundTask } from '../../../games/caverna/benefits/task.ts';
import type { People } from '../../context.ts';
import { anyOf, pointsOf } from '../shared/list.ts';
import { amount, bundle } from './goods.ts';
import { space } from './spaces/index.ts';

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The name and the topic of a task: explained, and in short later in the round. */
type Told = (task: RoundTask, people: People) => readonly [title: string, text: string, short: string];

const tasks: Readonly<Record<RoundTask['what'], Told>> = {
  food: ({ lacks, round }) => [
    'food for the harvest',
    `After round ${round} everybody eats, and you lack ${bundle(lacks)}. Each food you cannot pay costs 3 points.`,
    `You still lack ${bundle(lacks)} for the feeding after round ${round}.`,
  ],
  cavern: (_, { one }) => [
    'a bed before a child',
    `Another ${one} needs a bed, a bed needs a dwelling, and a dwelling needs an empty cavern. Dig one.`,
    'You still need an empty cavern.',
  ],
  collect: ({ lacks, nth }, { one }) => [
    'goods for a dwelling',
    `A dwelling lets you have a ${ORDINALS[nth]} ${one}: one more turn in every round. You still need ${bundle(lacks)}.`,
    `You still need ${bundle(lacks)}.`,
  ],
  dwelling: ({ nth }, { one }) => [
    'a bed before a child',
    `You can pay for a dwelling. Furnish it, so that a ${ORDINALS[nth]} ${one} has a bed.`,
    'You can pay for a dwelling.',
  ],
  child: ({ nth }, { one }) => [
    'the child',
    `You have a free bed. A ${ORDINALS[nth]} ${one} takes a turn from the next round on.`,
    'You have a free bed.',
  ],
  field: () => [
    'a field',
    'What grows on fields feeds you at every harvest. Lay a tile in the forest.',
    'Lay a tile in the forest.',
  ],
  sow: () => [
    'sowing',
    'Sow what you have: 1 grain becomes 3, 1 vegetable becomes 2. Each harvest brings one home from every field.',
    'Sow what you have.',
  ],
  pasture: () => [
    'animals',
    'Two animals of a kind have young at every harvest if there is room. Fence a meadow for them.',
    'Fence a meadow, and get two of a kind.',
  ],
  mine: () => [
    'the mountain',
    'A mine is worth 3 or 4 points, and a weapon brings loot from expeditions.',
    'Build a mine, or forge a weapon.',
  ],
  last: () => [
    'the last points',
    'Each empty space on your board costs 1 point, and each kind of farm animal you lack costs 2.',
    'Fill empty spaces, and get the kinds of animals you lack.',
  ],
};

/** What guides somebody through a first game. */
export const guide = {
  goal: (alone: boolean): string =>
    `**Your first game.** ${alone ? 'Get as many points as you can' : 'Have the most points'} when the last round ends: the first picture shows what counts. Each turn, one dwarf goes to a free space and does what it says. Start with a dwelling, a third dwarf, and food for every harvest; then get fields and animals.`,
  task: (task: RoundTask, round: number, people: People): string => {
    const [title, text, short] = tasks[task.what](task, people);
    const names = task.spaces.map((id) => `*${space(id).name}*`);
    return `**Round ${round}: ${title}.** ${task.isNew ? text : short}${names.length === 0 ? '' : ` Look at ${anyOf(names)}.`}`;
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
  next: (done: Learned, { one, many }: People): string[] => [
    ...(done.begging > 0
      ? [`think of food two turns before a harvest: begging cost you ${pointsOf(3 * done.begging)}`]
      : []),
    ...(done.dwarfs < 3 ? [`a dwelling by round 4, so that a third ${one} works for you from round 5 on`] : []),
    ...(done.dwarfs === 3 ? [`a second dwelling, for a fourth ${one}`] : []),
    ...(done.missing > 0 ? [`at least one of each farm animal: ${amount('point', 2)} each`] : []),
    ...(done.unused > 2 ? [`use more of your board: ${done.unused} empty spaces cost ${pointsOf(done.unused)}`] : []),
    ...(done.armed ? [] : [`a weapon early on: expeditions bring what your ${many} need`]),
    'a game with all furnishing tiles: `/caverna new`',
  ],
};
