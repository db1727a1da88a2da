/** A line of a record: a choice, or an undo (of one seat, or of everyone). */
export type Line =
  | { readonly seat: number; readonly move: string }
  | { readonly seat: number | undefined; readonly undo: number };

/** A line that is not an entry; the message says what is wrong with it. */
export class NotationError extends Error {
  override name = 'NotationError';
}

const UNDO = /^(?:(\d{1,2}) )?undo to (\d{1,9})$/;
const MOVE = /^(\d{1,2}) (\S.*)$/;

/** The length of the longest line that is accepted. */
export const LINE_LIMIT = 200;

/** Writes an entry as one line, with seats counted from 1: `2 place housework`, `undo to 41`, `2 undo to 41`. */
export function writeEntry(line: Line): string {
  const seat = line.seat === undefined ? '' : `${line.seat + 1} `;
  return `${seat}${'move' in line ? line.move : `undo to ${line.undo}`}`;
}

/**
 * Reads one line; extra spaces do not matter.
 * @throws {NotationError} if it is neither a move nor an undo.
 */
export function readEntry(text: string): Line {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length > LINE_LIMIT) {
    throw new NotationError(
      `"${line.slice(0, 40)}…" is ${line.length} characters long; a line may have at most ${LINE_LIMIT}.`,
    );
  }
  const undo = UNDO.exec(line);
  if (undo) return { seat: undo[1] === undefined ? undefined : seatOf(undo[1], line), undo: Number(undo[2]) };
  const move = MOVE.exec(line);
  if (move?.[1] === undefined || move[2] === undefined) {
    throw new NotationError(
      `"${line}" is not an entry: write the number of the seat and the move, such as "2 place housework".`,
    );
  }
  return { seat: seatOf(move[1], line), move: move[2] };
}

function seatOf(number: string, line: string): number {
  if (Number(number) < 1) throw new NotationError(`"${line}" names seat ${number}; seats are counted from 1.`);
  return Number(number) - 1;
}

/** The first word of a move, or of its beginning: the kind of move. */
export const verbOf = (move: string): string => move.split(' ', 1)[0] ?? move;

/** Whether a move, or its beginning, starts with these words. */
export const beginsWith = (move: string, words: string): boolean => move === words || move.startsWith(`${words} `);

/** The beginning of a move that is one word longer than these words, and at least this many words long. */
export function longerBeginning(move: string, beginning: string, least = 2): string {
  const words = Math.max(beginning.split(' ').length + 1, least);
  return move.split(' ').slice(0, words).join(' ');
}
