import type { Deed, InteractionOutcome, LocalEvent, LocalMessage, World } from './state.ts';

/** The server refused; the message says why. */
class Refusal extends Error {}

/** Sends a body by POST, as JSON unless it is a file; without one the request is a GET. */
async function ask(path: string, body?: unknown) {
  const response = await fetch(path, {
    ...(body !== undefined && { method: 'POST', body: body instanceof File ? body : JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Refusal(answer.message ?? `The server answered ${response.status}.`);
  return answer;
}

/** The guild, the bot, the people and the commands, and the channels that a user sees. */
export const fetchWorld = (user: string): Promise<World> => ask(`/local/world?${new URLSearchParams({ user })}`);

/** The newest messages this user may see, oldest first. */
export const fetchMessages = (channel: string, user: string): Promise<LocalMessage[]> =>
  ask(`/local/channels/${channel}/messages?${new URLSearchParams({ user })}`);

export const postMessage = (channel: string, message: { user: string; content: string }) =>
  ask(`/local/channels/${channel}/messages`, message);

/** Uploads a file; returns the id by which a command can name it. */
export async function uploadFile(channel: string, file: File): Promise<string> {
  const { id } = await ask(`/local/channels/${channel}/files?${new URLSearchParams({ name: file.name })}`, file);
  return id;
}

type Attempt = InteractionOutcome & { refusal?: string };

/** Waits for the bot's first response, for up to three seconds; what the server refuses fails, and says why. */
export async function attempt(interaction: Deed & { user: string; channel: string }): Promise<Attempt> {
  try {
    return await ask('/local/interactions', interaction);
  } catch (error) {
    const refusal = error instanceof Refusal ? error.message : 'The local Discord cannot be reached.';
    return { id: '', state: 'failed', refusal };
  }
}

export const setLocale = (id: string, locale: string) => ask(`/local/locales/${id}`, { locale });

export const advanceClock = (milliseconds: number) => ask('/local/clock', { advance_ms: milliseconds });

type Listener = { event: (event: LocalEvent) => void; open: (again: boolean) => void; lost: () => void };

/** Receives one user's events, and reconnects whenever the connection is lost. */
export function listen(user: string, on: Listener) {
  let opened = false;
  let wait = 500;
  const connect = () => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/local/events?user=${user}`);
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
