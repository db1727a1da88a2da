import type { GameMessage, MessagePurpose, Post } from '../../src/table/posts.ts';
import type { TableGame } from '../../src/table/types.ts';
import type { Summoned } from '../../src/table/waiting/calls.ts';
import { edited } from '../discord/compose.ts';
import { sendDressed } from '../discord/dress.ts';
import { channelMention } from '../discord/mention.ts';
import { toAddressee } from '../language.ts';
import { linkTo } from '../posts/call-message.ts';
import { clearDirect, directOf } from '../posts/deliver-calls.ts';
import { clear, type Delivery, isGone, isRefused, send } from '../posts/posting.ts';
import { idleMessage, summonsDirect, summonsMessage } from './again.ts';

const CALLED: MessagePurpose = 'rematch';

/**
 * Calls people to a lobby that keeps seats for them, if they may be called: with one message in the channel, or in
 * direct messages. Calls nobody twice for a rematch of the same game.
 */
export async function deliverSummons(
  delivery: Delivery,
  { of }: Extract<Post, { kind: 'summons' }>,
): Promise<GameMessage[]> {
  const { bot, row } = delivery;
  const former = await bot.table.message(of, CALLED);
  // An earlier attempt at this post may have called some people but not all.
  if (former && !row.parts.some(({ messageId }) => messageId === former.messageId)) return [];
  const summoned = await bot.calls.summoned(row.gameId);
  if (summoned.length === 0) return [];
  const game = await bot.table.find(row.gameId);
  const mentions = summoned.filter(({ to }) => to.includes('channel')).map(({ userId }) => userId);
  const sent = await send(delivery, 'summons', summonsMessage(bot, game, mentions));
  for (const one of sent) await bot.table.keepMessage(of, { ...one, purpose: CALLED });
  const directly = [];
  for (const one of summoned.filter(({ to }) => to.includes('dm'))) {
    directly.push(...(await summonDirectly(delivery, game, one)));
  }
  return [...sent, ...directly];
}

async function summonDirectly(
  { bot: spoken, channel, ...sending }: Delivery,
  game: TableGame,
  { seat, userId }: Summoned,
): Promise<GameMessage[]> {
  const bot = await toAddressee(spoken, userId);
  const server = game.guildId === undefined ? undefined : channel.client.guilds.cache.get(game.guildId)?.name;
  const lobby = await bot.table.message(game.id, 'lobby');
  const message = summonsDirect(bot, game, {
    place: bot.words.calls.place(channelMention(game.channelId), server),
    link: linkTo(game, lobby?.messageId),
  });
  try {
    const direct = await channel.client.users.createDM(userId);
    return await send({ ...sending, bot, channel: direct }, directOf(seat), message);
  } catch (error) {
    if (!isRefused(error)) throw error;
    bot.log.info({ gameId: game.id, err: error }, 'a player could not be reached by a direct message');
    return [];
  }
}

/**
 * Reminds the host of a lobby, and calls them if they want calls in channels; or says that anybody may take it over.
 */
export async function deliverIdle(
  delivery: Delivery,
  { stage }: Extract<Post, { kind: 'idle' }>,
): Promise<GameMessage[]> {
  const { bot, row } = delivery;
  const game = await bot.table.find(row.gameId);
  // The host may have returned in the meantime.
  if (game.status !== 'lobby' || game.idle?.stage !== stage) return [];
  const { calls } = await bot.personal.settings(game.host);
  const lobby = await bot.table.message(game.id, 'lobby');
  const message = idleMessage(bot, game, { stage, calls: calls !== 'none', link: linkTo(game, lobby?.messageId) });
  return send(delivery, 'seat', message);
}

/** Updates the calls to a lobby: who has joined, and whose seats are still kept. */
export async function refreshSummons({ bot, row, channel }: Delivery, game: TableGame): Promise<void> {
  const former = await bot.table.message(row.gameId, 'summons');
  if (former === undefined || former.channelId !== channel.id) return;
  const summoned = await bot.calls.summoned(row.gameId);
  const mentions = summoned.filter(({ to }) => to.includes('channel')).map(({ userId }) => userId);
  // The flags of a post must not be part of an edit.
  const message = { ...summonsMessage(bot, game, mentions), flags: 0 };
  try {
    await sendDressed(bot.emojis, message, (dressed) => channel.messages.edit(former.messageId, edited(dressed)));
  } catch (error) {
    if (!isGone(error)) throw error;
    await bot.table.dropMessage(row.gameId, 'summons');
  }
}

/** Removes the calls to a lobby that no longer exists. */
export async function clearSummons(delivery: Delivery): Promise<void> {
  const { bot, row } = delivery;
  const there = (await bot.table.messages(row.gameId)).map(({ purpose }) => purpose);
  if (!there.includes('summons')) return;
  const direct = [0, 1, 2, 3, 4, 5, 6].map(directOf);
  for (const purpose of direct.filter((one) => there.includes(one))) await clearDirect(delivery, purpose);
  await clear(delivery, 'summons');
}
