import {
  type AboutTopic,
  aboutTopic,
  counted as countedIn,
  type Feature as FeatureOf,
  which as whichIn,
} from '../../../engine/features.ts';
import type { Me } from '../power.ts';
import type { Ground } from '../state.ts';

/** A position as a seat sees it, with values that many features need. */
export interface Seen extends Me {
  /** The number of rounds after this one. */
  readonly left: number;
  /** How much of the game is left, from 1 down to 0; see `Time`. */
  readonly share: number;
  /** How many dwarfs the seat can still place in this round. */
  readonly idle: number;
  /** How many cells of each ground there are. */
  readonly grounds: Readonly<Record<Ground, number>>;
  /** Whether the seat is in the middle of its turn. */
  readonly choosing: boolean;
  /** The food that the family eats in a harvest. */
  readonly meal: number;
  /** How many more dwarfs the dwellings hold. */
  readonly beds: number;
  /** The wood and stone still needed for the cheapest available dwelling, if the next dwarf needs one. */
  readonly short: Short | undefined;
}

/** The materials still needed for a dwelling. */
export interface Short {
  readonly wood: number;
  readonly stone: number;
}

export type Feature = FeatureOf<Seen>;
export const counted = countedIn<Seen>;
export const which = whichIn<Seen>;

/** The topics of features; a feature that is the same at the start of every turn has none. */
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

/** A feature and its topic. */
export type Told = AboutTopic<Seen, Topic>;
export const about = aboutTopic<Seen, Topic>;
