import type { Move } from '../../../games/caverna/moves/move.ts';
import { plain } from '../../text.ts';
import { amount, thing } from '../caverna/goods.ts';
import { optionLabel } from '../caverna/options.ts';
import { space } from '../caverna/spaces/index.ts';
import { tile } from '../caverna/tiles/index.ts';

/** What a condition counts, and how many there must be. */
interface Condition {
  readonly of: 'space' | 'own';
  readonly good: string;
  readonly least: number;
}

/** The words of a move in a row of several: `Logging`, `Lay a meadow on C4`. */
const step = (move: Move): string => (move.verb === 'place' ? `**${space(move.space).name}**` : optionLabel(move));

const many = (kinds: readonly string[]): string => kinds.map((kind) => thing(kind).many).join(', ');

/** Turns that a player lays ahead, and orders for harvests. Only the player sees any of it. */
export const plan = {
  title: 'Your plan for your next turn',
  help: 'When your turn comes, the first of these that is possible is played for you. Nobody else sees them. They are for your next turn alone.',
  none: 'Nothing is planned yet. Choose an action space below, and play the turn as if it were yours.',
  nothingElse: 'Else nothing: you are called.',
  isAsked: 'It is your turn now. A plan is for a turn that has not come yet.',
  noTurn: 'No further turn of yours comes that could be planned.',
  kept: 'Your order is kept.',

  /** The moves of an order, in short. */
  moves: (moves: readonly Move[]): string =>
    moves
      .filter(({ verb }) => verb !== 'end')
      .map(step)
      .join(' → '),
  /** One order of the list, with what stands before it. */
  order: (
    number: number,
    { moves, condition, asks }: { moves: string; condition: string | undefined; asks: boolean },
  ): string =>
    `${number}. ${number === 1 ? '' : 'else '}${moves}${condition === undefined ? '' : `, if ${condition}`}${asks ? ', then call me' : ''}`,
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
  begun: (moves: string): string => `${moves} was played as planned. Decide the rest, or step back.`,
  open: (question: string): string => `Your harvest orders leave this open: ${question}`,

  rehearsing: 'You rehearse a turn that has not come yet: nothing happens, and nobody else sees it.',
  /** In place of the question at the end of a turn. */
  rehearsed: {
    title: 'All planned?',
    help: 'Keep this plan, or step back. Nothing is played before your turn comes.',
  },
  rehearsedHarvest: 'It is foreseen without the harvest, and without the card of the next round.',
  add: 'Choose an action space …',
  pick: 'Change an order …',
  picked: (number: number): string => `Order ${number}`,
  conditionOnSpace: 'Only if this lies there …',
  conditionOwn: 'Only if I have this …',
  always: 'Always',
  atLeast: (good: string, least: number): string => `At least ${amount(good, least)}`,

  ahead: 'Plan ahead',
  keep: 'Keep this plan',
  keepAndEnd: (skip: string): string => `${skip}, keep it`,
  hold: 'Keep it up to here, then call me',
  leave: 'Do not keep it',
  goOn: 'Go on rehearsing',
  change: 'Play it anew',
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  clear: 'Remove all',
  back: 'Back to the list',
};

/** Orders for every harvest of a game. */
export const standing = {
  title: 'Your orders for harvests',
  help: 'Where they settle everything, your harvest is played without calling you. Begging is never done for you. Nobody else can see them.',
  /** A line for each kind of order that is set. */
  feed: (goods: readonly string[]): string =>
    `Feed with food first${goods.length === 0 ? '; call me when it does not suffice' : `, then with ${goods.map((good) => thing(good).many).join(', then ')}`}.`,
  breed: (animals: readonly string[]): string =>
    animals.length === 0 ? 'Breeding: call me when not all have room.' : `Breed first: ${many(animals)}.`,
  keep: (animals: readonly string[]): string =>
    animals.length === 0 ? 'No room: call me.' : `No room: keep first ${many(animals)}.`,
  phase: (phase: 'field' | 'breeding' | undefined): string =>
    phase === undefined
      ? 'Fields or breeding: call me.'
      : `Fields or breeding: always ${phase === 'field' ? 'the fields' : 'breeding'}.`,
  menus: {
    feed: 'Then feed with …',
    breed: 'Then breed …',
    keep: 'Then keep …',
    phase: 'Where only one of two phases comes …',
  },
  choices: {
    next: (good: string): string => `Then ${thing(good).many}`,
    ask: 'Nothing: call me',
    field: 'Harvest the fields',
    breeding: 'Let the animals breed',
  },
  clear: 'Remove all harvest orders',
};
