import type { WallPattern } from '../../../src/games/cave-vs-cave/board.ts';
import type { Bundle, Good } from '../../../src/games/cave-vs-cave/goods.ts';
import type { Back } from '../../../src/games/cave-vs-cave/state.ts';
import type { CaptionInput } from '../../shared/caption.ts';
import type { ChronicleInput } from '../../shared/chronicle.ts';
import type { LobbyInput } from '../../shared/lobby.ts';
import type { Owner } from '../../shared/owner.ts';
import type { ScoreInput } from '../../shared/score.ts';
import type { TopicInput } from '../../shared/topic.ts';

/** A room tile with everything printed on it. */
export interface RoomCard {
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly colour: 'orange' | 'blue';
  readonly cost: Bundle;
  readonly walls: WallPattern;
  readonly points: number;
  /** Its effect in words. */
  readonly effect: string;
  /** Whether it was added to the display since the earlier state. */
  readonly fresh?: boolean;
  /** Whether it can be chosen now; undefined if there is nothing to choose. */
  readonly possible?: boolean;
}

/** An action tile of the row. */
export interface TileCard {
  /** Undefined if face down. */
  readonly id?: string;
  readonly back?: Back;
  /** Its name or, if face down, the round in which it is turned up. */
  readonly name: string;
  /** Its effects in words. */
  readonly effect: string;
  /** What the field below it adds, in words. */
  readonly field?: string;
  readonly fieldIndex?: number;
  /** The good that a player who takes it must have more of than the other player. */
  readonly more?: Good;
  /** Who has taken it this round. */
  readonly taker?: Owner;
  /** Whether somebody took it or turned it up since the earlier state. */
  readonly fresh?: boolean;
  /** Whether it can be chosen now; undefined if there is nothing to choose. */
  readonly possible?: boolean;
}

/** A player at the table: how many turns the round has for them, and how many are left. */
export interface TableSeat {
  readonly owner: Owner;
  readonly turns: number;
  readonly left: number;
  readonly onTurn: boolean;
  readonly starts: boolean;
}

/** The shared board: the row of action tiles, the rooms for sale, the remaining walls. */
export interface TableInput {
  readonly title: string;
  readonly stage: string;
  readonly tiles: readonly TileCard[];
  readonly rooms: readonly RoomCard[];
  readonly pool: readonly RoomCard[];
  readonly poolTitle: string;
  readonly roomsTitle: string;
  readonly walls: number;
  readonly cavernLeft: boolean;
  /** The walls and additional caverns of the common supply, counted. */
  readonly wallsText: string;
  readonly cavernText: string;
  /** How many face-down room tiles the piles have, by the back of the tiles. */
  readonly piles: readonly { readonly back: Back; readonly count: number }[];
  readonly seats: readonly TableSeat[];
}

/** A room of a cave. */
export interface SpotCard {
  readonly cell: string;
  readonly is: 'empty' | 'covered' | 'furnished';
  readonly room?: RoomCard;
  /** The back of the tile that covers it. */
  readonly back?: Back;
  /** Whether it is covered and can be reached from the entrance, so that it can be excavated. */
  readonly reachable?: boolean;
  /** The bonus for the player who excavates it. */
  readonly bonus?: 'food' | 'ore';
  /** The sides with printed walls, as bits: north 1, east 2, south 4, west 8. */
  readonly walls: number;
  /** Whether it has changed since the earlier state. */
  readonly fresh?: boolean;
  /** The letter for choosing it. */
  readonly letter?: string;
}

/** A place for a wall. */
export interface SlotCard {
  readonly slot: string;
  readonly built: boolean;
  readonly fresh?: boolean;
  /** The letter for choosing it. */
  readonly letter?: string;
}

/** How many of a good a player has. */
export interface GoodCount {
  readonly good: Good;
  readonly count: number;
  readonly limit: number;
  /** A word in place of the limit, if the player can have no more. */
  readonly full?: string;
  /** How many there were before, if different. */
  readonly before?: number;
  /** Whether the text beside the picture mentions it. */
  readonly marked?: boolean;
}

/** One player's cave and goods. */
export interface CaveInput {
  readonly title: string;
  readonly owner: Owner;
  readonly stage: string;
  readonly spots: readonly SpotCard[];
  readonly slots: readonly SlotCard[];
  readonly goods: readonly GoodCount[];
  readonly score: number | undefined;
  /** The last action, in a few words. */
  readonly lastAction: string | undefined;
  readonly startingPlayer: boolean;
}

/** A sheet of rooms to choose from. */
export interface SheetInput {
  readonly title: string;
  readonly rooms: readonly RoomCard[];
}

/** The large card of a room, an action tile or a rule, with a row of pieces. */
export interface CardInput extends TopicInput {
  readonly room?: RoomCard;
  readonly tile?: TileCard;
  readonly sign?: string;
}

/** A picture of Cave vs Cave; `caption` is above the frames of a replay. */
export type PictureRequest =
  | { readonly kind: 'table'; readonly input: TableInput }
  | { readonly kind: 'cave'; readonly input: CaveInput }
  | { readonly kind: 'rooms'; readonly input: SheetInput }
  | { readonly kind: 'card'; readonly input: CardInput }
  | { readonly kind: 'lobby'; readonly input: LobbyInput }
  | { readonly kind: 'score'; readonly input: ScoreInput }
  | { readonly kind: 'chronicle'; readonly input: ChronicleInput }
  | { readonly kind: 'caption'; readonly input: CaptionInput };
