import type { OwnWords } from '../../../src/messages/english/index.ts';
import { list } from '../../../src/messages/english/shared/list.ts';
import { plain } from '../../../src/messages/text.ts';

/** The other texts of tic-tac-toe, in English. */
export const ticTacToe = {
  announced: { name: 'Tic-tac-toe', title: 'Tic-tac-toe: a new game', intro: 'Three in a row wins.' },
  first: {
    title: 'Who begins',
    explanation: 'Who has the first turn',
    choices: [
      { value: 'host', text: 'The host', detail: 'Crosses begin' },
      { value: 'guest', text: 'The guest', detail: 'Noughts begin' },
    ],
  },
  boards: {
    all: 'The board',
    board: 'Board',
    own: 'Board',
    table: 'Board',
    one: (name: string): string => `The board, as ${plain(name)} sees it`,
  },
  stage: (free: number): string => `${free} cells are free`,
  questions: {
    mark: { title: 'Which cell do you mark?', help: 'Three in a row wins.' },
    end: { title: 'All done?', help: 'Until you end your turn you can step back.' },
  },
  mark: (cell: string): string => `Mark ${cell}`,
  marked: (name: string, cells: readonly string[]): string => `**${plain(name)}** marked ${list(cells)}.`,
  won: (names: readonly string[]): string => `${names.length === 1 ? `**${names.join()}** wins` : 'Nobody wins'}!`,
  points: (points: number): string => (points === 1 ? 'You have won.' : 'You have not won.'),
  rows: 'Rows of three',
  total: 'Total',
  board: (lines: readonly string[]): string => `The board, line by line: ${lines.join(' ')}`,
} satisfies OwnWords;
