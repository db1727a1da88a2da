import type { Cell, Good, Player } from '../../../../src/games/caverna/state.ts';

/** Some goods. */
export type Pile = Readonly<Partial<Record<Good, number>>>;

/** This many animals of each type. */
export const ofAnyType = (count: number): Pile => ({ sheep: count, donkey: count, boar: count, cattle: count });

/**
 * What tests of all tiles need from the appendix about a furnishing tile; the tile's own scenario tests its effects.
 */
interface Printed {
  readonly cost: Pile;
  /** Leaves out points that depend on what else the player has. */
  readonly points: number;
  readonly introductory?: true;
  /** The colour of its name tag, which is green if left out; dwellings have one of their own. */
  readonly tag?: 'dwelling' | 'yellow';
  readonly unlimited?: true;
  /** The tile that an owner of that tile must build this one on. */
  readonly overbuilds?: string;
  /** The goods that it brings at once to a player without animals who builds it on d3, and then takes a dog. */
  readonly built?: Pile;
  /** Whether half of a twin tile may overhang the board. */
  readonly overhang?: true;
  /** How many dwarfs it has room for. */
  readonly dwarfRoom?: number;
  /** Whether it has room for the sixth dwarf. */
  readonly sixthDwarf?: true;
  /** How many animals of each type, one type at a time, it lets a cell of its owner hold. */
  readonly animalRoom?: (player: Player, cell: Cell) => Pile;
}

/** A furnishing tile as printed, and the tests of its effects. */
export interface PrintedTile extends Printed {
  readonly scenario: () => void;
}

/** The facts of a tile with its tests. */
export const printed = (facts: Printed, scenario: () => void): PrintedTile => ({ ...facts, scenario });
