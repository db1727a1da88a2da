import { html, nothing } from 'lit-html';
import { styleMap } from 'lit-html/directives/style-map.js';
import { chooseOption, closeMenu, isComplete, menuKey, openMenu, optionsOf } from '../select.js';
import { state } from '../state.js';
import { icon } from './icons.js';
import { emojiView } from './markdown.js';
import { avatar } from './people.js';
/** @import { Menu, MenuOption, SelectComponent } from '../select.js' */

/**
 * @typedef {object} SelectUse
 * @property {string} key
 * @property {string} label its accessible name
 * @property {string[]} chosen
 * @property {boolean} [waiting] another component of the message waits for the bot
 * @property {boolean} [loading]
 * @property {(values: string[]) => void} apply
 */

/**
 * The field of a menu, which opens its list.
 * @param {SelectComponent} component
 * @param {SelectUse} use
 */
export function selectField(component, use) {
  const { key, label, chosen, waiting = false, loading = false } = use;
  const options = optionsOf(component).filter((option) => chosen.includes(option.value));
  const open = (/** @type {Event} */ event) => {
    const opener = /** @type {HTMLElement} */ (event.currentTarget);
    if (!waiting) openMenu(component, { ...use, opener });
  };
  const openByKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event);
  };
  return html`<button
    type="button"
    class="select ${state.menu?.key === key ? 'open' : ''}"
    role="combobox"
    aria-haspopup="listbox"
    aria-expanded=${state.menu?.key === key ? 'true' : 'false'}
    aria-label=${label}
    aria-disabled=${waiting ? 'true' : 'false'}
    aria-busy=${loading ? 'true' : 'false'}
    ?disabled=${component.disabled ?? false}
    @click=${open}
    @keydown=${openByKey}
  >
    <span class="select-value">
      ${options.length === 0 ? html`<span class="placeholder">${component.placeholder ?? 'Make a selection'}</span>` : nothing}
      ${options.map((option) => chosenView(option, options.length > 1))}
    </span>
    ${loading ? html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>` : icon('down')}
  </button>`;
}

/**
 * @param {MenuOption} option
 * @param {boolean} asTag one of several
 */
const chosenView = (option, asTag) =>
  html`<span class=${asTag ? 'tag' : 'chosen'}>${optionIcon(option)}<span>${option.label}</span></span>`;

/** @param {MenuOption} option */
const optionIcon = (option) => (option.person ? avatar(option.person, 'small') : emojiView(option.emoji));

/** Height of the list at most, in pixels. */
const LIST_HEIGHT = 320;

/**
 * Below its field where there is room, else above; on a phone at the foot of the screen.
 * @param {Menu} menu
 */
function placeOf({ anchor }) {
  if (window.innerWidth <= 600) return {};
  const width = Math.max(anchor.width, 260);
  const left = Math.max(8, Math.min(anchor.left, window.innerWidth - width - 8));
  const below = window.innerHeight - anchor.bottom;
  const place = { left: `${left}px`, width: `${width}px` };
  return below >= LIST_HEIGHT || below > anchor.top
    ? { ...place, top: `${anchor.bottom + 4}px`, maxHeight: `${Math.min(LIST_HEIGHT, below - 12)}px` }
    : {
        ...place,
        bottom: `${window.innerHeight - anchor.top + 4}px`,
        maxHeight: `${Math.min(LIST_HEIGHT, anchor.top - 12)}px`,
      };
}

/** The list of the menu that is open. */
export function menuView() {
  const { menu } = state;
  if (!menu) return nothing;
  const several = menu.most > 1;
  return html`<div class="menu-veil" @click=${() => closeMenu(several)}></div>
    <div class="menu" style=${styleMap(placeOf(menu))} @keydown=${menuKey}>
      <div class="menu-title">${menu.label}</div>
      <div
        class="menu-list"
        role="listbox"
        tabindex="0"
        aria-label=${menu.label}
        aria-multiselectable=${several ? 'true' : 'false'}
        aria-activedescendant="option-${menu.active}"
      >
        ${menu.options.map((option, index) => optionView(menu, option, index))}
        ${menu.options.length === 0 ? html`<p class="menu-empty">Nothing to choose from.</p>` : nothing}
      </div>
      ${several ? menuFoot(menu) : nothing}
    </div>`;
}

/**
 * @param {Menu} menu
 * @param {MenuOption} option
 * @param {number} index
 */
function optionView(menu, option, index) {
  const chosen = menu.chosen.includes(option.value);
  const full = menu.most > 1 && !chosen && menu.chosen.length >= menu.most;
  return html`<div
    id="option-${index}"
    class="menu-option ${index === menu.active ? 'active' : ''} ${chosen ? 'chosen' : ''} ${full ? 'full' : ''}"
    role="option"
    aria-selected=${chosen ? 'true' : 'false'}
    aria-disabled=${full ? 'true' : 'false'}
    aria-label=${option.label}
    aria-description=${option.description ?? ''}
    @click=${() => chooseOption(option.value)}
  >
    ${optionIcon(option)}
    <span class="menu-text"
      ><span class="menu-label">${option.label}</span>${
        option.description ? html`<span class="menu-description">${option.description}</span>` : nothing
      }</span
    >
    <span class="tick ${menu.most > 1 ? 'box' : 'dot'}" aria-hidden="true">${chosen ? icon('check') : nothing}</span>
  </div>`;
}

/** @param {Menu} menu */
function menuFoot({ least, most, chosen, options }) {
  const limit = Math.min(most, options.length);
  const range = least === limit ? `Choose ${limit}` : `Choose ${least} to ${limit}`;
  return html`<div class="menu-foot">
    <span>${range} · ${chosen.length} chosen</span>
    <button type="button" class="button primary" ?disabled=${!isComplete()} @click=${() => closeMenu(true)}>Done</button>
  </div>`;
}
