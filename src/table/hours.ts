import type { Away, PersonSettings } from './people.ts';

/** When a person may be called. */
export type Hours = Pick<PersonSettings, 'timeZone' | 'wakesAt' | 'sleepsAt'>;

/** A day in somebody's calendar; months from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60;

/** Where nobody has told a time zone, days begin and end in this one. */
const NO_ZONE = 'UTC';

/** More than there are time zones; each takes some memory, and there is no end to the ways in which one can be spelt. */
const MOST_FORMATS = 600;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  if (formats.size >= MOST_FORMATS) formats.clear();
  const fields = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const format = new Intl.DateTimeFormat('en-US', { ...fields, timeZone, hourCycle: 'h23', calendar: 'gregory' });
  formats.set(timeZone, format);
  return format;
}

/** Whether there is a time zone of that IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** The day and the minute after midnight that the clocks of a time zone show at a time, UTC ms. */
export function localTime(timeZone: string | undefined, at: number): Day & { readonly minute: number } {
  const parts = formatOf(timeZone ?? NO_ZONE).formatToParts(at);
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return { year: read('year'), month: read('month'), day: read('day'), minute: read('hour') * 60 + read('minute') };
}

/** How far the clocks of a time zone are ahead of UTC at a time, in minutes. */
function offsetAt(timeZone: string | undefined, at: number): number {
  const { year, month, day, minute } = localTime(timeZone, at);
  return (Date.UTC(year, month - 1, day) - Math.floor(at / MINUTE) * MINUTE) / MINUTE + minute;
}

/**
 * When the clocks of a time zone show a minute of a day, UTC ms: the first time where they show it twice, and the moment
 * of the change where they leave it out. A month or day beyond the calendar counts on into the next.
 */
export function momentOf(timeZone: string | undefined, { year, month, day }: Day, minute = 0): number {
  const asIfUtc = Date.UTC(year, month - 1, day) + minute * MINUTE;
  const before = offsetAt(timeZone, asIfUtc - DAY * MINUTE);
  const after = offsetAt(timeZone, asIfUtc + DAY * MINUTE);
  const candidates = [before, after].map((offset) => asIfUtc - offset * MINUTE);
  const exact = candidates.filter((at) => at + offsetAt(timeZone, at) * MINUTE === asIfUtc);
  return exact.length > 0 ? Math.min(...exact) : changeBetween(timeZone, Math.min(...candidates), before);
}

/** The first minute from `from` on at which a time zone is no longer `offset` minutes ahead of UTC. */
function changeBetween(timeZone: string | undefined, from: number, offset: number): number {
  let at = from;
  while (offsetAt(timeZone, at) === offset) at += MINUTE;
  return at;
}

/** Whether a person may be called at a time, UTC ms; always while they have not told a time zone. */
export function isAwake({ timeZone, wakesAt, sleepsAt }: Hours, at: number): boolean {
  if (timeZone === undefined || wakesAt === sleepsAt) return true;
  const { minute } = localTime(timeZone, at);
  if (wakesAt < sleepsAt) return wakesAt <= minute && minute < sleepsAt;
  return wakesAt <= minute || minute < sleepsAt;
}

/** The first time from `at` on at which a person may be called; both UTC ms. */
export function nextWaking(hours: Hours, at: number): number {
  if (isAwake(hours, at)) return at;
  const { minute, ...today } = localTime(hours.timeZone, at);
  const mornings = [today, { ...today, day: today.day + 1 }].map((day) => momentOf(hours.timeZone, day, hours.wakesAt));
  return mornings.find((morning) => morning >= at && isAwake(hours, morning)) ?? at + DAY * MINUTE;
}

/** The absence into which a time falls, UTC ms, joined with those that follow on it without a gap. */
export function awayAt(away: readonly Away[], at: number): Away | undefined {
  let joined: Away | undefined;
  for (const time of away.toSorted((one, other) => one.from - other.from)) {
    if (joined === undefined) joined = time.from <= at && at < time.to ? time : undefined;
    else if (time.from <= joined.to && time.to > joined.to) joined = { ...joined, to: time.to };
  }
  return joined;
}

/** The first time from `at` on at which a person is neither asleep nor away; both UTC ms. */
export function callableFrom(hours: Hours, away: readonly Away[], at: number): number {
  let now = at;
  for (;;) {
    const awake = nextWaking(hours, now);
    const absence = awayAt(away, awake);
    if (absence === undefined) return awake;
    now = absence.to;
  }
}

/** Absences with one more; those that overlap it or touch it become one. */
export function withAway(away: readonly Away[], added: Away): Away[] {
  const touches = (time: Away) => time.from <= added.to && added.from <= time.to;
  const joined = [added, ...away.filter(touches)];
  const one = { from: Math.min(...joined.map(({ from }) => from)), to: Math.max(...joined.map(({ to }) => to)) };
  return [...away.filter((time) => !touches(time)), one].sort((some, other) => some.from - other.from);
}
