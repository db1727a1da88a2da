import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import { html, nothing } from 'lit-html';
import { ifDefined } from 'lit-html/directives/if-defined.js';
import { fileSize, messageTime } from '../format.ts';
import { change, type Picture } from '../state.ts';
import { icon } from './icons.ts';
import { markdown } from './markdown.ts';

type LocalMedia = { url: string; width?: number | null; height?: number | null };

export type GalleryItem = { media: LocalMedia; description?: string | null | undefined };

/** The address of a file for this page: the server may have a different name for itself than the visitor uses. */
function reachable(url: string) {
  if (!URL.canParse(url, location.href)) return url;
  const { pathname, search } = new URL(url, location.href);
  return pathname.startsWith('/attachments/') ? pathname + search : url;
}

const fileName = (url: string) => decodeURIComponent(new URL(url, location.href).pathname.split('/').at(-1) ?? url);

/** One to ten pictures: several are cropped, two in a row. */
export const gallery = (items: GalleryItem[]) => html`<div class="gallery wrap">${items.map(tile)}</div>`;

function tile({ media, description }: GalleryItem) {
  const picture: Picture = { url: reachable(media.url), alt: description || fileName(media.url) };
  const { url, alt } = picture;
  const { width, height } = media;
  return html`<button
    class="picture"
    style=${ifDefined(width && height && `--width:${width};--height:${height}`)}
    title=${description ?? ''}
    @click=${() => change({ lightbox: picture })}
  >
    <img src=${url} alt=${alt} width=${ifDefined(width)} height=${ifDefined(height)} decoding="async" />
  </button>`;
}

export const thumbnail = (item: GalleryItem) => html`<div class="thumbnail">${tile(item)}</div>`;

export const fileCard = ({ url, name = fileName(url), size }: { url: string; name?: string; size?: number }) =>
  html`<div class="file-card panel row">
    ${icon('file')}
    <div class="grow">
      <a href=${reachable(url)} target="_blank" rel="noopener">${name}</a>
      ${size === undefined ? nothing : html`<small>${fileSize(size)}</small>`}
    </div>
    <a class="muted" href=${reachable(url)} download=${name} aria-label="Download ${name}">${icon('download')}</a>
  </div>`;

export function embedView(embed: APIEmbed) {
  const accent = embed.color === undefined ? '' : `--accent:#${embed.color.toString(16).padStart(6, '0')}`;
  const foot = [embed.footer?.text, embed.timestamp && messageTime(embed.timestamp)].filter(Boolean).join(' • ');
  return html`<div class="container panel stack embed" style=${accent}>
    <div class="section row">
      <div class="stack grow markdown">
        ${embed.author ? html`<div class="strong">${embed.author.name}</div>` : nothing}
        ${embed.title ? html`<div class="strong">${embedTitle(embed.title, embed.url)}</div>` : nothing}
        ${embed.description ? html`<div>${markdown(embed.description)}</div>` : nothing}
      </div>
      ${embed.thumbnail ? thumbnail({ media: embed.thumbnail }) : nothing}
    </div>
    ${embed.fields?.length ? html`<div class="wrap">${embed.fields.map(fieldView)}</div>` : nothing}
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
