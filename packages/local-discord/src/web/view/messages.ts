import { html, nothing } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { lookAtChannel } from '../events.ts';
import { countOf, messageDay, messageTime } from '../format.ts';
import { loadHistory, openHistory, shownMessages } from '../history.ts';
import { COMMAND_FAILED, forget } from '../interactions.ts';
import { bot, botName, channelById, channelLabel, channelName, isDm, isThread } from '../people.ts';
import { scrollToEnd } from '../scroll.ts';
import { state } from '../state.ts';
import type { LocalMessage, SentCommand } from '../types.ts';
import { failureLine, icon } from './icons.ts';
import { ephemeralLine, messageView, startsGroup, thinkingLine, usedLine } from './message.ts';
import { appTag, avatar } from './people.ts';

export function messagesView() {
  const channel = channelById(state.channel);
  const label = channel ? `Messages in ${channelLabel(channel)}` : 'Messages';
  // Each channel and reader has a separate list: it starts at its end, wherever the one before was scrolled to.
  return html`${keyed(
    `${state.me}/${state.channel}`,
    html`<div class="scroller" tabindex="-1" @scroll=${lookAtChannel}>
      <div class="messages" role="log" aria-label=${label}>${messagesInside()}</div>
    </div>`,
  )}
  ${state.below > 0 ? pill() : nothing}`;
}

function messagesInside() {
  const history = openHistory();
  if (!history) return nothing;
  if (history.failure)
    return html`<div class="empty" role="alert">
      <p>The messages could not be loaded. ${history.failure}</p>
      <button class="button secondary" @click=${() => loadHistory(state.channel)}>Try again</button>
    </div>`;
  if (history.loading && history.items.length === 0) return html`<p class="empty">Loading messages…</p>`;
  const messages = shownMessages();
  const sent = state.sent.filter((one) => one.user === state.me && one.channel === state.channel);
  return html`${beginning()}
  ${repeat(
    messages,
    (message) => message.id,
    (message, index) => row(message, messages[index - 1]),
  )}
  ${sent.map(sentView)}`;
}

function row(message: LocalMessage, previous: LocalMessage | undefined) {
  const day = messageDay(message.timestamp);
  const newDay = previous === undefined || messageDay(previous.timestamp) !== day;
  return html`${newDay ? html`<div class="divider" role="separator"><span>${day}</span></div>` : nothing}
  ${messageView(message, newDay || startsGroup(message, previous))}`;
}

/** The text above the first message of a channel. */
function beginning() {
  const channel = channelById(state.channel);
  if (!channel) return nothing;
  const name = channelName(channel);
  if (isDm(channel))
    return html`<div class="beginning">
      ${avatar(bot()?.id ?? '0', 'large')}
      <h2>${name}</h2>
      <p>This is the beginning of your direct messages with <strong>${name}</strong>.</p>
    </div>`;
  return html`<div class="beginning">
    <span class="avatar centred">${icon(isThread(channel) ? 'thread' : 'hash')}</span>
    <h2>${isThread(channel) ? name : `Welcome to #${name}!`}</h2>
    <p>${isThread(channel) ? 'This is the start of the thread.' : `This is the start of the #${name} channel.`}</p>
  </div>`;
}

/** A command the bot has not answered yet, or not in time. */
function sentView({ key, user, label, at, failed }: SentCommand) {
  return html`<article class="message leads ephemeral sent" aria-label="${botName()}, ${label}">
    ${usedLine(user, label)}
    <div class="gutter">${avatar(bot()?.id ?? '0', 'large')}</div>
    <div class="body">
      <h3 class="author"><span>${botName()}</span>${appTag()}<time>${messageTime(new Date(at).toISOString())}</time></h3>
      ${failed ? html`${failureLine(COMMAND_FAILED)}${ephemeralLine(() => forget(key))}` : thinkingLine('Sending command…')}
    </div>
  </article>`;
}

const pill = () =>
  html`<button class="new-pill button primary" @click=${scrollToEnd}>${countOf(state.below, 'new message')} ${icon('down')}</button>`;
