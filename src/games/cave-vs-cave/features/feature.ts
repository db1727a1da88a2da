import {
  type AboutTopic,
  aboutTopic,
  counted as countedIn,
  type Feature as FeatureOf,
  which as whichIn,
} from '../../../engine/features.ts';
import type { Me } from '../power.ts';

/** A position as a seat sees it, with values that many features need. */
export interface Seen extends Me {
  /** The seat's remaining turns in this round after the current one, and in this era. */
  readonly inRound: number;
  readonly inEra: number;
  /** How much of the era is left, from 1 down to 0. */
  readonly share: number;
  /** The walls around each excavated, unfurnished room, as bits of its four sides. */
  readonly sites: readonly { readonly cell: number; readonly walls: number }[];
}

/** One or more numbers that belong together. */
export type Feature = FeatureOf<Seen>;
export const counted = countedIn<Seen>;
export const which = whichIn<Seen>;

/** The topics of features. */
export type Topic = 'food' | 'goods' | 'gold' | 'weapons' | 'rooms' | 'cave' | 'sale' | 'tiles';

/** A feature and its topic; `undefined` if the feature is the same at the start of every turn. */
export type Told = AboutTopic<Seen, Topic>;
export const about = aboutTopic<Seen, Topic>;
