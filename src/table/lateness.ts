import {
  bankBegins,
  bankEnds,
  bankFor,
  bankUsed,
  beginOf,
  endOf,
  fullBank,
  type Keeping,
  keepingOf,
  timeSpent,
} from './clocks.ts';
import type { Wait } from './rows.ts';
import type { Stores } from './stores.ts';
import { PACE_LIMITS } from './terms.ts';
import type { TableGame } from './types.ts';

/** How long it takes before a player counts as absent if a game has no pace, in ms. */
const WITHOUT_PACE = 72 * 60 * 60_000;

/** How long the others must wait for a player's decision before they may do something, in ms. */
export function patienceOf(game: TableGame, { seat, since }: Pick<Wait, 'seat' | 'since'>): number {
  return bankFor(game, seat, since) ?? PACE_LIMITS[game.terms.pace] ?? WITHOUT_PACE;
}

/** When a player's time for a decision is up, and when twice that time is up; UTC ms. */
export interface Deadlines {
  readonly once: number;
  readonly twice: number;
}

/** The time until which the others must be patient with a player's decision. */
export async function deadlinesOf(
  { stores }: { readonly stores: Pick<Stores, 'people'> },
  game: TableGame,
  wait: Wait,
): Promise<Deadlines> {
  return deadlinesFor(await keepingOf({ stores }, game, wait), game, wait);
}

/** The same, given what the clocks need to know about the player. */
export function deadlinesFor(keeping: Keeping, game: TableGame, wait: Wait): Deadlines {
  const span = patienceOf(game, wait);
  const bank = fullBank(game.terms);
  const { askedAt } = wait;
  if (bank === undefined) {
    return { once: endOf(askedAt, span, keeping.away), twice: endOf(askedAt, 2 * span, keeping.away) };
  }
  const once = bankEnds(keeping, askedAt, span);
  return { once, twice: bankEnds(keeping, once, bank.full) };
}

/** How much of a player's time for a decision has been used by a given time (UTC ms), in ms. */
export function spentOn(keeping: Keeping, { terms }: TableGame, { from, to }: { from: number; to: number }): number {
  return fullBank(terms) === undefined ? timeSpent({ from, to }, keeping.away) : bankUsed(keeping, { from, to });
}

/**
 * When a decision must have started for this many ms of the player's time to have been used by a given time; UTC ms.
 */
export function startedFor(keeping: Keeping, { terms }: TableGame, { to, spent }: { to: number; spent: number }) {
  return fullBank(terms) === undefined ? beginOf(to, spent, keeping.away) : bankBegins(keeping, to, spent);
}

/** The wait for a seat; undefined if it has no decision. */
export async function waitFor(
  { stores }: { readonly stores: Pick<Stores, 'waits'> },
  gameId: string,
  seat: number,
): Promise<Wait | undefined> {
  return (await stores.waits.ofGame(gameId)).find((wait) => wait.seat === seat);
}
