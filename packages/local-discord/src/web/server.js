/** @import { InteractionOutcome, LocalChannel, LocalEvent, LocalMessage, World } from './types.d.ts' */

/** The server answered that it will not do it; the message says why. */
class Refusal extends Error {}

/**
 * @param {string} path
 * @param {unknown} [body] sent as JSON by POST; without it the request is a GET
 */
async function ask(path, body) {
  const response = await fetch(
    path,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  const text = await response.text();
  const answer = text === '' ? undefined : JSON.parse(text);
  if (!response.ok) throw new Refusal(answer?.message ?? answer?.error ?? `The server answered ${response.status}.`);
  return answer;
}

/**
 * @param {string} [user] whose channels are listed; without one, those that are not private
 * @returns {Promise<World>} the guild, the bot, the people, the channels and the commands
 */
export const fetchWorld = (user) => ask(user ? `/local/world?${new URLSearchParams({ user })}` : '/local/world');

/**
 * @param {string} user
 * @returns {Promise<LocalChannel[]>} this user's direct messages
 */
export const fetchDms = (user) => ask(`/local/users/${user}/dms`);

/**
 * @param {string} channel
 * @param {string} user
 * @returns {Promise<LocalMessage[]>} the newest messages this user may see, oldest first
 */
export const fetchMessages = (channel, user) =>
  ask(`/local/channels/${channel}/messages?${new URLSearchParams({ user })}`);

/**
 * @param {string} channel
 * @param {{ user: string, content: string }} message
 */
export const postMessage = (channel, message) => ask(`/local/channels/${channel}/messages`, message);

/**
 * @param {string} channel
 * @param {File} file
 * @returns {Promise<string>} the id by which a command can name it
 */
export async function uploadFile(channel, file) {
  const query = new URLSearchParams({ name: file.name });
  const response = await fetch(`/local/channels/${channel}/files?${query}`, { method: 'POST', body: file });
  const answer = await response.json();
  if (!response.ok) throw new Refusal(answer.message ?? `The server answered ${response.status}.`);
  return answer.id;
}

/**
 * Uses a command, a component, an autocomplete field or a modal.
 * @param {{ user: string, channel_id: string, type: 2 | 3 | 4 | 5, data: object }} interaction
 * @returns {Promise<InteractionOutcome & { refusal?: string }>} at the bot's first response, or when its three seconds
 * are over; what the server refuses counts as failed and says why
 */
export async function attempt(interaction) {
  try {
    return await ask('/local/interactions', interaction);
  } catch (error) {
    const refusal = error instanceof Refusal ? error.message : 'The local Discord cannot be reached.';
    return { id: '', state: 'failed', refusal };
  }
}

/** @param {number} milliseconds by which the virtual clock is put forward */
export const advanceClock = (milliseconds) => ask('/local/clock', { advance_ms: milliseconds });

/**
 * Receives what one user sees happen, and connects again whenever the connection is lost.
 * @param {string} user
 * @param {{ event: (event: LocalEvent) => void, open: (again: boolean) => void, lost: () => void }} on
 */
export function listen(user, on) {
  let opened = false;
  let wait = 500;
  const connect = () => {
    const socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/local/events?user=${user}`,
    );
    socket.onopen = () => {
      wait = 500;
      on.open(opened);
      opened = true;
    };
    socket.onmessage = (message) => on.event(JSON.parse(message.data));
    socket.onclose = () => {
      on.lost();
      setTimeout(connect, wait);
      wait = Math.min(wait * 2, 5000);
    };
  };
  connect();
}
