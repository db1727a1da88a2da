/**
 * Lets seats play by different rules; each player chooses openly before the game starts. The options store the choices
 * by seat.
 */
export interface Sides<Options> {
  /** What a seat may choose now, including its current choice; empty if all seats play by the same rules. */
  open(options: Options, seat: number): readonly string[];
  /** A seat's side, chosen or fixed. */
  chosen(options: Options, seat: number): string;
  /** The options after a seat chooses another side that is still free. */
  choose(options: Options, seat: number, side: string): Options;
  /**
   * The options for the current seats: `from` has each seat's previous number, undefined for a new one. Drops a choice
   * that is no longer free.
   */
  reseat(options: Options, from: readonly (number | undefined)[]): Options;
}
