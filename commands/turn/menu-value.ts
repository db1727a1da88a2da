import { createHash } from 'node:crypto';
import { z } from 'zod';

/** What a panel shows within its decision: a branch of the options, and a page of it. */
export interface Screen {
  /** The open branch, or undefined at the top. */
  readonly branch?: string;
  /** Counted from 0. */
  readonly page?: number;
  /** Whether it shows the exchanges that are possible at any time, instead of the task. */
  readonly exchange?: boolean;
}

/** A move, or a reference to a long one. */
export const move = z.string().regex(/^(?:[A-Za-z0-9 ]+|#[0-9a-f]{12})$/);
/** The screen of a panel, as text. */
export const screen = z.codec(z.string().regex(/^x?(?:\.\d{1,3})?(?:\/[A-Za-z0-9 ]+)?$/), z.custom<Screen>(), {
  decode: readScreen,
  encode: writeScreen,
});

/** Reads the value of a menu option: a move (or a reference to one) or a screen; undefined if it is neither. */
export function readMenuValue(value: string): { readonly move: string } | { readonly screen: Screen } | undefined {
  const chosen = z
    .union([move.transform((move) => ({ move })), screen.transform((screen) => ({ screen }))])
    .safeParse(value);
  return chosen.success ? chosen.data : undefined;
}

/** A screen as text: the value of an option in a menu of screens. */
export function writeScreen({ branch, page, exchange }: Screen): string {
  return `${exchange ? 'x' : ''}${page ? `.${page}` : ''}${branch === undefined ? '' : `/${branch}`}`;
}

function readScreen(text: string): Screen {
  const [head = '', branch] = text.split('/');
  const page = Number(head.split('.')[1] ?? 0);
  return {
    ...(branch !== undefined && { branch }),
    ...(page > 0 && { page }),
    ...(head.startsWith('x') && { exchange: true }),
  };
}

// Leaves room for what comes before a move in a custom id.
const MOVE_LIMIT = 40;

/** A move in a custom id or a menu's value: itself, or a reference to it if it is long. */
export function shortMove(move: string): string {
  return move.length <= MOVE_LIMIT ? move : `#${createHash('sha256').update(move).digest('hex').slice(0, 12)}`;
}

/** Several moves in a row as the value of an option in a menu. */
export function movesValue(moves: readonly string[]): string {
  return `#${createHash('sha256').update(moves.join('\n')).digest('hex').slice(0, 12)}`;
}

/** The move among `moves` with this short form; undefined if there is none. */
export function longMove(short: string, moves: readonly string[]): string | undefined {
  return moves.find((move) => move === short || shortMove(move) === short);
}
