import { html, nothing } from 'lit-html';
import { ifDefined } from 'lit-html/directives/if-defined.js';
import { fileSize } from '../format.js';
import { change } from '../state.js';
import { icon } from './icons.js';
/** @import { Picture } from '../state.js' */
/** @import { LocalMedia } from '../types.d.ts' */

/**
 * @typedef {{ media: LocalMedia, description?: string | null | undefined, spoiler?: boolean | undefined }} GalleryItem
 */

/**
 * The address of a file as this page reaches it: the server may call itself by another name than the visitor does.
 * @param {string} url
 */
export function reachable(url) {
  if (!URL.canParse(url, location.href)) return url;
  const { pathname, search } = new URL(url, location.href);
  return pathname.startsWith('/attachments/') ? pathname + search : url;
}

/** @param {string} url */
const fileName = (url) => decodeURIComponent(new URL(url, location.href).pathname.split('/').at(-1) ?? url);

/**
 * One to ten pictures, laid out as Discord does: from two on they are cropped to their cell.
 * @param {GalleryItem[]} items
 */
export const gallery = (items) =>
  html`<div class="gallery ${items.length <= 4 ? `count-${items.length}` : `rest-${items.length % 3}`}">
    ${items.map(tile)}
  </div>`;

/** @param {GalleryItem} item */
function tile({ media, description, spoiler }) {
  /** @type {Picture} */
  const picture = {
    url: reachable(media.url),
    alt: description || fileName(media.url),
    width: media.width ?? undefined,
    height: media.height ?? undefined,
  };
  const { url, alt, width, height } = picture;
  const open = (/** @type {Event} */ event) => {
    const button = /** @type {HTMLElement} */ (event.currentTarget);
    if (button.classList.contains('spoiled')) button.classList.remove('spoiled');
    else change({ lightbox: picture });
  };
  return html`<button
    class=${spoiler ? 'picture spoiled' : 'picture'}
    style=${ifDefined(width && height && `--width:${width};--height:${height}`)}
    title=${description ?? ''}
    @click=${open}
  >
    <img src=${url} alt=${alt} width=${ifDefined(width)} height=${ifDefined(height)} decoding="async" />
    ${spoiler ? html`<span class="spoiler-word">Spoiler</span>` : nothing}
  </button>`;
}

/**
 * The small picture beside a section.
 * @param {GalleryItem} item
 */
export const thumbnail = (item) => html`<div class="thumbnail">${tile(item)}</div>`;

/**
 * A file to download.
 * @param {{ url: string, name?: string | undefined, size?: number | undefined }} file
 */
export const fileCard = ({ url, name = fileName(url), size }) =>
  html`<div class="file-card row">
    ${icon('file')}
    <div class="grow">
      <a href=${reachable(url)} target="_blank" rel="noopener">${name}</a>
      ${size === undefined ? nothing : html`<small>${fileSize(size)}</small>`}
    </div>
    <a class="muted" href=${reachable(url)} download=${name} aria-label="Download ${name}">${icon('download')}</a>
  </div>`;
