import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
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

/** What the server counted since it started. */
export type Requests = {
  restCalls: number;
  /** Calls by route, such as `POST /channels/:id/messages`. */
  routes: Record<string, number>;
  /** Requests the server itself refused (injected faults are not among them). */
  rejected: Rejected[];
  images: number;
  imageBytes: number;
  /** Milliseconds of real time from each dispatch to its first answer. */
  ackMs: number[];
  gateway: { identifies: number; resumes: number; heartbeats: number; heartbeatLateMs: number };
};

/** The first answer to an interaction, or its absence after three seconds. */
export type FirstResponse =
  | { kind: 'none' }
  | { kind: 'reply' | 'update'; message: Message }
  | { kind: 'deferred-reply'; message: Message }
  | { kind: 'deferred-update' }
  | { kind: 'choices'; choices: { name: string; value: string | number }[] }
  | { kind: 'modal'; modal: APIModalInteractionResponseCallbackData };

/** The parts of a running local Discord that its functions share. */
export type Discord = {
  world: World;
  clock: Clock;
  nextId: () => string;
  happenings: Happenings;
  requests: Requests;
  /** `http://127.0.0.1:PORT`, under which files are served. */
  url: string;
  /** Who waits for the first response of an interaction, by its id. */
  waiting: Map<string, (response: FirstResponse) => void>;
};

/** Counters at zero. */
export function noRequests(): Requests {
  return {
    restCalls: 0,
    routes: {},
    rejected: [],
    images: 0,
    imageBytes: 0,
    ackMs: [],
    gateway: { identifies: 0, resumes: 0, heartbeats: 0, heartbeatLateMs: 0 },
  };
}
