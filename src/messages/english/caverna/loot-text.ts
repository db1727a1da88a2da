/** What is told about an item that an expedition may bring home. */
export interface LootText {
  readonly name: string;
  /** What it gives, in at most 100 characters. */
  readonly effect: string;
  /** How many it brings of the good that it is named for; left out where it is no goods. */
  readonly count?: number;
  /** What is brought home with it, told of somebody in the log: `the right to build a stable`; left out where it is goods. */
  readonly told?: string;
  readonly rules: string;
  /** A case of it with its figures, in at most 90 characters. */
  readonly example: string;
  /** What goes with it: ids of topics. */
  readonly related: readonly string[];
}
