import type { People, Ways } from '../../../context.ts';
import { waysOf } from '../people.ts';

/** The words of an action space. */
export interface SpaceText {
  readonly name: string;
  /** What the space does for a number of players and for a player's people, in at most 100 characters. */
  readonly effect: (players: number, of?: People) => string;
  /** Everything a player may want to look up. */
  readonly rules: string;
  /** An example with figures, in at most 90 characters. */
  readonly example: string;
  /** The ids of related topics. */
  readonly related: readonly string[];
}

/** An effect that depends on the ways of the people. */
export const inWaysOf =
  (effect: (ways: Ways, players: number) => string) =>
  (players: number, of?: People): string =>
    effect(waysOf(of), players);

/** An effect that is always the same. */
export const always = (effect: string) => (): string => effect;
