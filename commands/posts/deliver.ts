import { type Client, RESTJSONErrorCodes } from 'discord.js';
import { Undeliverable } from '../../src/table/outbox/undeliverable.ts';
import type { Position } from '../../src/table/play/showing.ts';
import type { GameMessage, Post, Ring, Send, TurnPost } from '../../src/table/posts.ts';
import type { Bot } from '../bot.ts';
import { compose, composePlain } from '../discord/compose.ts';
import { channelMention } from '../discord/mention.ts';
import { toAddressee, toTable } from '../language.ts';
import { lobbyPost } from '../lobby/lobby-message.ts';
import { clearSummons, deliverIdle, deliverSummons, refreshSummons } from '../lobby/summons.ts';
import { deliverAgain } from '../replay/restore.ts';
import { closePanels, leadOn } from '../turn/panels.ts';
import { turnLines } from '../turn/turn-lines.ts';
import { seatMessage, voteMessage } from '../votes/votes-message.ts';
import { clearCalls, deliverAway, deliverCall, refreshPrompt, sendPrompt } from './deliver-calls.ts';
import { finalMessage } from './final.ts';
import {
  clear,
  type Delivery,
  inOpenThread,
  isRefused,
  isRefusedForGood,
  refresh,
  remove,
  removeFormer,
  send,
  withdraw,
} from './posting.ts';
import { sendTurn } from './turn-post.ts';
import { markUndone } from './undone.ts';

/**
 * Sends the posts of the outbox. Even if a crash makes the bot send a post twice, Discord shows it once. The sender
 * throws Undeliverable for a post that can never be sent; any other error is worth a retry.
 */
export function deliverer(anybody: Bot, client: Client<true>): Send {
  return async (row, note, patience) => {
    try {
      const sending = { row, note, patience };
      if (row.post.kind === 'lost') return await deliverLost({ bot: anybody, ...sending }, client, row.post.userId);
      const bot = toTable(anybody, await anybody.table.find(row.gameId));
      const channel = await client.channels.fetch(row.channelId);
      // After the bot has joined a server, REST may answer before the gateway reports the server.
      if (channel === null) throw new Error(`The server of the channel ${row.channelId} is not known yet.`);
      if (!channel.isSendable()) throw new Undeliverable(`The channel ${row.channelId} does not accept messages.`);
      return await inOpenThread(channel, () => deliver({ bot, channel, ...sending }));
    } catch (error) {
      if (!isRefusedForGood(error)) throw error;
      if (error.code === RESTJSONErrorCodes.UnknownChannel) await anybody.table.lose(row.channelId);
      throw new Undeliverable(error.message, { cause: error });
    }
  };
}

/** Tells a player in a direct message, if they accept any, that the channel of the game is gone. */
async function deliverLost(
  { bot: anybody, row, ...sending }: Omit<Delivery, 'channel'>,
  client: Client<true>,
  userId: string,
): Promise<GameMessage[]> {
  const { guildId, seats } = await anybody.table.find(row.gameId);
  // People who have left, or for whom a seat is only kept, get no message.
  if (!seats.some((seat) => seat.userId === userId)) return [];
  const server = guildId === undefined ? undefined : client.guilds.cache.get(guildId)?.name;
  try {
    const channel = await client.users.createDM(userId);
    const bot = await toAddressee(anybody, userId);
    await send({ bot, channel, row, ...sending }, 'lost', composePlain([bot.words.threads.lost(server)], []));
    return [];
  } catch (error) {
    if (!isRefused(error)) throw error;
    throw new Undeliverable(error.message, { cause: error });
  }
}

async function deliver(delivery: Delivery): Promise<GameMessage[]> {
  const { bot, row } = delivery;
  const { post, gameId } = row;
  switch (post.kind) {
    case 'lobby':
      return deliverLobby(delivery);
    case 'summons':
      return deliverSummons(delivery, post);
    case 'idle':
      return deliverIdle(delivery, post);
    case 'again':
      return deliverAgain(delivery, post.entry);
    case 'start':
    case 'turn':
    case 'harvest':
    case 'undo':
    case 'rolledBack':
      return deliverTurn(delivery, post);
    case 'progress':
      return refreshPrompt(delivery, await bot.table.position(gameId, post.entry));
    case 'waiting':
      return deliverWaiting(delivery, await bot.table.position(gameId, post.entry));
    case 'call':
      return deliverCall(delivery, post);
    case 'away':
      return deliverAway(delivery, post);
    case 'paused':
    case 'resumed':
      await send(delivery, 'seat', compose([bot.words.admin.told[post.kind]], { silent: true }));
      return [];
    case 'vote': {
      const view = await bot.assembly.view(post.voteId);
      const turns = view.undoing && [...turnLines(bot, await bot.table.history(gameId), view.undoing.turns)];
      const message = voteMessage(
        bot,
        view,
        turns?.map(({ line }) => line),
      );
      return (post.first ? send : refresh)(delivery, 'vote', message);
    }
    case 'seat':
      return send(delivery, 'seat', seatMessage(bot, await bot.table.find(gameId), post));
    case 'final': {
      const message = await finalMessage(bot, await bot.table.position(gameId, post.entry));
      const final = await send(delivery, 'final', message);
      await closePanels(bot, gameId, ({ ending }) => ending.over);
      return final;
    }
    case 'lost':
      throw new Undeliverable('This post is for a direct message.');
    case 'moved':
      return deliverMoved(delivery, post);
    case 'ended':
      return deliverEnded(delivery);
  }
}

