import { mistake } from '../src/table/errors.ts';
import { seatPlayedBy } from '../src/table/ids.ts';
import { storable } from '../src/table/storable.ts';
import type { TableGame } from '../src/table/types.ts';
import type { Bot } from './bot.ts';

/** Where somebody refers to a game: in a channel of a server, or in direct messages, without a server. */
export interface Place {
  readonly guildId: string | null;
  readonly userId: string;
  /** Whether a game's players can also reach it from other servers. */
  readonly elsewhere?: boolean;
}

/**
 * The game with an id from a press or a command. Because ids can be forged, a game can be reached only from its own
 * server and, by its players, from direct messages (from other servers only with `elsewhere`).
 * @throws {TableError} `noGame` for any other, as for one that does not exist
 */
export async function gameWithin({ table }: Pick<Bot, 'table'>, gameId: string, place: Place): Promise<TableGame> {
  const game = await table.find(storable(gameId));
  const { guildId, userId, elsewhere = false } = place;
  const own = game.host === userId || seatPlayedBy(game.seats, userId) >= 0;
  const reachable = guildId !== null && game.guildId === guildId;
  if (!reachable && !(own && (elsewhere || guildId === null))) throw mistake('noGame', {});
  return game;
}
