import { awayAt, type Hours, nextSleep, nextWaking } from './hours.ts';
import { playerIdAt } from './ids.ts';
import { type Away, readSettings } from './people.ts';
import type { Wait } from './rows.ts';
import type { Stores } from './stores.ts';
import { bankOf, type Terms } from './terms.ts';
import type { SpentBank, TableGame } from './types.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** A period of time, UTC ms. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** When a period of this many ms that starts at `from` ends, UTC ms; its clock stops while somebody is away. */
export function endOf(from: number, span: number, away: readonly Away[]): number {
  let now = from;
  let left = span;
  for (const time of away.toSorted((one, other) => one.from - other.from)) {
    if (time.to <= now) continue;
    const before = Math.max(0, time.from - now);
    if (left <= before) break;
    left -= before;
    now = time.to;
  }
  return now + left;
}

/** When a period began if `spent` ms of it are used up by `to`, UTC ms; its clock stopped while somebody was away. */
export function beginOf(to: number, spent: number, away: readonly Away[]): number {
  const mirrored = away.map((time): Away => ({ from: -time.to, to: -time.from }));
  return -endOf(-to, spent, mirrored);
}

/** How much of a player's time runs during a span, in ms; the clock stops while they are away. */
export function timeSpent({ from, to }: Span, away: readonly Away[]): number {
  let now = from;
  let spent = 0;
  for (const time of away.toSorted((one, other) => one.from - other.from)) {
    spent += Math.max(0, Math.min(time.from, to) - now);
    now = Math.max(now, time.to);
  }
  return spent + Math.max(0, to - now);
}

/** What a player's time bank needs to know about them. */
export interface Keeping {
  readonly settings: Hours;
  readonly away: readonly Away[];
}

/** Reads what the clock for a player's decision needs to know about them. */
export async function keepingOf(
  { stores }: { readonly stores: Pick<Stores, 'people'> },
  { seats }: Pick<TableGame, 'seats'>,
  { seat, askedAt }: Pick<Wait, 'seat' | 'askedAt'>,
) {
  const { settings, away } = await stores.people.person(playerIdAt(seats, seat), askedAt);
  return { settings: readSettings(settings), away };
}

/** The minimum number of minutes per day that count as waking hours; with fewer, a time bank could last for years. */
const LEAST_AWAKE = 8 * 60;
const MINUTES_OF_DAY = 24 * 60;

function countedHours(hours: Hours): Hours {
  const { wakesAt, sleepsAt } = hours;
  const awake = (sleepsAt - wakesAt + MINUTES_OF_DAY) % MINUTES_OF_DAY;
  if (awake === 0 || awake >= LEAST_AWAKE) return hours;
  return { ...hours, sleepsAt: (wakesAt + LEAST_AWAKE) % MINUTES_OF_DAY };
}

/** When a time bank stops within a span: during a player's absences and, between those, while they sleep. */
function stopsIn({ settings, away }: Keeping, { from, to }: Span): Away[] {
  const hours = countedHours(settings);
  const stops = [...away];
  let at: number | undefined = from;
  for (;;) {
    at = nextSleep(hours, at);
    if (at === undefined || at >= to) return stops;
    const absence = awayAt(away, at);
    const wakes = absence?.to ?? nextWaking(hours, at);
    if (absence === undefined) stops.push({ from: at, to: wakes });
    at = wakes;
  }
}

/**
 * A time (ms) in which a bank is sure to run out: at least a third of each day counts, and clocks change by an hour or
 * two.
 */
function longest(span: number, away: readonly Away[]): number {
  return 3 * span + away.reduce((sum, { from, to }) => sum + to - from, 0) + 2 * DAY;
}

/** When this much of a time bank is used up, counted from a given time, UTC ms. */
export function bankEnds(keeping: Keeping, from: number, span: number): number {
  return endOf(from, span, stopsIn(keeping, { from, to: from + longest(span, keeping.away) }));
}

/** When a time bank must have started running if this much of it is used up by a given time, UTC ms. */
export function bankBegins(keeping: Keeping, to: number, spent: number): number {
  return beginOf(to, spent, stopsIn(keeping, { from: to - longest(spent, keeping.away), to }));
}

/** How much of a time bank a span uses, in ms. */
export function bankUsed(keeping: Keeping, span: Span): number {
  return timeSpent(span, stopsIn(keeping, span));
}

/** A full time bank, and what each decision adds to it, in ms; undefined if the table has none. */
export function fullBank(terms: Terms): { readonly full: number; readonly plus: number } | undefined {
  const bank = bankOf(terms);
  return bank && { full: bank.hours * HOUR, plus: Math.min(bank.plus, bank.hours) * HOUR };
}

/** What is left in a seat's time bank while the game is waiting for others, in ms; undefined if the table has none. */
export function bankLeft({ terms, banks = {} }: Pick<TableGame, 'terms' | 'banks'>, seat: number) {
  const bank = fullBank(terms);
  return bank && bank.full - (banks[seat]?.spent ?? 0);
}

/**
 * How much is in a seat's time bank, in ms, at the start of a decision, which is given by the entry that started it;
 * undefined if the table has no time banks. Each decision adds time, but a bank never holds more than at the start of
 * the game. A decision that is made again adds nothing, but the bank then holds at least what one decision adds.
 */
export function bankFor(game: Pick<TableGame, 'terms' | 'banks'>, seat: number, since: number): number | undefined {
  const bank = fullBank(game.terms);
  const left = bankLeft(game, seat);
  if (bank === undefined || left === undefined) return undefined;
  const isNew = since > (game.banks?.[seat]?.since ?? -1);
  return Math.min(bank.full, isNew ? left + bank.plus : Math.max(left, bank.plus));
}

/** A seat's time bank after a decision that took this many ms of it. */
export function bankAfter(
  game: Pick<TableGame, 'terms' | 'banks'>,
  { seat, since, used }: { readonly seat: number; readonly since: number; readonly used: number },
): SpentBank | undefined {
  const bank = fullBank(game.terms);
  const held = bankFor(game, seat, since);
  if (bank === undefined || held === undefined) return undefined;
  const before = game.banks?.[seat]?.since ?? -1;
  return { spent: bank.full - Math.max(0, held - used), since: Math.max(since, before) };
}
