/**
 * How a game lets seats be played by rules of their own, as each chooses openly before the game begins. What was chosen
 * stands in the options, by seat.
 */
export interface Sides<Options> {
  /** What a seat may choose now, with what it has chosen; empty where all are played by the same rules. */
  open(options: Options, seat: number): readonly string[];
  /** What a seat has chosen, or plays where it has chosen nothing. */
  chosen(options: Options, seat: number): string;
  /** The options with another choice of a seat, one of those that are open to it. */
  choose(options: Options, seat: number, side: string): Options;
  /**
   * The options for the seats that there are now: `from` names for each of them which one it was when it chose, undefined for
   * one that has not. A choice that is no longer open is forgotten.
   */
  reseat(options: Options, from: readonly (number | undefined)[]): Options;
}
