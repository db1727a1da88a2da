import type { Sparse } from '../../../engine/features.ts';
import type { Me } from '../power.ts';
import type { Ground } from '../state.ts';

/** A position as a seat sees it, with what many features ask for. */
export interface Seen extends Me {
  /** The rounds after this one. */
  readonly left: number;
  /** The same, as a share of the game. */
  readonly share: number;
  /** How many dwarfs of the seat are still to be placed in this round. */
  readonly idle: number;
  /** How many cells have each ground. */
  readonly grounds: Readonly<Record<Ground, number>>;
  /** Whether the seat is in the middle of its turn. */
  readonly choosing: boolean;
  /** The food that the family eats in a harvest. */
  readonly meal: number;
  /** How many more dwarfs the dwellings hold. */
  readonly beds: number;
  /** What the cheapest dwelling that can still be had lacks, where the next dwarf needs one. */
  readonly short: Short | undefined;
}

/** What is lacking of the materials for a dwelling. */
export interface Short {
  readonly wood: number;
  readonly stone: number;
}

/** Where a feature writes its numbers: behind those that are there, at the places from its first one on. */
export interface Page {
  readonly into: Sparse;
  first: number;
}

/** Writes a number at its place among the names of a feature. */
export function put({ into, first }: Page, place: number, value: number): void {
  into.place[into.length] = first + place;
  into.value[into.length++] = value;
}

/** One or several numbers that belong together. */
export interface Feature {
  readonly names: readonly string[];
  write(seen: Seen, page: Page): void;
}

/** What features are about; `undefined` for what is the same for whatever a turn begins with. */
export type Topic =
  | 'food'
  | 'family'
  | 'weapons'
  | 'animals'
  | 'fields'
  | 'land'
  | 'mines'
  | 'tiles'
  | 'goods'
  | 'spaces';

/** A feature with what it is about. */
export interface Told extends Feature {
  readonly topic: Topic | undefined;
}

export const about = (topic: Topic | undefined, features: readonly Feature[]): Told[] =>
  features.map((feature) => ({ ...feature, topic }));

/**
 * A count: itself in parts of its greatest mark, the same times the share of the game that is left, and whether it has reached
 * each of the marks, which ascend.
 */
export function counted(name: string, marks: readonly number[], of: (seen: Seen) => number): Feature {
  const scale = 1 / (marks.at(-1) ?? 1);
  return {
    names: [name, `${name}, rounds left`, ...marks.map((mark) => `${name} ${mark}+`)],
    write(seen, page) {
      const count = of(seen);
      if (count === 0) return;
      put(page, 0, count * scale);
      put(page, 1, count * scale * seen.share);
      for (let i = 0; i < marks.length && count >= (marks[i] as number); i++) put(page, 2 + i, 1);
    },
  };
}

/** Which of several things is the case, if any; each also times the share of the game that is left. */
export function which(name: string, values: readonly string[], of: (seen: Seen) => number): Feature {
  return {
    names: values.flatMap((value) => [`${name} ${value}`, `${name} ${value}, rounds left`]),
    write(seen, page) {
      const found = of(seen);
      if (found < 0 || found >= values.length) return;
      put(page, 2 * found, 1);
      put(page, 2 * found + 1, seen.share);
    },
  };
}
