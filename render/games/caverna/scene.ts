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
import type { TopicInput } from '../../shared/topic.ts';
import type { groupColours, Tag } from './theme.ts';

/** The groups of action spaces on the boards. */
export type SpaceGroup = Exclude<keyof typeof groupColours, 'rounds'>;

/** A dwarf on its home board; faint while it is away on an action space. */
export interface HomeDwarf {
  readonly weapon: number;
  readonly away: boolean;
  readonly newborn: boolean;
  /** A goblin, in any family. */
  readonly goblin?: true;
}

/** Animals of one kind in one place. */
export interface Herd {
  readonly animal: FarmAnimal;
  readonly count: number;
}

/** What a furnished room shows: its name in the reader's language, and its points, `undefined` if they vary. */
export interface Room {
  readonly name: string;
  readonly tag: Tag;
  readonly points: number | undefined;
  /** Its effect in a few words, if pieces would be hard to understand. */
  readonly told?: string | undefined;
  /** How many of its goods a supplier still has to give. */
  readonly left?: number;
}

/** The ground of a furnishing tile outside the caverns. */
export type TileGround = 'field' | 'meadow' | 'forest';

/** A place of the home board with everything on it. */
export interface HomeCell {
  readonly cell: Cell;
  /** The name of the place in menus: `C4`. */
  readonly label: string;
  /** The bonus that covering the place still gives. */
  readonly bonus?: { readonly good: 'boar' | 'food'; readonly amount: number };
  readonly herds: readonly Herd[];
  /** The capacity for animals of one kind, if there is room for more than one. */
  readonly holds?: number;
  /** Dogs that watch the sheep here. */
  readonly dogs: number;
  readonly room?: Room;
  /** The dwarfs who live here, if it is a dwelling. */
  readonly dwarfs: readonly HomeDwarf[];
  /** How many more could live here. */
  readonly beds: number;
}

/** Whether a place has a stable. */
export const hasStable = ({ cell }: Pick<HomeCell, 'cell'>): boolean => 'stable' in cell && cell.stable === true;

/** Whether a place would only get a stable, and nothing else. */
export const isNewStable = (now: HomeCell | undefined, then: HomeCell): boolean =>
  now !== undefined && now.cell.ground === then.cell.ground && hasStable(then) && !hasStable(now);

/** The things on the shelf beneath a home board. */
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

/** A player's goods; crops of forgotten folks appear only if there are any, or were any before the marked changes. */
export type Supply = Readonly<Record<Exclude<ShelfThing, FolkCrop>, number> & Partial<Record<FolkCrop, number>>>;

/** The things on a board with marked gains and losses: those on the shelf, and the animals on the land. */
export const ANIMALS = ['sheep', 'donkey', 'boar', 'cattle'] as const satisfies readonly FarmAnimal[];
export const COUNTED = [...SHELF, ...ANIMALS] as const;
export type Counted = (typeof COUNTED)[number];

/** A home board. `cells` are the 6 rows of 8 of `Player.cells`; `changed` and `delta` mark the owner's latest turn. */
export interface HomeBoardInput {
  readonly owner: Owner;
  /** The name of the folk that lives there; absent for dwarfs. */
  readonly folk?: string;
  /** The round in the reader's language; undefined if it is above the board. */
  readonly stage: string | undefined;
  /** Whether the player has the starting player token. */
  readonly lantern: boolean;
  /** Whether the player has won the finished game. */
  readonly winner?: true;
  readonly lastAction: string | undefined;
  readonly score: number | undefined;
  readonly supply: Supply;
  /** Animals without room, which wait at the cliff. */
  readonly homeless: readonly Herd[];
  readonly cells: readonly HomeCell[];
  readonly changed: readonly number[];
  /** Pairs of changed places that are the two halves of one tile. */
  readonly twins: readonly (readonly [number, number])[];
  readonly delta: Readonly<Partial<Record<Counted, number>>>;
  /** What the text beside the picture mentions. */
  readonly marked?: { readonly places: readonly number[]; readonly goods: readonly ShelfThing[] };
}

/** Several home boards in one picture, under a heading and the round: in playing order or, after the game, by rank. */
export interface BoardsInput {
  readonly title: string;
  readonly stage: string;
  readonly boards: readonly HomeBoardInput[];
}

/**
 * A choice on the player's own board: its name in the menu, the cells it would use, and what its first cell would
 * become.
 */
export interface Candidate {
  readonly label: string;
  readonly cells: readonly number[];
  readonly becomes?: HomeCell;
}

/** A home board with candidates to choose from; `preview` has the cells as they would be after the current choice. */
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
  /** The dwarfs on it; the first one is in front. */
  readonly taken: readonly (Owner & Pick<Dwarf, 'weapon' | 'newborn' | 'goblin'>)[];
  /** The player who is about to place somebody may join these people. */
  readonly joinable?: true;
  /** Whether it was taken or revealed within the marked changes. */
  readonly latest: boolean;
  /**
   * Its place in the order in which spaces were taken within the marked changes, counted from 1; undefined if that is
   * not shown.
   */
  readonly order?: number;
  /** Goods added within the marked changes. */
  readonly grown?: Bundle;
  /** Players who have been here within the marked changes, but have gone home since. */
  readonly visitors?: readonly Owner[];
  /** Goods that the next round adds if the space stays as it is. */
  readonly coming?: Bundle;
  /** The round that first brings goods here, in words. */
  readonly until?: string;
  /** Whether the goods here are cleared away before that. */
  readonly cleared?: boolean;
}

