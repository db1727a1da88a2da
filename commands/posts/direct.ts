import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Composed } from '../discord/compose.ts';
import { sendDressed } from '../discord/dress.ts';
import type { Emojis } from '../discord/emojis.ts';

/** Sends a message to one person; returns whether it arrived. Never throws. */
export type WriteTo = (userId: string, message: Composed) => Promise<boolean>;

/** Direct messages that belong to no post of a game, and are therefore never sent again. */
export const writer =
  ({ users }: Client, { emojis, log }: { readonly emojis: Emojis; readonly log: Logger }): WriteTo =>
  async (userId, message) => {
    try {
      const channel = await users.createDM(userId);
      await sendDressed(emojis, message, (dressed) => channel.send(dressed));
      return true;
    } catch (error) {
      log.info({ err: error }, 'a direct message could not be sent');
      return false;
    }
  };
