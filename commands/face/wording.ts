import type { Option } from '../../src/engine/decision.ts';
import { beginsWith } from '../../src/engine/notation.ts';
import type { Screen } from '../turn/menu-value.ts';
import type { Widget } from './widgets.ts';

/** The words for an option, or for a branch of options, as a player reads them. */
export interface Label {
  readonly text: string;
  /** Its effect or its contents. */
  readonly detail?: string;
  /** The detail without what matters least, for a line that also has a reason. */
  readonly brief?: string;
  /** The key of its emoji (emojis.ts), or a Unicode emoji. */
  readonly icon?: string;
  readonly short?: Short;
  /** It gains nothing here, so it is less prominent than the others. */
  readonly quiet?: true;
}

/** An option in a few characters, for one of many buttons; leaves out what its icon and the question already say. */
interface Short {
  readonly text: string;
  /** The kind of option, as the title of a menu for that kind. */
  readonly sort: string;
}

/** Marks the reader's wishes. */
export const STAR = '★ ';

const withStar = (label: Label): Label => ({
  ...label,
  text: `${STAR}${label.text}`,
  ...(label.short && { short: { ...label.short, text: `${STAR}${label.short.text}` } }),
});

/** The same words, with a star before some moves and before whatever leads to them. */
export const starred = (words: Wording, moves: readonly string[]): Wording =>
  moves.length === 0
    ? words
    : {
        ...words,
        option: (option) => (moves.includes(option.move) ? withStar(words.option(option)) : words.option(option)),
        branch: (prefix) =>
          moves.some((move) => beginsWith(move, prefix)) ? withStar(words.branch(prefix)) : words.branch(prefix),
      };

/** A part of the board with moves of one kind, in the order on the board. */
export interface Block {
  /** The heading, which the menu shows while nothing is chosen. */
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** A move on the board, or the beginning of several; an unavailable one has its own label and a reason. */
export interface Entry {
  readonly move: string;
  readonly closed?: Label;
  /** Why it is not available, in a few words. */
  readonly reason?: string;
  /** Whether exchanges could bring what it lacks. */
  readonly exchange?: boolean;
}

/** The words for a decision. */
export interface Wording {
  option(option: Option): Label;
  /** Why a new player would choose an option, or regret it, in one line; left out for experienced players. */
  reason?(option: Option): string | undefined;
  /** A branch of options, named by the first words that its moves share, such as `lay meadow c4`. */
  branch(prefix: string): Label;
  /** How to offer moves, by their first word, if not in the usual way. */
  readonly widgets?: Readonly<Record<string, Widget>>;
  /** The placeholder of a menu with all moves that start with a word, such as `lay`. */
  menu(verb: string): string;
  /** The placeholder of one of several menus with such moves, given the texts of its first and last branch. */
  part?(first: string, last: string): string;
  /** The board with all moves that start with a word: a menu for each of its parts. Most words have none. */
  board?(verb: string): readonly Block[] | undefined;
  /** The order of the moves in a menu for a word, if it is not that of the rules. */
  sorted?(verb: string, options: readonly Option[]): readonly Option[] | undefined;
  /** Whether an option does not answer the question, so that it appears under "More". */
  beside?(option: Option): boolean;
  /** How many moves that start with a word one press may choose; one if left out. */
  most?(verb: string): number;
}

/** A question: the options of a decision, as one player reads them on one screen of the panel. */
export interface AskedOptions {
  readonly game: string;
  readonly step: number;
  /** Whether this is a rehearsal before the turn. */
  readonly ahead?: true;
  readonly options: readonly Option[];
  readonly words: Wording;
  readonly screen: Screen;
  /** The options that come before all others, as buttons of their own; none if left out. */
  readonly lead?: readonly Option[];
}
