import { plain } from '../../text.ts';

/** The list of what has happened in a game. */
export const log = {
  title: 'What happened',
  empty: 'Nothing has happened yet.',
  page: (page: number, pages: number): string => `Page ${page} of ${pages}`,
  /** The menu of rounds, each of which leads to the page with its first turn. */
  goTo: 'Go to a round …',
  round: (number: string): string => `Round ${number}`,
  /** Who made the choices of a turn in place of the person in the seat. */
  by: {
    computer: '*(A computer played in their place.)*',
    table: '*(By decision of the table.)*',
    order: '*(As planned.)*',
    setting: '*(By their setting.)*',
  },
  /** The way to the post that told of a turn. */
  post: (address: string): string => `[↗](${address})`,
  rolledBack: (entry: number): string => `Those who run the server took the game back to entry ${entry} of its log.`,
  reopened: (name: string): string => `**${plain(name)}** took the last turn back and plays it again.`,
};
