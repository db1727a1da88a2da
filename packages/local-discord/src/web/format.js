import { state } from './state.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** @returns {number} the virtual clock, in milliseconds since 1970 */
export const now = () => Date.now() + state.clockOffset;

/** @param {Intl.DateTimeFormatOptions} options */
const formatter = (options) => new Intl.DateTimeFormat(undefined, options);
const shortTime = formatter({ hour: 'numeric', minute: '2-digit' });
const shortDate = formatter({ year: 'numeric', month: '2-digit', day: '2-digit' });
const longDate = formatter({ year: 'numeric', month: 'long', day: 'numeric' });
const fullDate = formatter({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });

/** @type {Record<string, (date: Date) => string>} Discord's letters after `<t:…:` */
const STYLES = {
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

/** @type {[unit: Intl.RelativeTimeFormatUnit, length: number, most: number][]} */
const UNITS = [
  ['second', 1000, 60],
  ['minute', MINUTE, 60],
  ['hour', HOUR, 24],
  ['day', DAY, 30],
  ['month', 30 * DAY, 12],
];

/** @param {number} distance milliseconds from now; negative in the past */
function relative(distance) {
  for (const [unit, length, most] of UNITS) {
    const count = Math.round(distance / length);
    if (Math.abs(count) < most) return relativeFormat.format(count, unit);
  }
  return relativeFormat.format(Math.round(distance / (365 * DAY)), 'year');
}

/**
 * A moment the way Discord writes `<t:seconds:style>`.
 * @param {number} milliseconds since 1970
 * @param {string} style one of Discord's letters; `f` for an unknown one
 */
export function timestamp(milliseconds, style) {
  const date = new Date(milliseconds);
  if (Number.isNaN(date.getTime())) return 'Invalid date';
  return (STYLES[style] ?? STYLES['f'] ?? String)(date);
}

/**
 * The day some days ago, however long those days were.
 * @param {number} ago
 */
function dayBefore(ago) {
  const date = new Date(now());
  date.setDate(date.getDate() - ago);
  return date.toDateString();
}

/** @param {string} iso when a message was sent */
export function messageTime(iso) {
  const date = new Date(iso);
  const day = date.toDateString();
  if (day === dayBefore(0)) return `Today at ${shortTime.format(date)}`;
  if (day === dayBefore(1)) return `Yesterday at ${shortTime.format(date)}`;
  return `${shortDate.format(date)} ${shortTime.format(date)}`;
}

/** @param {string} iso */
export const messageHour = (iso) => shortTime.format(new Date(iso));

/** @param {string} iso */
export const messageDay = (iso) => longDate.format(new Date(iso));

/** @param {string} iso */
export const messageMoment = (iso) => STYLES['F']?.(new Date(iso)) ?? iso;

/** @param {number} bytes */
export function fileSize(bytes) {
  if (bytes < 1024) return `${bytes} bytes`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${kilobytes.toFixed(2)} KB` : `${(kilobytes / 1024).toFixed(2)} MB`;
}

/**
 * @param {number} count
 * @param {string} noun
 */
export const countOf = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;
