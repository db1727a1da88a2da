import { dmsOf } from './people.js';
import { change, state } from './state.js';

/** @import { LocalChannel, LocalMessage } from './types.d.ts' */

/** Under which name this tab keeps over a reload who is called. */
const KEPT = 'mentions';

/** Reads again who was called before the page was loaded. */
export function recallMentions() {
  state.mentions = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}');
}

/**
 * @param {string} user
 * @param {string} channel
 * @param {number} count
 */
function setMentions(user, channel, count) {
  state.mentions[user] = { ...state.mentions[user], [channel]: count };
  sessionStorage.setItem(KEPT, JSON.stringify(state.mentions));
  change();
}

/**
 * Counts a message that calls `user`, by name or because it is a direct message, and that they do not look at.
 * @param {string} user
 * @param {LocalMessage} message
 */
export function countMention(user, { author, channel_id: channel, local }) {
  const isCalled = local.mentions_me || dmsOf(user).some(({ id }) => id === channel);
  if (isCalled && author.id !== user) setMentions(user, channel, mentionsIn(user, channel) + 1);
}

/** Forgets who is called where the user one plays has seen it. */
export function markRead() {
  if (mentionsIn(state.me, state.channel) > 0) setMentions(state.me, state.channel, 0);
}

/**
 * @param {string} user
 * @param {string} channel
 */
export const mentionsIn = (user, channel) => state.mentions[user]?.[channel] ?? 0;

/** @param {string} user */
export const mentionsOf = (user) => Object.values(state.mentions[user] ?? {}).reduce((sum, count) => sum + count, 0);

/** @param {LocalChannel[]} channels */
export const mentionsAmong = (channels) => channels.reduce((sum, { id }) => sum + mentionsIn(state.me, id), 0);
