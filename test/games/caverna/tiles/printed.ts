import type { Good, Player } from '../../../../src/games/caverna/state.ts';

/** Some goods. */
export type Pile = Readonly<Partial<Record<Good, number>>>;

/** What the appendix prints of a furnishing tile, read a second time so that a slip in its entry shows. */
interface Printed {
  readonly cost: Pile;
  /** Without what depends on what else the player has: see `bonus`. */
  readonly points: number;
  readonly introductory?: true;
  /** Dwellings, and the yellow name tags; all other name tags are green. */
  readonly tag?: 'dwelling' | 'yellow';
  /** What it gives at once when it is built on a cell. */
  readonly built?: (player: Player, cell: string) => Pile;
  /** What it adds to goods that are received. */
  readonly received?: (goods: Pile) => Pile;
  /** What it exchanges, by the good that is named in the move; '' where the move names none. */
  readonly uses?: Readonly<Record<string, (detail: string) => readonly [give: Pile, get: Pile]>>;
  /** How many of a good stand for the food of a dwarf. */
  readonly feeds?: Pile;
  /** The points at the end that depend on what the player has. */
  readonly bonus?: (player: Player) => number;
}

/** A furnishing tile as it is printed, and the tests of what it does. */
export interface PrintedTile extends Printed {
  readonly scenario: () => void;
}

/** The facts of a tile with its tests. */
export const printed = (facts: Printed, scenario: () => void): PrintedTile => ({ ...facts, scenario });
