import { state } from './state.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The virtual clock, in milliseconds since 1970. */
export const now = (): number => Date.now() + state.clockOffset;

const formatter = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(undefined, options);
const shortTime = formatter({ hour: 'numeric', minute: '2-digit' });
const shortDate = formatter({ year: 'numeric', month: '2-digit', day: '2-digit' });
const longDate = formatter({ year: 'numeric', month: 'long', day: 'numeric' });
const fullDate = formatter({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });

/** Discord's letters after `<t:…:` */
const STYLES: Record<string, (date: Date) => string> = {
  t: (date) => shortTime.format(date),
  T: (date) => formatter({ hour: 'numeric', minute: '2-digit', second: '2-digit' }).format(date),
  d: (date) => shortDate.format(date),
  D: (date) => longDate.format(date),
  f: (date) => `${longDate.format(date)} ${shortTime.format(date)}`,
  F: (date) => `${fullDate.format(date)} ${shortTime.format(date)}`,
  s: (date) => `${shortDate.format(date)} ${shortTime.format(date)}`,
  R: (date) => relative(date.getTime() - now()),
};

const relativeFormat = new Intl.RelativeTimeFormat('en');

const UNITS: [unit: Intl.RelativeTimeFormatUnit, length: number, most: number][] = [
  ['second', 1000, 60],
  ['minute', MINUTE, 60],
  ['hour', HOUR, 24],
  ['day', DAY, 30],
  ['month', 30 * DAY, 12],
];

/** A distance from now in milliseconds, negative in the past, in words. */
function relative(distance: number) {
  for (const [unit, length, most] of UNITS) {
    const count = Math.round(distance / length);
    if (Math.abs(count) < most) return relativeFormat.format(count, unit);
  }
  return relativeFormat.format(Math.round(distance / (365 * DAY)), 'year');
}

/** A timestamp (ms) the way Discord writes `<t:seconds:style>`; an unknown style counts as `f`. */
export function timestamp(milliseconds: number, style: string) {
  const date = new Date(milliseconds);
  if (Number.isNaN(date.getTime())) return 'Invalid date';
  return (STYLES[style] ?? STYLES['f'] ?? String)(date);
}

/** The date this many days ago, even if the clocks have changed since. */
function dayBefore(ago: number) {
  const date = new Date(now());
  date.setDate(date.getDate() - ago);
  return date.toDateString();
}

/** The time at which a message was sent, from its ISO format. */
export function messageTime(iso: string) {
  const date = new Date(iso);
  const day = date.toDateString();
  if (day === dayBefore(0)) return `Today at ${shortTime.format(date)}`;
  if (day === dayBefore(1)) return `Yesterday at ${shortTime.format(date)}`;
  return `${shortDate.format(date)} ${shortTime.format(date)}`;
}

export const messageHour = (iso: string) => shortTime.format(new Date(iso));

export const messageDay = (iso: string) => longDate.format(new Date(iso));

export const messageMoment = (iso: string) => STYLES['F']?.(new Date(iso)) ?? iso;

export function fileSize(bytes: number) {
  if (bytes < 1024) return `${bytes} bytes`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${kilobytes.toFixed(2)} KB` : `${(kilobytes / 1024).toFixed(2)} MB`;
}

export const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
