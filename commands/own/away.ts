import { catalogue, LANGUAGES } from '../../src/messages/index.ts';
import { clip } from '../../src/messages/text.ts';
import { type Day, dayAfter, isDay, localTime, momentOf } from '../../src/table/hours.ts';
import type { Away } from '../../src/table/people.ts';
import type { Bot } from '../bot.ts';
import { type Composed, compose, type Part } from '../discord/compose.ts';
import type { PressInteraction } from '../discord/interaction.ts';
import { OPTION_LIMIT } from '../discord/limits.ts';
import type { Reply } from '../discord/reply.ts';
import { menu } from '../discord/rows.ts';
import type { Press } from '../presses.ts';
import { OWN } from '../presses.ts';
import { type Findable, findable, type Suggestion } from '../subcommand.ts';
import { deputyParts } from './deputies.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A time as somebody typed it: a moment, a whole day, or a span in ms from the start. */
type Written =
  | { readonly kind: 'moment'; readonly at: number }
  | { readonly kind: 'day'; readonly day: Day }
  | { readonly kind: 'span'; readonly days: number; readonly rest: number };

const DATE = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T](\d{1,2}):(\d{2}))?$/;
const SPAN = /^(\d+) ?(m|min|h|d|w)$/;
/**
 * A number that is too large for an absence in any unit. Larger numbers count as this one, and so are refused as too
 * long.
 */
const MOST_COUNTED = 1_000_000;

/** Reads a time that was typed in a time zone; undefined if it is not a time. */
function readTime(text: string, timeZone: string | undefined): Written | undefined {
  const [, year, month, date, hour, minute] = DATE.exec(text.trim()) ?? [];
  if (year !== undefined) {
    const day: Day = { year: Number(year), month: Number(month), day: Number(date) };
    if (!isDay(day) || Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59) return undefined;
    if (hour === undefined) return { kind: 'day', day };
    return { kind: 'moment', at: momentOf(timeZone, day, Number(hour) * 60 + Number(minute)) };
  }
  const [, written = '', unit = ''] = SPAN.exec(text.trim().toLowerCase()) ?? [];
  const count = Math.min(Number(written), MOST_COUNTED);
  switch (unit) {
    case 'm':
    case 'min':
      return { kind: 'span', days: 0, rest: count * MINUTE };
    case 'h':
      return { kind: 'span', days: 0, rest: count * HOUR };
    case 'd':
      return { kind: 'span', days: count, rest: 0 };
    case 'w':
      return { kind: 'span', days: 7 * count, rest: 0 };
    default:
      return undefined;
  }
}

/** The writer's time zone, and the moment of writing: UTC ms. */
export interface Writing {
  readonly timeZone: string | undefined;
  readonly now: number;
}

/** The words for the current moment, in every language. */
const NOW = ['now', ...LANGUAGES.map((language) => catalogue(language).personal.away.choices.now.toLowerCase())];

/** When an absence starts: a day at its first minute, a span counted from now; now if the text is empty. */
export function readFrom(text: string, { timeZone, now }: Writing): number | undefined {
  const word = text.trim().toLowerCase();
  if (word === '' || NOW.includes(word)) return now;
  const read = readTime(text, timeZone);
  if (read === undefined) return undefined;
  return read.kind === 'day' ? momentOf(timeZone, read.day) : endOf(read, { timeZone, now });
}

/**
 * When an absence that starts at `from` ends, UTC ms: a day includes its last minute, a span is counted from the start
 * of the absence.
 */
export function readTo(text: string, from: number, { timeZone }: Writing): number | undefined {
  const read = readTime(text, timeZone);
  if (read === undefined) return undefined;
  if (read.kind === 'day') return momentOf(timeZone, dayAfter(read.day, 1));
  return endOf(read, { timeZone, now: from });
}

/** Days follow the calendar: three days that start at noon end at noon, even if the clocks change. */
function endOf(written: Exclude<Written, { kind: 'day' }>, { timeZone, now }: Writing): number {
  if (written.kind === 'moment') return written.at;
  if (written.days === 0) return now + written.rest;
  const { minute, ...day } = localTime(timeZone, now);
  return momentOf(timeZone, dayAfter(day, written.days), minute) + (now % MINUTE);
}

const dateText = ({ year, month, day }: Day): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Suggestions for the start of an absence: the typed time itself if it can be read, then the coming days. */
export function suggestFrom(bot: Bot, text: string, writing: Writing): Suggestion[] {
  const { choices } = bot.words.personal.away;
  const today = localTime(writing.timeZone, writing.now);
  const all = findable(bot, ({ words }) => {
    const { now, tomorrow, from } = words.personal.away.choices;
    const { weekday: named } = words.formats;
    const days = Array.from({ length: 14 }, (_, count): Suggestion => {
      const day = dayAfter(today, count + 1);
      return { name: count === 0 ? `${tomorrow}, ${named(day)}` : from(named(day)), value: dateText(day) };
    });
    return [{ name: now, value: 'now' }, ...days];
  });
  const typed = asTyped(text, readFrom(text, writing) !== undefined, (day) => choices.from(day));
  return fitting([...all], text, typed);
}

