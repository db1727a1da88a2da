/**
 * Numbers by their place in a list of names; only those that are not 0. A place that is listed twice adds up. The first
 * `length` of each array count.
 */
export interface Sparse {
  readonly place: Uint16Array;
  readonly value: Float32Array;
  length: number;
}

/** What numbers and lines of a score are about, in few words of the game's own: by these a judgement is explained. */
interface Topics<State> {
  /** The topic of each number, in the order of their names; undefined for what explains nothing. */
  readonly of: readonly (string | undefined)[];
  /** The topic of each line of a score, by its key. */
  readonly lines: Readonly<Record<string, string>>;
  /**
   * What a player can see of a topic that one state has more of for a seat than another, by ids that have words elsewhere;
   * nothing if there is no such thing. Absent if a game only names its topics.
   */
  visible?(topic: string, ends: Unlike<State>): readonly string[];
}

/** Two states that are compared for a seat. */
interface Unlike<State> {
  readonly more: State;
  readonly less: State;
  readonly seat: number;
}

/** What a position is like for a seat, in numbers that have names: what computer players learn to judge by. */
export interface Features<State = unknown> {
  /** The name of each number, for example `goods wood 3+`; none is given twice. */
  readonly names: readonly string[];
  /** How many steps a game has by which it is judged: its rounds. */
  readonly stages: number;
  /** Which of these steps a position belongs to, from 0. */
  stage(state: State): number;
  /**
   * Writes the numbers that are not 0, each about 1 in size, and returns the points that the seat has already. What a seat is
   * still choosing counts too; nothing that lies face down for the seat does.
   */
  read(state: State, seat: number, into: Sparse): number;
  /** Absent if nobody explains a judgement: such a game has no coach. */
  readonly topics?: Topics<State>;
  /** By how many points a comparison of two ways to play a turn may be wrong, as it was measured; a coach tells no difference below it. */
  readonly margin?: number;
  /** What those are paid for who try something out while they learn: points by the names of features. */
  readonly aims: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** How many numbers of a position may differ from 0. */
const MOST = 1024;

/** An empty list to write into. */
export const noNumbers = (): Sparse => ({ place: new Uint16Array(MOST), value: new Float32Array(MOST), length: 0 });

/** Where a feature writes its numbers: after those already there, at the places from its first one on. */
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
export interface Feature<Seen> {
  readonly names: readonly string[];
  write(seen: Seen, page: Page): void;
}

/** A feature with what it is about; `undefined` for what explains nothing. */
export interface AboutTopic<Seen, Topic extends string> extends Feature<Seen> {
  readonly topic: Topic | undefined;
}

/** Some features that are about the same. */
export const aboutTopic = <Seen, Topic extends string>(
  topic: Topic | undefined,
  features: readonly Feature<Seen>[],
): AboutTopic<Seen, Topic>[] => features.map((feature) => ({ ...feature, topic }));

/** What each number is about, in the order of their names. */
export const topicsOf = (all: readonly AboutTopic<never, string>[]): (string | undefined)[] =>
  all.flatMap(({ names, topic }) => names.map(() => topic));

/** What features ask of every position: how much of the game is left, from 1 down to 0. */
export interface Time {
  readonly share: number;
}

/**
 * A count: itself in parts of its greatest mark, the same times the share of the game that is left, and whether it has reached
 * each of the marks, which ascend.
 */
export function counted<Seen extends Time>(
  name: string,
  marks: readonly number[],
  of: (seen: Seen) => number,
): Feature<Seen> {
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
export function which<Seen extends Time>(
  name: string,
  values: readonly string[],
  of: (seen: Seen) => number,
): Feature<Seen> {
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

/** Several features, one after the other: their names, and what writes them all into a list. */
export function together<Seen>(all: readonly Feature<Seen>[]): {
  readonly names: readonly string[];
  readonly write: (seen: Seen, into: Sparse) => void;
} {
  let offset = 0;
  const placed = all.map(({ names, write }) => {
    const first = offset;
    offset += names.length;
    return { first, write };
  });
  return {
    names: all.flatMap(({ names }) => names),
    write(seen, into) {
      into.length = 0;
      const page: Page = { into, first: 0 };
      for (const { first, write } of placed) {
        page.first = first;
        write(seen, page);
      }
    },
  };
}
