import type { Deed, InteractionOutcome, LocalEvent, LocalMessage, World } from './types.ts';

/** The server refused; the message says why. */
class Refusal extends Error {}

/** @param body sent as JSON by POST; without it the request is a GET */
async function ask(path: string, body?: unknown) {
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
 * @param user whose channels are listed; without one, those that are not private
 * @returns the guild, the bot, the people, the channels and the commands
 */
export const fetchWorld = (user?: string): Promise<World> =>
  ask(user ? `/local/world?${new URLSearchParams({ user })}` : '/local/world');

/** @returns the newest messages this user may see, oldest first */
export const fetchMessages = (channel: string, user: string): Promise<LocalMessage[]> =>
  ask(`/local/channels/${channel}/messages?${new URLSearchParams({ user })}`);

export const postMessage = (channel: string, message: { user: string; content: string }) =>
  ask(`/local/channels/${channel}/messages`, message);

/** @returns the id by which a command can name it */
export async function uploadFile(channel: string, file: File): Promise<string> {
  const query = new URLSearchParams({ name: file.name });
  const response = await fetch(`/local/channels/${channel}/files?${query}`, { method: 'POST', body: file });
  const answer = await response.json();
  if (!response.ok) throw new Refusal(answer.message ?? `The server answered ${response.status}.`);
  return answer.id;
}

/**
 * Uses a command, a component, an autocomplete field or a modal.
 * @returns at the bot's first response, or after its three seconds; what the server refuses counts as failed and says
 * why
 */
export async function attempt(
  interaction: Deed & { user: string; channel: string },
): Promise<InteractionOutcome & { refusal?: string }> {
  try {
    return await ask('/local/interactions', interaction);
  } catch (error) {
    const refusal = error instanceof Refusal ? error.message : 'The local Discord cannot be reached.';
    return { id: '', state: 'failed', refusal };
  }
}

/** @param id of the user or server whose language changes */
export const setLocale = (id: string, locale: string) => ask(`/local/locales/${id}`, { locale });

/** @param milliseconds by which the virtual clock is put forward */
export const advanceClock = (milliseconds: number) => ask('/local/clock', { advance_ms: milliseconds });

/** Receives one user's events, and reconnects whenever the connection is lost. */
export function listen(
  user: string,
  on: { event: (event: LocalEvent) => void; open: (again: boolean) => void; lost: () => void },
) {
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
