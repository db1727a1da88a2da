import {
  type AboutTopic,
  aboutTopic,
  counted as countedIn,
  type Feature as FeatureOf,
  which as whichIn,
} from '../../../engine/features.ts';
import type { Me } from '../power.ts';
import type { Ground } from '../state.ts';

/** A position as a seat sees it, with what many features ask for. */
export interface Seen extends Me {
  /** The rounds after this one. */
  readonly left: number;
  /** The same, as a share of the game: `Time`. */
  readonly share: number;
  /** How many dwarfs of the seat are still to be placed in this round. */
  readonly idle: number;
  /** How many cells have each ground. */
  readonly grounds: Readonly<Record<Ground, number>>;
  /** Whether the seat is in the middle of its turn. */
  readonly choosing: boolean;
  /** The food that the family eats in a harvest. */
  readonly meal: number;
  /** How many more dwarfs the dwellings hold. */
  readonly beds: number;
  /** The wood and stone that are missing for the cheapest dwelling on offer, if the next dwarf needs one. */
  readonly short: Short | undefined;
}

/** What is lacking of the materials for a dwelling. */
export interface Short {
  readonly wood: number;
  readonly stone: number;
}

export type Feature = FeatureOf<Seen>;
export const counted = countedIn<Seen>;
export const which = whichIn<Seen>;

/** What features are about; `undefined` for what no start of a turn changes. */
export type Topic =
  | 'food'
  | 'family'
  | 'weapons'
  | 'animals'
  | 'fields'
  | 'land'
  | 'mines'
  | 'tiles'
  | 'bonus'
  | 'rubies'
  | 'goods'
  | 'spaces';

/** A feature with what it is about. */
export type Told = AboutTopic<Seen, Topic>;
export const about = aboutTopic<Seen, Topic>;
