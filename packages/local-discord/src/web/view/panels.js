import { html, nothing } from 'lit-html';
import { messageMoment, messageTime, now } from '../format.js';
import { loadOlder, openHistory } from '../history.js';
import { channelById, guildChannels, isThread } from '../people.js';
import { advanceClock } from '../server.js';
import { openChannel } from '../session.js';
import { change, notify, state } from '../state.js';
import { icon } from './icons.js';
import { contentView, goToMessage } from './message.js';
import { avatar, userName } from './people.js';
/** @import { LocalChannel, LocalMessage } from '../types.d.ts' */

/** The panel that hangs below the header, if one is open. */
export function panelView() {
  switch (state.panel) {
    case 'pins':
      return panel('Pinned messages', pinsView());
    case 'threads':
      return panel('Threads', threadsView());
    case 'clock':
      return panel('Clock', clockView());
    default:
      return nothing;
  }
}

/**
 * @param {string} title
 * @param {unknown} content
 */
const panel = (title, content) =>
  html`<div class="veil" @click=${close}></div>
    <section class="panel" role="dialog" aria-label=${title}>
      <header><h2>${title}</h2><button class="icon-button" aria-label="Close" @click=${close}>${icon('close')}</button></header>
      <div class="panel-body">${content}</div>
    </section>`;

const close = () => change({ panel: undefined });

function pinsView() {
  const history = openHistory();
  // Pinned messages may be far back; the whole channel is on this machine, so it is simply read to its beginning.
  if (history && !history.complete && !history.loading && !history.failure) void loadOlder(state.channel);
  const pinned = (history?.items ?? []).filter((message) => message.pinned).toReversed();
  if (pinned.length > 0) return pinned.map(pinView);
  return html`<p class="empty">${history?.complete ? 'This channel has no pinned messages.' : 'Looking for pinned messages…'}</p>`;
}

/** @param {LocalMessage} message */
function pinView(message) {
  const go = () => {
    close();
    goToMessage(message.id);
  };
  return html`<article class="pin" aria-label="Pinned message">
    <header>${avatar(message.author.id, 'small')}${userName(message.author)}<time>${messageTime(message.timestamp)}</time>
      <button class="button secondary" @click=${go}>Jump</button></header>
    <div class="pin-content">${contentView(message)}</div>
  </article>`;
}

function threadsView() {
  const channel = channelById(state.channel);
  const home = channel && isThread(channel) ? channel.parent_id : channel?.id;
  const threads = guildChannels().filter((thread) => isThread(thread) && thread.parent_id === home);
  if (threads.length === 0) return html`<p class="empty">There are no threads in this channel.</p>`;
  const active = threads.filter((thread) => !thread.archived);
  const archived = threads.filter((thread) => thread.archived);
  return html`${threadGroup('Active threads', active)} ${threadGroup('Older threads', archived)}`;
}

/**
 * @param {string} title
 * @param {LocalChannel[]} threads
 */
function threadGroup(title, threads) {
  if (threads.length === 0) return nothing;
  return html`<h3>${title}</h3>
    ${threads.map((thread) => html`<button class="thread-item" @click=${() => openChannel(thread.id)}>${icon('thread')}${thread.name}</button>`)}`;
}

const MINUTE = 60_000;

/** @type {[label: string, milliseconds: number][]} */
const STEPS = [
  ['1 minute', MINUTE],
  ['15 minutes', 15 * MINUTE],
  ['1 hour', 60 * MINUTE],
  ['8 hours', 8 * 60 * MINUTE],
  ['1 day', 24 * 60 * MINUTE],
  ['1 week', 7 * 24 * 60 * MINUTE],
];

function clockView() {
  return html`<p class="clock-now">${messageMoment(new Date(now()).toISOString())}</p>
    <p class="clock-note">Deadlines and reminders follow this clock. Turn it forward to see what happens later.</p>
    <div class="clock-steps">
      ${STEPS.map(([label, milliseconds]) => html`<button class="button secondary" @click=${() => turnClock(milliseconds)}>+ ${label}</button>`)}
    </div>`;
}

/** @param {number} milliseconds */
async function turnClock(milliseconds) {
  try {
    await advanceClock(milliseconds);
  } catch (error) {
    notify(error instanceof Error ? error.message : String(error));
  }
}
