import { type APIAttachment, MessageFlags, MessageType } from 'discord-api-types/v10';
import { html, nothing } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { lookAtChannel } from '../events.ts';
import { countOf, messageDay, messageHour, messageMoment, messageTime } from '../format.ts';
import { loadHistory, openHistory, shownMessages } from '../history.ts';
import { COMMAND_FAILED, dismiss, forget } from '../interactions.ts';
import {
  appTag,
  avatar,
  bot,
  botName,
  channelById,
  channelLabel,
  channelName,
  displayName,
  isDm,
  isThread,
  nameOf,
  userById,
  userName,
} from '../people.ts';
import { goToMessage, scrollToEnd } from '../scroll.ts';
import { openChannel } from '../session.ts';
import { type LocalMessage, type SentCommand, state } from '../state.ts';
import { componentsView } from './components.ts';
import { dots, failureLine, icon } from './icons.ts';
import { markdown, plainLine } from './markdown.ts';
import { embedView, fileCard, gallery } from './media.ts';

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

const GROUPED_FOR = 7 * 60_000;

const has = (message: LocalMessage, flag: MessageFlags) => ((message.flags ?? 0) & flag) !== 0;

const isEphemeral = (message: LocalMessage) => has(message, MessageFlags.Ephemeral);

const isSystem = ({ type }: LocalMessage) => type === MessageType.ThreadCreated;

const isMention = (message: LocalMessage) =>
  message.mention_everyone || message.mentions.some((mention) => mention.id === state.me);

/** Whether a message gets its own avatar and name, instead of following the one before. */
function startsGroup(message: LocalMessage, previous: LocalMessage | undefined) {
  if (!previous || previous.author.id !== message.author.id || isSystem(previous) || isSystem(message)) return true;
  if (message.interaction_metadata || message.message_reference) return true;
  if (isEphemeral(message) !== isEphemeral(previous)) return true;
  return Date.parse(message.timestamp) - Date.parse(previous.timestamp) > GROUPED_FOR;
}

/** A message as the channel shows it; one that leads starts a group. */
function messageView(message: LocalMessage, leads: boolean) {
  if (isSystem(message)) return systemMessage(message);
  const kinds = [leads ? 'leads' : '', isMention(message) ? 'mentioned' : '', isEphemeral(message) ? 'ephemeral' : ''];
  const { author, timestamp } = message;
  return html`<article
    class="message ${kinds.join(' ')}"
    id="message-${message.id}"
    aria-label="${nameInLabel(message)}, ${messageTime(timestamp)}"
  >
    ${leads ? contextLine(message) : nothing}
    <div class="gutter">
      ${leads ? avatar(author.id, 'large') : html`<time aria-hidden="true">${messageHour(timestamp)}</time>`}
    </div>
    <div class="body">
      ${leads ? html`<h3 class="author">${userName(author)} ${timeView(timestamp)}</h3>` : nothing}
      ${has(message, MessageFlags.Loading) ? loadingView(message) : contentView(message)} ${failureView(message)} ${threadCard(message)}
      ${isEphemeral(message) ? ephemeralLine(() => dismiss(message.id)) : nothing}
    </div>
  </article>`;
}

const timeView = (iso: string) => html`<time datetime=${iso} title=${messageMoment(iso)}>${messageTime(iso)}</time>`;

const nameInLabel = ({ author }: Pick<LocalMessage, 'author'>) =>
  author.bot ? botName() : displayName(userById(author.id) ?? author);

function loadingView({ local }: LocalMessage) {
  if (local.failed) return failureLine(COMMAND_FAILED);
  return thinkingLine(`${botName()} is thinking…`);
}

const thinkingLine = (sentence: string) => html`<div class="row muted" role="status">${dots()}${sentence}</div>`;

