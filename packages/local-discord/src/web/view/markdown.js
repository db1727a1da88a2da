import { html, nothing } from 'lit-html';
import { written } from '../commands.js';
import { entriesHere, fillIn } from '../composer.js';
import { messageMoment, timestamp } from '../format.js';
import { parse } from '../markdown.js';
import { channelById, channelName, nameOf, userById } from '../people.js';
import { openChannel } from '../session.js';
import { notify, state } from '../state.js';
import { icon } from './icons.js';

/** @import { Node } from '../markdown.js' */

/** @type {Map<string, Node[]>} */
const read = new Map();

/** How many texts are kept as they were read: the page is drawn far more often than a text changes. */
const KEPT = 2000;

/**
 * A text with Discord's marks, mentions and moments.
 * @param {string} text
 */
export function markdown(text) {
  const nodes = read.get(text) ?? parse(text);
  if (read.size >= KEPT) read.clear();
  read.set(text, nodes);
  return nodesView(nodes);
}

/**
 * A short text in which only mentions, moments and emoji count, for one line.
 * @param {string} text
 */
export const plainLine = (text) =>
  nodesView(parse(text.replaceAll(/^(?:#{1,3}|-#|>|[*-]) +|```/gm, '').replaceAll(/\s*\n\s*/g, ' ')));

/** @param {Node[]} nodes */
const nodesView = (nodes) => nodes.map(nodeView);

/**
 * @param {Node} node
 * @returns {unknown}
 */
function nodeView(node) {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'break':
      return html`<br />`;
    case 'strong':
      return html`<strong>${nodesView(node.nodes)}</strong>`;
    case 'em':
      return html`<em>${nodesView(node.nodes)}</em>`;
    case 'underline':
      return html`<u>${nodesView(node.nodes)}</u>`;
    case 'strike':
      return html`<s>${nodesView(node.nodes)}</s>`;
    case 'code':
      return html`<code>${node.text}</code>`;
    default:
      return blockView(node) ?? mentionView(node);
  }
}

/**
 * @param {Node} node
 * @returns {unknown}
 */
function blockView(node) {
  switch (node.type) {
    case 'heading':
      return headingView(node.level, nodesView(node.nodes));
    case 'subtext':
      return html`<small class="subtext">${nodesView(node.nodes)}</small>`;
    case 'quote':
      return html`<blockquote>${nodesView(node.nodes)}</blockquote>`;
    case 'codeBlock':
      return html`<pre><code>${node.text}</code></pre>`;
    case 'list': {
      const items = node.items.map((item) => html`<li>${nodesView(item)}</li>`);
      return node.start === undefined ? html`<ul>${items}</ul>` : html`<ol start=${node.start}>${items}</ol>`;
    }
    case 'spoiler':
      return spoilerView(node.nodes);
    case 'link':
      return html`<a href=${node.url} title=${node.title ?? node.url} target="_blank" rel="noopener noreferrer"
        >${nodesView(node.nodes)}</a
      >`;
  }
}

/**
 * @param {number} level
 * @param {unknown} content
 */
function headingView(level, content) {
  if (level === 1) return html`<h1>${content}</h1>`;
  return level === 2 ? html`<h2>${content}</h2>` : html`<h3>${content}</h3>`;
}

/** @param {Node[]} nodes */
function spoilerView(nodes) {
  const reveal = (/** @type {Event} */ event) => {
    const target = /** @type {HTMLElement} */ (event.currentTarget);
    target.classList.add('revealed');
    target.removeAttribute('role');
    target.removeAttribute('aria-label');
  };
  const revealByKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Enter' || event.key === ' ') reveal(event);
  };
  return html`<span class="spoiler" role="button" tabindex="0" aria-label="Spoiler" @click=${reveal} @keydown=${revealByKey}
    ><span>${nodesView(nodes)}</span></span
  >`;
}

/** @param {Node} node */
function mentionView(node) {
  switch (node.type) {
    case 'user':
      return html`<span class="mention ${node.id === state.me ? 'me' : ''}"
        >${userById(node.id) ? `@${nameOf(node.id)}` : `<@${node.id}>`}</span
      >`;
    case 'role':
      return html`<span class="mention">@role</span>`;
    case 'everyone':
      return html`<span class="mention me">${node.text}</span>`;
    case 'channel':
      return channelMention(node.id);
    case 'command':
      return html`<button class="mention" @click=${() => typeCommand(node.name)}>/${node.name}</button>`;
    case 'emoji':
      return customEmoji(node.name, node.id);
    case 'time': {
      const moment = node.seconds * 1000;
      const whole = new Date(moment);
      if (Number.isNaN(whole.getTime())) return 'Invalid date';
      return html`<time datetime=${whole.toISOString()} title=${messageMoment(whole.toISOString())}
        >${timestamp(moment, node.style)}</time
      >`;
    }
    default:
      return nothing;
  }
}

/** @param {string} id */
function channelMention(id) {
  const channel = channelById(id);
  if (!channel) return html`<span class="mention">#unknown</span>`;
  return html`<button class="mention" @click=${() => openChannel(id)}
    >${icon(channel.type >= 10 ? 'thread' : 'hash')}${channelName(channel)}</button
  >`;
}

/** @param {string} name of a command, with its subcommand */
function typeCommand(name) {
  const entry = entriesHere().find((one) => written(one) === `/${name}`);
  if (entry) fillIn(entry);
  else notify(`There is no command /${name} here.`);
}

/**
 * A custom emoji; its name on a small plate where the local Discord does not have its picture.
 * @param {string} name
 * @param {string} id
 */
function customEmoji(name, id) {
  const missing = (/** @type {Event} */ event) =>
    /** @type {HTMLElement} */ (event.target).parentElement?.classList.add('missing');
  return html`<span class="custom-emoji" role="img" aria-label=${name} title=":${name}:"
    ><img src="/emojis/${id}" alt="" @error=${missing} /><span class="emoji-name">${name.replaceAll('_', ' ')}</span></span
  >`;
}

/**
 * The emoji of a button or an option.
 * @param {{ id?: string | null, name?: string | null } | undefined} emoji
 */
export function emojiView(emoji) {
  if (!emoji?.name) return nothing;
  return emoji.id
    ? customEmoji(emoji.name, emoji.id)
    : html`<span class="emoji" aria-hidden="true">${emoji.name}</span>`;
}

/** @param {string} text @returns {boolean} whether it is nothing but a few emoji, which Discord shows large */
export function isOnlyEmoji(text) {
  const rest = text.replaceAll(/<a?:\w+:\d+>|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\s/gu, '');
  return rest === '' && text.trim() !== '' && [...text].length < 60;
}
