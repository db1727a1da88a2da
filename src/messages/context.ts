/** Some amounts of goods, as in `{ wood: 3, food: 1 }`; keys are goods. */
export type Amounts = Readonly<Partial<Record<string, number>>>;

/** The effects of spaces that work differently for some people. */
export interface Ways {
  /** The tiles that are laid: in the forest, in the mountain, and in the mountain where there is a choice of them. */
  readonly landTile: string;
  readonly caveTile: string;
  readonly caveTiles: string;
  /** What a weapon costs, and a stable. */
  readonly forging: string;
  readonly stable: string;
  readonly rubyMine: string;
  /** An expedition of a level, with its article. */
  readonly expedition: (level: number) => string;
}

/** What people of a kind are called, and what they do otherwise than others on spaces. */
export interface People {
  readonly one: string;
  readonly many: string;
  readonly ways?: Partial<Ways>;
}

/** Words that are the same for everybody, or that name the people they address. */
export type ToPeople = string | ((of: People) => string);

/** What is known about an option beside its move; everything may be left out, the words are then more general. */
export interface OptionContext {
  /** The number of players at the table; what some spaces do depends on it. */
  readonly players?: number | undefined;
  /** The kind of task that asks. */
  readonly task?: string | undefined;
  /** Whether the seat plays its part of a harvest rather than a turn. */
  readonly harvest?: boolean | undefined;
  /** Whether everybody is only fed at the end of this round. */
  readonly feeding?: boolean | undefined;
  /** What lies on the space that the move names. */
  readonly lying?: Amounts | undefined;
  /** Whether a visitor gives one of the goods back. */
  readonly clumsy?: boolean | undefined;
  /** The player's people. */
  readonly people?: People | undefined;
  /** What the player has before the move of the goods that it changes. */
  readonly owns?: Amounts | undefined;
  /** What will lie there in the next round; undefined where nothing gathers. */
  readonly coming?: Amounts | undefined;
  /** The name of the player who stands on the space that the move names. */
  readonly holder?: string | undefined;
  /** What the move costs, as the rules reckon it with all discounts. */
  readonly pays?: Amounts | undefined;
  /** What the move brings at once. */
  readonly gains?: Amounts | undefined;
  /** What covers the place of a stable, and how many animals it holds without the stable and with it. */
  readonly place?: { readonly ground: string; readonly without: number; readonly holds: number } | undefined;
  /** The animals that the player has a pair of. */
  readonly pairs?: readonly string[] | undefined;
  /** Those of them that have room for young ones too. */
  readonly roomy?: readonly string[] | undefined;
  /** The folk on the board that the move names, which nobody else may know. */
  readonly folk?: string | undefined;
  /** Whether what it takes comes later too where something else is done first. */
  readonly anyway?: boolean | undefined;
  /** What a tile is worth to the player at the end, without bonus points. */
  readonly points?: number | undefined;
  /** What follows by itself and is paid for, each in words. */
  readonly follows?: readonly string[] | undefined;
  /** What a move that declines something leaves out, in words. */
  readonly left?: string | undefined;
}

/** The changes to a player's supply in a turn, as far as they should be mentioned. */
export interface Facts {
  readonly gained?: Amounts | undefined;
  readonly paid?: Amounts | undefined;
}

/** What is known of a move that was carried out; everything may be left out, the words then say less. */
export interface DeedFacts {
  /** The kind of task that it answered. */
  readonly task?: string | undefined;
  /** Nobody chose it. */
  readonly byItself?: boolean | undefined;
  /** The people of the player who made it. */
  readonly people?: People | undefined;
  /** Its gains are listed beside it. */
  readonly gainsTold?: boolean | undefined;
  readonly gains?: Amounts | undefined;
  readonly pays?: Amounts | undefined;
  /** The animals whose pairs had no room for young. */
  readonly cramped?: readonly string[] | undefined;
}

/** A title, and one line that helps with what stands under it. */
export interface Heading {
  readonly title: string;
  readonly help: string;
}
