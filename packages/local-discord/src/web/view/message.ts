import { type APIAttachment, MessageFlags, MessageType } from 'discord-api-types/v10';
import { html, nothing } from 'lit-html';
import { messageHour, messageMoment, messageTime } from '../format.ts';
import { COMMAND_FAILED, dismiss } from '../interactions.ts';
import { botName, channelById, displayName, nameOf, userById } from '../people.ts';
import { openChannel } from '../session.ts';
import { state } from '../state.ts';
import type { LocalMessage } from '../types.ts';
import { componentsView } from './components.ts';
import { embedView } from './embed.ts';
import { dots, failureLine, icon } from './icons.ts';
import { markdown, plainLine } from './markdown.ts';
import { fileCard, gallery } from './media.ts';
import { avatar, userName } from './people.ts';

const GROUPED_FOR = 7 * 60_000;

const has = (message: LocalMessage, flag: MessageFlags) => ((message.flags ?? 0) & flag) !== 0;

const isEphemeral = (message: LocalMessage) => has(message, MessageFlags.Ephemeral);

const isSystem = ({ type }: LocalMessage) => type === MessageType.ThreadCreated;

const isMention = (message: LocalMessage) =>
  message.mention_everyone || message.mentions.some((mention) => mention.id === state.me);

/** Whether a message gets its own avatar and name, instead of following the one before. */
export function startsGroup(message: LocalMessage, previous: LocalMessage | undefined) {
  if (!previous || previous.author.id !== message.author.id || isSystem(previous) || isSystem(message)) return true;
  if (message.interaction_metadata || message.message_reference) return true;
  if (isEphemeral(message) !== isEphemeral(previous)) return true;
  return Date.parse(message.timestamp) - Date.parse(previous.timestamp) > GROUPED_FOR;
}

/** A message as the channel shows it; one that leads starts a group. */
export function messageView(message: LocalMessage, leads: boolean) {
  if (isSystem(message)) return systemMessage(message);
  const kinds = [leads ? 'leads' : '', isMention(message) ? 'mentioned' : '', isEphemeral(message) ? 'ephemeral' : ''];
  const name = nameInLabel(message);
  return html`<article
    class="message ${kinds.join(' ')}"
    id="message-${message.id}"
    aria-label="${name}, ${messageTime(message.timestamp)}"
  >
    ${leads ? contextLine(message) : nothing}
    <div class="gutter">
      ${leads ? avatar(message.author.id, 'large') : html`<time aria-hidden="true">${messageHour(message.timestamp)}</time>`}
    </div>
    <div class="body">
      ${
        leads
          ? html`<h3 class="author">
              ${userName(message.author)}
              <time datetime=${message.timestamp} title=${messageMoment(message.timestamp)}
                >${messageTime(message.timestamp)}</time
              >
            </h3>`
          : nothing
      }
      ${has(message, MessageFlags.Loading) ? loadingView(message) : contentView(message)} ${failureView(message)} ${threadCard(message)}
      ${isEphemeral(message) ? ephemeralLine(() => dismiss(message.id)) : nothing}
    </div>
  </article>`;
}

const nameInLabel = ({ author }: Pick<LocalMessage, 'author'>) =>
  author.bot ? botName() : displayName(userById(author.id) ?? author);

function loadingView({ local }: LocalMessage) {
  if (local.failed) return failureLine(COMMAND_FAILED);
  return thinkingLine(`${botName()} is thinking…`);
}

export const thinkingLine = (sentence: string) => html`<div class="row muted" role="status">${dots()}${sentence}</div>`;

function contentView(message: LocalMessage) {
  const edited = message.edited_timestamp
    ? html`<span class="edited" title=${messageMoment(message.edited_timestamp)}>(edited)</span>`
    : nothing;
  const content = message.content
    ? html`<div class="markdown"
        >${markdown(message.content)}${edited}</div
      >`
    : nothing;
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

/** Who used which command, as it is written. */
export const usedLine = (user: string, command: string) =>
  html`<div class="context row muted">
    ${avatar(user, 'small')}<strong>${nameOf(user)}</strong> used <span class="context-command">${command}</span>
  </div>`;

function pressedMessage({ interaction_metadata: used }: LocalMessage) {
  return used && 'interacted_message_id' in used ? used.interacted_message_id : undefined;
}

const answeredLine = (message: LocalMessage) =>
  html`${avatar(message.author.id, 'small')}<strong>${nameInLabel(message)}</strong>
    <button class="cut" @click=${() => goToMessage(message.id)}>${plainLine(firstText(message))}</button>`;

const firstText = ({ content, components = [] }: { content: string; components?: object[] | undefined }) =>
  content || (components.flatMap(textsOf)[0] ?? 'Click to see the message');

/** The texts of a component and of all it contains. */
function textsOf({ content, components = [] }: { content?: string; components?: object[] }): string[] {
  return content ? [content] : components.flatMap(textsOf);
}

export function goToMessage(id: string) {
  const element = document.getElementById(`message-${id}`);
  element?.scrollIntoView({ block: 'center' });
  element?.classList.add('found');
  setTimeout(() => element?.classList.remove('found'), 1500);
}

function failureView(message: LocalMessage) {
  const failure = state.failures.get(message.id);
  return failure ? failureLine(failure) : nothing;
}

export const ephemeralLine = (putAway: () => void) =>
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
  const time = html`<time datetime=${message.timestamp}>${messageTime(message.timestamp)}</time>`;
  const thread = message.message_reference?.channel_id ?? message.id;
  return html`<article class="message system" id="message-${message.id}" aria-label="System message">
    <div class="gutter">${icon('thread')}</div>
    <div class="body">
      ${author} started a thread: <strong>${message.content}</strong>.
      <button class="link" @click=${() => openChannel(thread)}>Open the thread.</button> ${time}
    </div>
  </article>`;
}
