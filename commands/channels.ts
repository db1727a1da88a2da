import { type Client, Events } from 'discord.js';
import type { Bot } from './bot.ts';

/** Has the table told when a channel or thread is deleted, so that the games in it can go on elsewhere. */
export function watchChannels(client: Client, { table, log }: Pick<Bot, 'table' | 'log'>): void {
  const gone = ({ id }: { readonly id: string }) => {
    table
      .lose(id)
      .catch((error: unknown) => log.error({ channelId: id, err: error }, 'a deleted channel was not dealt with'));
  };
  client.on(Events.ChannelDelete, gone);
  client.on(Events.ThreadDelete, gone);
}
