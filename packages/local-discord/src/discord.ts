import type { APIAllowedMentions, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { Clock } from './clock.ts';
import type { Happenings } from './happenings.ts';
import type { Message, World } from './world.ts';

/** A refused or failed REST request, kept for assertions. */
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
  /** The users it really mentions. */
  users: string[];
  everyone: boolean;
};

/** What the server counts, at zero. */
export const noRequests = () => ({
  restCalls: 0,
  /** Calls by route, such as `POST /channels/:id/messages`. */
  routes: {} as Record<string, number>,
  /** Requests the server itself refused (injected faults are not among them). */
  rejected: [] as Rejected[],
  /** The bot's latest messages, oldest first. */
  sent: [] as Sent[],
  images: 0,
  imageBytes: 0,
  /** Milliseconds of real time from each dispatch to its first answer. */
  ackMs: [] as number[],
  gateway: { identifies: 0, resumes: 0, heartbeats: 0, heartbeatLateMs: 0 },
});

/** The first answer to an interaction, or its absence after three seconds. */
export type FirstResponse =
  | { kind: 'none' }
  | { kind: 'reply' | 'update' | 'deferred-reply'; message: Message }
  | { kind: 'deferred-update' }
  | { kind: 'choices'; choices: { name: string; value: string | number }[] }
  | { kind: 'modal'; modal: APIModalInteractionResponseCallbackData };

/** The parts of a running local Discord that its functions share. */
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
