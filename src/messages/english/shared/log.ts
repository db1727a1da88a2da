import { bold } from '../../text.ts';

/** The list of everything that happened in a game. */
export const log = {
  title: 'What happened',
  empty: 'Nothing has happened yet.',
  /** The menu that jumps to a round. */
  goTo: 'Go to a round …',
  round: (number: string): string => `Round ${number}`,
  /** Who chose the moves of a turn for its player; each a separate sentence. */
  by: {
    computer: '*(A computer played in their place.)*',
    table: '*(The table decided this.)*',
    order: '*(As planned.)*',
    setting: '*(By their setting.)*',
  },
  /** A link to the post about a turn. */
  post: (address: string): string => `[↗](${address})`,
  rolledBack: (entry: number): string => `A server admin took the game back to entry ${entry} of its log.`,
  reopened: (name: string): string => `${bold(name)} took back their last turn and is playing it again.`,
};
