import { type REST, RESTEvents } from 'discord.js';
import { LRUCache } from 'lru-cache';

/** Tracks how many times the answer to an interaction was sent. */
export interface Retries {
  /** Whether the answer to an interaction had been sent only once when Discord last responded to it. */
  isFirst(interactionId: string): boolean;
}

/** How many interactions to remember: more than are ever answered at the same time. */
const REMEMBERED = 2_000;

const ANSWER = /^\/interactions\/(\d+)\/[^/]+\/callback$/;

/** Watches discord.js's REST client for automatic retries after a response from Discord was lost. */
export function countRetries(rest: REST): Retries {
  const known = new LRUCache<string, number>({ max: REMEMBERED });
  rest.on(RESTEvents.Response, ({ path, retries }) => {
    const [, id] = ANSWER.exec(path) ?? [];
    if (id !== undefined) known.set(id, retries);
  });
  return { isFirst: (id) => known.get(id) === 0 };
}
