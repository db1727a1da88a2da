import { compareIds } from './history.js';
import { dmsOf } from './people.js';
import { fetchMessages } from './server.js';
import { change, state } from './state.js';

/** @import { LocalChannel, LocalMessage } from './types.d.ts' */

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
  const { mentions, from } = state.unread[user]?.[message.channel_id] ?? { mentions: 0, from: message.id };
  const seen = { mentions: mentions + (calls(user, message) ? 1 : 0), from };
  state.unread[user] = { ...state.unread[user], [message.channel_id]: seen };
  memory.keep('unread', state.unread);
  change();
}

/**
 * Whether a message calls `user`: by name, or because it is a direct message.
 * @param {string} user
 * @param {LocalMessage} message
 */
const calls = (user, message) =>
  message.local.mentions_me || dmsOf(user).some((channel) => channel.id === message.channel_id);

/** Counts again what was unread before the connection was lost: the server may have been started again since. */
export async function recountUnread() {
  const counted = Object.entries(state.unread).flatMap(([user, channels]) =>
    Object.entries(channels).map(async ([channel, { from }]) => {
      const messages = await fetchMessages(channel, { user }).catch(() => []);
      const left = messages.filter((message) => compareIds(message.id, from) >= 0);
      const mentions = left.filter((message) => calls(user, message)).length;
      if (left.length > 0) channels[channel] = { mentions, from };
      else delete channels[channel];
    }),
  );
  await Promise.all(counted);
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

/**
 * What I have not seen in other channels than the open one.
 * @param {LocalChannel[]} channels
 */
export function elsewhere(channels) {
  const others = channels.filter(({ id }) => id !== state.channel && isUnread(id));
  return { unread: others.length > 0, mentions: others.reduce((sum, { id }) => sum + mentionsIn(state.me, id), 0) };
}

/** @param {string} channel */
export const isUnread = (channel) => state.unread[state.me]?.[channel] !== undefined;
