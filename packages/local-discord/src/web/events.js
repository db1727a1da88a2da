import { dropMessage, loadHistory, putMessage } from './history.js';
import { belongsTo } from './interactions.js';
import { countMention, markRead } from './mentions.js';
import { bot, channelById, dmsOf, isDm, people } from './people.js';
import { isAtEnd, scrollToEnd } from './scroll.js';
import { listen } from './server.js';
import { firstChannel, openChannel, readDms, readWorld } from './session.js';
import { afterDraw, change, state } from './state.js';
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

/** Reads everything again once the connection is back: another server may have been started meanwhile. */
async function catchUp() {
  const open = state.histories[state.channel];
  change({ histories: open ? { [state.channel]: open } : {}, mentions: {} });
  await Promise.all([readWorld(), ...people().map((user) => readDms(user.id)), loadHistory(state.channel)]);
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
      return mine && dropMessage(/** @type {LocalMessage} */ (d));
    case 'TYPING_START':
      return mine && botTypes(/** @type {{ channel_id: string, user_id: string }} */ (d));
    case 'CLOCK':
      return mine && change({ clockOffset: /** @type {{ now: number }} */ (d).now - Date.now() });
    case 'CHANNEL_CREATE':
    case 'CHANNEL_UPDATE':
    case 'CHANNEL_DELETE':
      return channelChanged(user, /** @type {LocalChannel} */ (d), t !== 'CHANNEL_DELETE');
    case 'COMMANDS_UPDATE':
      return mine && void readWorld();
  }
}

/** Discord's flag of a message that only one person sees, who has asked for it. */
const EPHEMERAL = 64;

/**
 * @param {string} user
 * @param {LocalMessage} message
 */
function messageCreated(user, message) {
  if (user !== state.me) return countMention(user, message);
  delete state.typing[message.channel_id];
  const isOpen = message.channel_id === state.channel;
  // Whoever asked for a message wants to see it, however far up the list they pressed.
  const follows = isOpen && (isAtEnd() || ((message.flags ?? 0) & EPHEMERAL) !== 0);
  putMessage(message);
  if (follows) afterDraw(scrollToEnd);
  if ((follows && document.visibilityState === 'visible') || message.author.id === user) return;
  if (isOpen) change({ below: state.below + 1 });
  countMention(user, message);
}

/** @param {LocalMessage} message */
function messageChanged(message) {
  state.failures.delete(message.id);
  for (const key of state.chosen.keys()) if (belongsTo(key, message)) state.chosen.delete(key);
  putMessage(message);
}

/** @param {{ channel_id: string, user_id: string }} typing */
function botTypes({ channel_id, user_id }) {
  if (user_id !== bot()?.id) return;
  state.typing[channel_id] = Date.now() + 10_000;
  setTimeout(() => change(), 10_100);
  change();
}

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
  if (document.visibilityState !== 'visible' || !isAtEnd()) return;
  if (state.below > 0) change({ below: 0 });
  markRead();
}
