import type { Option } from '../../src/engine/decision.ts';
import { verbOf } from '../../src/engine/notation.ts';
import type { Label } from './label.ts';

/** Where an option appears: among the answers, among the exchanges, beneath everything else, or under "More". */
export type Zone = 'answers' | 'exchanges' | 'last' | 'more';

/** Options whose moves start with the same word, as a panel offers them. */
export interface OptionRow {
  readonly verb: string;
  /** In the order in which to offer them. */
  readonly options: readonly Option[];
  readonly layout: Layout;
  /** How many words of a move name the first of two choices, if one menu cannot hold all. */
  readonly firstWords: number;
  /** How many of them one press may choose. */
  readonly most: number;
  /** Whether everybody may read them; if so, the prompt in the channel shows them, too. */
  readonly isForAll: boolean;
}

/**
 * How options appear. Usually they are buttons if they are few and short, or else a menu, or two if one cannot hold
 * them: `fitting`. Or they are a menu in any case, several menus side by side (each named by its first and last
 * option), or a menu for each part of a board.
 */
type Layout = 'fitting' | 'menu' | { readonly parts: (first: string, last: string) => string } | Board;

/** A board with all moves of one kind. */
interface Board {
  readonly blocks: readonly Block[];
}

/** A part of the board with moves of one kind, in the order on the board. */
export interface Block {
  /** The heading, which the menu shows while nothing is chosen. */
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** A move on the board, or the beginning of several. */
export interface Entry {
  readonly move: string;
  /** Its label, and the reason, if it is not available. */
  readonly closed?: Closed;
}

interface Closed extends Label {
  /** Why it is not available, in a few words. */
  readonly reason: string;
  /** Whether exchanges could bring what it lacks. */
  readonly exchange: boolean;
}

/** The parts of a board; undefined for another layout. */
export const blocksOf = (layout: Layout): readonly Block[] | undefined =>
  typeof layout === 'object' && 'blocks' in layout ? layout.blocks : undefined;

/** What a game changes about a row. */
type Special = Partial<Omit<OptionRow, 'verb'>>;

/** A row for each kind of move, in the usual way unless the game has something special for it. */
export function rowsByVerb(
  options: readonly Option[],
  specialFor: (verb: string, options: readonly Option[]) => Special = () => ({}),
): OptionRow[] {
  return [...Map.groupBy(options, ({ move }) => verbOf(move))].map(([verb, some]) => ({
    verb,
    options: some,
    layout: 'fitting',
    firstWords: 2,
    most: 1,
    isForAll: false,
    ...specialFor(verb, some),
  }));
}

/** The usual place of an option. */
export const usualZone = ({ anytime }: Option): Zone => (anytime ? 'exchanges' : 'answers');

/** The rows of a game that changes nothing about them. */
export const plainRows = {
  zone: usualZone,
  rows: (options: readonly Option[]) => rowsByVerb(options),
  board: (): readonly Block[] => [],
};
