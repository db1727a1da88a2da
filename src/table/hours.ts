import { Temporal } from 'temporal-polyfill';
import type { Away, PersonSettings } from './people.ts';

/** When a person may be called. */
export type Hours = Pick<PersonSettings, 'timeZone' | 'wakesAt' | 'sleepsAt'>;

/** A day in somebody's calendar; months count from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The time zone of a person who has not chosen one. */
const NO_ZONE = 'UTC';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How many days to search for the first waking hour: when clocks go forward, one day may skip it. */
const MORNINGS = 3;

/** Whether there is a time zone of this name that the runtime supports. */
export function isTimeZone(name: string): boolean {
  try {
    return zonedAt(name, 0) !== undefined;
  } catch {
    return false;
  }
}

const zonedAt = (timeZone: string, at: number): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);

/** A usable time zone for the one that a person chose, whose name may no longer be accepted, such as `PST`. */
function readable(timeZone: string | undefined): string {
  if (timeZone === undefined || isTimeZone(timeZone)) return timeZone ?? NO_ZONE;
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return NO_ZONE;
  }
}

/** The local day, and the minutes since midnight, at a given time, UTC ms. */
export function localTime(timeZone: string | undefined, at: number): Day & { readonly minute: number } {
  const { year, month, day, hour, minute } = zonedAt(readable(timeZone), at);
  return { year, month, day, minute: hour * 60 + minute };
}

/** The day that is some days after another; it may lie beyond the end of its month. */
export function dayAfter({ year, month, day }: Day, count: number): Temporal.PlainDate {
  return Temporal.PlainDate.from({ year, month, day: 1 }).add({ days: day - 1 + count });
}

/** Whether the calendar has this day. */
export function isDay(day: Day): boolean {
  try {
    return Temporal.PlainDate.from({ ...day }, { overflow: 'reject' }) !== undefined;
  } catch {
    return false;
  }
}

const clockOf = (day: Day, minute: number): Temporal.PlainDateTime =>
  dayAfter(day, 0).toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 });

/**
 * When the clocks of a time zone show a minute of a day, UTC ms: the first time if they show it twice, or the moment of
 * the change if they skip it. A day beyond the end of its month runs on into the next month.
 */
export function momentOf(timeZone: string | undefined, day: Day, minute = 0): number {
  const wanted = clockOf(day, minute);
  const found = wanted.toZonedDateTime(readable(timeZone));
  const change = found.toPlainDateTime().equals(wanted) ? undefined : found.getTimeZoneTransition('previous');
  return (change ?? found).epochMilliseconds;
}

/** Whether a person may be called at a given time, UTC ms, by their local time; without a time zone, always. */
export function isAwake({ timeZone, wakesAt, sleepsAt }: Hours, at: number): boolean {
  if (timeZone === undefined || wakesAt === sleepsAt) return true;
  const { minute } = localTime(timeZone, at);
  if (wakesAt < sleepsAt) return wakesAt <= minute && minute < sleepsAt;
  return wakesAt <= minute || minute < sleepsAt;
}

/** The first time from `at` on when a person may be called; both are UTC ms. */
export function nextWaking(hours: Hours, at: number): number {
  if (isAwake(hours, at)) return at;
  const zone = readable(hours.timeZone);
  const now = zonedAt(zone, at);
  // On almost every day, the clocks do not change in between.
  const { hour, minute, second, millisecond } = now;
  const sinceMidnight = ((hour * 60 + minute) * 60 + second) * 1_000 + millisecond;
  const usual = at + ((hours.wakesAt * MINUTE - sinceMidnight + DAY) % DAY);
  if (zonedAt(zone, usual).offsetNanoseconds === now.offsetNanoseconds) return usual;
  const mornings = Array.from({ length: MORNINGS }, (_, days) => clockOf(dayAfter(now, days), hours.wakesAt));
  // When the clocks change, the first waking hour may come twice.
  const moments = [
    ...mornings.map((clock) => clock.toZonedDateTime(zone)),
    ...mornings.map((clock) => clock.toZonedDateTime(zone, { disambiguation: 'later' })),
    now.getTimeZoneTransition('next') ?? now,
  ].map(({ epochMilliseconds }) => epochMilliseconds);
  return Math.min(...moments.filter((moment) => moment > at && isAwake(hours, moment)));
}

/** The first time from `at` on when a person is asleep; undefined if they never are. Both are UTC ms. */
export function nextSleep(hours: Hours, at: number): number | undefined {
  const { timeZone, wakesAt, sleepsAt } = hours;
  if (timeZone === undefined || wakesAt === sleepsAt) return undefined;
  return nextWaking({ timeZone, wakesAt: sleepsAt, sleepsAt: wakesAt }, at);
}

/** The absence that covers a time (UTC ms), merged with those that follow it without a gap. */
export function awayAt(away: readonly Away[], at: number): Away | undefined {
  let joined: Away | undefined;
  for (const time of away.toSorted((one, other) => one.from - other.from)) {
    if (joined === undefined) joined = time.from <= at && at < time.to ? time : undefined;
    else if (time.from <= joined.to && time.to > joined.to) joined = { ...joined, to: time.to };
  }
  return joined;
}

/** The first time from `at` on when a person is neither asleep nor away; both are UTC ms. */
export function callableFrom(hours: Hours, away: readonly Away[], at: number): number {
  let now = at;
  for (;;) {
    const awake = nextWaking(hours, now);
    const absence = awayAt(away, awake);
    if (absence === undefined) return awake;
    now = absence.to;
  }
}

/** Absences with another one added; those that overlap or touch it are merged with it. */
export function withAway(away: readonly Away[], added: Away): Away[] {
  const touches = (time: Away) => time.from <= added.to && added.from <= time.to;
  const joined = [added, ...away.filter(touches)];
  const one = { from: Math.min(...joined.map(({ from }) => from)), to: Math.max(...joined.map(({ to }) => to)) };
  return [...away.filter((time) => !touches(time)), one].sort((some, other) => some.from - other.from);
}
