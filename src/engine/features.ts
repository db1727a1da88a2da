/** Numbers by their place in a list of names; only those that are not 0, and what stands there twice adds up. The first `length` of each array count. */
export interface Sparse {
  readonly place: Uint16Array;
  readonly value: Float32Array;
  length: number;
}

/** What numbers and lines of a score are about, in few words of the game's own: by these a judgement is explained. */
interface Topics {
  /** The topic of each number, in the order of their names; undefined for what explains nothing. */
  readonly of: readonly (string | undefined)[];
  /** The topic of each line of a score, by its key. */
  readonly lines: Readonly<Record<string, string>>;
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
  /** Absent where nobody explains a judgement: such a game has no coach. */
  readonly topics?: Topics;
  /** What those are paid for who try something out while they learn: points by the names of features. */
  readonly aims: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** How many numbers of a position may differ from 0. */
const MOST = 1024;

/** An empty list to write into. */
export const noNumbers = (): Sparse => ({ place: new Uint16Array(MOST), value: new Float32Array(MOST), length: 0 });
