import { html, nothing } from 'lit-html';
import { ifDefined } from 'lit-html/directives/if-defined.js';
import { fileSize } from '../format.js';
import { change, state } from '../state.js';
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
 * @param {GalleryItem} item
 * @returns {Picture}
 */
const pictureOf = ({ media, description }) => ({
  url: reachable(media.url),
  alt: description ?? '',
  name: fileName(media.url),
  width: media.width ?? undefined,
  height: media.height ?? undefined,
});

/**
 * One to ten pictures, laid out as Discord does: from two on they are cropped to their cell.
 * @param {GalleryItem[]} items
 */
export function gallery(items) {
  const pictures = items.map(pictureOf);
  const count = items.length;
  const layout = count <= 4 ? `count-${count}` : `rest-${count % 3}`;
  return html`<div class="gallery ${layout}">
    ${pictures.map((_, index) => tile(pictures, index, items[index]?.spoiler === true))}
  </div>`;
}

/**
 * @param {Picture[]} pictures
 * @param {number} index
 * @param {boolean} spoiler
 */
function tile(pictures, index, spoiler) {
  const picture = pictures[index];
  if (!picture) return nothing;
  const open = (/** @type {Event} */ event) => {
    const button = /** @type {HTMLElement} */ (event.currentTarget);
    if (button.classList.contains('spoiled')) button.classList.remove('spoiled');
    else change({ lightbox: { pictures, index, zoomed: false } });
  };
  const { width, height } = picture;
  return html`<button
    class=${spoiler ? 'picture spoiled' : 'picture'}
    style=${ifDefined(width && height && `--width:${width};--height:${height}`)}
    @click=${open}
  >
    ${image(picture)}${spoiler ? html`<span class="spoiler-word">Spoiler</span>` : nothing}
    ${picture.alt ? html`<span class="alt-badge" title=${picture.alt} aria-hidden="true">ALT</span>` : nothing}
  </button>`;
}

/** @param {Picture} picture */
const image = ({ url, alt, name, width, height }) =>
  html`<img src=${url} alt=${alt || name} width=${ifDefined(width)} height=${ifDefined(height)} decoding="async" />`;

/**
 * The small picture beside a section.
 * @param {GalleryItem} item
 */
export function thumbnail(item) {
  return html`<div class="thumbnail">${tile([pictureOf(item)], 0, item.spoiler === true)}</div>`;
}

/**
 * A file to download.
 * @param {{ url: string, name?: string | undefined, size?: number | undefined }} file
 */
export const fileCard = ({ url, name = fileName(url), size }) =>
  html`<div class="file-card">
    ${icon('file')}
    <div class="file-text">
      <a href=${reachable(url)} target="_blank" rel="noopener">${name}</a>
      ${size === undefined ? nothing : html`<small>${fileSize(size)}</small>`}
    </div>
    <a class="file-download" href=${reachable(url)} download=${name} aria-label="Download ${name}">${icon('download')}</a>
  </div>`;

/** @param {number} step to the next (1) or the previous (-1) picture */
export function turnLightbox(step) {
  const { lightbox } = state;
  if (!lightbox) return;
  const count = lightbox.pictures.length;
  change({ lightbox: { ...lightbox, index: (lightbox.index + step + count) % count, zoomed: false } });
}
