import {
  type Bundle,
  type Cell,
  type Dwarf,
  type FarmAnimal,
  FOLK_CROPS,
  type FolkCrop,
  type HarvestKind,
  type Marker,
  type SpaceId,
} from '../../../src/games/caverna/state.ts';
import type { ChronicleInput } from '../../shared/chronicle.ts';
import type { LobbyInput } from '../../shared/lobby.ts';
import type { Owner } from '../../shared/owner.ts';
import type { ScoreInput } from '../../shared/score.ts';
import type { LegendLine } from '../../shared/topic.ts';
import type { groupColours, Tag } from './theme.ts';

/** The groups of action spaces, as they are grouped on the boards. */
export type SpaceGroup = Exclude<keyof typeof groupColours, 'rounds'>;

/** A dwarf at home: faint when it is away on an action space. */
export interface HomeDwarf {
  readonly weapon: number;
  readonly away: boolean;
  readonly newborn: boolean;
  /** A goblin, whatever folk it lives with. */
  readonly goblin?: true;
}

/** Animals of one kind that stand together. */
export interface Herd {
  readonly animal: FarmAnimal;
  readonly count: number;
}

/**
 * What a furnished room shows on its drawing: its name in the reader's language and its points, `undefined` when they
 * vary.
 */
export interface Room {
  readonly name: string;
  readonly tag: Tag;
  readonly points: number | undefined;
  /** Its effect in a few words, where pieces would be a riddle. */
  readonly told?: string | undefined;
  /** How many of its goods a supplier still has to give. */
  readonly left?: number;
}

/** The ground of a furnishing tile that lies in no cavern. */
export type TileGround = 'field' | 'meadow' | 'forest';

/** A place of the home board with everything that stands on it. */
export interface HomeCell {
  readonly cell: Cell;
  /** The name of the place as the menus write it: `C4`. */
  readonly label: string;
  /** What covering the place still yields. */
  readonly bonus?: { readonly good: 'boar' | 'food'; readonly amount: number };
  readonly herds: readonly Herd[];
  /** How many animals of one kind find room here, if those are several. */
  readonly holds?: number;
  /** Dogs that watch the sheep here. */
  readonly dogs: number;
  readonly room?: Room;
  /** The dwarfs who live here, when it is a dwelling. */
  readonly dwarfs: readonly HomeDwarf[];
  /** How many more could live here. */
  readonly beds: number;
}

/** Whether a stable stands on a place. */
export const hasStable = ({ cell }: Pick<HomeCell, 'cell'>): boolean => 'stable' in cell && cell.stable === true;

/** Whether a place would only get a stable. */
export const isNewStable = (now: HomeCell | undefined, then: HomeCell): boolean =>
  now !== undefined && now.cell.ground === then.cell.ground && hasStable(then) && !hasStable(now);

/** What is counted on the shelf beneath a home board. */
export const SHELF = [
  'wood',
  'stone',
  'ore',
  'ruby',
  'grain',
  'vegetable',
  ...FOLK_CROPS,
  'food',
  'gold',
  'dog',
  'begging',
] as const;
export type ShelfThing = (typeof SHELF)[number];

/** What a player has: the crops of forgotten folks only if there are any, or were before the changes that are marked. */
export type Supply = Readonly<Record<Exclude<ShelfThing, FolkCrop>, number> & Partial<Record<FolkCrop, number>>>;

/** What is counted on a board with marked gains and losses: the shelf, and the animals on the land. */
export const ANIMALS = ['sheep', 'donkey', 'boar', 'cattle'] as const satisfies readonly FarmAnimal[];
export const COUNTED = [...SHELF, ...ANIMALS] as const;
export type Counted = (typeof COUNTED)[number];

/** A home board. `cells` are the 6 rows of 8 of `Player.cells`; `changed` and `delta` mark what the owner's latest turn did. */
export interface HomeBoardInput {
  readonly owner: Owner;
  /** The name of the folk that lives there, where it is no dwarfs. */
  readonly folk?: string;
  /** The round in the reader's language; undefined if it stands above the board. */
  readonly stage: string | undefined;
  /** Holds the starting player token. */
  readonly lantern: boolean;
  /** Has won the game that is over. */
  readonly winner?: true;
  readonly lastAction: string | undefined;
  readonly score: number | undefined;
  readonly supply: Supply;
  /** Animals that have no room yet; they wait at the cliff. */
  readonly homeless: readonly Herd[];
  readonly cells: readonly HomeCell[];
  readonly changed: readonly number[];
  /** Pairs of changed places that are the two halves of one tile. */
  readonly twins: readonly (readonly [number, number])[];
  readonly delta: Readonly<Partial<Record<Counted, number>>>;
}

