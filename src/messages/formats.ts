import { minus, pointsWritten } from './text.ts';

/** A day of the calendar; months from 1. */
interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** How a locale writes lists, numbers, days and times. */
export interface Formats {
  /** `a, b and c`. */
  all(parts: readonly string[]): string;
  /** `a, b or c`. */
  any(parts: readonly string[]): string;
  /** A number with a minus sign, and with ½ for a half: `−9`, `40½`, `40.1`. */
  number(value: number): string;
  /** The same with one decimal: `40.0`. */
  tenths(value: number): string;
  /** Minutes after midnight as a clock shows them: `14:05`, `2:05 PM`. */
  clock(minutes: number): string;
  /** `Thursday 24 December`. */
  weekday(day: Day): string;
  /** `24 Dec 2026`. */
  date(day: Day): string;
  /** A day and minutes after its midnight: `24 Dec 2026, 14:05`. */
  moment(day: Day, minutes: number): string;
}

const utc = ({ year, month, day }: Day, minutes = 0): number => Date.UTC(year, month - 1, day, 0, minutes);

/** The formats of a locale such as `de` or `en-GB`. */
export function formatsOf(locale: string): Formats {
  const all = new Intl.ListFormat(locale, { type: 'conjunction' });
  const any = new Intl.ListFormat(locale, { type: 'disjunction' });
  const number = new Intl.NumberFormat(locale);
  const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    // Some locales put narrow spaces into times; few people type these, and some fonts lack them.
    return (at: number): string => format.format(at).replaceAll('\u202f', ' ');
  };
  const clock = dates({ timeStyle: 'short' });
  const weekday = dates({ weekday: 'long', day: 'numeric', month: 'long' });
  const date = dates({ dateStyle: 'medium' });
  const moment = dates({ dateStyle: 'medium', timeStyle: 'short' });
  return {
    all: (parts) => all.format(parts),
    any: (parts) => any.format(parts),
    number: (value) =>
      Number.isInteger(2 * value) && !Number.isInteger(value) ? pointsWritten(value) : minus(number.format(value)),
    tenths: (value) => minus(tenths.format(value)),
    clock: (minutes) => clock(minutes * 60_000),
    weekday: (day) => weekday(utc(day)),
    date: (day) => date(utc(day)),
    moment: (day, minutes) => moment(utc(day, minutes)),
  };
}
