import type { Task } from '../../engine/agenda.ts';
import type { FolkRulings } from './folk-rulings.ts';
import type { Rulings } from './rulings.ts';

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

/** Crops that exist only in games with forgotten folks (004, New Crops). */
export const FOLK_CROPS = ['gemfruit', 'mushroom'] as const;
export type FolkCrop = (typeof FOLK_CROPS)[number];

type CommonGood = (typeof GOODS)[number];
export type Good = CommonGood | FolkCrop;

/** The goods of games with forgotten folks. */
export const ALL_GOODS: readonly Good[] = [...GOODS, ...FOLK_CROPS];

export const FARM_ANIMALS = ['sheep', 'donkey', 'boar', 'cattle'] as const;
export type FarmAnimal = (typeof FARM_ANIMALS)[number];

/** The single tiles that can be laid, and the halves of twin tiles. */
export const SINGLE_TILES = ['meadow', 'field', 'tunnel', 'cavern'] as const;
export type SingleTile = (typeof SINGLE_TILES)[number];

export type Crop = 'grain' | 'vegetable' | FolkCrop;

/** A count of every good; of the crops of forgotten folks only in a game with such folks. */
export type Goods = Record<CommonGood, number> & Partial<Record<FolkCrop, number>>;

/** Some goods: a price, a gain, or the contents of an action space. */
export type Bundle = Readonly<Partial<Record<Good, number>>>;

/** The key of an action space in the catalogue, for example `driftMining`. */
export type SpaceId = string;

/**
 * One space of a home board; replaced, never changed in place. `forest` and `mountain` are uncovered; `outside` is a
 * position beyond the edge that only the office room can reach.
 */
export type Cell =
  | { readonly ground: 'outside' }
  /** Elves sow on bare forest too. */
  | { readonly ground: 'forest'; readonly stable?: true; readonly crop?: Crop; readonly left?: number }
  | { readonly ground: 'meadow'; readonly stable?: true }
  | { readonly ground: 'field'; readonly crop?: Crop; readonly left?: number }
  /**
   * `begins` says that later tiles may adjoin this pasture on bare forest, even if there is nothing in front of the
   * entrance.
   */
  | { readonly ground: 'smallPasture'; readonly stable?: true; readonly begins?: true }
  /** One half of a large pasture; `other` is the index of the other half. */
  | { readonly ground: 'largePasture'; readonly other: number; readonly stable?: true; readonly begins?: true }
  | { readonly ground: 'mountain' }
  /** Mushrooms are sown in caverns. */
  | { readonly ground: 'cavern'; readonly crop?: Crop; readonly left?: number }
  | { readonly ground: 'tunnel' }
  | { readonly ground: 'deepTunnel' }
  | { readonly ground: 'oreMine' }
  | { readonly ground: 'rubyMine'; readonly deep?: true }
  /**
   * A furnished cavern; `over` is the furnishing tile that this one was built over. `on` is its ground if that is not
   * part of the cave, and `apart` says that no later tile may adjoin it.
   */
  | {
      readonly ground: 'furnished';
      readonly tile: string;
      readonly over?: string;
      readonly on?: 'field' | 'meadow' | 'forest';
      readonly apart?: true;
    };
export type Ground = Cell['ground'];
/** The cells of a home board. */
export type Board = readonly Cell[];

/** A dwarf in play; replaced, never changed in place. */
export interface Dwarf {
  /** Weapon strength 1 to 14, or 0 without a weapon. */
  readonly weapon: number;
  /** Its action space, `home`, or `resting` if the table passed its turn. */
  readonly at: SpaceId | 'home' | 'resting';
  /** Born this round: it cannot act, and eats 1 food. A goblin that came this round cannot act either. */
  readonly newborn: boolean;
  /** A goblin in a family of another folk. */
  readonly goblin?: true;
}

/** A player's side of the table. */
export interface Player {
  readonly goods: Goods;
  begging: number;
  readonly dwarfs: Dwarf[];
  /** The forgotten folk that the player plays; absent for dwarfs. */
  folk?: string;
  /**
   * The home board as 6 rows of 8 columns, row-major; rows 1 to 4 and columns 1 to 6 are printed (see cave.ts).
   * Replaced, never changed in place.
   */
  cells: Board;
  /**
   * Furnishing tiles by their keys in the catalogue, in the order of building, without overbuilt ones; the printed
   * entry-level dwelling is first. Replaced, never changed in place.
   */
  tiles: readonly string[];
  /** The memory of powers, under their own ids: numbers that only the power understands. */
  readonly memory: Record<string, readonly number[]>;
  /** Places no more dwarfs in this work phase. */
  passed: boolean;
  /** Has had a decision in the current phase that all players play at once, and so must close it with `end`. */
  decided: boolean;
  /** The remaining tasks of this player, the next one last. */
  readonly agenda: Task[];
}

