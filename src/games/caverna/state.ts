import type { Task } from '../../engine/agenda.ts';

/** The goods of the game; animals are goods too, counted here and housed by `animals.ts`. */
export const GOODS = [
  'wood',
  'stone',
  'ore',
  'ruby',
  'grain',
  'vegetable',
  'food',
  'gold',
  'dog',
  'sheep',
  'donkey',
  'boar',
  'cattle',
] as const;
export type Good = (typeof GOODS)[number];

export const FARM_ANIMALS = ['sheep', 'donkey', 'boar', 'cattle'] as const;
export type FarmAnimal = (typeof FARM_ANIMALS)[number];

/** The single tiles that can be laid, and the halves of twin tiles. */
export const SINGLE_TILES = ['meadow', 'field', 'tunnel', 'cavern'] as const;
export type SingleTile = (typeof SINGLE_TILES)[number];

export type Crop = 'grain' | 'vegetable';

/** A count of every good. */
export type Goods = Record<Good, number>;

/** Some goods: what is paid, gained, or lies on an action space. */
export type Bundle = Readonly<Partial<Record<Good, number>>>;

/** The key of an action space in the catalogue, for example `driftMining`. */
export type SpaceId = string;

/**
 * One space of a home board; never changed in place but replaced.
 * `forest` and `mountain` are uncovered; `outside` is a position beyond the edge that only the office room can reach.
 */
export type Cell =
  | { readonly ground: 'outside' }
  | { readonly ground: 'forest'; readonly stable?: true }
  | { readonly ground: 'meadow'; readonly stable?: true }
  | { readonly ground: 'field'; readonly crop?: Crop; readonly left?: number }
  | { readonly ground: 'smallPasture'; readonly stable?: true }
  /** One half of a large pasture; `other` is the index of the other half. */
  | { readonly ground: 'largePasture'; readonly other: number; readonly stable?: true }
  | { readonly ground: 'mountain' }
  | { readonly ground: 'cavern' }
  | { readonly ground: 'tunnel' }
  | { readonly ground: 'deepTunnel' }
  | { readonly ground: 'oreMine' }
  | { readonly ground: 'rubyMine'; readonly deep?: true }
  /** A furnished cavern; `over` is a furnishing tile that lies overbuilt beneath. */
  | { readonly ground: 'furnished'; readonly tile: string; readonly over?: string };
export type Ground = Cell['ground'];

/** A dwarf in play; never changed in place but replaced. */
export interface Dwarf {
  /** Weapon strength 1 to 14, or 0 without a weapon. */
  readonly weapon: number;
  /** The action space where it stands, `home`, or `resting` where the table has let its turn pass. */
  readonly at: SpaceId | 'home' | 'resting';
  /** Born this round: it cannot act, and eats 1 food. */
  readonly newborn: boolean;
}

/** A player's side of the table. */
export interface Player {
  readonly goods: Goods;
  begging: number;
  readonly dwarfs: Dwarf[];
  /** The home board as 6 rows of 8 columns, row-major; rows 1 to 4 and columns 1 to 6 are printed (see cave.ts). */
  readonly cells: Cell[];
  /**
   * Furnishing tiles by their keys in the catalogue, in the order they were built, without overbuilt ones; the preprinted
   * entry-level dwelling is first.
   */
  readonly tiles: string[];
  /** What powers remember, under their own id: numbers of plain meaning to the power alone. */
  readonly memory: Record<string, readonly number[]>;
  /** Has passed: places no more dwarfs in this work phase. */
  passed: boolean;
  /** Has been asked something in the phase that is going on and that all players play at once, and so closes it with `end`. */
  decided: boolean;
  /** What this player still has to do, the next task last. */
  readonly agenda: Task[];
}

/** An action space that lies on the table. */
export interface Space {
  readonly id: SpaceId;
  /** What has accumulated on it. */
  goods: Bundle;
}

/** A harvest marker, or `none` on rounds that have none, or `hidden` in a view of one that lies face down. */
export type Marker = 'leaf' | 'question' | 'none' | 'hidden';

/** What happens at the end of a round. */
export type HarvestKind = 'none' | 'payOne' | 'harvest' | 'fieldOrBreeding';

type Phase = 'reveal' | 'replenish' | 'work' | 'returnHome' | 'harvest' | 'scoring' | 'end';

/** The turn that is being played in the work phase. */
export interface Turn {
  readonly seat: number;
  /** Index of the acting dwarf; -1 before it is placed. */
  readonly dwarf: number;
  /** The space whose actions are used: the one where the dwarf stands, or the one imitated; empty before placing. */
  readonly space: SpaceId;
  /** The spaces that have been imitated on the way to `space`; empty when the dwarf stands on it. */
  readonly imitated: readonly SpaceId[];
  /** Whether an action of the space has been carried out. */
  readonly acted: boolean;
  /** Whether a pasture has been built with the Build fences action of the space. */
  readonly fenced: boolean;
  /**
   * What has been taken from the space without a question, until anything else is chosen: the goods that lay there, what the
   * player has received for them in all, and whether another action had been carried out before.
   */
  readonly taken?: { readonly goods: Bundle; readonly gained: Bundle; readonly acted: boolean };
  /** What is left of the actions of the space because nothing of it was possible: an exchange may still make it so. */
  readonly left?: readonly Task[];
}

/** The judgements that a table may decide otherwise (rulings.md); see rulings.ts for what each means. */
export interface Rulings {
  readonly carpenterPerStructure: boolean;
  readonly driftStoneWithoutTile: boolean;
  readonly keepFoodAndBeg: boolean;
  readonly clearMoreThan: number;
  readonly supplierRubyProtects: boolean;
  readonly mineOverhang: boolean;
  readonly soloCoversSpaces: boolean;
  readonly imitateImitation: boolean;
  readonly guestRoomOnWish: boolean;
}

/** How a game is played, chosen before it starts. */
export interface Options {
  readonly tiles: 'full' | 'introductory';
  /** When a harvest marker is turned up: at the start of its round, or only when the harvest begins. */
  readonly markers: 'start' | 'end';
  readonly rulings: Rulings;
}

/** A whole game of Caverna: plain JSON data. */
export interface State {
  readonly options: Options;
  /** The number of the round, 1 to 12; 0 before the first. */
  round: number;
  phase: Phase;
  startingPlayer: number;
  /** Who holds the starting player token, and so begins the next round. */
  tokenHolder: number;
  /** The action space card of each round, 12 entries; `none` for a round that is skipped, `hidden` in views. */
  readonly cards: (SpaceId | 'none' | 'hidden')[];
  /** The harvest marker of each round, 12 entries. */
  readonly markers: Marker[];
  /** The highest round whose marker has been turned up. */
  markersShown: number;
  /** The spaces in play: the printed ones, then the revealed cards in order. */
  readonly spaces: Space[];
  readonly players: Player[];
  turn: Turn | undefined;
  /** The phases still to come, the next one last. */
  readonly agenda: Task[];
  /** Counts applied options: a decision is known by this number. */
  step: number;
}
