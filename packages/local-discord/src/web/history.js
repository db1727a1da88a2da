import { fetchMessages, PAGE } from './server.js';
import { change, state } from './state.js';
/** @import { History, LocalMessage } from './types.d.ts' */

/**
 * Orders two ids by age.
 * @param {string} a
 * @param {string} b
 */
export const compareIds = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/** @returns {History | undefined} of the open channel */
export const openHistory = () => state.histories[state.channel];

/** @returns {LocalMessage[]} the messages of the open channel that are shown */
export const shownMessages = () => (openHistory()?.items ?? []).filter((message) => !state.dismissed.has(message.id));

/**
 * Loads the latest messages of a channel as `me` sees them.
 * @param {string} channel
 */
export async function loadHistory(channel) {
  const user = state.me;
  const known = state.histories[channel];
  /** @type {History} */
  const history = { items: known?.items ?? [], complete: known?.complete ?? false, loading: true, arrived: [] };
  state.histories[channel] = history;
  change();
  await fill(history, async () => {
    const messages = await fetchMessages(channel, { user });
    history.items = messages;
    history.complete = messages.length < PAGE;
    for (const message of history.arrived) put(history, message);
  });
}

/**
 * Loads the messages before the oldest one shown.
 * @param {string} channel
 * @returns {Promise<boolean>} whether anything was loaded
 */
export async function loadOlder(channel) {
  const history = state.histories[channel];
  const oldest = history?.items[0];
  if (!history || !oldest || history.complete || history.loading) return false;
  history.loading = true;
  change();
  await fill(history, async () => {
    const messages = await fetchMessages(channel, { user: state.me, before: oldest.id });
    history.items = [...messages, ...history.items];
    history.complete = messages.length < PAGE;
  });
  return true;
}

/**
 * @param {History} history
 * @param {() => Promise<void>} load
 */
async function fill(history, load) {
  try {
    await load();
    delete history.failure;
  } catch (error) {
    history.failure = error instanceof Error ? error.message : String(error);
  }
  history.loading = false;
  history.arrived = [];
  change();
}

/**
 * Puts a new or changed message where it belongs, if its channel is loaded.
 * @param {LocalMessage} message whole, or for a known message only what changed
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
function put({ items, complete }, message) {
  const index = items.findLastIndex((item) => compareIds(item.id, message.id) <= 0);
  const known = items[index];
  const olderThanLoaded = index === -1 && items.length > 0 && !complete;
  if (known?.id === message.id) items[index] = { ...known, ...message };
  else if (!olderThanLoaded) items.splice(index + 1, 0, message);
}

/**
 * Whether a message would be known if it were still there.
 * @param {string} channel
 * @param {string} id of the message
 */
export function isLoaded(channel, id) {
  const { items = [], complete = false } = state.histories[channel] ?? {};
  const oldest = items[0];
  return complete || (oldest !== undefined && compareIds(id, oldest.id) >= 0);
}

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
