import { html, nothing } from 'lit-html';
import { countOf } from '../format.js';
import { mentionsOf } from '../mentions.js';
import { displayName, nameOf, people, userById } from '../people.js';
import { playAs } from '../session.js';
import { state } from '../state.js';
import { icon } from './icons.js';
import { moveFocus } from './keys.js';
import { avatar, badge } from './people.js';
/** @import { LocalUser } from '../types.d.ts' */

/**
 * The area of one's account, which opens the choice of users.
 * @param {'wide' | 'compact'} size compact for the composer of a phone
 */
export function switcherButton(size) {
  // The list that this opens shows everybody else that the bot has called.
  const mentions = badge(mentionsOf(state.me));
  return html`<button
    type="button"
    class="switcher-button row ${size}"
    aria-label="You are ${nameOf(state.me)}. Change user"
    aria-haspopup="menu"
    popovertarget="people"
  >
    ${avatar(state.me, 'medium')}
    ${
      size === 'wide'
        ? html`<span class="grow"><strong>${nameOf(state.me)}</strong><small>${userById(state.me)?.username}</small></span>
            ${mentions}${icon('swap')}`
        : mentions
    }
  </button>`;
}

/** The users one may play, over everything else. */
export function switcherView() {
  const toggled = (/** @type {ToggleEvent} */ event) => {
    const list = /** @type {HTMLElement} */ (event.currentTarget);
    if (event.newState === 'open')
      /** @type {HTMLElement | null} */ (list.querySelector('[aria-checked=true]'))?.focus();
  };
  return html`<div popover id="people" class="switcher floating" role="menu" aria-label="Who are you?" @keydown=${moveFocus} @toggle=${toggled}>
    <p class="muted">Who are you? <span class="keys"><kbd>Alt</kbd> + <kbd>1</kbd>…<kbd>${people().length}</kbd></span></p>
    ${people().map(userItem)}
  </div>`;
}

/** @param {LocalUser} user */
function userItem(user) {
  const mentions = mentionsOf(user.id);
  const play = () => {
    document.getElementById('people')?.hidePopover();
    void playAs(user.id);
  };
  return html`<button
    class="item row"
    role="menuitemradio"
    aria-checked=${user.id === state.me ? 'true' : 'false'}
    aria-label=${displayName(user)}
    aria-description=${mentions > 0 ? countOf(mentions, 'mention') : ''}
    @click=${play}
  >
    ${avatar(user.id, 'medium')}
    <span class="grow"><strong>${displayName(user)}</strong><small>${user.username}</small></span>
    ${badge(mentions)}${user.id === state.me ? icon('check') : nothing}
  </button>`;
}
