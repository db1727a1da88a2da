import { dropMessage, loadHistory, putMessage } from './history.js';
import { belongsTo, componentKey } from './interactions.js';
import { bot, channelById, dmsOf, isDm, people } from './people.js';
import { isAtBottom, scrollToEnd } from './scroll.js';
import { closeMenu, optionsOf, selectsIn } from './select.js';
import { listen } from './server.js';
import { firstChannel, openChannel, readDms, readWorld } from './session.js';
import { change, state } from './state.js';
import { countUnread, markRead, recountUnread } from './unread.js';
/** @import { LocalChannel, LocalEvent, LocalMessage } from './types.d.ts' */

/**
 * Listens as every user at once, so that the badges of all seats are right whichever seat one plays.
 * @returns {Promise<unknown>} done when all are connected, or it is clear that some cannot be
 */
export const listenAsEverybody = () => Promise.all(people().map(({ id }) => listenAs(id)));

/** @param {string} user */
const listenAs = (user) =>
  /** @type {Promise<void>} */ (
    new Promise((connected) => {
      listen(user, {
        event: (event) => receive(user, event),
        open: (again) => {
          connected();
          if (user !== state.me) return;
          change({ connected: true });
          if (again) void catchUp();
        },
        lost: () => {
          connected();
          if (user === state.me) change({ connected: false });
        },
      });
    })
  );

/** Reads again what may have happened while the connection was lost. */
async function catchUp() {
  const open = state.histories[state.channel];
  state.histories = open ? { [state.channel]: open } : {};
  await Promise.all([readWorld(), ...people().map((user) => readDms(user.id)), loadHistory(state.channel)]);
  await recountUnread();
}

/**
 * @param {string} user who saw it
 * @param {LocalEvent} event
 */
function receive(user, { t, d }) {
  const mine = user === state.me;
  switch (t) {
    case 'MESSAGE_CREATE':
      return messageCreated(user, /** @type {LocalMessage} */ (d));
    case 'MESSAGE_UPDATE':
      return mine && messageChanged(/** @type {LocalMessage} */ (d));
    case 'MESSAGE_DELETE':
      return mine && messageGone(/** @type {LocalMessage} */ (d));
    case 'TYPING_START':
      return mine && botTypes(/** @type {{ channel_id: string, user_id: string }} */ (d));
    case 'CLOCK':
      return mine && clockTurned(/** @type {{ now: number }} */ (d));
    case 'CHANNEL_CREATE':
    case 'CHANNEL_UPDATE':
      return channelChanged(user, /** @type {LocalChannel} */ (d), true);
    case 'CHANNEL_DELETE':
      return channelChanged(user, /** @type {LocalChannel} */ (d), false);
    case 'COMMANDS_UPDATE':
      return mine && void readWorld();
  }
}

/**
 * @param {string} user
 * @param {LocalMessage} message
 */
function messageCreated(user, message) {
  if (user !== state.me) return countUnread(user, message);
  delete state.typing[message.channel_id];
  putMessage(message);
  const isOpen = message.channel_id === state.channel;
  // The person who asked for it wants to see the answer, however far up the list they pressed.
  if (isOpen && isEphemeral(message)) return scrollToEnd();
  const seen = isOpen && isAtBottom() && document.visibilityState === 'visible';
  if (seen || message.author.id === user) return;
  if (isOpen) change({ below: state.below + 1, divider: state.divider ?? message.id });
  countUnread(user, message);
}

/** Discord's flag of a message that one person alone sees, who has asked for it. */
const EPHEMERAL = 64;

/** @param {LocalMessage} message */
const isEphemeral = (message) => ((message.flags ?? 0) & EPHEMERAL) !== 0;

/** @param {LocalMessage} message */
function messageChanged(message) {
  state.failures.delete(message.id);
  for (const key of state.chosen.keys()) if (belongsTo(key, message)) state.chosen.delete(key);
  closeMenuOf(message);
  putMessage(message);
}

/** @param {LocalMessage} message */
function messageGone(message) {
  closeMenuOf(message);
  dropMessage(message);
}

/**
 * Closes the menu that is open if its message does not offer it any more, or something else in it.
 * @param {LocalMessage} message as it is now
 */
function closeMenuOf(message) {
  const { menu } = state;
  if (!menu || !belongsTo(menu.key, message)) return;
  const offered = selectsIn(message.components ?? []).find(
    (select) => componentKey(message.id, select.custom_id) === menu.key,
  );
  const isSame = offered && JSON.stringify(optionsOf(offered)) === JSON.stringify(menu.options);
  if (!isSame || offered.disabled) closeMenu(false);
}

/** @param {{ channel_id: string, user_id: string }} typing */
function botTypes({ channel_id, user_id }) {
  if (user_id !== bot()?.id) return;
  state.typing[channel_id] = Date.now() + 10_000;
  setTimeout(() => change(), 10_100);
  change();
}

/** @param {{ now: number }} clock */
const clockTurned = (clock) => change({ clockOffset: clock.now - Date.now() });

/**
 * @param {string} user
 * @param {LocalChannel} channel
 * @param {boolean} exists
 */
async function channelChanged(user, channel, exists) {
  if (isDm(channel)) {
    const others = dmsOf(user).filter(({ id }) => id !== channel.id);
    state.dms[user] = exists ? [...others, channel] : others;
    return change();
  }
  if (user !== state.me) return;
  await readWorld();
  if (!channelById(state.channel)) openChannel(firstChannel());
}

/** Marks the open channel read when its last message is in sight. */
export function lookAtChannel() {
  if (document.visibilityState !== 'visible' || !isAtBottom()) return;
  if (state.below > 0) change({ below: 0 });
  markRead(state.me, state.channel);
}
