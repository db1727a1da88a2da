/** What is told about an item that an expedition may bring home. */
export interface LootText {
  readonly name: string;
  /** What it gives, in at most 100 characters. */
  readonly effect: string;
  readonly rules: string;
}
