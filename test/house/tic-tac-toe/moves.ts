import { END } from '../../../src/engine/log.ts';

/** A move of tic-tac-toe: a cell is marked, `a1` to `c3` from the top, or the turn ends. */
export type Move = { readonly verb: 'mark'; readonly cell: string } | { readonly verb: 'end' };

const MARK = 'mark ';

/** The text of a move. */
export const writeMove = (move: Move): string => (move.verb === 'end' ? END : `${MARK}${move.cell}`);

/** Parses the text of a move; undefined if it is not a move of the game. */
export function readMove(text: string): Move | undefined {
  if (text === END) return { verb: 'end' };
  return text.startsWith(MARK) ? { verb: 'mark', cell: text.slice(MARK.length) } : undefined;
}
