import type { Value } from './commands.ts';
import { now } from './format.ts';
import { isShown } from './history.ts';
import { openModal } from './modal.ts';
import { attempt } from './server.ts';
import { change, type LocalMessage, notify, state } from './state.ts';

/** What Discord says when the bot did not answer a press in time. */
const INTERACTION_FAILED = 'This interaction failed';

/** What Discord says when the bot did not answer a command in time. */
export const COMMAND_FAILED = 'The application did not respond';

export const componentKey = (message: string, customId: string) => `${message}/${customId}`;

export const belongsTo = (key: string, message: { id: string }) => key.startsWith(`${message.id}/`);

/** Presses a button, or sends the chosen values of a menu. */
export async function useComponent(message: LocalMessage, customId: string, values?: string[]) {
  const key = componentKey(message.id, customId);
  const { me: user, pressed } = state;
  if (pressed.has(key)) return;
  pressed.add(key);
  state.failures.delete(message.id);
  if (values) {
    state.chosen.set(key, values);
    // Somebody who uses a menu no longer needs the welcome.
    dismissWelcome();
  }
  change();
  const where = { user, channel: message.channel_id };
  const outcome = await attempt({ ...where, type: 3, message: message.id, customId, values });
  pressed.delete(key);
  if (user !== state.me) return change();
  if (outcome.state === 'failed') {
    // By now the person who pressed sees the new state of the replaced message.
    const replaced = outcome.outdated !== undefined && !isShown(message);
    if (!replaced) state.failures.set(message.id, outcome.refusal ?? INTERACTION_FAILED);
    state.chosen.delete(key);
  }
  change();
  if (outcome.modal) openModal(outcome.modal, { opener: outcome.id, channel: message.channel_id });
}

let sentCommands = 0;

/** Sends a finished command; `path` is its name with its subcommands: `game new`. */
export async function sendCommand(path: string, values: Record<string, Value>) {
  const { me: user, channel } = state;
  sentCommands += 1;
  const sent = { key: sentCommands, user, channel, label: `/${path}`, at: now(), failed: false };
  state.sent.push(sent);
  change();
  const outcome = await attempt({ user, channel, type: 2, path, values });
  if (outcome.refusal) notify(outcome.refusal);
  if (outcome.state === 'failed') sent.failed = true;
  else forget(sent.key);
  change();
  if (outcome.modal && user === state.me) openModal(outcome.modal, { opener: outcome.id, channel });
}

export function forget(key: number) {
  change({ sent: state.sent.filter((sent) => sent.key !== key) });
}

export function dismissWelcome() {
  localStorage.setItem('welcome', 'dismissed');
  change({ welcome: false });
}

export function dismiss(message: string) {
  state.dismissed.add(message);
  change();
}
