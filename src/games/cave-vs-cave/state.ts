import type { Task } from '../../engine/agenda.ts';
import type { CavernSide } from './board.ts';
import type { Bundle, Goods } from './goods.ts';
import type { Rulings } from './rulings.ts';

export type Era = 1 | 2;

/**
 * How much to play (001 p. 1, Spielmodi; pp. 10 to 13): era I, era I and then as the table decides, both, or a variant.
 */
export const MODES = ['era1', 'open', 'era1+2', 'quick', 'short'] as const;
type Mode = (typeof MODES)[number];

/** The back of a face-down tile: a room shows its era, an action tile also its number of turns. */
export type Back = 'room 1' | 'room 2' | 'tile 2' | 'tile 3' | 'tile 4' | 'tile 4 of era 2';

/** A room of a cave; replaced, never changed in place. `none` is not (yet) part of the cave. */
export type Spot =
  | { readonly is: 'none' }
  /** Excavated, and not furnished. */
  | { readonly is: 'empty' }
  /** Not excavated: a room tile lies on it face down; views show its back. */
  | { readonly is: 'covered'; readonly room: string; readonly era: Era }
  | { readonly is: 'furnished'; readonly room: string };

/** A player's result of the first era. */
interface EraResult {
  /** Points of the rooms. */
  readonly rooms: number;
  readonly gold: number;
}

/** A player's side of the table. */
export interface Player {
  readonly goods: Goods;
  /** The rooms of the cave, in the order of ROOMS. */
  readonly cave: Spot[];
  /** The walls that have been built, by the names of their places. */
  readonly walls: string[];
  /** The side of the additional cavern that the player chose. */
  cavern?: CavernSide;
  /** Draft: the walls that the player still has. */
  ownWalls: number;
  /** Draft: has dropped out. */
  out: boolean;
  /** The player's answer about continuing with the second era. */
  goesOn?: boolean;
  eraOne?: EraResult;
  /** The remaining tasks of this player, the next one last. */
  readonly agenda: Task[];
}

/** The current turn. */
export interface Turn {
  readonly seat: number;
  /** The action tile; empty before the choice. */
  readonly tile: string;
  /** The rooms activated so far. */
  readonly activated: readonly string[];
  /** The eras of the room tiles that the last effect excavated. */
  readonly dug: readonly Era[];
  /** What the last effect brought; the player may decline any part of it. */
  readonly gained?: Bundle;
  /** Lapsed effects that an exchange may still make possible. */
  readonly left?: readonly Task[];
}

/** An action tile that has been taken in this round. */
interface Taken {
  readonly tile: string;
  readonly seat: number;
}

type Phase = 'draft' | 'dealing' | 'work' | 'goingOn' | 'end';

/** How a game is played, chosen before it starts. */
export interface Options {
  readonly mode: Mode;
  readonly rulings: Rulings;
}

/** What is set aside for the second era, drawn during setup. */
interface SetAside {
  /** The room tiles to be laid face down, the next one last. */
  readonly rooms: readonly string[];
  /** The rooms for sale from its start. */
  readonly light: readonly string[];
  readonly tiles: readonly string[];
}

/** A whole game of Cave vs Cave: plain JSON data. */
export interface State {
  readonly options: Options;
  era: Era;
  phase: Phase;
  /** The round within the era, from 1; 0 before the first. */
  round: number;
  /** How many turns of this round are over. */
  turns: number;
  startingPlayer: number;
  /** The action tiles in the order of the row; backs for face-down ones in views. */
  readonly row: string[];
  /** How many of them are face up. */
  shown: number;
  /** The tiles that have been taken in this round. */
  readonly taken: Taken[];
  /** The rooms for sale. */
  readonly display: string[];
  /** Short game: the rooms that both use. */
  readonly pool: readonly string[];
  /**
   * Face-down room tiles beside the caves, by era, the next one last: for solo games to turn over, or for the draft.
   */
  readonly piles: Record<Era, string[]>;
  setAside: SetAside | undefined;
  /** The walls in the common supply. */
  walls: number;
  /** Whether the additional cavern lies in the common supply. */
  cavernLeft: boolean;
  readonly players: Player[];
  turn: Turn | undefined;
  /** Counts applied options; this number identifies a decision. */
  step: number;
}
