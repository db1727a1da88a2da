import type { Flow } from '../../../../src/engine/agenda.ts';
import type { Cell, Good, HarvestKind, Player } from '../../../../src/games/caverna/state.ts';

/** Some goods. */
export type Pile = Readonly<Partial<Record<Good, number>>>;

/** Dwellings, and the yellow name tags; all other name tags are green. */
type NameTag = 'dwelling' | 'yellow' | 'green';
/** The name tag of a tile by its id. */
export type TagOf = (tile: string) => NameTag;

/**
 * What the appendix prints of a furnishing tile, read a second time so that a slip in its entry shows. A fact is called as
 * the hook of the entry that makes it so; what a tile takes off prices is its `discount`.
 */
interface Printed {
  readonly cost: Pile;
  /** Without what depends on what else the player has: see `bonus`. */
  readonly points: number;
  readonly introductory?: true;
  readonly tag?: Exclude<NameTag, 'green'>;
  readonly unlimited?: true;
  /** The tile that an owner of that tile must build this one on. */
  readonly overbuilds?: string;

  /** What it gives at once when it is built on a cell. */
  readonly built?: (player: Player, at: { readonly cell: string; readonly tagOf: TagOf }) => Pile;
  /** What it gives at the beginning of a round. */
  readonly roundStart?: (player: Player, round: number) => Pile;
  /** What it gives at the beginning of a harvest. */
  readonly harvestStart?: (player: Player, kind: HarvestKind) => Pile;
  /** What it adds to goods that are received. */
  readonly received?: (goods: Pile) => Pile;
  /** What it gives for young animals that are born at the same time. */
  readonly newborn?: (types: readonly string[]) => Pile;
  /** The goods that its owner may choose from, where it asks for that. */
  readonly offers?: readonly Pile[];

  /** How much of a good it takes off what something costs. */
  readonly discount?: Readonly<Partial<Record<'furnish' | 'fence' | 'stable', Pile>>>;
  /** The materials of a furnishing tile; one of them may be paid in ore. */
  readonly substitutes?: readonly Good[];
  /** How much less ore a weapon costs. */
  readonly forgeDiscount?: number;
  /** What a twin tile gives that overhangs the board. */
  readonly overhang?: Pile;
  /** How many dwarfs it has room for. */
  readonly dwarfRoom?: number;
  /** Whether it has room for the sixth dwarf. */
  readonly sixthDwarf?: true;
  /** How many animals of each type, one type at a time, it lets a cell of its owner hold. */
  readonly animalRoom?: (player: Player, cell: Cell) => Pile;
  /** How much more food an animal becomes. */
  readonly foodPerAnimal?: number;
  /** How much less food a feeding costs. */
  readonly feedingDiscount?: (player: Player) => number;
  /** How many of a good stand for the food of a dwarf. */
  readonly feedOneWith?: Pile;
  /** What it exchanges, by the good that is named in the move; '' where the move names none. */
  readonly exchanges?: Readonly<Record<string, (detail: string) => readonly [give: Pile, get: Pile]>>;

  /** The points at the end that depend on what the player has. */
  readonly bonus?: (player: Player, tagOf: TagOf) => number;
  /** How many lost points it can prevent. */
  readonly prevents?: number;
}

/** A furnishing tile as it is printed, and the tests of what it does. */
export interface PrintedTile extends Printed {
  readonly scenario: () => void;
}

type HooksIn<Entry, Part extends 'on' | 'adjust' | 'score'> =
  Entry extends Readonly<Record<Part, infer Hooks>> ? keyof Hooks : never;
type Answer<Hook> = Hook extends (...me: never[]) => infer Answered ? Answered : never;
/** Whether something that happens makes the entry ask. */
type Asks<Entry> =
  Entry extends Readonly<Record<'on', infer Hooks>>
    ? { [Hook in keyof Hooks]: Flow extends Answer<Hooks[Hook]> ? 'offers' : never }[keyof Hooks]
    : never;
type Discounts<Entry> = 'cost' extends HooksIn<Entry, 'adjust'> ? 'discount' : never;
/** The facts without which a second reading of an entry is not whole. */
type FactsOf<Entry> = Extract<
  | Extract<keyof Entry, 'overbuilds' | 'unlimited'>
  | HooksIn<Entry, 'on'>
  | Exclude<HooksIn<Entry, 'adjust'>, 'cost'>
  | HooksIn<Entry, 'score'>
  | Asks<Entry>
  | Discounts<Entry>,
  keyof Printed
>;

/** The second readings of all entries: each tells of every hook of its entry that moves goods, makes room or counts. */
export type SecondReadings<Entries> = {
  readonly [Id in keyof Entries]: PrintedTile & Required<Pick<Printed, FactsOf<Entries[Id]>>>;
};

type Known<Facts> = Readonly<Record<Exclude<keyof Facts, keyof Printed>, never>>;

/** The facts of a tile with its tests. */
export const printed = <const Facts extends Printed>(
  facts: Facts & Known<Facts>,
  scenario: () => void,
): Facts & Pick<PrintedTile, 'scenario'> => ({ ...facts, scenario });
