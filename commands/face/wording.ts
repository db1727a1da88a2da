import type { Option } from '../../src/engine/decision.ts';
import { beginsWith } from '../../src/engine/notation.ts';
import type { Screen } from '../turn/menu-value.ts';
import { type Label, withStar } from './label.ts';
import type { Block, OptionRow, Zone } from './rows.ts';

/** The words for a decision, and the rows in which its options appear. */
export interface Wording {
  option(option: Option): Label;
  /** Why a new player would choose an option, or regret it, in one line; left out for experienced players. */
  reason?(option: Option): string | undefined;
  /** A branch of options, named by the first words that its moves share, such as `lay meadow c4`. */
  branch(prefix: string): Label;
  /** The placeholder of a menu with all moves that start with a word, such as `lay`. */
  menu(verb: string): string;
  /** Where an option appears. */
  zone(option: Option): Zone;
  /** The rows of options that appear together, from top to bottom. */
  rows(options: readonly Option[]): readonly OptionRow[];
  /** The board with all moves that start with a word; empty for most words. */
  board(verb: string): readonly Block[];
}

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
