import { html, nothing } from 'lit-html';
import { written } from '../commands.ts';
import { entriesHere, fillIn } from '../composer.ts';
import { dismissWelcome } from '../interactions.ts';
import { botName, channelById, isDm, nameOf, people } from '../people.ts';
import { state } from '../state.ts';
import { composerView } from './composer.ts';
import { lightboxView, modalView } from './dialogs.ts';
import { headerView } from './header.ts';
import { closeButton } from './icons.ts';
import { messagesView } from './messages.ts';
import { sidebarView } from './sidebar.ts';
import { switcherView } from './switcher.ts';

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

/** What a newcomer should know. */
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
