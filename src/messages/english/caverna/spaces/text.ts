/** What is told about an action space. */
export interface SpaceText {
  readonly name: string;
  /** What the space does, in at most 100 characters; depends on the number of players at the table. */
  readonly effect: (players: number) => string;
  /** Everything a player may want to look up. */
  readonly rules: string;
  /** A case of it with its figures, in at most 90 characters. */
  readonly example: string;
  /** What goes with it: ids of topics. */
  readonly related: readonly string[];
}

/** An effect that is the same for every number of players. */
export const always = (effect: string) => (): string => effect;
