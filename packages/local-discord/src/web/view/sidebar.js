import { html, nothing } from 'lit-html';
import { bot, botName, CHANNEL, channelById, channelName, dmsOf, guildChannels, isDm, isThread } from '../people.js';
import { firstChannel, openChannel, openDms } from '../session.js';
import { change, state } from '../state.js';
import { isUnread, mentionsIn } from '../unread.js';
import { icon } from './icons.js';
import { avatar, badge, withMarks } from './people.js';
import { switcherButton } from './switcher.js';
/** @import { LocalChannel } from '../types.d.ts' */
/** @typedef {{ mentions: number, unread: boolean }} Marks what is not seen yet in some channels */

/** The rail of servers and the list of channels; on a phone both slide in from the left. */
export function sidebarView() {
  const channel = channelById(state.channel);
  const inDms = channel !== undefined && isDm(channel);
  return html`<div class="sidebar ${state.drawer ? 'open' : ''}">
      ${railView(inDms)}
      <div class="channels-column">
        ${inDms ? dmsList() : guildList()}
        <div class="account-area">${switcherButton('wide')}</div>
      </div>
    </div>
    ${state.drawer ? html`<div class="drawer-veil" @click=${() => change({ drawer: false })}></div>` : nothing}`;
}

/** @param {boolean} inDms */
function railView(inDms) {
  const guild = state.world?.guild;
  const name = guild?.name ?? '';
  const inGuild = marksOf(guildChannels());
  const inMessages = marksOf(dmsOf(state.me));
  const initials = name
    .split(/\s+/)
    .map((word) => word[0])
    .join('')
    .slice(0, 3);
  return html`<nav class="rail" aria-label="Servers">
    ${serverButton({ label: 'Direct Messages', content: icon('speech'), current: inDms, marks: inMessages, open: openDms })}
    <div class="rail-line"></div>
    ${serverButton({ label: name, content: initials, current: !inDms, marks: inGuild, open: openGuild })}
  </nav>`;
}

/** Opens the guild where something waits, or else its first channel. */
function openGuild() {
  const channel = channelById(state.channel);
  if (channel && !isDm(channel)) return;
  const waiting = guildChannels().find((one) => mentionsIn(state.me, one.id) > 0);
  openChannel(waiting?.id ?? firstChannel());
}

/**
 * @param {LocalChannel[]} channels
 * @returns {Marks}
 */
const marksOf = (channels) => ({
  mentions: channels.reduce((sum, channel) => sum + mentionsIn(state.me, channel.id), 0),
  unread: channels.some((channel) => isUnread(channel.id)),
});

/** @param {{ label: string, content: unknown, current: boolean, marks: Marks, open: () => void }} server */
const serverButton = ({ label, content, current, marks, open }) =>
  html`<button
    class="server ${current ? 'current' : ''} ${marks.unread ? 'unread' : ''}"
    aria-label=${withMarks(label, marks)}
    aria-current=${current ? 'true' : 'false'}
    title=${label}
    @click=${open}
  >
    <span class="server-icon">${content}</span>${badge(marks.mentions)}
  </button>`;

function guildList() {
  const channels = guildChannels();
  const inCategory = (/** @type {string | undefined} */ id) =>
    channels.filter(
      (channel) => channel.type !== CHANNEL.category && !isThread(channel) && (channel.parent_id ?? undefined) === id,
    );
  const categories = channels.filter((channel) => channel.type === CHANNEL.category);
  return html`<div class="guild-name">${state.world?.guild.name}</div>
    <nav class="channels" aria-label="Channels">
      ${inCategory(undefined).map(channelWithThreads)}
      ${categories.map(
        (category) => html`<h2 class="category">${category.name}</h2>
          ${inCategory(category.id).map(channelWithThreads)}`,
      )}
    </nav>`;
}

/** @param {LocalChannel} channel */
function channelWithThreads(channel) {
  const threads = guildChannels().filter(
    (thread) => thread.parent_id === channel.id && (!thread.archived || thread.id === state.channel),
  );
  return html`${channelButton(channel)}
  ${threads.length > 0 ? html`<div class="threads">${threads.map(channelButton)}</div>` : nothing}`;
}

/** @param {LocalChannel} channel */
function channelButton(channel) {
  const mentions = mentionsIn(state.me, channel.id);
  const isOpen = channel.id === state.channel;
  return html`<button
    class="channel ${isOpen ? 'open' : ''} ${isUnread(channel.id) ? 'unread' : ''}"
    aria-current=${isOpen ? 'page' : 'false'}
    aria-label=${withMarks(channelName(channel), { mentions, unread: isUnread(channel.id) })}
    @click=${() => openChannel(channel.id)}
  >
    ${isDm(channel) ? avatar(bot()?.id ?? '0', 'medium') : isThread(channel) ? nothing : icon('hash')}
    <span class="channel-name">${channelName(channel)}</span>${badge(mentions)}
  </button>`;
}

function dmsList() {
  return html`<div class="guild-name">Direct Messages</div>
    <nav class="channels" aria-label="Direct Messages">
      ${dmsOf(state.me).map(channelButton)}
      ${dmsOf(state.me).length === 0 ? html`<p class="empty">${botName()} has not written to you.</p>` : nothing}
    </nav>`;
}
