import { html, nothing } from 'lit-html';
import { written } from '../commands.ts';
import { entriesHere, fillIn } from '../composer.ts';
import { messageMoment, timestamp } from '../format.ts';
import { type Node, parse } from '../markdown.ts';
import { channelById, channelName, isThread, nameOf, userById } from '../people.ts';
import { openChannel } from '../session.ts';
import { notify, state } from '../state.ts';
import { icon } from './icons.ts';

const read: Map<string, Node[]> = new Map();

/** How many parsed texts to cache: the page is drawn far more often than a text changes. */
const KEPT = 2000;

export function markdown(text: string) {
  const nodes = read.get(text) ?? parse(text);
  if (read.size >= KEPT) read.clear();
  read.set(text, nodes);
  return nodesView(nodes);
}

/** A short text for one line; only mentions, timestamps and emoji count. */
export const plainLine = (text: string) =>
  nodesView(parse(text.replaceAll(/^(?:#{1,3}|-#|>|[*-]) +|```/gm, '').replaceAll(/\s*\n\s*/g, ' ')));

const nodesView = (nodes: Node[]) => nodes.map(nodeView);

function nodeView(node: Node): unknown {
  const inner = () => nodesView(node['content']);
  switch (node.type) {
    case 'br':
      return html`<br />`;
    case 'strong':
      return html`<strong>${inner()}</strong>`;
    case 'em':
      return html`<em>${inner()}</em>`;
    case 'underline':
      return html`<u>${inner()}</u>`;
    case 'strikethrough':
      return html`<s>${inner()}</s>`;
    case 'inlineCode':
      return html`<code>${node['content']}</code>`;
    case 'heading':
      return headingView(node['level'], inner());
    case 'subtext':
      return html`<small class="subtext">${inner()}</small>`;
    case 'blockQuote':
      return html`<blockquote>${inner()}</blockquote>`;
    case 'codeBlock':
      return html`<pre class="panel"><code>${node['content']}</code></pre>`;
    case 'list': {
      const items = node['items'].map((item: Node[]) => html`<li>${nodesView(item)}</li>`);
      return node['start'] === undefined ? html`<ul>${items}</ul>` : html`<ol start=${node['start']}>${items}</ol>`;
    }
    case 'spoiler':
      return html`<span class="spoiler">${inner()}</span>`;
    case 'link':
    case 'url':
    case 'autolink':
      return linkView(node, inner());
    default:
      return mentionView(node);
  }
}

/** A link to the web; any other is shown as written. */
function linkView({ target, title }: Node, content: unknown) {
  if (!/^https?:/.test(target)) return html`[${content}](${target})`;
  return html`<a href=${target} title=${title ?? target} target="_blank" rel="noopener noreferrer">${content}</a>`;
}

function headingView(level: number, content: unknown) {
  if (level === 1) return html`<h1>${content}</h1>`;
  return level === 2 ? html`<h2>${content}</h2>` : html`<h3>${content}</h3>`;
}

function mentionView(node: Node) {
  const { type, id } = node;
  switch (type) {
    case 'user':
      return html`<span class="mention ${id === state.me ? 'me' : ''}">${userById(id) ? `@${nameOf(id)}` : `<@${id}>`}</span>`;
    case 'role':
      return html`<span class="mention">@role</span>`;
    case 'everyone':
    case 'here':
      return html`<span class="mention me">@${type}</span>`;
    case 'channel':
      return channelMention(id);
    case 'slashCommand':
      return html`<button class="mention" @click=${() => typeCommand(node['fullName'])}>/${node['fullName']}</button>`;
    case 'emoji':
      return customEmoji(node['name'], id);
    case 'timestamp': {
      const whole = new Date(node['timestamp'] * 1000);
      if (Number.isNaN(whole.getTime())) return 'Invalid date';
      return html`<time datetime=${whole.toISOString()} title=${messageMoment(whole.toISOString())}
        >${timestamp(whole.getTime(), node['format'] ?? 'f')}</time
      >`;
    }
    default:
      return node['content'] ?? node['name'] ?? nothing;
  }
}

function channelMention(id: string) {
  const channel = channelById(id);
  if (!channel) return html`<span class="mention">#unknown</span>`;
  return html`<button class="mention" @click=${() => openChannel(id)}
    >${icon(isThread(channel) ? 'thread' : 'hash')}${channelName(channel)}</button
  >`;
}

function typeCommand(name: string) {
  const entry = entriesHere().find((one) => written(one) === `/${name}`);
  if (entry) fillIn(entry);
  else notify(`There is no command /${name} here.`);
}

/** A custom emoji; its name on a small plate if the local Discord does not have its picture. */
function customEmoji(name: string, id: string) {
  const missing = (event: Event) => (event.target as HTMLElement).parentElement?.classList.add('missing');
  return html`<span class="custom-emoji" role="img" aria-label=${name} title=":${name}:"
    ><img src="/emojis/${id}" alt="" @error=${missing} /></span
  >`;
}

export function emojiView(emoji: { id?: string | null; name?: string | null } | undefined) {
  if (!emoji?.name) return nothing;
  return emoji.id
    ? customEmoji(emoji.name, emoji.id)
    : html`<span class="emoji" aria-hidden="true">${emoji.name}</span>`;
}
