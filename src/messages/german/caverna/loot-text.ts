/** The words of a loot item. */
export interface LootText {
  readonly name: string;
  /** What it gives, in at most 100 characters. */
  readonly effect: string;
  /** How many of its good it brings, if it is a good. */
  readonly count?: number;
  /** What the log says a player brought home, if it is no good: `the right to build a stable`. */
  readonly told?: string;
  readonly rules: string;
  /** An example with figures, in at most 90 characters. */
  readonly example: string;
  /** The ids of related topics. */
  readonly related: readonly string[];
}
