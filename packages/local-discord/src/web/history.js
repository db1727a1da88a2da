import { fetchMessages } from './server.js';
import { change, state } from './state.js';
/** @import { History, LocalMessage } from './types.d.ts' */

/** @returns {History | undefined} of the open channel */
export const openHistory = () => state.histories[state.channel];

/** @returns {LocalMessage[]} the messages of the open channel that are shown */
export const shownMessages = () => (openHistory()?.items ?? []).filter((message) => !state.dismissed.has(message.id));

/**
 * Loads the messages of a channel as `me` sees them.
 * @param {string} channel
 */
export async function loadHistory(channel) {
  /** @type {History} */
  const history = { items: state.histories[channel]?.items ?? [], loading: true, arrived: [] };
  state.histories[channel] = history;
  change();
  try {
    history.items = await fetchMessages(channel, state.me);
    for (const message of history.arrived) put(history, message);
  } catch (error) {
    history.failure = error instanceof Error ? error.message : String(error);
  }
  history.loading = false;
  change();
}

/**
 * Puts a new or changed message where it belongs, if its channel is loaded.
 * @param {LocalMessage} message
 */
export function putMessage(message) {
  const history = state.histories[message.channel_id];
  if (!history) return;
  // An answer under way may have been written before this message was: it is put again once the answer is here.
  if (history.loading) history.arrived.push(message);
  put(history, message);
  change();
}

/**
 * @param {History} history
 * @param {LocalMessage} message
 */
function put({ items }, message) {
  const index = items.findLastIndex((item) => compareIds(item.id, message.id) <= 0);
  const known = items[index];
  if (known?.id === message.id) items[index] = { ...known, ...message };
  else items.splice(index + 1, 0, message);
}

/**
 * Orders two ids by age.
 * @param {string} a
 * @param {string} b
 */
const compareIds = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/**
 * Whether a message stands there as it was given, neither changed since nor gone.
 * @param {LocalMessage} message
 */
export const isShown = (message) => state.histories[message.channel_id]?.items.includes(message) ?? false;

/** @param {{ id: string, channel_id: string }} message */
export function dropMessage({ id, channel_id }) {
  const history = state.histories[channel_id];
  if (!history) return;
  history.items = history.items.filter((item) => item.id !== id);
  history.arrived = history.arrived.filter((item) => item.id !== id);
  change();
}