/** An action space on the table. */
export interface Space {
  readonly id: SpaceId;
  /** Its accumulated goods. */
  goods: Bundle;
}

/** A harvest marker, `none` on rounds without one, or `hidden` in a view of a face-down one. */
export type Marker = 'leaf' | 'question' | 'none' | 'hidden';

/** How a round ends. */
export type HarvestKind = 'none' | 'payOne' | 'harvest' | 'fieldOrBreeding';

type Phase = 'folks' | 'reveal' | 'replenish' | 'work' | 'returnHome' | 'harvest' | 'scoring' | 'end';

/** The current turn of the work phase. */
export interface Turn {
  readonly seat: number;
  /** Index of the acting dwarf; -1 before it is placed. */
  readonly dwarf: number;
  /** The space whose actions the player uses: the one with the dwarf, or the imitated one; empty before placing. */
  readonly space: SpaceId;
  /** The imitated spaces on the way to `space`; empty if the dwarf is on it. */
  readonly imitated: readonly SpaceId[];
  /** Whether the player has carried out an action of the space. */
  readonly acted: boolean;
  /** Whether the player has built a pasture with the Build fences action of the space. */
  readonly fenced: boolean;
  /**
   * What the player got from the space automatically, until they choose anything else: the goods that lay there,
   * everything received for them, and whether another action came before.
   */
  readonly taken?: { readonly goods: Bundle; readonly gained: Bundle; readonly acted: boolean };
  /** The actions of the space that have been impossible so far; an exchange may still make them possible. */
  readonly left?: readonly Task[];
}

/** Which forgotten folks are at a table. */
interface FolkOptions {
  /**
   * By seat: `dwarves`, the id of a folk, or `deal` for a choice from dealt ones; seats without an entry are dwarfs.
   */
  readonly seats: readonly string[];
  /** Whether seats name their folk, instead of choosing from dealt ones. */
  readonly freely: boolean;
  /** In games of 1 to 3 players: other folks add their furnishing tiles, until there are 16 new ones. */
  readonly extraTiles: boolean;
  readonly rulings: FolkRulings;
}

/** A seat's dealt and chosen folks, while players choose; `hidden` in views. */
interface FolkHand {
  readonly boards: readonly string[];
  readonly chosen?: string;
}

/** The forgotten folks of a game; replaced, never changed in place. */
export interface FolkTable {
  /** The folks whose furnishing tiles are in the supply: folks in play, and folks that only lend their tiles. */
  readonly tilesOf: readonly string[];
  /** While players choose folks: the boards in hand by seat, none for seats that have nothing to choose. */
  readonly hands?: readonly FolkHand[];
  /** While players draw folks: the face-down boards, the next one first. */
  readonly pile?: readonly string[];
  /** Until all folks are chosen: the folks that could lend their tiles, in order. */
  readonly spare?: readonly string[];
}

/** How a game is played, chosen before it starts. */
export interface Options {
  readonly tiles: 'full' | 'introductory';
  /** When harvest markers are turned up: at the start of their round, or only when the harvest begins. */
  readonly markers: 'start' | 'end';
  readonly rulings: Rulings;
  /** Absent if everybody plays dwarfs by the base game. */
  readonly folks?: FolkOptions;
}

/** A whole game of Caverna: plain JSON data. */
export interface State {
  readonly options: Options;
  /** The number of the round, 1 to 12; 0 before the first. */
  round: number;
  phase: Phase;
  startingPlayer: number;
  /** The seat with the starting player token, which starts the next round. */
  tokenHolder: number;
  /** The action space card of each round, 12 entries; `none` for a skipped round, `hidden` in views. */
  readonly cards: (SpaceId | 'none' | 'hidden')[];
  /** The harvest marker of each round, 12 entries. */
  readonly markers: Marker[];
  /** The highest round whose marker is turned up. */
  markersShown: number;
  /** The spaces in play: the printed ones, then the revealed cards in order. */
  readonly spaces: Space[];
  readonly players: Player[];
  turn: Turn | undefined;
  /** Absent in games without forgotten folks. */
  folks?: FolkTable;
  /** The phases still to come, the next one last. */
  readonly agenda: Task[];
  /** Counts applied options; this number identifies a decision. */
  step: number;
}
