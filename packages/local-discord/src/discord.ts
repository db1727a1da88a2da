import type {
  APIAllowedMentions,
  APIInteraction,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { Clock } from './clock.ts';
import type { Channel, Emoji, Guild, Message, World } from './world.ts';

export type Rejected = {
  method: string;
  route: string;
  path: string;
  status: number;
  code: number;
  message: string;
  errors?: unknown;
  body?: unknown;
};

/** A message that the bot posted or edited, and the mentions it allowed. */
export type Sent = {
  messageId: string;
  channelId: string;
  isEdit: boolean;
  text: string;
  /** The nonce of the post, if it was not an answer. */
  nonce?: string;
  /** From the request; absent if it had none, so that every mention in its text counts. */
  allowed?: APIAllowedMentions | null;
  users: string[];
  everyone: boolean;
};

export const noRequests = () => ({
  restCalls: 0,
  /** Calls by route, such as `POST /channels/:id/messages`. */
  routes: {} as Record<string, number>,
  /** Requests the server itself refused (injected faults are not among them). */
  rejected: [] as Rejected[],
  sent: [] as Sent[],
  images: 0,
  imageBytes: 0,
  /** Milliseconds of real time from each dispatch to its first answer. */
  ackMs: [] as number[],
  /** Counts, and the intents of the last identify. */
  gateway: { identifies: 0, intents: 0, resumes: 0, heartbeats: 0, heartbeatLateMs: 0 },
});

/** The first answer to an interaction, or its absence after three seconds. */
export type FirstResponse =
  | { kind: 'none' }
  | { kind: 'reply' | 'update' | 'deferred-reply'; message: Message }
  | { kind: 'deferred-update' }
  | { kind: 'choices'; choices: { name: string; value: string | number }[] }
  | { kind: 'modal'; modal: APIModalInteractionResponseCallbackData };

export type Discord = {
  world: World;
  clock: Clock;
  nextId: () => string;
  happenings: Happenings;
  requests: ReturnType<typeof noRequests>;
  /** `http://127.0.0.1:PORT`, which serves files. */
  url: string;
  /** The callbacks that wait for the first response of an interaction, by its id. */
  waiting: Map<string, (response: FirstResponse) => void>;
};

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
  | { t: 'GUILD_CREATE' | 'GUILD_DELETE'; guild: Guild }
  | {
      /** It appeared or changed, or it was deleted and nobody can see it any more. Discord sends no event for this. */
      t: 'EMOJI_UPDATE' | 'EMOJI_DELETE';
      emoji: Emoji;
    }
  | { t: 'INTERACTION_CREATE'; interaction: APIInteraction }
  | { t: 'LOCALE_UPDATE'; id: string; locale: string }
  | { t: 'COMMANDS_UPDATE' }
  | { t: 'CLOCK' };

type Happenings = ReturnType<typeof createHappenings>;

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
