import { ButtonStyle, ChannelType, type TextChannel, ThreadAutoArchiveDuration, type ThreadChannel } from 'discord.js';
import type { Bot } from './bot.ts';
import { type Composed, compose } from './compose.ts';
import { CUSTOM_ID_LIMIT, customId } from './custom-id.ts';
import type { PressInteraction } from './interaction.ts';
import { channelMention } from './mention.ts';
import { openLobby, type Wishes } from './open-lobby.ts';
import { persist } from './persist.ts';
import { isForbidden } from './posting.ts';
import type { Press } from './presses.ts';
import type { Reply } from './reply.ts';
import { button, buttons } from './views/rows.ts';

type ThreadPress = Extract<Press, { on: 'thread' }>;

/** Offers a thread for a game whose channel is taken; `busy` says by what. */
export function threadOffer({ words }: Bot, busy: string, wishes: Wishes): Composed {
  const press: ThreadPress = { on: 'thread', game: 'new', wishes };
  // What does not fit is left to the options of the lobby.
  const fits = customId({ ...press, wishes: {} }).length + writeLength(wishes) <= CUSTOM_ID_LIMIT;
  const offered = fits ? press : { ...press, wishes: {} };
  return compose([busy, buttons(button(offered, { label: words.threads.open, style: ButtonStyle.Primary }))]);
}

const writeLength = (wishes: Wishes): number =>
  Object.entries(wishes).reduce((sum, [name, value]) => sum + name.length + value.length + 2, 0);

/** Opens a thread in the channel and a lobby in it, once for each offer. */
export async function pressThread(
  bot: Bot,
  { press, user, channel, messageId = '0', guildId }: PressInteraction<ThreadPress>,
  reply: Reply,
): Promise<void> {
  const { threads } = bot.words;
  if (channel?.type !== ChannelType.GuildText) return reply.tell(threads.impossible);
  if (!bot.offers.isNew(messageId)) return reply.tell(threads.accepted);
  try {
    const thread = await createThread(channel, threads.name(user.name), messageId);
    await openLobby(bot, press.wishes, { channelId: thread.id, guildId, user });
    return reply.show(compose([threads.opened(channelMention(thread.id))]));
  } catch (error) {
    bot.offers.forget(messageId);
    if (!isForbidden(error)) throw error;
    return reply.tell(bot.words.errors.missingPermission(['CreatePublicThreads']));
  }
}

/** How long it is tried to open a thread while Discord fails, in ms. */
const PATIENCE = 45_000;

/** Opens a thread; where the answer to that is lost, it is looked for among those since the message of its offer. */
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
