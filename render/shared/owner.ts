import { readable } from '../paint/fonts.ts';
import { seatStyles } from '../paint/theme.ts';

/**
 * The owner of something: a mark (colour and shape, an index of `seatStyles`), a letter that is unique at the table,
 * and a name of any characters.
 */
export interface Owner {
  readonly mark: number;
  readonly letter: string;
  readonly name: string;
  /** The game's figure for them, if not the usual one. */
  readonly figure?: string;
}

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * The owners of the seats: each with a mark, given by the name of its colour, and a letter of their name that nobody
 * else has.
 */
export function ownersOf(seats: readonly { readonly name: string; readonly colour: string }[]): Owner[] {
  const used = new Set<string>();
  return seats.map(({ name, colour }, seat) => {
    const letters = [...readable(name).toUpperCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
    // For names such as "Player 1" and "Player 2", the number is the best letter.
    const numbers = letters.filter((letter) => /\p{N}/u.test(letter));
    const first = /\s\p{N}$/u.test(name) ? numbers : letters.slice(0, 1);
    const letter = [...first, ...numbers, ...letters, ...ALPHABET].find((each) => !used.has(each)) ?? String(seat + 1);
    used.add(letter);
    const mark = seatStyles.findIndex((style) => style.name === colour);
    return { mark: mark < 0 ? seat : mark, letter, name };
  });
}

/** The owner of a seat, counted from 0. */
export function ownerAt({ owners }: { readonly owners: readonly Owner[] }, seat: number): Owner {
  return owners[seat] ?? { mark: seat, letter: String(seat + 1), name: String(seat + 1) };
}
