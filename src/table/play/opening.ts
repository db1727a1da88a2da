import { mistake } from '../errors.ts';
import type { User } from '../types.ts';
import type { LobbyLimits, OpeningLimit, TableContext } from './context.ts';

/** More than a group of friends will ever open, but too few to fill a server with threads. */
export const LOBBY_LIMITS: LobbyLimits = { host: { open: 5, daily: 20 }, server: { open: 50, daily: 200 } };

const UNLIMITED: OpeningLimit = { open: Number.POSITIVE_INFINITY, daily: Number.POSITIVE_INFINITY };

/** For people who test the bot with more games than anybody needs. */
export const NO_LIMITS: LobbyLimits = { host: UNLIMITED, server: UNLIMITED };

const DAY = 24 * 60 * 60_000;

/** Throws TableError if a user may not open another lobby in a server. */
export async function mustHaveRoom(
  { stores, clock, lobbyLimits: { host, server } = LOBBY_LIMITS }: TableContext,
  { guildId, user }: { readonly guildId: string | undefined; readonly user: User },
): Promise<void> {
  const since = clock.now() - DAY;
  const own = await stores.games.opened({ host: user.id }, since);
  if (own.open >= host.open) throw mistake('tooManyLobbies', { most: host.open });
  if (own.daily >= host.daily) throw mistake('tooManyGames', { most: host.daily });
  if (guildId === undefined) return;
  const all = await stores.games.opened({ guildId }, since);
  if (all.open >= server.open) throw mistake('tooManyLobbiesHere', { most: server.open });
  if (all.daily >= server.daily) throw mistake('tooManyGamesHere', { most: server.daily });
}
