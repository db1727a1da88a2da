import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import { html, nothing } from 'lit-html';
import { messageTime } from '../format.ts';
import { markdown } from './markdown.ts';
import { gallery, reachable, thumbnail } from './media.ts';

/** An embed of a message without Components V2. */
export function embedView(embed: APIEmbed) {
  const accent = embed.color === undefined ? '' : `--accent:#${embed.color.toString(16).padStart(6, '0')}`;
  const foot = [embed.footer?.text, embed.timestamp && messageTime(embed.timestamp)].filter(Boolean).join(' • ');
  return html`<div class="container panel stack embed" style=${accent}>
    <div class="section row">
      <div class="stack markdown">
        ${embed.author ? html`<div class="strong">${embed.author.name}</div>` : nothing}
        ${embed.title ? html`<div class="strong">${embedTitle(embed.title, embed.url)}</div>` : nothing}
        ${embed.description ? html`<div>${markdown(embed.description)}</div>` : nothing}
      </div>
      ${embed.thumbnail ? thumbnail({ media: embed.thumbnail }) : nothing}
    </div>
    ${embed.fields?.length ? html`<div class="embed-fields stack">${embed.fields.map(fieldView)}</div>` : nothing}
    ${embed.image ? gallery([{ media: embed.image }]) : nothing}
    ${foot ? html`<small>${foot}</small>` : nothing}
  </div>`;
}

const embedTitle = (title: string, url: string | undefined) =>
  url
    ? html`<a href=${reachable(url)} target="_blank" rel="noopener noreferrer">${markdown(title)}</a>`
    : markdown(title);

const fieldView = ({ name, value, inline }: APIEmbedField) =>
  html`<div class="embed-field ${inline ? 'inline' : ''}">
    <strong>${markdown(name)}</strong>
    <div class="markdown">${markdown(value)}</div>
  </div>`;
