import type { People, Ways } from '../../../context.ts';
import { waysOf } from '../people.ts';

/** What is told about an action space. */
export interface SpaceText {
  readonly name: string;
  /** What the space does, in at most 100 characters; depends on the number of players at the table, and on the player's people. */
  readonly effect: (players: number, of?: People) => string;
  /** Everything a player may want to look up. */
  readonly rules: string;
  /** A case of it with its figures, in at most 90 characters. */
  readonly example: string;
  /** What goes with it: ids of topics. */
  readonly related: readonly string[];
}

/** An effect in which people do something in their own way. */
export const inWaysOf =
  (effect: (ways: Ways, players: number) => string) =>
  (players: number, of?: People): string =>
    effect(waysOf(of), players);

/** An effect that is the same for every number of players, whoever they are. */
export const always = (effect: string) => (): string => effect;
