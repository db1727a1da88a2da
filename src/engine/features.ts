/**
 * Numbers that are not 0, by their place in a list of names. If a place occurs twice, its values add up. Only the first
 * `length` entries of each array count.
 */
export interface Sparse {
  readonly place: Uint16Array;
  readonly value: Float32Array;
  length: number;
}

/** What the numbers and the lines of a score are about, in the game's own short words; these explain a judgement. */
interface Topics<State> {
  /** The topic of each number, in the order of their names; undefined for numbers that explain nothing. */
  readonly of: readonly (string | undefined)[];
  /** The topic of each line of a score, by its key. */
  readonly lines: Readonly<Record<string, string>>;
  /**
   * The visible things of a topic that a seat has more of in one state than in the other, as the ids of texts; empty if
   * there are none. Absent if a game only names its topics.
   */
  visible?(topic: string, ends: Unlike<State>): readonly string[];
}

/** Two states to compare for a seat. */
interface Unlike<State> {
  readonly more: State;
  readonly less: State;
  readonly seat: number;
}

/** A position as named numbers, from one seat's view; computer players learn to judge by these. */
export interface Features<State = unknown> {
  /** The name of each number, for example `goods wood 3+`; no name comes twice. */
  readonly names: readonly string[];
  /** How many stages a game is divided into for judging positions: its rounds. */
  readonly stages: number;
  /** The stage of a position, from 0. */
  stage(state: State): number;
  /**
   * Writes the numbers that are not 0, each about 1 in size, and returns the points that the seat already has. Choices
   * in progress count, too; pieces that are face down for the seat do not.
   */
  read(state: State, seat: number, into: Sparse): number;
  /** Absent if the game cannot explain a judgement; it then has no coach. */
  readonly topics?: Topics<State>;
  /** The measured error, in points, when comparing two ways to play a turn; a coach calls smaller differences equal. */
  readonly margin?: number;
  /** Rewards for seats that experiment while they learn: points by the names of features. */
  readonly aims: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** How many numbers of a position may differ from 0. */
const MOST = 1024;

/** An empty list to write into. */
export const noNumbers = (): Sparse => ({ place: new Uint16Array(MOST), value: new Float32Array(MOST), length: 0 });

/**
 * Where a feature writes its numbers: after those already in the list, at places counted from the feature's first one.
 */
export interface Page {
  readonly into: Sparse;
  first: number;
}

/** Writes a number at its place among the names of a feature. */
export function put({ into, first }: Page, place: number, value: number): void {
  into.place[into.length] = first + place;
  into.value[into.length++] = value;
}

/** One or more numbers that belong together. */
export interface Feature<Seen> {
  readonly names: readonly string[];
  write(seen: Seen, page: Page): void;
}

/** A feature and its topic; `undefined` if it explains nothing. */
export interface AboutTopic<Seen, Topic extends string> extends Feature<Seen> {
  readonly topic: Topic | undefined;
}

/** Gives several features the same topic. */
export const aboutTopic = <Seen, Topic extends string>(
  topic: Topic | undefined,
  features: readonly Feature<Seen>[],
): AboutTopic<Seen, Topic>[] => features.map((feature) => ({ ...feature, topic }));

/** The topic of each number, in the order of their names. */
export const topicsOf = (all: readonly AboutTopic<never, string>[]): (string | undefined)[] =>
  all.flatMap(({ names, topic }) => names.map(() => topic));

/** What features need to know about every position: how much of the game is left, from 1 down to 0. */
export interface Time {
  readonly share: number;
}

/**
 * Turns a count into features: its share of the highest mark, that share times how much of the game is left, and
 * whether it has reached each mark. The marks must be in ascending order.
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

/** Features that say which of several cases holds, if any: 1 for that case, and how much of the game is left. */
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

/** Joins several features: their names, and a function that writes them all into a list. */
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
