import { html, nothing } from 'lit-html';
import { mentionsAmong, mentionsIn } from '../mentions.ts';
import { bot, botName, CHANNEL, channelById, channelName, dmsOf, guildChannels, isDm, isThread } from '../people.ts';
import { firstChannel, openChannel, openDms } from '../session.ts';
import { change, state } from '../state.ts';
import type { LocalChannel } from '../types.ts';
import { icon } from './icons.ts';
import { avatar, badge, withMentions } from './people.ts';
import { switcherButton } from './switcher.ts';

/** The rail of servers and the list of channels; on a phone both slide in from the left. */
export function sidebarView() {
  const channel = channelById(state.channel);
  const inDms = channel !== undefined && isDm(channel);
  return html`<div class="sidebar ${state.drawer ? 'open' : ''}">
      ${railView(inDms)}
      <div class="channels-column">
        ${inDms ? dmsList() : guildList(channel)}
        <div class="account-area">${switcherButton('wide')}</div>
      </div>
    </div>
    ${state.drawer ? html`<div class="drawer-veil" @click=${() => change({ drawer: false })}></div>` : nothing}`;
}

function railView(inDms: boolean) {
  const name = state.world?.guild.name ?? '';
  const initials = name.split(/\s+/).map((word) => word[0]);
  // A server opens at a channel that calls the user, or else at its first one.
  const openGuild = () => {
    const waiting = guildChannels().find((one) => mentionsIn(state.me, one.id) > 0);
    openChannel(waiting?.id ?? firstChannel());
  };
  return html`<nav class="rail" aria-label="Servers">
    ${serverButton({ label: 'Direct Messages', content: icon('speech'), current: inDms, channels: dmsOf(state.me), open: openDms })}
    <hr />
    ${serverButton({ label: name, content: initials, current: !inDms, channels: guildChannels(), open: () => inDms && openGuild() })}
  </nav>`;
}

function serverButton({
  label,
  content,
  current,
  channels,
  open,
}: {
  label: string;
  content: unknown;
  current: boolean;
  channels: LocalChannel[];
  open: () => void;
}) {
  const mentions = mentionsAmong(channels);
  return html`<button
    class="server ${current ? 'current' : ''}"
    aria-label=${withMentions(label, mentions)}
    aria-current=${current ? 'true' : 'false'}
    title=${label}
    @click=${open}
  >
    <span class="server-icon">${content}</span>${badge(mentions)}
  </button>`;
}

function guildList(open: LocalChannel | undefined) {
  const channels = guildChannels();
  const here = open && isThread(open) ? open.parent_id : open?.id;
  const threadsOf = (id: string) =>
    channels.filter((one) => isThread(one) && one.parent_id === id && (!one.archived || id === here));
  const roomView = (room: LocalChannel) =>
    html`${channelButton(room)}<div class="threads">${threadsOf(room.id).map(channelButton)}</div>`;
  return html`<div class="guild-name">${state.world?.guild.name}</div>
    <nav class="channels" aria-label="Channels">
      ${channels.filter(({ type }) => type === CHANNEL.text).map(roomView)}
    </nav>`;
}

function channelButton(channel: LocalChannel) {
  const mentions = mentionsIn(state.me, channel.id);
  const isOpen = channel.id === state.channel;
  return html`<button
    class="channel row ${isOpen ? 'open' : ''}"
    aria-current=${isOpen ? 'page' : 'false'}
    aria-label=${withMentions(channelName(channel), mentions)}
    @click=${() => openChannel(channel.id)}
  >
    ${isDm(channel) ? avatar(bot()?.id ?? '0', 'medium') : isThread(channel) ? nothing : icon('hash')}
    <span class="grow">${channelName(channel)}</span>${badge(mentions)}
  </button>`;
}

function dmsList() {
  const dms = dmsOf(state.me);
  return html`<div class="guild-name">Direct Messages</div>
    <nav class="channels" aria-label="Direct Messages">
      ${dms.map(channelButton)}
      ${dms.length === 0 ? html`<p class="empty">${botName()} has not written to you.</p>` : nothing}
    </nav>`;
}