/** Several home boards in one picture, under a heading and the round: in playing order, and once the game is over in that of the ranks. */
export interface BoardsInput {
  readonly title: string;
  readonly stage: string;
  readonly boards: readonly HomeBoardInput[];
}

/** A choice on the own board: its name in the menu, the cells it would use, and what would become of the first of them. */
export interface Candidate {
  readonly label: string;
  readonly cells: readonly number[];
  readonly becomes?: HomeCell;
}

/** A home board with candidates to choose from; `preview` shows cells as the present choice would make them. */
export interface ChoiceInput {
  readonly board: HomeBoardInput;
  readonly candidates: readonly Candidate[];
  readonly preview: readonly { readonly at: number; readonly cell: HomeCell }[];
}

/** An action space on the table. */
export interface SpaceInput {
  readonly id: SpaceId;
  readonly name: string;
  readonly goods: Bundle;
  /** The dwarfs on it, the first to come in front. */
  readonly taken: readonly (Owner & Pick<Dwarf, 'weapon' | 'newborn' | 'goblin'>)[];
  /** Taken or revealed by what the picture marks as new. */
  readonly latest: boolean;
  /** When it was taken among what the picture marks as new, counted from 1; undefined if that is not told. */
  readonly order?: number;
  /** Goods that have come to lie here by what the picture marks as new. */
  readonly grown?: Bundle;
  /** Who was here by what the picture marks as new, and has gone home since. */
  readonly visitors?: readonly Owner[];
  /** Goods that the next round puts here if the space stays as it is. */
  readonly coming?: Bundle;
  /** Nothing lies here yet, nor will before that round, in words. */
  readonly until?: string;
  /** What lies here now will be cleared away before. */
  readonly cleared?: boolean;
}

/** A player in the list of the table, in playing order. */
export interface TableSeat {
  readonly owner: Owner;
  /** Holds the starting player token. */
  readonly lantern: boolean;
  readonly dwarfs: readonly HomeDwarf[];
  readonly passed: boolean;
  /** What the next feeding costs and whether food at hand suffices; `undefined` when none is known to come. */
  readonly feeding:
    | {
        readonly need: number;
        readonly food: number;
        /** What people who eat stone cost, and the stone at hand. */
        readonly stone?: { readonly need: number; readonly stone: number };
      }
    | undefined;
}

/** A round on the round track. */
export interface RoundInput {
  /** The stage of the game, counted from 0: the card of the round is one of that stage. */
  readonly stage: number;
  readonly marker: Marker;
  readonly harvest: HarvestKind | 'feeding' | 'unknown';
  /** The space card of the round: revealed, not yet, or none because the round is skipped. */
  readonly card: SpaceId | 'hidden' | 'none';
  /** `Round 7` in the reader's language. */
  readonly name: string;
}

/** The action spaces, the players and the rounds. */
export interface ActionBoardInput {
  readonly players: number;
  /** The headline: whose turn it is, or what phase, in words; its owner gives the colour, `undefined` for nobody's. */
  readonly headline: string;
  readonly turn: Owner | undefined;
  readonly round: number;
  /** The headings of the groups of spaces in the reader's language. */
  readonly groups: Readonly<Record<SpaceGroup, string>>;
  /** What replaces a round that is not played. */
  readonly skipped: string;
  readonly spaces: readonly SpaceInput[];
  readonly rounds: readonly RoundInput[];
  readonly table: readonly TableSeat[];
}

/** Printed points, and a star for more at the end. */
export type MorePoints = `${number}*`;

