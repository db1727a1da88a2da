import { mistake } from '../src/table/errors.ts';
import type { TableGame } from '../src/table/types.ts';
import type { Bot } from './bot.ts';

/** Where somebody names a game: in a channel of a server, or, without a server, in direct messages. */
export interface Place {
  readonly guildId: string | null;
  readonly userId: string;
}

/**
 * The game of an id that somebody has pressed or written. Ids can be forged: a game is for its own server alone, and in direct messages
 * for those who sit in it.
 * @throws {TableError} `noGame` for any other, as for one that does not exist
 */
export async function gameWithin({ table }: Pick<Bot, 'table'>, gameId: string, place: Place): Promise<TableGame> {
  const game = await table.find(gameId);
  const { guildId, userId } = place;
  const own = game.host === userId || game.seats.some((seat) => seat.userId === userId);
  if (guildId === null ? !own : game.guildId !== guildId) throw mistake('noGame', {});
  return game;
}
