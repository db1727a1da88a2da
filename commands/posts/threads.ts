import { ButtonStyle, ChannelType, type TextChannel, ThreadAutoArchiveDuration, type ThreadChannel } from 'discord.js';
import { clip, visible } from '../../src/messages/text.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, compose } from '../discord/compose.ts';
import type { PressInteraction } from '../discord/interaction.ts';
import { THREAD_NAME_LIMIT } from '../discord/limits.ts';
import { channelMention } from '../discord/mention.ts';
import { persist } from '../discord/persist.ts';
import type { Reply } from '../discord/reply.ts';
import { button, buttons } from '../discord/rows.ts';
import { inLanguage } from '../language.ts';
import { GAME, gameOf } from '../lobby/offered.ts';
import { fullWishes, openLobby, shortWishes, type Wishes } from '../lobby/open-lobby.ts';
import type { Press } from '../presses.ts';
import { isForbidden } from './posting.ts';

type ThreadPress = Extract<Press, { on: 'thread' }>;

/** Offers a thread for a game whose channel is taken; `busy` says what has taken it. */
export function threadOffer(bot: Bot, busy: string, wishes: Wishes): Composed {
  const press: ThreadPress = { on: 'thread', game: 'new', wishes: shortWishes(bot, wishes) };
  return compose([busy, buttons(button(press, { label: bot.words.threads.open, style: ButtonStyle.Primary }))]);
}

/** Opens a thread in the channel and a lobby in it, once for each offer. */
export async function pressThread(
  bot: Bot,
  { press, user, channel, messageId = '0', guildId, guildLocale, opensThreads }: PressInteraction<ThreadPress>,
  reply: Reply,
): Promise<void> {
  const { threads } = bot.words;
  if (channel?.type !== ChannelType.GuildText) return reply.tell(threads.impossible);
  if (opensThreads !== true) return reply.tell(threads.forbidden);
  if (!bot.offers.isNew(messageId)) return reply.tell(threads.accepted);
  // A user's threads are opened one at a time, so that nobody opens more threads than they may open lobbies.
  const opener = `opened by ${user.id}`;
  if (!bot.offers.isNew(opener)) {
    bot.offers.forget(messageId);
    return reply.tell(threads.busy);
  }
  try {
    await bot.lobby.mayOpen({ guildId, user });
    const wishes = fullWishes(bot, press.wishes);
    // Everybody reads the name, so it is in the language of the table.
    const spoken = inLanguage(bot, wishes['language'] ?? guildLocale);
    const { name } = faceOf(spoken, { game: gameOf(bot, wishes[GAME]) });
    const thread = await createThread(
      channel,
      clip(spoken.words.threads.name(name, visible(user.name)), THREAD_NAME_LIMIT),
      messageId,
    );
    const lobby = await openLobby(bot, wishes, { channelId: thread.id, guildId, user, guildLocale });
    const mention = channelMention(thread.id);
    if (press.starts !== true) return await reply.show(compose([threads.opened(mention)]));
    await bot.lobby.start({ gameId: lobby.id, userId: user.id });
    return await reply.show(compose([threads.started(mention)]));
  } catch (error) {
    bot.offers.forget(messageId);
    if (!isForbidden(error)) throw error;
    return reply.tell(bot.words.errors.missingPermission(['CreatePublicThreads']));
  } finally {
    bot.offers.forget(opener);
  }
}

/** How long to try to open a thread while Discord fails, in ms. */
const PATIENCE = 45_000;

/** Opens a thread. If the response is lost, looks for the thread among those opened since its offer was posted. */
function createThread(channel: TextChannel, name: string, offer: string): Promise<ThreadChannel> {
  let tries = 0;
  return persist(async () => {
    tries += 1;
    const opened = tries > 1 ? await channel.threads.fetchActive(false) : undefined;
    const own = opened?.threads.find(
      (thread) =>
        thread.ownerId === channel.client.user.id && thread.name === name && BigInt(thread.id) > BigInt(offer),
    );
    return own ?? channel.threads.create({ name, autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek });
  }, PATIENCE);
}
