import type { Option } from '../../src/engine/decision.ts';
import { beginsWith } from '../../src/engine/notation.ts';
import type { Screen } from '../presses.ts';
import type { Widget } from './widgets.ts';

/** How a player reads an option, or a branch of options. */
export interface Label {
  readonly text: string;
  /** What choosing it does, or what lies there. */
  readonly detail?: string;
  /** The key of its emoji (emojis.ts), or an emoji of Unicode. */
  readonly icon?: string;
  readonly short?: Short;
  /** It brings nothing here: offered more quietly than the others. */
  readonly quiet?: true;
}

/** An option in a few letters, for a button among many: what its icon and the question say is left out. */
interface Short {
  readonly text: string;
  /** What sort of option it is, as the title of a menu of its sort. */
  readonly sort: string;
}

/** Stands before what its reader wishes for. */
export const STAR = '★ ';

const withStar = (label: Label): Label => ({
  ...label,
  text: `${STAR}${label.text}`,
  ...(label.short && { short: { ...label.short, text: `${STAR}${label.short.text}` } }),
});

/** The same words with a star before some moves, and before what leads to them. */
export const starred = (words: Wording, moves: readonly string[]): Wording =>
  moves.length === 0
    ? words
    : {
        ...words,
        option: (option) => (moves.includes(option.move) ? withStar(words.option(option)) : words.option(option)),
        branch: (prefix) =>
          moves.some((move) => beginsWith(move, prefix)) ? withStar(words.branch(prefix)) : words.branch(prefix),
      };

/** A part of the board on which moves of one kind stand together, in the order of the board. */
export interface Block {
  /** The heading, which a menu shows while nothing is chosen in it. */
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** A move on the board, or what several moves start with; an unavailable one has its own label and a reason. */
export interface Entry {
  readonly move: string;
  readonly closed?: Label;
  /** Why it is not offered, in a few words. */
  readonly reason?: string;
  /** Whether exchanges could bring what it lacks. */
  readonly exchange?: boolean;
}

/** The words that a decision is asked in. */
export interface Wording {
  option(option: Option): Label;
  /** Why somebody new to the game would choose an option, or regret it, in one line; absent for experienced players. */
  reason?(option: Option): string | undefined;
  /** A branch of options, named by the words with which all of its moves begin, such as `lay meadow c4`. */
  branch(prefix: string): Label;
  /** How moves are offered, by their first word, if it differs from what every move gets. */
  readonly widgets?: Readonly<Record<string, Widget>>;
  /** The placeholder of a menu of all moves that begin with a word, such as `lay`. */
  menu(verb: string): string;
  /** The placeholder of one of several menus of such moves, by the texts of the first and the last branch in it. */
  part?(first: string, last: string): string;
  /** The board on which all moves stand that begin with a word: a menu for each of its parts. None for most words. */
  board?(verb: string): readonly Block[] | undefined;
  /** The order in which a menu shows moves that begin with a word, where it is not that of the rules. */
  sorted?(verb: string, options: readonly Option[]): readonly Option[] | undefined;
  /** Whether an option does not answer the question: offered under "More". */
  beside?(option: Option): boolean;
  /** How many moves that begin with a word may be chosen in one press; one if left out. */
  most?(verb: string): number;
}

/** A question: the options of one decision, in one player's words, on one screen of the panel. */
export interface AskedOptions {
  readonly game: string;
  readonly step: number;
  /** Whether the turn is rehearsed before it comes. */
  readonly ahead?: true;
  readonly options: readonly Option[];
  readonly words: Wording;
  readonly screen: Screen;
}
