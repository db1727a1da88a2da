import { html, nothing } from 'lit-html';
import { messageTime } from '../format.js';
import { markdown } from './markdown.js';
import { gallery, reachable, thumbnail } from './media.js';
/** @import { APIEmbed, APIEmbedField } from 'discord-api-types/v10' */

/**
 * An embed of a message without Components V2.
 * @param {APIEmbed} embed
 */
export function embedView(embed) {
  const accent = embed.color === undefined ? '' : `--accent:#${embed.color.toString(16).padStart(6, '0')}`;
  const foot = [embed.footer?.text, embed.timestamp && messageTime(embed.timestamp)].filter(Boolean).join(' • ');
  return html`<div class="container embed" style=${accent}>
    <div class="section">
      <div class="section-text markdown">
        ${embed.author ? html`<div class="embed-author">${embed.author.name}</div>` : nothing}
        ${embed.title ? html`<div class="embed-title">${embedTitle(embed.title, embed.url)}</div>` : nothing}
        ${embed.description ? html`<div>${markdown(embed.description)}</div>` : nothing}
      </div>
      ${embed.thumbnail ? thumbnail({ media: embed.thumbnail }) : nothing}
    </div>
    ${embed.fields?.length ? html`<div class="embed-fields">${embed.fields.map(fieldView)}</div>` : nothing}
    ${embed.image ? gallery([{ media: embed.image }]) : nothing}
    ${foot ? html`<small class="embed-foot">${foot}</small>` : nothing}
  </div>`;
}

/**
 * @param {string} title
 * @param {string | undefined} url
 */
const embedTitle = (title, url) =>
  url
    ? html`<a href=${reachable(url)} target="_blank" rel="noopener noreferrer">${markdown(title)}</a>`
    : markdown(title);

/** @param {APIEmbedField} field */
const fieldView = ({ name, value, inline }) =>
  html`<div class="embed-field markdown ${inline ? 'inline' : ''}">
    <strong>${markdown(name)}</strong>
    <div>${markdown(value)}</div>
  </div>`;
