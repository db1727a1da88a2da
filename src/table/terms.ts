import { z } from 'zod';
import { LEVELS, type Level } from '../players/levels.ts';

export { LEVELS, type Level, statedFor } from '../players/levels.ts';

/** How fast a game should go. */
export const PACES = ['none', 'relaxed', 'daily', 'live', 'bank'] as const;
export type Pace = (typeof PACES)[number];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * How long a player may take for one decision, in ms, not counting absences; undefined if there is no limit that is the
 * same for every decision.
 */
export const PACE_LIMITS = {
  none: undefined,
  relaxed: 72 * HOUR,
  daily: 24 * HOUR,
  live: 10 * MINUTE,
  bank: undefined,
} as const satisfies Readonly<Record<Pace, number | undefined>>;

/** The maximum number of hours that a time bank may hold, and that each decision may add to it. */
export const bankLimits = { most: 336, added: 48 } as const;

const timeBank = z.strictObject({
  hours: z.int().min(1).max(bankLimits.most),
  plus: z.int().min(1).max(bankLimits.added),
});

/** How many waking hours a player's time bank holds, and how many each of their decisions adds to it. */
export type TimeBank = Readonly<z.infer<typeof timeBank>>;

/** The default time bank. */
const USUAL_BANK: TimeBank = { hours: 48, plus: 8 };

/** The time banks that a lobby offers. */
export const TIME_BANKS: readonly TimeBank[] = [{ hours: 24, plus: 4 }, USUAL_BANK, { hours: 120, plus: 12 }];

/**
 * What happens when a player's time runs out: the bot reminds them, asks the table, passes their turn, or lets a
 * computer play until they return.
 */
export const LATE_RULES = ['remind', 'vote', 'pass', 'computer'] as const;
export type LateRule = (typeof LATE_RULES)[number];

/** Which home boards a post shows in full if there are three or more players: the acting player's, or all. */
export const BOARDS = ['acting', 'all'] as const;

/**
 * Whether players may ask a computer for advice; a game that allows it does not count for ratings. In a lesson, the bot
 * offers advice in every turn.
 */
export const COACHING = ['never', 'allowed', 'lesson'] as const;

/** The maximum length of a tag for a language or locale (such as `de` or `en-GB`), in characters. */
const LONGEST_TAG = 35;

/** A language, tagged as Discord tags its locales; the catalogue decides whether the bot speaks it. */
export const languageTag = z.string().min(2).max(LONGEST_TAG);

/** The terms of a table, as opposed to the options of the rules. */
export const terms = z.strictObject({
  pace: z.enum(PACES).default('none'),
  /** For the pace `bank`; the default one if left out. */
  bank: timeBank.optional(),
  late: z.enum(LATE_RULES).default('remind'),
  /** Whether everybody sees the points while the game is running. */
  liveScores: z.boolean().default(false),
  /** The acting player's if left out. */
  boards: z.enum(BOARDS).optional(),
  /** How well computers play: `steady` by default, but `strong` if they stand in for a person. */
  level: z.enum(LEVELS).optional(),
  /** Never if left out. */
  coach: z.enum(COACHING).optional(),
  /** The language of all public posts; English if left out. */
  language: languageTag.optional(),
});
export type Terms = Readonly<z.infer<typeof terms>>;

/** Whether everybody may see the points of a game; a table may keep them hidden until the game is over. */
export function showsPoints({ terms, status }: { readonly terms: Terms; readonly status: string }): boolean {
  return terms.liveScores || status !== 'running';
}

/** The time bank of a table; undefined if it has another pace. */
export const bankOf = ({ pace, bank = USUAL_BANK }: Pick<Terms, 'pace' | 'bank'>): TimeBank | undefined =>
  pace === 'bank' ? bank : undefined;

/** Whether players may ask a computer for advice. */
export const allowsCoach = ({ coach }: Pick<Terms, 'coach'>): boolean => coach === 'allowed' || isLesson({ coach });

/** Whether a game is a lesson: the coach helps in every turn, and reviews it afterwards. */
export const isLesson = ({ coach }: Pick<Terms, 'coach'>): boolean => coach === 'lesson';

/** The level of a table's computers, for one seat or for all seats that computers play. */
export const levelOf = ({ level }: Pick<Terms, 'level'>, seat?: { readonly plays?: 'computer' | 'standIn' }): Level =>
  level ?? (seat?.plays === 'standIn' ? 'strong' : 'steady');

/** The terms if nothing else was chosen. */
export const DEFAULT_TERMS: Terms = terms.parse({});
