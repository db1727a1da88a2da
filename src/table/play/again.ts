import { mistake } from '../errors.ts';
import { invitedId, isInvited, isUser, userOf } from '../ids.ts';
import type { Seat, TableGame, User } from '../types.ts';
import { isPersons } from './computer.ts';
import { findTable, type TableContext } from './context.ts';
import { mustHaveRoom } from './opening.ts';

/** The result of a rematch, or a next table. */
export interface Again {
  /** The finished game. */
  readonly game: TableGame;
  /**
   * The names of the people whose seats a rematch keeps; undefined for somebody who did not play, because they are not
   * offered a rematch.
   */
  readonly kept: readonly string[] | undefined;
  /** How many computers play in a rematch. */
  readonly computers: number;
  /** Whether the people of that table have already been called for a rematch; they are not called again. */
  readonly called: boolean;
}

/** Somebody who wants to play a finished game again. */
export interface Wanting {
  readonly gameId: string;
  readonly user: User;
}

/**
 * What a rematch of a game, or a next table, would be like now; changes nothing. Throws TableError if neither can be
 * opened.
 */
export async function again(context: TableContext, { gameId, user }: Wanting): Promise<Again> {
  const game = await findTable(context, gameId);
  mustBeOver(game);
  await mustHaveRoom(context, { guildId: game.guildId, user });
  const busy = await context.stores.games.inChannel(game.channelId);
  if (busy && isOpen(busy)) throw mistake('channelBusy', { status: busy.status });
  return {
    game,
    kept: playedBy(game, user) ? keptSeats(game, user).map(({ name }) => name) : undefined,
    computers: computersOf(game),
    called: (await context.stores.messages.find(gameId, 'rematch')) !== undefined,
  };
}

/** Whether a game still takes up its channel. */
export function isOpen({ status }: Pick<TableGame, 'status'>): boolean {
  return status === 'lobby' || status === 'running';
}

/** Throws TableError if a game is not over. */
export function mustBeOver(game: Pick<TableGame, 'status'>): void {
  if (isOpen(game)) throw mistake('gameNotOver', {});
}

/** Whether somebody was a player at a table when its game ended. */
export const playedBy = ({ seats }: TableGame, { id }: User): boolean =>
  seats.some(({ userId }) => userOf(userId) === id);

/** Whether a lobby keeps a seat for somebody who has not joined yet. */
export const keepsSeatFor = (game: TableGame, id: string): boolean =>
  openSeats(game).some(({ userId }) => userOf(userId) === id);

/** How many permanent computer players a table had. */
export const computersOf = ({ seats }: TableGame): number => seats.filter((seat) => !isPersons(seat)).length;

/**
 * The seats that a lobby keeps for the people the host played with at the last table, in their colours. It keeps none
 * for people whose data was removed, or who were invited to that table but never joined.
 */
export function keptSeats({ seats }: TableGame, host: User): Seat[] {
  return seats
    .filter((seat) => isPersons(seat) && isUser(seat.userId) && seat.userId !== host.id)
    .map(({ userId, name, colour }) => ({ userId: invitedId(userId), name, colour }));
}

/** The seats of a lobby that are taken; the others are kept for people from an earlier table. */
export const takenSeats = ({ seats }: Pick<TableGame, 'seats'>): Seat[] =>
  seats.filter(({ userId }) => !isInvited(userId));

/** The seats of a lobby that are kept for somebody. */
export const openSeats = ({ seats }: Pick<TableGame, 'seats'>): Seat[] =>
  seats.filter(({ userId }) => isInvited(userId));
