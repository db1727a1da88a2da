import { z } from 'zod';
import { languageTag } from './terms.ts';

/** Where a person wants to be called when it is their turn. */
const CALLS = ['channel', 'dm', 'both', 'none'] as const;

const minuteOfDay = z.int().min(0).max(1_439);

/** A person's running lesson. */
const lessonBegun = z.object({
  /** The game and the lesson, as ids. */
  game: z.string().max(50),
  lesson: z.string().max(50),
  /** The version of the rules. */
  version: z.int(),
  /** The number of the step, from 0, and of the step whose position it uses. */
  step: z.int().min(0),
  base: z.int().min(0),
  /** The number of the first entry of its log, higher than that of every earlier press. */
  entry: z.int().min(0),
  /** The moves since that position, and how many of them came before the step. */
  moves: z.array(z.string().max(200)).max(200),
  since: z.int().min(0),
  /** How many of the step's hints the person has taken. */
  hints: z.int().min(0),
});
export type LessonBegun = Readonly<z.infer<typeof lessonBegun>>;

/** A person's progress in the lessons. */
const learning = z.object({
  /** The finished lessons, each as the id of the game and its own: `caverna/harvest`. */
  done: z.array(z.string().max(101)).max(200),
  at: lessonBegun.optional(),
  /** The number for the next entry of a lesson. */
  entry: z.int().min(0),
});
export type Learning = Readonly<z.infer<typeof learning>>;

/** A person's settings for all their games, and their lessons. */
export const personSettings = z.object({
  calls: z.enum(CALLS).default('channel'),
  /** Hours between two reminders of the same decision; 0 for none. */
  remindEvery: z.int().min(0).max(168).default(24),
  /**
   * An IANA name such as `Europe/Berlin`; undefined until the person chooses one; until then every hour is a waking
   * hour.
   */
  timeZone: z.string().max(64).optional(),
  /** Minutes after midnight, in the person's time zone; the person may be called between them. */
  wakesAt: minuteOfDay.default(8 * 60),
  sleepsAt: minuteOfDay.default(22 * 60),
  /** Whether forced decisions are made for them, without a call. */
  doForced: z.boolean().default(true),
  /** Whether others see their statistics and find them in the lists; their games count for ratings either way. */
  statistics: z.boolean().default(true),
  /** Whether they want tips while they are new to a game. */
  tips: z.boolean().default(true),
  /** The person's language; undefined for that of their Discord. */
  language: languageTag.optional(),
  /** The locale of their Discord when they last used the bot, for direct messages; undefined means English. */
  locale: languageTag.optional(),
  /** Absent before the first lesson. */
  learning: learning.optional(),
});
export type PersonSettings = Readonly<z.infer<typeof personSettings>>;

/** The settings of a person who has not chosen any. */
export const DEFAULT_SETTINGS: PersonSettings = personSettings.parse({});

/** A person's stored settings, with defaults for missing or unreadable ones. */
export function readSettings(kept: unknown): PersonSettings {
  if (kept === undefined) return DEFAULT_SETTINGS;
  const read = personSettings.safeParse(kept);
  if (read.success) return read.data;
  const unreadable = new Set(read.error.issues.map(({ path: [field] }) => field));
  const readable = Object.entries(Object(kept)).filter(([field]) => !unreadable.has(field));
  return personSettings.parse(Object.fromEntries(readable));
}

/** A period when a person is away and their clocks stop: from `from` up to but not including `to`, UTC ms. */
export interface Away {
  readonly from: number;
  readonly to: number;
}

/** The data stored about a person, by kind; nobody else gets it. */
export type Kept = Readonly<Record<string, unknown>>;
