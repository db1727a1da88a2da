import type { APIInteraction } from 'discord-api-types/v10';
import type { Channel, Emoji, Guild, Message } from './world.ts';

/** A gateway event: its name and its data. */
export type Dispatch = { t: string; d: unknown };

/** Something that happened in the local Discord; the gateway tells the bot, the page's sockets tell the people. */
export type Happening =
  | {
      t: 'MESSAGE_CREATE' | 'MESSAGE_UPDATE' | 'MESSAGE_DELETE';
      message: Message;
      /** The interaction whose token changed it. */
      by?: string;
    }
  | { t: 'CHANNEL_CREATE' | 'CHANNEL_UPDATE' | 'CHANNEL_DELETE'; channel: Channel }
  /** The bot has joined a server, or has been removed from it. */
  | { t: 'GUILD_CREATE' | 'GUILD_DELETE'; guild: Guild }
  | {
      /** It appeared or changed, or it was deleted and nobody can see it any more. Discord sends no event for this. */
      t: 'EMOJI_UPDATE' | 'EMOJI_DELETE';
      emoji: Emoji;
    }
  | { t: 'INTERACTION_CREATE'; interaction: APIInteraction }
  /** A person's client, or a server, now has a different language. */
  | { t: 'LOCALE_UPDATE'; id: string; locale: string }
  | { t: 'COMMANDS_UPDATE' }
  | { t: 'CLOCK' };

export type Happenings = ReturnType<typeof createHappenings>;

export function createHappenings() {
  const listeners = new Set<(happening: Happening) => void>();
  return {
    tell(happening: Happening): void {
      for (const listener of [...listeners]) listener(happening);
    },
    /** Calls `listener` for everything that happens from now on; returns a function that stops it. */
    listen(listener: (happening: Happening) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