function contentView(message: LocalMessage) {
  const edited = message.edited_timestamp
    ? html`<span class="edited" title=${messageMoment(message.edited_timestamp)}>(edited)</span>`
    : nothing;
  const content = message.content ? html`<div class="markdown">${markdown(message.content)}${edited}</div>` : nothing;
  const components = message.components ?? [];
  return html`${content} ${attachmentsView(message)} ${message.embeds.map(embedView)}
    ${components.length > 0 ? html`<div class="components stack">${componentsView(components, message)}</div>` : nothing}
    ${message.content ? nothing : edited}`;
}

function attachmentsView(message: LocalMessage) {
  // With Components V2, the files are where a component names them.
  if (has(message, MessageFlags.IsComponentsV2)) return nothing;
  const images = message.attachments.filter(isImage);
  const files = message.attachments.filter((attachment) => !isImage(attachment));
  return html`${images.length > 0 ? gallery(images.map((media) => ({ media, description: media.description }))) : nothing}
  ${files.map((file) => fileCard({ url: file.url, name: file.filename, size: file.size }))}`;
}

const isImage = ({ content_type, filename }: APIAttachment) =>
  content_type?.startsWith('image/') ?? /\.(png|jpe?g|gif|webp)$/i.test(filename);

/** What a message answers: a command, a press, or another message. */
function contextLine(message: LocalMessage) {
  const used = message.interaction_metadata;
  const command = used && 'name' in used && typeof used.name === 'string' ? used.name : message.interaction?.name;
  if (used && command) return usedLine(used.user.id, `/${command}`);
  const id = message.message_reference?.message_id ?? pressedMessage(message);
  if (!id) return nothing;
  const answered = state.histories[message.channel_id]?.items.find((one) => one.id === id);
  return html`<div class="context row muted">
    ${answered ? answeredLine(answered) : html`${icon('reply')}<em>Original message was deleted</em>`}
  </div>`;
}

const usedLine = (user: string, command: string) =>
  html`<div class="context row muted">
    ${avatar(user, 'small')}<strong>${nameOf(user)}</strong> used <span class="context-command">${command}</span>
  </div>`;

const pressedMessage = ({ interaction_metadata: used }: LocalMessage) =>
  used && 'interacted_message_id' in used ? used.interacted_message_id : undefined;

const answeredLine = (message: LocalMessage) =>
  html`${avatar(message.author.id, 'small')}<strong>${nameInLabel(message)}</strong>
    <button class="cut" @click=${() => goToMessage(message.id)}>${plainLine(firstText(message))}</button>`;

const firstText = ({ content, components = [] }: { content: string; components?: object[] | undefined }) =>
  content || (components.flatMap(textsOf)[0] ?? 'Click to see the message');

const textsOf = ({ content, components = [] }: { content?: string; components?: object[] }): string[] =>
  content ? [content] : components.flatMap(textsOf);

function failureView(message: LocalMessage) {
  const failure = state.failures.get(message.id);
  return failure ? failureLine(failure) : nothing;
}

const ephemeralLine = (putAway: () => void) =>
  html`<div class="ephemeral-line row muted">
    ${icon('eye')}<span>Only you can see this</span> • <button class="link" @click=${putAway}>Dismiss message</button>
  </div>`;

function threadCard({ thread, id }: LocalMessage) {
  const channel = channelById(thread?.id ?? id);
  if (!channel || channel.type < 10) return nothing;
  return html`<button class="thread-card panel row" @click=${() => openChannel(channel.id)}>
    ${icon('thread')}<strong>${channel.name}</strong><span class="link">See thread ›</span>
  </button>`;
}

function systemMessage(message: LocalMessage) {
  const author = html`<strong>${nameInLabel(message)}</strong>`;
  const thread = message.message_reference?.channel_id ?? message.id;
  return html`<article class="message system" id="message-${message.id}" aria-label="System message">
    <div class="gutter">${icon('thread')}</div>
    <div class="body">
      ${author} started a thread: <strong>${message.content}</strong>.
      <button class="link" @click=${() => openChannel(thread)}>Open the thread.</button> ${timeView(message.timestamp)}
    </div>
  </article>`;
}
