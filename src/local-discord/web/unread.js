import { change, state } from './state.js';

/** @import { LocalMessage } from './types.d.ts' */

/**
 * Keeps things over a reload; nothing is kept where the browser forbids it.
 * @param {() => Storage} storage
 */
const memoryIn = (storage) => ({
  /**
   * @template T
   * @param {string} key
   * @param {T} otherwise
   * @returns {T} what was kept, or `otherwise`
   */
  recall(key, otherwise) {
    try {
      return JSON.parse(storage().getItem(key) ?? 'null') ?? otherwise;
    } catch {
      return otherwise;
    }
  },
  /**
   * @param {string} key
   * @param {unknown} value
   */
  keep(key, value) {
    try {
      storage().setItem(key, JSON.stringify(value));
    } catch {
      // A private window may refuse storage; the page works without.
    }
  },
});

/** What this tab remembers. */
export const memory = memoryIn(() => sessionStorage);

/** What this browser remembers in every tab. */
export const lastingMemory = memoryIn(() => localStorage);

/**
 * Counts a message that `user` received but does not look at.
 * @param {string} user
 * @param {LocalMessage} message
 */
export function countUnread(user, message) {
  if (message.author.id === user) return;
  const isDirect = state.dms[user]?.some((channel) => channel.id === message.channel_id) ?? false;
  const { mentions, from } = state.unread[user]?.[message.channel_id] ?? { mentions: 0, from: message.id };
  const seen = { mentions: mentions + (message.local.mentions_me || isDirect ? 1 : 0), from };
  state.unread[user] = { ...state.unread[user], [message.channel_id]: seen };
  memory.keep('unread', state.unread);
  change();
}

/**
 * @param {string} user
 * @param {string} channel
 */
export function markRead(user, channel) {
  if (state.unread[user]?.[channel] === undefined) return;
  delete state.unread[user][channel];
  memory.keep('unread', state.unread);
  change();
}

/**
 * @param {string} user
 * @param {string} channel
 */
export const mentionsIn = (user, channel) => state.unread[user]?.[channel]?.mentions ?? 0;

/** @param {string} user */
export const mentionsOf = (user) =>
  Object.values(state.unread[user] ?? {}).reduce((sum, seen) => sum + seen.mentions, 0);

/** @param {string} channel */
export const isUnread = (channel) => state.unread[state.me]?.[channel] !== undefined;
