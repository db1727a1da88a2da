/**
 * Lets seats play by different rules, which each player chooses openly before the game starts. The options store the
 * choices by seat.
 */
export interface Sides<Options> {
  /** What a seat may choose now, with what it has chosen; empty if all are played by the same rules. */
  open(options: Options, seat: number): readonly string[];
  /** What a seat has chosen, or plays if it has chosen nothing. */
  chosen(options: Options, seat: number): string;
  /** The options with another choice for a seat, one that is still free. */
  choose(options: Options, seat: number, side: string): Options;
  /**
   * The options for the present seats: `from` names for each of them which seat it was when it chose, undefined for a
   * new one. A choice that is no longer free is dropped.
   */
  reseat(options: Options, from: readonly (number | undefined)[]): Options;
}
