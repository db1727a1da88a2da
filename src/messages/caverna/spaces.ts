import type { People, Ways } from '../context.ts';
import { find, wordsOf } from '../text.ts';

/** The words of an action space. */
export interface SpaceText {
  readonly name: string;
  /** The effect of the space for a number of players and for a player's people, in at most 100 characters. */
  readonly effect: (players: number, of?: People) => string;
  /** The effect in the last round, if it is different there. */
  readonly last?: SpaceText['effect'];
  /** Everything a player may want to look up. */
  readonly rules: string;
  /** An example with figures, in at most 90 characters. */
  readonly example: string;
}

/** Makes effects that depend on a folk's ways. */
export const effectsIn =
  (waysOf: (of?: People) => Ways) =>
  (effect: (ways: Ways, players: number) => string): SpaceText['effect'] =>
  (players, of) =>
    effect(waysOf(of), players);

/** An effect that is always the same. */
export const always = (effect: string) => (): string => effect;

/** The words of an action space; an unknown id becomes its own name. */
export const spaceIn = (spaces: Readonly<Record<string, SpaceText>>, id: string): SpaceText =>
  find(spaces, id) ?? { name: wordsOf(id), effect: always(''), rules: '', example: '' };
