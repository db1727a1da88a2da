import type { Request } from './doors.ts';
import { mistake } from './errors.ts';
import { isUser } from './ids.ts';
import { publicEntry } from './live.ts';
import { isOpen, mustBeHost } from './lobby.ts';
import { readSettings } from './people.ts';
import { findTable, openLive, type Room, saveStep, serveGame } from './room.ts';
import type { TableGame } from './types.ts';

/** A channel of a server. */
export interface Place {
  readonly guildId: string | undefined;
  readonly channelId: string;
}

/** Lets a lobby or running game go on in another channel of its server; throws TableError. Only within `serveGame`. */
export async function moveGame(room: Room, gameId: string, { guildId, channelId }: Place): Promise<TableGame> {
  const game = await findTable(room, gameId);
  if (!isOpen(game)) throw mistake('gameOver', {});
  if (game.guildId !== guildId) throw mistake('noGame', {});
  if (game.channelId === channelId) throw mistake('alreadyHere', {});
  const { channelLost, ...rest } = game;
  const moved: TableGame = { ...rest, channelId };
  if (game.status === 'lobby') await saveStep(room, { game: moved, posts: [{ kind: 'lobby' }], redirects: true });
  else {
    const live = await openLive(room, gameId);
    const from = channelLost ? undefined : game.channelId;
    await saveStep(room, {
      game: moved,
      posts: [{ kind: 'moved', entry: publicEntry(live), from }],
      redirects: true,
    });
  }
  room.games.drop(gameId);
  room.logger.info({ gameId, channelId }, 'game moved');
  return moved;
}

/** The same for somebody who plays: the host, or anybody where the old channel is gone. */
export function move(room: Room, { gameId, userId, ...place }: Request & Place): Promise<TableGame> {
  return serveGame(room, gameId, async () => {
    const game = await findTable(room, gameId);
    if (!game.seats.some((seat) => seat.userId === userId)) throw mistake('notSeated', {});
    if (!game.channelLost) mustBeHost(game, userId);
    return moveGame(room, gameId, place);
  });
}

/** Notes that a channel is gone: its lobby is closed, and the players of its running game are told once. */
export async function lose(room: Room, channelId: string): Promise<void> {
  const found = await room.stores.games.inChannel(channelId);
  if (!found || !isOpen(found)) return;
  await serveGame(room, found.id, async () => {
    const game = await findTable(room, found.id);
    if (!isOpen(game) || game.channelId !== channelId || game.channelLost) return;
    room.logger.warn({ gameId: game.id, channelId }, 'the channel of a game is gone');
    if (game.status === 'lobby') {
      await saveStep(room, { game: { ...game, status: 'ended', closedAt: room.clock.now() } });
    } else {
      const told = await whoIsTold(room, game);
      await saveStep(room, {
        game: { ...game, channelLost: true },
        posts: told.map((userId) => ({ kind: 'lost', userId })),
      });
    }
    room.games.drop(game.id);
  });
}

/** Those who have taken their seats by a press of their own, and who do not want to be called nowhere. */
async function whoIsTold({ stores }: Room, { seats }: TableGame): Promise<string[]> {
  const told: string[] = [];
  for (const { userId } of seats) {
    if (isUser(userId) && readSettings(await stores.people.settings(userId)).calls !== 'none') told.push(userId);
  }
  return told;
}
