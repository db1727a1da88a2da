import { ChannelType } from 'discord-api-types/v10';
import { html, nothing } from 'lit-html';
import { written } from '../commands.ts';
import { entriesHere, fillIn } from '../composer.ts';
import { messageMoment, now } from '../format.ts';
import { dismissWelcome } from '../interactions.ts';
import {
  avatar,
  badge,
  bot,
  botName,
  channelById,
  channelName,
  channels,
  isDm,
  isThread,
  mentionsIn,
  mentionsOf,
  nameOf,
  people,
  withMentions,
} from '../people.ts';
import { advanceClock } from '../server.ts';
import { openChannel } from '../session.ts';
import { change, type LocalChannel, state } from '../state.ts';
import { composerView } from './composer.ts';
import { lightboxView, modalView } from './dialogs.ts';
import { closeButton, icon } from './icons.ts';
import { messagesView } from './messages.ts';
import { switcherButton, switcherView } from './switcher.ts';

export function pageView() {
  if (state.fatal)
    return html`<div class="boot" role="alert">
      <p>${state.fatal}</p>
      <button class="button primary" @click=${() => location.reload()}>Try again</button>
    </div>`;
  if (!state.world) return html`<p class="boot">Opening the local Discord…</p>`;
  return html`<div class="app">
      ${sidebarView()}
      <main class="main">
        ${headerView()} ${state.connected ? nothing : html`<p class="connection" role="status">Connection lost. Connecting again…</p>`}
        ${state.welcome ? welcomeView() : nothing}
        <div class="messages-area">${messagesView()}</div>
        ${composerView()}
      </main>
    </div>
    ${switcherView()} ${modalView()} ${lightboxView()}
    ${state.notice ? html`<p class="notice floating" role="status">${state.notice}</p>` : nothing}`;
}

function welcomeView() {
  const entries = entriesHere();
  const first = entries.find((entry) => entry.path.at(-1) === 'new') ?? entries[0];
  const channel = channelById(state.channel);
  const waiting =
    channel && isDm(channel)
      ? 'Open a channel of the server: commands are used there.'
      : 'Waiting for the bot to register its commands.';
  return html`<section class="welcome row" aria-label="Welcome">
    <div class="grow">
      <h2>Try ${botName()} here, without a Discord account</h2>
      <ol>
        <li>
          You are <strong>${nameOf(state.me)}</strong>. Press your picture at the bottom left to switch to one of the
          other ${people().length - 1} people: you can play every seat. A red number there shows who is called.
        </li>
        <li>
          ${first ? html`Type <button class="mention" @click=${() => fillIn(first)}>${written(first)}</button> below and press Enter.` : waiting}
        </li>
      </ol>
    </div>
    ${closeButton('Dismiss the welcome', dismissWelcome)}
  </section>`;
}

function headerView() {
  const channel = channelById(state.channel);
  const parent = channel && isThread(channel) ? channelById(channel.parent_id ?? '') : undefined;
  const elsewhere = mentionsOf(state.me) - mentionsIn(state.me, state.channel);
  return html`<header class="header row">
    <button
      class="icon-button centred drawer-button"
      aria-label=${withMentions('Show channels', elsewhere)}
      aria-expanded=${state.drawer}
      @click=${() => change({ drawer: !state.drawer })}
    >
      ${icon('menu')}${badge(elsewhere)}
    </button>
    ${parent ? html`<button class="header-parent row muted" @click=${() => openChannel(parent.id)}>${icon('hash')}${parent.name} ›</button>` : nothing}
    ${channel ? html`<span class="muted row">${icon(iconOf(channel))}</span>` : nothing}
    <h1 class="grow cut">${channel ? channelName(channel) : ''}</h1>
    <button class="icon-button centred" aria-label="Clock" title="Clock" popovertarget="clock">${icon('clock')}</button>
    ${clockView()}
  </header>`;
}

const iconOf = (channel: LocalChannel) => (isDm(channel) ? 'at' : isThread(channel) ? 'thread' : 'hash');

const MINUTE = 60_000;

const STEPS: [label: string, milliseconds: number][] = [
  ['1 minute', MINUTE],
  ['15 minutes', 15 * MINUTE],
  ['1 hour', 60 * MINUTE],
  ['8 hours', 8 * 60 * MINUTE],
  ['1 day', 24 * 60 * MINUTE],
  ['1 week', 7 * 24 * 60 * MINUTE],
];

const clockView = () =>
  html`<section popover id="clock" class="clock floating" role="dialog" aria-label="Time">
    <header class="row">
      <h2 class="grow">${messageMoment(new Date(now()).toISOString())}</h2>
      ${closeButton('Close', () => document.getElementById('clock')?.hidePopover())}
    </header>
    <p class="muted">Deadlines and reminders follow this clock. Turn it forward to see what happens later.</p>
    <div class="clock-steps stack">
      ${STEPS.map(([label, milliseconds]) => html`<button class="button secondary" @click=${() => advanceClock(milliseconds)}>+ ${label}</button>`)}
    </div>
  </section>`;

const sidebarView = () => html`<div class="sidebar ${state.drawer ? 'open' : ''}">
      <div class="guild-name strong">${state.world?.guild.name}</div>
      <nav class="channels" aria-label="Channels">${channelList()}</nav>
      <div class="account-area">${switcherButton('wide')}</div>
    </div>
    ${state.drawer ? html`<div class="drawer-veil" @click=${() => change({ drawer: false })}></div>` : nothing}`;

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
