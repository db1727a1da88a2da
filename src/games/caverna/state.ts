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
  /** Elves sow on bare forest too. */
  | { readonly ground: 'forest'; readonly stable?: true; readonly crop?: Crop; readonly left?: number }
  | { readonly ground: 'meadow'; readonly stable?: true }
  | { readonly ground: 'field'; readonly crop?: Crop; readonly left?: number }
  /** `begins` says that later tiles may adjoin a pasture on bare forest, even if nothing lies before the entrance. */
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
   * A furnished cavern; `over` is a furnishing tile that lies overbuilt beneath. `on` is what it lies on if that is no
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

/** A dwarf in play; never changed in place but replaced. */
export interface Dwarf {
  /** Weapon strength 1 to 14, or 0 without a weapon. */
  readonly weapon: number;
  /** The action space where it stands, `home`, or `resting` where the table has let its turn pass. */
  readonly at: SpaceId | 'home' | 'resting';
  /** Born this round: it cannot act, and eats 1 food. A goblin that has come this round cannot act either. */
  readonly newborn: boolean;
  /** A goblin that a family of another folk has taken in. */
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
   * The home board as 6 rows of 8 columns, row-major; rows 1 to 4 and columns 1 to 6 are printed (see cave.ts). Replaced,
   * never changed in place.
   */
  cells: Board;
  /**
   * Furnishing tiles by their keys in the catalogue, in the order they were built, without overbuilt ones; the preprinted
   * entry-level dwelling is first. Replaced, never changed in place.
   */
  tiles: readonly string[];
  /** What powers remember, under their own id: numbers that only the power understands. */
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

/** A harvest marker, `none` on rounds without one, or `hidden` in a view of a face-down one. */
export type Marker = 'leaf' | 'question' | 'none' | 'hidden';

/** What happens at the end of a round. */
export type HarvestKind = 'none' | 'payOne' | 'harvest' | 'fieldOrBreeding';

type Phase = 'folks' | 'reveal' | 'replenish' | 'work' | 'returnHome' | 'harvest' | 'scoring' | 'end';

/** The turn that is being played in the work phase. */
export interface Turn {
  readonly seat: number;
  /** Index of the acting dwarf; -1 before it is placed. */
  readonly dwarf: number;
  /** The space whose actions are used: the one where the dwarf stands, or the one imitated; empty before placing. */
  readonly space: SpaceId;
  /** The spaces that have been imitated on the way to `space`; empty if the dwarf stands on it. */
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
  /** The actions of the space that were impossible so far: an exchange may still make them possible. */
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

/** The judgements that a table with forgotten folks may decide otherwise; see options.ts for what each means. */
export interface FolkRulings {
  readonly goblinsAfterStartingPlayer: boolean;
  readonly trollsAlwaysEatThree: boolean;
  readonly goblinsUseBlacksmith: boolean;
  readonly stoneEatersUseWorkingCave: boolean;
  readonly workingCaveInPlaceOfWood: boolean;
  readonly stabledForestIsEmpty: boolean;
  readonly scarecrowInForest: boolean;
  readonly choicesShownTogether: boolean;
  readonly stabledMeadowIsEmpty: boolean;
  readonly furnishedLandAdjoins: boolean;
  readonly singleNeedsRoomForTwin: boolean;
  readonly returnedGoodsAreReceived: boolean;
  readonly yellowByNameOnly: boolean;
  readonly goblinDwellingNeedsGoblin: boolean;
  readonly stoneRoundedFirst: boolean;
  readonly candlesForTrades: boolean;
  readonly pasturesBeginLand: boolean;
  readonly pasturesInArcheryRange: boolean;
  readonly driftStoneWithSingle: boolean;
  readonly withIntroductoryTiles: boolean;
}

/** Which forgotten folks are at a table. */
interface FolkOptions {
  /** By seat: `dwarves`, the id of a folk, or `deal` for one that is chosen from those that are dealt; others are dwarfs. */
  readonly seats: readonly string[];
  /** Whether seats name the folk that they play, instead of being dealt some to choose from. */
  readonly freely: boolean;
  /** In games of 1 to 3 players: further folks bring their furnishing tiles, until there are 16 new ones. */
  readonly extraTiles: boolean;
  readonly rulings: FolkRulings;
}

/** What a seat has been dealt and has chosen, while folks are being chosen; `hidden` in views. */
interface FolkHand {
  readonly boards: readonly string[];
  readonly chosen?: string;
}

/** The forgotten folks of a game; replaced, never changed in place. */
export interface FolkTable {
  /** The folks whose furnishing tiles are in the supply: those that play, and those that only lend their tiles. */
  readonly tilesOf: readonly string[];
  /** While players choose folks: the boards in hand by seat, none for seats that choose nothing. */
  readonly hands?: readonly FolkHand[];
  /** While folks are being drawn: the boards that lie face down, the next one first. */
  readonly pile?: readonly string[];
  /** Until folks have been chosen: which further folks would lend their tiles, in order. */
  readonly spare?: readonly string[];
}

/** How a game is played, chosen before it starts. */
export interface Options {
  readonly tiles: 'full' | 'introductory';
  /** When a harvest marker is turned up: at the start of its round, or only when the harvest begins. */
  readonly markers: 'start' | 'end';
  readonly rulings: Rulings;
  /** Absent if everybody plays the dwarfs by the rules of the base game. */
  readonly folks?: FolkOptions;
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
  /** Absent in games without forgotten folks. */
  folks?: FolkTable;
  /** The phases still to come, the next one last. */
  readonly agenda: Task[];
  /** Counts applied options: a decision is known by this number. */
  step: number;
}
