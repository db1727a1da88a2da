import type { Away } from '../people.ts';
import type { TableContext } from '../play/context.ts';
import type { Wait } from '../rows.ts';
import { PACE_LIMITS, type Terms } from '../terms.ts';
import type { TableGame } from '../types.ts';

/** After how long a player counts as absent if a game has no pace, in ms. */
const WITHOUT_PACE = 72 * 60 * 60_000;

/** How long the others must wait for a player before they may act, in ms. */
export function patienceOf({ pace }: Terms): number {
  return PACE_LIMITS[pace] ?? WITHOUT_PACE;
}

/** The end of a span of this many ms from `from` on, which stands still while somebody is away; UTC ms. */
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

/** The start of a span with `spent` ms spent at `to`; it stood still while somebody was away. UTC ms. */
export function beginOf(to: number, spent: number, away: readonly Away[]): number {
  const mirrored = away.map((time): Away => ({ from: -time.to, to: -time.from }));
  return -endOf(-to, spent, mirrored);
}

/** How much of a player's time runs between two moments, in ms; it stands still while they are away. */
export function timeSpent(from: number, to: number, away: readonly Away[]): number {
  let now = from;
  let spent = 0;
  for (const time of away.toSorted((one, other) => one.from - other.from)) {
    spent += Math.max(0, Math.min(time.from, to) - now);
    now = Math.max(now, time.to);
  }
  return spent + Math.max(0, to - now);
}

/** When a player's time for a decision is up, and when twice that time is up; UTC ms. */
export interface Deadlines {
  readonly once: number;
  readonly twice: number;
}

/** Until when the others must be patient with a player's decision. */
export async function deadlinesOf({ stores }: TableContext, game: TableGame, wait: Wait): Promise<Deadlines> {
  const userId = game.seats[wait.seat]?.userId ?? '';
  const away = await stores.people.away(userId, wait.askedAt);
  const span = patienceOf(game.terms);
  return { once: endOf(wait.askedAt, span, away), twice: endOf(wait.askedAt, 2 * span, away) };
}

/** The wait for a seat; undefined if it has no decision. */
export async function waitFor(
  { stores }: Pick<TableContext, 'stores'>,
  gameId: string,
  seat: number,
): Promise<Wait | undefined> {
  return (await stores.waits.ofGame(gameId)).find((wait) => wait.seat === seat);
}
