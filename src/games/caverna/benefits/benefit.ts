import type { Bundle, Good, HarvestKind } from '../state.ts';

/** The benefits of a choice or, in the first few, its drawbacks; the most important for a beginner first. */
export type Benefit =
  /** The player gets animals, and there is no room for this many of them. */
  | { readonly what: 'crowded'; readonly animals: Bundle; readonly homeless: number }
  /** The last empty cavern is filled, and the next dwarf has no bed. */
  | { readonly what: 'lastCavern'; readonly nth: number }
  | { readonly what: 'begging'; readonly points: number }
  | { readonly what: 'passing'; readonly dwarfs: number }
  /** How many people this feeds in the next feeding, or how much food it gains for that. */
  | {
      readonly what: 'feeds';
      readonly people: number;
      readonly food: number;
      /** The goods are worth more food than is missing. */
      readonly more?: true;
      readonly round: number;
      /** Undefined while its marker is face down. */
      readonly kind: HarvestKind | undefined;
    }
  | { readonly what: 'child' | 'bed' | 'dwellingHere'; readonly nth: number }
  /** Goods for a dwelling, and what it still needs after that. */
  | { readonly what: 'dwelling'; readonly lacks: Bundle; readonly cavern: boolean }
  | { readonly what: 'cavern'; readonly forDwelling: boolean }
  | { readonly what: 'firstAnimal'; readonly animal: Good }
  | { readonly what: 'sown'; readonly grown: Bundle }
  | { readonly what: 'weapon'; readonly strength: number; readonly items: number }
  | { readonly what: 'pasture'; readonly points: number; readonly animals: number }
  | { readonly what: 'rooms'; readonly lacks: Bundle; readonly nth: number | undefined }
  | { readonly what: 'goods'; readonly good: Good }
  | { readonly what: 'unused'; readonly spaces: number }
  | { readonly what: 'points'; readonly points: number }
  | { readonly what: Plain };

/** Benefits that need no figures. */
type Plain =
  | 'oreMine'
  | 'rubyMine'
  | 'stable'
  | 'boarStable'
  | 'ownTunnels'
  | 'ownMeadows'
  | 'newborn'
  | 'token'
  | 'imitation'
  | 'trade'
  | 'expedition'
  | 'forging'
  | 'allWeapons'
  | 'sowing'
  | 'land'
  | 'caves'
  | 'fencing'
  | 'mining'
  | 'breeding'
  | 'fed'
  | 'protected';

/** The kinds of benefits, the most important first. */
const ORDER: readonly Benefit['what'][] = [
  'crowded',
  'lastCavern',
  'begging',
  'passing',
  'child',
  'bed',
  'feeds',
  'dwellingHere',
  'dwelling',
  'cavern',
  'firstAnimal',
  'sown',
  'oreMine',
  'rubyMine',
  'mining',
  'pasture',
  'stable',
  'boarStable',
  'ownMeadows',
  'ownTunnels',
  'weapon',
  'newborn',
  'trade',
  'allWeapons',
  'rooms',
  'fencing',
  'token',
  'imitation',
  'expedition',
  'forging',
  'breeding',
  'caves',
  'land',
  'sowing',
  'goods',
  'unused',
  'fed',
  'protected',
  'points',
];

/** The rank of a benefit; food for less than one dwarf matters less than steps to a larger family. */
const rankOf = (benefit: Benefit): number =>
  benefit.what === 'feeds' && benefit.people === 0 ? ORDER.indexOf('firstAnimal') + 0.5 : ORDER.indexOf(benefit.what);

export const byOrder = (one: Benefit, other: Benefit): number => rankOf(one) - rankOf(other);

/** The people that a text is about. */
interface People {
  readonly one: string;
  readonly many: string;
  readonly uses?: Readonly<Record<string, string>>;
}

/** Every kind of benefit in words: a line without a full stop. */
export type BenefitWords = {
  readonly [K in Benefit['what']]: (benefit: Benefit & { readonly what: K }, people: People) => string;
};

/** The kinds that a player regrets. */
const REGRETTED: ReadonlySet<Benefit['what']> = new Set(['crowded', 'lastCavern', 'begging', 'passing']);

/** Whether a choice does harm. */
export const isRegretted = ({ what }: Benefit): boolean => REGRETTED.has(what);

/** What a family lacks for a feeding even if it eats all crops and animals. */
export interface Lacking {
  /** Without what rubies and gold bring, unless they are enough for the rest. */
  readonly food: number;
  readonly stone: number;
  /** The rubies and gold that could become food, and whether they are enough for the rest. */
  readonly riches: readonly Good[];
  readonly enough: boolean;
  /** Stone eaters can trade for stone before it. */
  readonly trades: boolean;
}

/**
 * The earliest round in which a new dwarf can act, how many turns it then has until the end, and in how many harvests
 * it eats.
 */
export interface Growth {
  readonly by: number;
  readonly turns: number;
  readonly harvests: number;
}

/** The purpose of a turn's moves. */
export interface Plan {
  readonly benefit: Benefit;
  readonly growth?: Growth;
}
