/** Amounts by good: `{ wood: 3, food: 1 }`. */
export type Amounts = Readonly<Partial<Record<string, number>>>;

/** Words for the effects of action spaces, if a folk differs. */
export interface Ways {
  /** The tile for the forest, the one for the mountain, and a choice of two for the mountain. */
  readonly landTile: string;
  readonly caveTile: string;
  readonly caveTiles: string;
  /** The cost of a weapon, and of a stable. */
  readonly forging: string;
  readonly stable: string;
  /** The cost of a weapon that `forging` names, if every weapon costs the same. */
  readonly weapon?: Amounts;
  readonly rubyMine: string;
  /** The goods with which the Working cave feeds one of the people. */
  readonly meal: string;
  /** An expedition of this level, with its article. */
  readonly expedition: (level: number) => string;
}

/** The name of a folk's people, and what they do differently on action spaces. */
export interface People {
  readonly one: string;
  readonly many: string;
  readonly ways?: Partial<Ways>;
  /** What some goods are good for, if that is different from what they do for dwarfs. */
  readonly uses?: Readonly<Record<string, string>>;
}

/** Words that are the same for everybody, or that depend on the reader's people. */
export type ToPeople = string | ((of: People) => string);

/** Where a place lies, seen from another. */
export type Side = 'above' | 'below' | 'left' | 'right';

/** The known facts about an option. Without them the words are more general. */
export interface OptionContext {
  /** The number of players: some spaces depend on it. */
  readonly players?: number | undefined;
  /** The last round is being played. */
  readonly isLast?: boolean | undefined;
  /** The kind of task that asks. */
  readonly task?: string | undefined;
  /** The seat plays its part of a harvest, not a turn. */
  readonly harvest?: boolean | undefined;
  /** This round ends with feeding only. */
  readonly feeding?: boolean | undefined;
  /** The goods on the space of the move. */
  readonly lying?: Amounts | undefined;
  /** The player's people give one of these goods back. */
  readonly clumsy?: boolean | undefined;
  /** The player's people. */
  readonly people?: People | undefined;
  /** How much the player has of the goods that the move changes. */
  readonly owns?: Amounts | undefined;
  /** The goods on the space in the next round; undefined if nothing accumulates. */
  readonly coming?: Amounts | undefined;
  /** The name of the player on the space of the move. */
  readonly holder?: string | undefined;
  /** The cost of the move, with all discounts. */
  readonly pays?: Amounts | undefined;
  /** What the move gains at once. */
  readonly gains?: Amounts | undefined;
  /** The ground under a stable, and how many animals it holds without and with the stable. */
  readonly place?: { readonly ground: string; readonly without: number; readonly holds: number } | undefined;
  /** The ground of a place, if the places on offer differ in it. */
  readonly ground?: string | undefined;
  /** The animals that the player has a pair of. */
  readonly pairs?: readonly string[] | undefined;
  /** Those with room for their young. */
  readonly roomy?: readonly string[] | undefined;
  /** The folk on the board that the move keeps; it is secret. */
  readonly folk?: string | undefined;
  /** The goods that the move takes also come later if the player does something else first. */
  readonly anyway?: boolean | undefined;
  /** The points of a tile for the player, without bonus points. */
  readonly points?: number | undefined;
  /** Whether a tile does nothing for the player. */
  readonly isIdle?: boolean | undefined;
  /** Automatic moves that cost something, each in words. */
  readonly follows?: readonly string[] | undefined;
  /** The goods that these cost, all together. */
  readonly followsFor?: Amounts | undefined;
  /** The strength of the weapon that a loot item needs. */
  readonly strength?: number | undefined;
  /** What the player goes without, in words. */
  readonly left?: string | undefined;
}

/** How a turn changed a player's supply. */
export interface Facts {
  readonly gained?: Amounts | undefined;
  readonly paid?: Amounts | undefined;
}

/** The known facts about a played move. Without them the words say less. */
export interface DeedFacts {
  /** The kind of task that the move answered. */
  readonly task?: string | undefined;
  /** The move was automatic. */
  readonly byItself?: boolean | undefined;
  /** The player's people. */
  readonly people?: People | undefined;
  /** The text next to it already names the gains. */
  readonly gainsTold?: boolean | undefined;
  readonly gains?: Amounts | undefined;
  readonly pays?: Amounts | undefined;
  /** What a weapon cost, unless that is only ore. */
  readonly price?: Amounts | undefined;
  /** The animals with no room for their young. */
  readonly cramped?: readonly string[] | undefined;
  /** The goods of a space that went back. */
  readonly returned?: Amounts | undefined;
  /** A goblin has moved in. */
  readonly goblin?: true | undefined;
  /** The gold that a space gives you if you can do nothing else there. */
  readonly consolation?: boolean | undefined;
}

/** A title with one line of help. */
export interface Heading {
  readonly title: string;
  readonly help: string;
}

/** One option of a lobby, and its choices by their values. */
export interface Setting {
  readonly label: string;
  /** At most 100 characters. */
  readonly explanation: string;
  /** By the value as text: a word, a number, or `true` and `false`. */
  readonly choices: Readonly<Record<string, { readonly label: string; readonly explanation: string }>>;
}

/** What a replay shows in each frame. */
export type FrameFor = 'rounds' | 'turns';