/** A furnishing tile of the supply. */
export interface SupplyTile {
  readonly tile: string;
  readonly name: string;
  readonly tag: Tag;
  readonly cost: Bundle;
  /** Its effect in a few words, where pieces would be a riddle. */
  readonly told?: string | undefined;
  /** `undefined` where all of them vary. */
  readonly points: number | MorePoints | undefined;
  /** The ground that it must be built on, if that is no cavern. */
  readonly lies?: TileGround;
  /** The tile that it replaces, and the folk that brought it. */
  readonly instead?: { readonly of: string; readonly by: string };
  /** Who has built it; several for the unlimited dwelling. */
  readonly owners: readonly Owner[];
  /** It is unlimited: there are more, even when somebody has built one. */
  readonly unlimited?: true | undefined;
  /** Whether the viewer may build it now; `undefined` when nobody in particular looks. */
  readonly possible: boolean | undefined;
  /** The viewer would like to have it. */
  readonly wished?: boolean;
}

/** The supply of furnishing tiles, in the order of the supply boards. */
export interface SupplyInput {
  readonly title: string;
  readonly tiles: readonly SupplyTile[];
}

/** A loot item of an expedition. */
export interface LootItem {
  readonly id: string;
  readonly name: string;
  readonly strength: number;
  /** Taken on this expedition already. */
  readonly taken: boolean;
  /** Whether the acting dwarf can take it now; `undefined` when nobody in particular looks. */
  readonly possible: boolean | undefined;
  /** Why it cannot be taken, where the dwarf is strong enough: `Needs an empty field`. */
  readonly why?: string;
}

/** The loot of expeditions, up to what a dwarf of a strength can take. */
export interface LootInput {
  readonly title: string;
  /** Strength of the acting dwarf, or `undefined` for the plain overview. */
  readonly strength: number | undefined;
  /** How many items the expedition brings home, or `undefined` for the plain overview. */
  readonly level: number | undefined;
  readonly owner: Owner | undefined;
  readonly items: readonly LootItem[];
}

/** The subject of a card, as it lies on the table; a rule is a row of pieces. */
export type CardSubject =
  | { readonly of: 'tile'; readonly tile: SupplyTile }
  | { readonly of: 'space'; readonly space: SpaceInput; readonly players: number }
  | { readonly of: 'loot'; readonly item: LootItem }
  | { readonly of: 'rule'; readonly row: string };

/** Something of the game as a large card: what it does, an example, and what goes with it. */
export interface CardInput {
  readonly title: string;
  /** What kind of thing it is, in words. */
  readonly kind: string;
  readonly subject: CardSubject;
  readonly gist: string;
  readonly example: string;
  /** Names of other things. */
  readonly related: readonly string[];
  /** The headings in the reader's language. */
  readonly headings: { readonly example: string; readonly related: string };
  /** What the signs in a picture mean; only explanations have them. */
  readonly legend?: readonly LegendLine[];
}

/** What a folk begins with, does better than dwarfs, or cannot do: in words, and as a row of pieces. */
export interface FolkLine {
  readonly kind: 'begins' | 'power' | 'limit';
  readonly words: string;
  readonly row: string;
}

/** The sheet of a forgotten folk. */
export interface FolkInput {
  readonly folk: string;
  /** The mark of the player whose colour it has; `undefined` for nobody's. */
  readonly mark: number | undefined;
  readonly title: string;
  /** What kind of thing it is, in words. */
  readonly kind: string;
  /** How hard it is to play, from 1 to 3, and in words. */
  readonly hard: number;
  readonly hardness: string;
  readonly lines: readonly FolkLine[];
  /** The furnishing tiles that it brings, each with a note about the tile that makes way for it. */
  readonly tiles: readonly (SupplyTile & { readonly note: string })[];
}

/** A picture to be painted: what kind, and everything it shows. */
export type PictureRequest =
  | { readonly kind: 'home'; readonly input: HomeBoardInput }
  | { readonly kind: 'boards'; readonly input: BoardsInput }
  | { readonly kind: 'choice'; readonly input: ChoiceInput }
  | { readonly kind: 'actions'; readonly input: ActionBoardInput }
  | { readonly kind: 'supply'; readonly input: SupplyInput }
  | { readonly kind: 'loot'; readonly input: LootInput }
  | { readonly kind: 'card'; readonly input: CardInput }
  | { readonly kind: 'folk'; readonly input: FolkInput }
  | { readonly kind: 'score'; readonly input: ScoreInput }
  | { readonly kind: 'chronicle'; readonly input: ChronicleInput }
  | { readonly kind: 'lobby'; readonly input: LobbyInput };
