import { invitedId, isUser } from '../ids.ts';
import type { Idle, TableGame, User } from '../types.ts';
import type { Wanting } from './again.ts';
import { findTable, saveStep, type TableContext } from './context.ts';
import { serveGame } from './serve.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** How long a lobby waits for its host at each stage before it moves on to the next, in ms. */
export const WAITS_FOR: Readonly<Record<Idle['stage'], number>> = { quiet: DAY, reminded: 2 * DAY, free: 11 * DAY };

/** A lobby whose host has just done something, or just become its host. */
export const idleFrom = (now: number): Idle => ({ stage: 'quiet', dueAt: now + WAITS_FOR.quiet });

/** Whether the host of a lobby is a person with a seat in it. */
export const hasHost = ({ host, seats }: TableGame): boolean =>
  isUser(host) && seats.some(({ userId }) => userId === host);

/** Whether anybody may take over a lobby, because its host has done nothing for three days. */
export const isFree = (game: TableGame): boolean =>
  game.status === 'lobby' && game.idle?.stage === 'free' && hasHost(game);

/** Notes that the host of a lobby that was just read is active; does nothing for anybody else. */
export async function hostIsThere(context: TableContext, known: TableGame, userId: string): Promise<void> {
  const idle = idleFrom(context.clock.now());
  const isNoted = ({ idle: noted }: TableGame) =>
    noted?.stage === 'quiet' && noted.dueAt > idle.dueAt - HOUR && noted.dueAt <= idle.dueAt;
  if (known.status !== 'lobby' || known.host !== userId || isNoted(known)) return;
  await serveGame(context, known.id, async () => {
    const game = await findTable(context, known.id);
    if (game.status !== 'lobby' || game.host !== userId) return;
    await saveStep(context, { game: { ...game, idle }, posts: isFree(game) ? [{ kind: 'lobby' }] : [] });
  });
}

/**
 * A lobby with a new host in place of an absent one, whose seat is kept if there is room. `seat` gives somebody a seat
 * in a lobby.
 */
export function takenOver(
  game: TableGame,
  user: Wanting['user'],
  seat: (lobby: TableGame, user: User) => TableGame,
): TableGame {
  const isSeated = game.seats.some(({ userId }) => userId === user.id);
  const isFull = !isSeated && game.seats.length >= game.places;
  const seats = game.seats.flatMap((sitting) => {
    if (sitting.userId !== game.host) return [sitting];
    return isFull ? [] : [{ ...sitting, userId: invitedId(sitting.userId) }];
  });
  const left: TableGame = { ...game, seats };
  return { ...(isSeated ? left : seat(left, user)), host: user.id };
}
