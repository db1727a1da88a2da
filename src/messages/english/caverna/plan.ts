import { plain } from '../../text.ts';
import { amount, thing } from './goods.ts';
import { space } from './spaces/index.ts';
import { tile } from './tiles/index.ts';

/** What a condition counts, and how many there must be. */
interface Condition {
  readonly of: 'space' | 'own';
  readonly good: string;
  readonly least: number;
}

const many = (kinds: readonly string[]): string => kinds.map((kind) => thing(kind).many).join(', ');

/** The orders of a turn that is planned ahead. */
export const planned = {
  /** A move to a space, as one of several moves. */
  place: (id: string): string => `**${space(id).name}**`,
  /** The moves of an order, one after the other. */
  moves: (moves: readonly string[]): string => moves.join(' → '),
  /** The same with what they bring and cost now: `Logging (now +3 wood)`. */
  foretold: (moves: string, change: string): string => (change === '' ? moves : `${moves} (now ${change})`),
  condition: ({ of, good, least }: Condition): string =>
    of === 'space' ? `the space has at least ${amount(good, least)}` : `you have at least ${amount(good, least)}`,

  /** Why an order did not run; `moves` are those of the order. */
  dropped: {
    space: (moves: string, id: string, name: string): string =>
      `${moves} did not run: **${plain(name)}** took *${space(id).name}*.`,
    tile: (moves: string, id: string, name: string): string =>
      `${moves} did not run: **${plain(name)}** furnished *${tile(id).name}*.`,
    few: (moves: string, { of, good }: Condition, there: number): string => {
      const count = there === 0 ? `no ${thing(good).many}` : `only ${amount(good, there)}`;
      return `${moves} did not run: ${of === 'space' ? `it had ${count}` : `you had ${count}`}.`;
    },
    noRoom: (moves: string, move: string): string => `${moves} did not run: there is no room for “${move}”.`,
    impossible: (moves: string, move: string): string => `${moves} did not run: “${move}” was not possible.`,
  },
  open: (question: string): string => `Your plan for harvests leaves this open: ${question}`,
  foreseen: 'This leaves out the harvest and the next round’s card.',
  atLeast: (good: string, least: number): string => `At least ${amount(good, least)}`,
};

/** Orders for every harvest of a game. */
export const standing = {
  option: {
    name: 'harvests',
    description: 'Show your plan for harvests instead: it plays them without calling you',
  },
  title: 'Your plan for harvests',
  help: 'If it settles everything, your harvest is played without calling you. You are called before you beg, unless you have nothing left to eat; then you take begging markers at once. Only you can see the plan.',
  habit: {
    offer: '**You have played three harvests in a row like this.** I can do it for you from now on:',
    remember: 'Play it like this for me',
  },
  /** One line for each kind of order. */
  feed: (goods: readonly string[]): string =>
    `Feed with food first${goods.length === 0 ? '; call me if that is not enough' : `, then with ${goods.map((good) => thing(good).many).join(', then ')}`}.`,
  breed: (animals: readonly string[]): string =>
    animals.length === 0 ? 'Breeding: call me if some have no room.' : `Breed first: ${many(animals)}.`,
  keep: (animals: readonly string[]): string =>
    animals.length === 0 ? 'Animals without room: call me.' : `Animals without room: first keep ${many(animals)}.`,
  phase: (phase: 'field' | 'breeding' | undefined): string =>
    phase === undefined
      ? 'Fields or breeding: call me.'
      : `Fields or breeding: always ${phase === 'field' ? 'the fields' : 'breeding'}.`,
  barter: (barter: 'never' | undefined): string =>
    barter === undefined ? 'Trades at the start of a harvest: call me.' : 'Trades at the start of a harvest: never.',
  menus: {
    feed: 'Feeding: next use …',
    breed: 'Breeding: next in line …',
    keep: 'Too little room: keep …',
    phase: 'Fields or breeding …',
    barter: 'Trades …',
  },
  choices: {
    next: (good: string): string => `Then ${thing(good).many}`,
    ask: 'Nothing: call me',
    never: 'Never trade',
    field: 'Harvest the fields',
    breeding: 'Let the animals breed',
  },
  clear: 'Remove this plan',
};