/** A player in the table of players, in playing order. */
export interface TableSeat {
  readonly owner: Owner;
  /** Whether the player has the starting player token. */
  readonly lantern: boolean;
  readonly dwarfs: readonly HomeDwarf[];
  readonly passed: boolean;
  /**
   * The cost of the next feeding and whether the food at hand is enough; `undefined` if no further feeding is known.
   */
  readonly feeding:
    | {
        readonly need: number;
        readonly food: number;
        /** How much stone its eaters need, and how much is at hand. */
        readonly stone?: { readonly need: number; readonly stone: number };
      }
    | undefined;
}

/** A round on the round track. */
export interface RoundInput {
  /** The stage of the game that the round's card belongs to, counted from 0. */
  readonly stage: number;
  readonly marker: Marker;
  readonly harvest: HarvestKind | 'feeding' | 'unknown';
  /** The card of the round: revealed, hidden, or none because the round is skipped. */
  readonly card: SpaceId | 'hidden' | 'none';
  /** `Round 7` in the reader's language. */
  readonly name: string;
}

/** The action spaces, the players and the rounds. */
export interface ActionBoardInput {
  readonly players: number;
  /**
   * The headline: whose turn it is, or which phase, in words. It has the colour of its owner; `undefined` if there is
   * none.
   */
  readonly headline: string;
  readonly turn: Owner | undefined;
  readonly round: number;
  /** The headings of the groups of spaces in the reader's language. */
  readonly groups: Readonly<Record<SpaceGroup, string>>;
  /** The words for a round that is not played. */
  readonly skipped: string;
  readonly spaces: readonly SpaceInput[];
  readonly rounds: readonly RoundInput[];
  readonly table: readonly TableSeat[];
}

/** Printed points, with a star if there are more at the end. */
export type MorePoints = `${number}*`;

/** A furnishing tile of the supply. */
export interface SupplyTile {
  readonly tile: string;
  readonly name: string;
  readonly tag: Tag;
  readonly cost: Bundle;
  /** Its effect in a few words, if pieces would be hard to understand. */
  readonly told?: string | undefined;
  /** `undefined` if all of its points vary. */
  readonly points: number | MorePoints | undefined;
  /** The ground that it must be built on, if it does not go in a cavern. */
  readonly lies?: TileGround;
  /** The tile that it replaces, and the folk that brought it. */
  readonly instead?: { readonly of: string; readonly by: string };
  /** Its builders; several for the unlimited dwelling. */
  readonly owners: readonly Owner[];
  /** Whether it is unlimited, so that there are more even if somebody has built one. */
  readonly unlimited?: true | undefined;
  /** Whether the viewer may build it now; `undefined` if there is no particular viewer. */
  readonly possible: boolean | undefined;
  /** Whether the viewer would like to have it. */
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
  /** Whether it has already been taken on this expedition. */
  readonly taken: boolean;
  /** Whether the acting dwarf can take it now; `undefined` if there is no particular viewer. */
  readonly possible: boolean | undefined;
  /** Why it cannot be taken although the dwarf is strong enough: `Needs an empty field`. */
  readonly why?: string;
}

/** The loot of expeditions, up to the strength of a dwarf. */
export interface LootInput {
  readonly title: string;
  /** Strength of the acting dwarf, or `undefined` for the plain overview. */
  readonly strength: number | undefined;
  /** How many items the expedition brings home, or `undefined` for the plain overview. */
  readonly level: number | undefined;
  readonly owner: Owner | undefined;
  /** A goblin goes, not one of the owner's own people. */
  readonly goblin?: true;
  readonly items: readonly LootItem[];
}

/** The subject of a card, drawn as it is on the table; a rule is drawn as a row of pieces. */
export type CardSubject =
  | { readonly of: 'tile'; readonly tile: SupplyTile }
  | { readonly of: 'space'; readonly space: SpaceInput; readonly players: number }
  | { readonly of: 'loot'; readonly item: LootItem }
  | { readonly of: 'rule'; readonly row: string };

/** A thing of the game as a large card: its effect, an example, and related things. */
export interface CardInput extends TopicInput {
  readonly subject: CardSubject;
}

/** A folk's set-up, advantage or limit: in words, and as a row of pieces. */
export interface FolkLine {
  readonly kind: 'begins' | 'power' | 'limit';
  readonly words: string;
  readonly row: string;
}

/** The sheet of a forgotten folk. */
export interface FolkInput {
  readonly folk: string;
  /** The mark of the player whose colour the sheet has; `undefined` if it is nobody's. */
  readonly mark: number | undefined;
  readonly title: string;
  /** What kind of thing it is, in words. */
  readonly kind: string;
  /** How hard it is to play, from 1 to 3, and in words. */
  readonly hard: number;
  readonly hardness: string;
  readonly lines: readonly FolkLine[];
  /** Its furnishing tiles, each with a note about the tile that it replaces. */
  readonly tiles: readonly (SupplyTile & { readonly note: string })[];
}

/** A picture to paint: its kind, and everything in it. */
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
