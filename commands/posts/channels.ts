import { type Client, Events, RESTJSONErrorCodes } from 'discord.js';
import type { Bot } from '../bot.ts';
import { is } from './posting.ts';

/** Tells the table if a channel or thread is deleted, so that its games can continue elsewhere. */
export function watchChannels(client: Client, { table, log }: Pick<Bot, 'table' | 'log'>): void {
  const gone = async (...ids: readonly string[]) => {
    for (const channelId of ids) {
      await table
        .lose(channelId)
        .catch((error: unknown) => log.error({ channelId, err: error }, 'a deleted channel could not be handled'));
    }
  };
  client.on(Events.ThreadDelete, ({ id }) => void gone(id));
  client.on(Events.ChannelDelete, async (channel) => {
    await gone(channel.id);
    if (channel.isDMBased()) return;
    // When a channel is deleted, Discord does not report the threads that were deleted with it.
    const { guildId } = channel;
    try {
      const others = (await table.places(guildId)).filter((id) => id !== channel.id);
      const unknown = others.filter((id) => !client.channels.cache.has(id));
      for (const id of unknown) if (await isGone(client, id)) await gone(id);
    } catch (error) {
      log.error({ guildId, err: error }, 'a deleted channel could not be handled');
    }
  });
}

/** Whether Discord no longer knows a channel; if Discord cannot say, the next post there will find out. */
async function isGone(client: Client, channelId: string): Promise<boolean> {
  try {
    await client.channels.fetch(channelId, { force: true });
    return false;
  } catch (error) {
    return is(error, RESTJSONErrorCodes.UnknownChannel);
  }
}
