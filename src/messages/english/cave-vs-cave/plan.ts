import type { Move } from '../../../games/cave-vs-cave/moves/move.ts';
import { stepsIn } from '../../cave-vs-cave/moves.ts';
import { plain } from '../../text.ts';
import { amount, thing } from './goods.ts';
import { optionLabel } from './moves.ts';
import { room } from './rooms.ts';
import { actionTile } from './tiles.ts';

/** What a condition counts, and the least number. */
interface Condition {
  readonly good: string;
  readonly least: number;
}

/** The moves of a turn in brief, one step for each. */
const steps = stepsIn({ actionTile, optionLabel });

/** The words of planned turns. */
export const planned = {
  /** The moves of an order, in brief. */
  moves: (moves: readonly Move[]): string => steps(moves).join(' → '),
  steps,
  condition: ({ good, least }: Condition): string => `you have at least ${amount(good, least)}`,
  atLeast: (good: string, least: number): string => `At least ${amount(good, least)}`,
  foreseen: 'Planned without the next round’s new action tile.',
  hidden: 'You cannot plan to excavate: nobody knows which room turns up.',
  /** Why an order did not run; `moves` are the order's. */
  dropped: {
    taken: (moves: string, move: Move, name: string): string => {
      const what = move.verb === 'furnish' ? `*${room(move.room).name}* was furnished` : 'the action tile was taken';
      return `${moves} did not run: ${what} by **${plain(name)}**.`;
    },
    few: (moves: string, { good }: Condition, there: number): string =>
      `${moves} did not run: you had ${there === 0 ? `no ${thing(good).many}` : `only ${amount(good, there)}`}.`,
    impossible: (moves: string, move: Move): string => `${moves} did not run: “${optionLabel(move)}” was not possible.`,
  },
};
