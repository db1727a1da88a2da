import { mistake } from '../errors.ts';
import { isUser } from '../ids.ts';
import { readSettings } from '../people.ts';
import type { Post } from '../posts.ts';
import type { Request } from '../requests.ts';
import type { TableGame } from '../types.ts';
import { isOpen } from './again.ts';
import { findTable, openLive, saveStep, type TableContext } from './context.ts';
import { publicEntry } from './live.ts';
import { mustBeHost } from './lobby.ts';
import { serveGame } from './serve.ts';

/** A channel of a server. */
export interface Place {
  readonly guildId: string | undefined;
  readonly channelId: string;
}

/**
 * Lets a lobby or running game continue in another channel of its server; throws TableError. Only within `serveGame`.
 */
export async function moveGame(
  context: TableContext,
  gameId: string,
  { guildId, channelId }: Place,
): Promise<TableGame> {
  const game = await findTable(context, gameId);
  if (!isOpen(game)) throw mistake('gameOver', {});
  if (game.guildId !== guildId) throw mistake('noGame', {});
  if (game.channelId === channelId) throw mistake('alreadyHere', {});
  const { channelLost, ...rest } = game;
  const moved: TableGame = { ...rest, channelId };
  const from = channelLost ? undefined : game.channelId;
  const post: Post =
    game.status === 'lobby'
      ? { kind: 'lobby' }
      : { kind: 'moved', entry: publicEntry(await openLive(context, gameId)), from };
  const there = await saveStep(context, { game: moved, posts: [post], redirects: true });
  context.games.delete(gameId);
  context.logger.info({ gameId, channelId }, 'game moved');
  return there;
}

/** The same, requested by a player: the host or, if the old channel is gone, anybody. */
export function move(context: TableContext, { gameId, userId, ...place }: Request & Place): Promise<TableGame> {
  return serveGame(context, gameId, async () => {
    const game = await findTable(context, gameId);
    if (!game.seats.some((seat) => seat.userId === userId)) throw mistake('notSeated', {});
    if (!game.channelLost) mustBeHost(game, userId);
    return moveGame(context, gameId, place);
  });
}

/** Notes that a channel is gone: closes its lobby, and tells the players of its running game once. */
export async function lose(context: TableContext, channelId: string): Promise<void> {
  const found = await context.stores.games.inChannel(channelId);
  if (!found || !isOpen(found)) return;
  await serveGame(context, found.id, async () => {
    const game = await findTable(context, found.id);
    if (!isOpen(game) || game.channelId !== channelId || game.channelLost) return;
    context.logger.warn({ gameId: game.id, channelId }, 'the channel of a game is gone');
    if (game.status === 'lobby') {
      await saveStep(context, { game: { ...game, status: 'ended', closedAt: context.clock.now() } });
    } else {
      const players = await whoIsTold(context, game);
      await saveStep(context, {
        game: { ...game, channelLost: true },
        posts: players.map((userId) => ({ kind: 'lost', userId })),
      });
    }
    context.games.delete(game.id);
  });
}

/** People who have taken their seats themselves and want to be called. */
async function whoIsTold({ stores }: TableContext, { seats }: TableGame): Promise<string[]> {
  const players: string[] = [];
  for (const { userId } of seats) {
    if (isUser(userId) && readSettings(await stores.people.settings(userId)).calls !== 'none') players.push(userId);
  }
  return players;
}