async function deliverLobby(delivery: Delivery): Promise<GameMessage[]> {
  const { bot, row } = delivery;
  const game = await bot.table.find(row.gameId);
  await (game.status === 'lobby' ? refreshSummons(delivery, game) : clearSummons(delivery));
  return refresh(delivery, 'lobby', await lobbyPost(bot, game));
}

async function deliverTurn(delivery: Delivery, post: TurnPost): Promise<GameMessage[]> {
  const { bot, row } = delivery;
  const position = await bot.table.position(row.gameId, post.entry);
  const sent = await sendTurn(delivery, post, position);
  const pictures = sent.map((picture) => ({ ...picture, entry: post.entry }));
  const messages = await bot.table.messages(row.gameId);
  const prompt = await replacePrompt(delivery, position, { ring: post.ring, messages });
  await clearCalls(delivery, [...position.game.seats.keys()], messages);
  await leadOn(bot, row.gameId);
  if ('to' in post && post.to !== undefined) await markUndone(delivery, { after: post.to, before: post.entry });
  return [...pictures, ...prompt];
}

/** Posts a prompt to replace the previous one; none if the game is over. */
async function replacePrompt(
  delivery: Delivery,
  position: Position,
  { ring, messages }: { readonly ring: Ring | undefined; readonly messages: readonly GameMessage[] },
): Promise<GameMessage[]> {
  if (position.awaited.length === 0) {
    await withdraw(delivery, 'prompt');
    await clear(delivery, 'prompt');
    return [];
  }
  const former = messages.find(({ purpose }) => purpose === 'prompt');
  const prompt = await sendPrompt(delivery, position, ring);
  await removeFormer(delivery, former, prompt);
  return prompt;
}

/** Shows the players that the game is still waiting for; those who are done need no reminder. */
async function deliverWaiting(delivery: Delivery, position: Position): Promise<GameMessage[]> {
  const prompt = await refreshPrompt(delivery, position);
  const done = [...position.game.seats.keys()].filter((seat) => !position.awaited.some((one) => one.seat === seat));
  await clearCalls(delivery, done);
  return prompt;
}

/** Shows the table in the new channel, then leaves a note in the old one if it still exists. */
async function deliverMoved(delivery: Delivery, post: Extract<Post, { kind: 'moved' }>): Promise<GameMessage[]> {
  const { bot, row, channel } = delivery;
  const position = await bot.table.position(row.gameId, post.entry);
  const former = await bot.table.message(row.gameId, 'prompt');
  const pictures = await sendTurn(delivery, post, position);
  const prompt = await sendPrompt(delivery, position, post.ring);
  if (post.from !== undefined) {
    const old = await channel.client.channels.fetch(post.from).catch(() => undefined);
    if (old?.isSendable()) await leave({ ...delivery, channel: old }, { former, to: channel.id });
  }
  return [...pictures, ...prompt];
}

async function leave(
  delivery: Delivery,
  { former, to }: { readonly former: GameMessage | undefined; readonly to: string },
): Promise<void> {
  try {
    if (former) await remove(delivery, former);
    await send(delivery, 'lobby', compose([delivery.bot.words.threads.gone(channelMention(to))], { silent: true }));
  } catch (error) {
    // A problem with messages in the game's previous channel must not hold up the game.
    delivery.bot.log.warn({ gameId: delivery.row.gameId, err: error }, 'the previous channel could not be notified');
  }
}

async function deliverEnded(delivery: Delivery): Promise<GameMessage[]> {
  const { bot, row } = delivery;
  const game = await bot.table.find(row.gameId);
  await clear(delivery, 'prompt');
  await clearCalls(delivery, [...game.seats.keys()]);
  const host = game.seats.find(({ userId }) => userId === game.host);
  const message = compose([bot.words.ending.closed(host?.name)], { silent: true });
  const final = await send(delivery, 'final', message);
  await closePanels(bot, game.id, ({ ending }) => ending.over);
  return final;
}