/** Suggestions for the end of an absence. */
export function suggestTo(bot: Bot, text: string, writing: Writing): Suggestion[] {
  const { choices } = bot.words.personal.away;
  const today = localTime(writing.timeZone, writing.now);
  const all = findable(bot, ({ words }) => {
    const { hours, days, weeks, until } = words.personal.away.choices;
    const { weekday: named } = words.formats;
    return [
      { name: hours(12), value: '12h' },
      ...[1, 2, 3, 4, 5, 6].map((count) => ({ name: days(count), value: `${count}d` })),
      ...[1, 2, 3, 4].map((count) => ({ name: weeks(count), value: `${count}w` })),
      ...Array.from({ length: 10 }, (_, count) => {
        const day = dayAfter(today, count + 1);
        return { name: until(named(day)), value: dateText(day) };
      }),
    ];
  });
  const typed = asTyped(text, readTo(text, writing.now, writing) !== undefined, (day) => choices.until(day));
  return fitting([...all], text, typed);
}

/** The typed text as a choice. */
function asTyped(text: string, isReadable: boolean, name: (day: string) => string): Suggestion[] {
  const typed = text.trim();
  if (!isReadable || typed === '') return [];
  const isDate = /^\d{4}-\d{1,2}-\d{1,2}$/.test(typed);
  return [{ name: isDate ? name(typed) : typed, value: typed }];
}

/** The choices that match the typed text, after the text itself; each value once. */
function fitting(all: readonly Findable[], text: string, typed: readonly Suggestion[]): Suggestion[] {
  const word = text.trim().toLowerCase();
  const fits = all
    .filter(
      ({ name, also, value }) =>
        [name, ...also].some((one) => one.toLowerCase().includes(word)) || value.startsWith(word),
    )
    .map(({ name, value }) => ({ name, value }));
  const known = fits.find(({ value }) => value === word);
  return [...(known === undefined ? typed : [known]), ...fits.filter(({ value }) => value !== word)].slice(0, 25);
}

/** A person's absences, and what to show with them. */
interface Absences {
  readonly away: readonly Away[];
  readonly timeZone: string | undefined;
  /** Above everything else. */
  readonly note?: string | undefined;
  /** Who plays for whom. */
  readonly more?: readonly Part[];
}

/** A person's absences, with a menu to cancel one. */
export function awayMessage(bot: Bot, { away, timeZone, note = '', more = [] }: Absences): Composed {
  const { away: words } = bot.words.personal;
  const { formats } = bot.words;
  const lines = away.map(({ from, to }) => `- ${words.line(from, to)}`);
  const date = (at: number) => {
    const { minute, ...day } = localTime(timeZone, at);
    return minute === 0 ? formats.date(day) : formats.moment(day, minute);
  };
  const choices = away.map(({ from, to }) => ({ value: String(from), text: `${date(from)} – ${date(to)}` }));
  return compose([
    ...(note === '' ? [] : [note]),
    `### ${words.title}\n${away.length === 0 ? words.none : words.help}`,
    ...(lines.length === 0 ? [] : [lines.join('\n')]),
    ...(timeZone === undefined ? [words.noZone] : []),
    ...(choices.length === 0 ? [] : [menu({ on: 'away', game: OWN }, { placeholder: words.cancel, choices })]),
    ...more,
  ]);
}

/** The same, with everything that is stored about an absence. */
export async function absencesOf(bot: Bot, userId: string, note?: string): Promise<Composed> {
  const { timeZone } = await bot.personal.settings(userId);
  const away = await bot.personal.away(userId);
  return awayMessage(bot, { away, timeZone, note, more: await deputyParts(bot, userId) });
}

/** Cancels the chosen absence. */
export async function pressAway(
  bot: Bot,
  { user, value = '' }: PressInteraction<Extract<Press, { on: 'away' }>>,
  reply: Reply,
): Promise<void> {
  const from = /^\d{1,16}$/.test(value) ? Number(value) : Number.NaN;
  await bot.personal.comeBack(user.id, from);
  return reply.show(await absencesOf(bot, user.id, bot.words.personal.away.cancelled));
}

/**
 * When an absence starts and ends, UTC ms; if no end is typed, it has none. Returns a sentence if a text makes no
 * sense.
 */
export function readTimes(
  { words }: Pick<Bot, 'words'>,
  { from: fromText, to: toText }: { readonly from: string; readonly to: string | null },
  writing: Writing,
): { readonly from: number; readonly to: number | undefined } | string {
  const { unreadable } = words.personal.away;
  const from = readFrom(fromText, writing);
  if (from === undefined) return unreadable(clip(fromText, OPTION_LIMIT));
  if (toText === null) return { from, to: undefined };
  const to = readTo(toText, from, writing);
  return to === undefined ? unreadable(clip(toText, OPTION_LIMIT)) : { from, to };
}
