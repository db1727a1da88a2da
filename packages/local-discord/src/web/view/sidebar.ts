import { ChannelType } from 'discord-api-types/v10';
import { html, nothing } from 'lit-html';
import { mentionsIn } from '../mentions.ts';
import { bot, channelById, channelName, channels, isDm, isThread } from '../people.ts';
import { openChannel } from '../session.ts';
import { change, state } from '../state.ts';
import type { LocalChannel } from '../types.ts';
import { icon } from './icons.ts';
import { avatar, badge, withMentions } from './people.ts';
import { switcherButton } from './switcher.ts';

/** The list of channels; on a phone it slides in from the left. */
export function sidebarView() {
  return html`<div class="sidebar ${state.drawer ? 'open' : ''}">
      <div class="guild-name strong">${state.world?.guild.name}</div>
      <nav class="channels" aria-label="Channels">${channelList()}</nav>
      <div class="account-area">${switcherButton('wide')}</div>
    </div>
    ${state.drawer ? html`<div class="drawer-veil" @click=${() => change({ drawer: false })}></div>` : nothing}`;
}

function channelList() {
  const open = channelById(state.channel);
  const here = open?.parent_id ?? open?.id;
  const threadsOf = (id: string) =>
    channels().filter((one) => isThread(one) && one.parent_id === id && (!one.archived || id === here));
  return html`${channels()
    .filter(isDm)
    .map((direct) => channelButton(direct, 'Direct Messages'))}
  ${channels()
    .filter(({ type }) => type === ChannelType.GuildText)
    .map(
      (room) =>
        html`${channelButton(room)}<div class="threads">${threadsOf(room.id).map((one) => channelButton(one))}</div>`,
    )}`;
}

function channelButton(channel: LocalChannel, name = channelName(channel)) {
  const mentions = mentionsIn(state.me, channel.id);
  const isOpen = channel.id === state.channel;
  return html`<button
    class="channel row ${isOpen ? 'open' : ''}"
    aria-current=${isOpen ? 'page' : 'false'}
    aria-label=${withMentions(name, mentions)}
    @click=${() => openChannel(channel.id)}
  >
    ${isDm(channel) ? avatar(bot()?.id ?? '0', 'small') : isThread(channel) ? nothing : icon('hash')}
    <span class="grow cut">${name}</span>${badge(mentions)}
  </button>`;
}
