import type { Decision } from '../../src/engine/decision.ts';
import type { Heading } from '../../src/messages/context.ts';
import type { Panel } from '../../src/table/play/showing.ts';
import type { Seat } from '../../src/table/types.ts';
import type { Label } from './label.ts';

/** The words for a question: a title, and help with the answer. */
export interface Question extends Heading {
  /** A shorter version of the help, for use beside pictures that show the rest. */
  readonly besidePictures: string;
  /** Why the turn cannot end before the answer; undefined if it can, or if there is nothing to say. */
  readonly blocked: string | undefined;
  /** Whether there is nothing to do but answer it, so that a button to end the turn would only confuse. */
  readonly isAll: boolean;
  /** Whether it is about places in the picture, which then appears right above the options. */
  readonly isOfPlaces: boolean;
  /** How to read the short words on its buttons, right above them; undefined if they say everything. */
  readonly legend: string | undefined;
}

/** A question with nothing special about it. */
export const plainQuestion = (heading: Heading): Question => ({
  ...heading,
  besidePictures: heading.help,
  blocked: undefined,
  isAll: false,
  isOfPlaces: false,
  legend: undefined,
});

/** How to end a turn with open tasks. */
export interface Ending {
  /** The moves before the end. */
  readonly moves: readonly string[];
  /** What they leave out, after "without"; undefined if there is nothing worth naming. */
  readonly without: string | undefined;
  /** What they decide, in brief; undefined if they decide nothing. */
  readonly placed: string | undefined;
  /** The goods that they take, which would come anyway: `+1 grain`; undefined if there are none. */
  readonly gained: string | undefined;
  /**
   * Moves of the decision to hide next to the button; by default, the one that declines if it does no more than end the
   * turn.
   */
  readonly hides?: readonly string[];
  /** Those of them that differ from the button, so they appear under "More"; none if left out. */
  readonly keeps?: readonly string[];
}

/** Moves chosen together: those that are possible now, and those that must wait for an answer first. */
export interface Several {
  readonly moves: readonly string[];
  readonly left: readonly string[];
}

/** Answers chosen together: their moves or, if they do not go together, the reason, if there is a sentence for it. */
export type Together = Several | { readonly apart: string | undefined };

/** Several moves in a row as a sensible answer to a decision. */
export interface Suggestion {
  readonly moves: readonly string[];
  readonly label: Label;
}

/** Ways to answer a decision, under a heading for their purpose. */
export interface Suggestions {
  readonly title: string;
  readonly ways: readonly Suggestion[];
  /**
   * Where they appear: `above` the options; `instead` of the options that start with the same moves, if all of these
   * would only repeat them (only the first such list is shown); or `below` everything else that answers the question.
   */
  readonly place: 'above' | 'instead' | 'below';
  /** How many of them one press may choose. */
  readonly most: number;
  /** A note beneath them; undefined if there is none. */
  readonly note: string | undefined;
}

/** Ways under a heading, above the options unless the game has another place for them. */
export const suggested = (
  title: string,
  ways: readonly Suggestion[],
  special: Partial<Pick<Suggestions, 'place' | 'most' | 'note'>> = {},
): Suggestions => ({ title, ways, place: 'above', most: 1, note: undefined, ...special });

/** A decision with its state, as the reader may see it. */
export interface Asked<State = unknown> {
  readonly state: State;
  readonly decision: Decision;
  readonly seats: readonly Seat[];
  /** The player's moves in the current turn, and the state before them, if known. */
  readonly turn?: Pick<Panel<State>, 'before' | 'drafts'>;
  /** Whether a choice that is clearly the last of the turn also ends it. */
  readonly endsAlone?: boolean;
  /** The reader's wishes that are still possible, as moves, if known. */
  readonly wished?: readonly string[];
}
