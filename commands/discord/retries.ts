import { type REST, RESTEvents } from 'discord.js';
import { LRUCache } from 'lru-cache';

/** What is known of how often the answer to an interaction was sent. */
export interface Retries {
  /** Whether what Discord has said last about an interaction was said of the first answer that was sent to it. */
  isFirst(interactionId: string): boolean;
}

/** Of how many interactions that is remembered: more than are answered at the same time. */
const REMEMBERED = 2_000;

const ANSWER = /^\/interactions\/(\d+)\/[^/]+\/callback$/;

/** Watches what the client of Discord's REST interface sends by itself again, where an answer of Discord was lost. */
export function countRetries(rest: REST): Retries {
  const known = new LRUCache<string, number>({ max: REMEMBERED });
  rest.on(RESTEvents.Response, ({ path, retries }) => {
    const [, id] = ANSWER.exec(path) ?? [];
    if (id !== undefined) known.set(id, retries);
  });
  return { isFirst: (id) => known.get(id) === 0 };
}
