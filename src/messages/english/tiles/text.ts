/** What is told about a furnishing tile; its price and points come from the rules of the game. */
export interface TileText {
  readonly name: string;
  /** What the tile does, in at most 100 characters. */
  readonly effect: string;
  /** Everything a player may want to look up. */
  readonly rules: string;
}
