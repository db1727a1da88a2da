import type { Flow } from '../../../../src/engine/agenda.ts';
import type { Cell, Good, HarvestKind, Player } from '../../../../src/games/caverna/state.ts';

/** Some goods. */
export type Pile = Readonly<Partial<Record<Good, number>>>;

/** Dwellings, and the yellow name tags; all other name tags are green. */
type NameTag = 'dwelling' | 'yellow' | 'green';
/** The name tag of a tile by its id. */
export type TagOf = (tile: string) => NameTag;

/**
 * What the appendix prints on a furnishing tile, read a second time so that an error in its entry shows. A fact has the
 * name of the hook of the entry that implements it; a lower price is its `discount`.
 */
interface Printed {
  readonly cost: Pile;
  /** Leaves out points that depend on what else the player has: see `bonus`. */
  readonly points: number;
  readonly introductory?: true;
  readonly tag?: Exclude<NameTag, 'green'>;
  readonly unlimited?: true;
  /** The tile that an owner of that tile must build this one on. */
  readonly overbuilds?: string;

  /** The goods that it gives at once when built on a cell. */
  readonly built?: (player: Player, at: { readonly cell: string; readonly tagOf: TagOf }) => Pile;
  /** The goods that it gives at the start of a round. */
  readonly roundStart?: (player: Player, round: number) => Pile;
  /** The goods that it gives at the start of a harvest. */
  readonly harvestStart?: (player: Player, kind: HarvestKind) => Pile;
  /** The goods that it adds to received ones. */
  readonly received?: (goods: Pile) => Pile;
  /** The goods that it gives for young animals born at the same time. */
  readonly newborn?: (types: readonly string[]) => Pile;
  /** The goods among which its owner may choose, if it has such a choice. */
  readonly offers?: readonly Pile[];

  /** How much of a good it takes off a price. */
  readonly discount?: Readonly<Partial<Record<'furnish' | 'fence' | 'stable', Pile>>>;
  /** Materials in the price of furnishing tiles; ore may replace one of each. */
  readonly substitutes?: readonly Good[];
  /** How much less ore a weapon costs. */
  readonly forgeDiscount?: number;
  /** The goods for a twin tile that overhangs the board. */
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
  /** How many of a good replace the food of a dwarf. */
  readonly feedOneWith?: Pile;
  /** Its exchange, by the good in the move; '' if the move names none. */
  readonly exchanges?: Readonly<Record<string, (detail: string) => readonly [give: Pile, get: Pile]>>;

  /** The points at the end that depend on what the player has. */
  readonly bonus?: (player: Player, tagOf: TagOf) => number;
  /** How many lost points it can prevent. */
  readonly prevents?: number;
}

/** A furnishing tile as printed, and the tests of its effects. */
export interface PrintedTile extends Printed {
  readonly scenario: () => void;
}

type HooksIn<Entry, Part extends 'on' | 'adjust' | 'score'> =
  Entry extends Readonly<Record<Part, infer Hooks>> ? keyof Hooks : never;
type Answer<Hook> = Hook extends (...me: never[]) => infer Answered ? Answered : never;
/** Whether the entry asks its owner something at an event. */
type Asks<Entry> =
  Entry extends Readonly<Record<'on', infer Hooks>>
    ? { [Hook in keyof Hooks]: Flow extends Answer<Hooks[Hook]> ? 'offers' : never }[keyof Hooks]
    : never;
type Discounts<Entry> = 'cost' extends HooksIn<Entry, 'adjust'> ? 'discount' : never;
/** The facts that a second reading of an entry must have. */
type FactsOf<Entry> = Extract<
  | Extract<keyof Entry, 'overbuilds' | 'unlimited'>
  | HooksIn<Entry, 'on'>
  | Exclude<HooksIn<Entry, 'adjust'>, 'cost'>
  | HooksIn<Entry, 'score'>
  | Asks<Entry>
  | Discounts<Entry>,
  keyof Printed
>;

/** The second readings of all entries: each covers every hook of its entry that moves goods, makes room or counts. */
export type SecondReadings<Entries> = {
  readonly [Id in keyof Entries]: PrintedTile & Required<Pick<Printed, FactsOf<Entries[Id]>>>;
};

type Known<Facts> = Readonly<Record<Exclude<keyof Facts, keyof Printed>, never>>;

/** The facts of a tile with its tests. */
export const printed = <const Facts extends Printed>(
  facts: Facts & Known<Facts>,
  scenario: () => void,
): Facts & Pick<PrintedTile, 'scenario'> => ({ ...facts, scenario });
