import { fetchMessages } from './server.ts';
import { change, type History, type LocalMessage, reasonOf, state } from './state.ts';

export const openHistory = (): History | undefined => state.histories[state.channel];

export const shownMessages = (): LocalMessage[] =>
  (openHistory()?.items ?? []).filter((message) => !state.dismissed.has(message.id));

export async function loadHistory(channel: string) {
  const history: History = { items: state.histories[channel]?.items ?? [], loading: true, arrived: [] };
  state.histories[channel] = history;
  change();
  try {
    history.items = await fetchMessages(channel, state.me);
    for (const message of history.arrived) put(history, message);
  } catch (error) {
    history.failure = reasonOf(error);
  }
  history.loading = false;
  change();
}

/** Puts a new or changed message where it belongs, if its channel is loaded. */
export function putMessage(message: LocalMessage) {
  const history = state.histories[message.channel_id];
  if (!history) return;
  // A pending answer may be older than this message, so the message is added again once the answer is here.
  if (history.loading) history.arrived.push(message);
  put(history, message);
  change();
}

function put({ items }: History, message: LocalMessage) {
  const index = items.findLastIndex((item) => compareIds(item.id, message.id) <= 0);
  const known = items[index];
  if (known?.id === message.id) items[index] = { ...known, ...message };
  else items.splice(index + 1, 0, message);
}

const compareIds = (a: string, b: string) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/** Whether a message is still in the list as given: neither edited nor deleted since. */
export const isShown = (message: LocalMessage) => state.histories[message.channel_id]?.items.includes(message) ?? false;

export function dropMessage({ id, channel_id }: { id: string; channel_id: string }) {
  const history = state.histories[channel_id];
  if (!history) return;
  history.items = history.items.filter((item) => item.id !== id);
  history.arrived = history.arrived.filter((item) => item.id !== id);
  change();
}
