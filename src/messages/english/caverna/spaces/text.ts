/** What is told about an action space. */
export interface SpaceText {
  readonly name: string;
  /** What the space does, in at most 100 characters; depends on the number of players at the table. */
  readonly effect: (players: number) => string;
  /** Everything a player may want to look up. */
  readonly rules: string;
}

/** An effect that is the same for every number of players. */
export const always = (effect: string) => (): string => effect;
