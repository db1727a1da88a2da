import type { Catalogue } from '../../../src/messages/index.ts';
import { ticTacToe } from './english.ts';

/** Everything that players of tic-tac-toe read. In a game of the program this is `GameWords<'<id>'>`. */
export type TicTacToeWords = Catalogue & typeof ticTacToe;

/** The shared words together with its own; in a game of the program, `gameWords(catalogue, '<id>')`. */
export const ticTacToeWords = (catalogue: Catalogue): TicTacToeWords => ({ ...catalogue, ...ticTacToe });
