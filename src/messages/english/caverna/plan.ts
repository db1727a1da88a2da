import type { Move } from '../../../games/caverna/moves/move.ts';
import { counted, plain } from '../../text.ts';
import { amount, thing } from './goods.ts';
import { optionLabel } from './options.ts';
import { space } from './spaces/index.ts';
import { tile } from './tiles/index.ts';

/** What a condition counts, and how many there must be. */
interface Condition {
  readonly of: 'space' | 'own';
  readonly good: string;
  readonly least: number;
}

/** The words of a move in a row of several: `Logging`, `Lay a meadow on C4`. */
const step = (move: Move): string => (move.verb === 'place' ? `**${space(move.space).name}**` : optionLabel(move));

const many = (kinds: readonly string[]): string => kinds.map((kind) => thing(kind).many).join(', ');

/** How the orders of a turn that is laid ahead are told. */
export const planned = {
  /** The moves of an order, in short. */
  moves: (moves: readonly Move[]): string => counted(moves.filter(({ verb }) => verb !== 'end').map(step)).join(' → '),
  /** The same with what they bring and cost as things stand: `Logging (now +3 wood)`. */
  foretold: (moves: string, change: string): string => (change === '' ? moves : `${moves} (now ${change})`),
  condition: ({ of, good, least }: Condition): string =>
    of === 'space'
      ? `at least ${amount(good, least)} ${least === 1 ? 'lies' : 'lie'} there`
      : `you have at least ${amount(good, least)}`,

  /** Why an order did not run; `moves` are those of the order. */
  dropped: {
    taken: (moves: string, move: Move<'furnish' | 'place'>, name: string): string => {
      const what =
        move.verb === 'furnish' ? `*${tile(move.tile).name}* was furnished` : `*${space(move.space).name}* was taken`;
      return `${moves} did not run: ${what} by **${plain(name)}**.`;
    },
    few: (moves: string, { of, good }: Condition, there: number): string => {
      const count = there === 0 ? `no ${thing(good).many}` : `only ${amount(good, there)}`;
      return `${moves} did not run: ${of === 'space' ? `${count} lay there` : `you had ${count}`}.`;
    },
    impossible: (moves: string, move: Move): string => {
      const why =
        move.verb === 'lay' || move.verb === 'oreMine' || move.verb === 'rubyMine'
          ? `there is no room for “${optionLabel(move)}”`
          : `“${optionLabel(move)}” was not possible`;
      return `${moves} did not run: ${why}.`;
    },
  },
  open: (question: string): string => `Your plan for harvests leaves this open: ${question}`,
  foreseen: 'It is foreseen without the harvest, and without the card of the next round.',
  atLeast: (good: string, least: number): string => `At least ${amount(good, least)}`,
};

/** Orders for every harvest of a game. */
export const standing = {
  option: {
    name: 'harvests',
    description: 'Show instead how your harvests are to be played without calling you',
  },
  title: 'Your plan for harvests',
  help: 'Where it settles everything, your harvest is played without calling you. While you have anything to eat, you are asked before you beg; with nothing left to eat, begging markers are taken at once. Nobody else can see it.',
  /** A line for each kind of order that is set. */
  feed: (goods: readonly string[]): string =>
    `Feed with food first${goods.length === 0 ? '; call me when it does not suffice' : `, then with ${goods.map((good) => thing(good).many).join(', then ')}`}.`,
  breed: (animals: readonly string[]): string =>
    animals.length === 0 ? 'Breeding: call me when not all have room.' : `Breed first: ${many(animals)}.`,
  keep: (animals: readonly string[]): string =>
    animals.length === 0 ? 'Animals without room: call me.' : `Animals without room: keep first ${many(animals)}.`,
  phase: (phase: 'field' | 'breeding' | undefined): string =>
    phase === undefined
      ? 'Fields or breeding: call me.'
      : `Fields or breeding: always ${phase === 'field' ? 'the fields' : 'breeding'}.`,
  barter: (barter: 'never' | undefined): string =>
    barter === undefined ? 'Barter at the start of a harvest: call me.' : 'Barter at the start of a harvest: never.',
  menus: {
    feed: 'Feeding: next use …',
    breed: 'Breeding: next in line …',
    keep: 'Too little room: keep …',
    phase: 'Fields or breeding …',
    barter: 'Barter …',
  },
  choices: {
    next: (good: string): string => `Then ${thing(good).many}`,
    ask: 'Nothing: call me',
    never: 'Never barter',
    field: 'Harvest the fields',
    breeding: 'Let the animals breed',
  },
  clear: 'Remove this plan',
};
