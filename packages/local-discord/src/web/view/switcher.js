import { html, nothing } from 'lit-html';
import { countOf } from '../format.js';
import { displayName, nameOf, people, userById } from '../people.js';
import { playAs } from '../session.js';
import { afterDraw, change, state } from '../state.js';
import { mentionsOf } from '../unread.js';
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
  const mentions = mentionsOf(state.me);
  return html`<button
    type="button"
    class="switcher-button ${size}"
    aria-label="You are ${nameOf(state.me)}. Change user"
    aria-haspopup="menu"
    aria-expanded=${state.panel === 'people' ? 'true' : 'false'}
    @click=${toggleSwitcher}
  >
    <span class="badge-holder">${avatar(state.me, 'medium')}${size === 'compact' ? badge(mentions) : nothing}</span>
    ${
      size === 'wide'
        ? html`<span class="account"
              ><strong>${nameOf(state.me)}</strong><small>${userById(state.me)?.username}</small></span
            >${badge(mentions)}${icon('swap')}`
        : nothing
    }
  </button>`;
}

function toggleSwitcher() {
  if (state.panel === 'people') return change({ panel: undefined });
  change({ panel: 'people' });
  afterDraw(() => /** @type {HTMLElement | null} */ (document.querySelector('.switcher [aria-checked=true]'))?.focus());
}

/** The users one may play, over everything else. */
export function switcherView() {
  if (state.panel !== 'people') return nothing;
  return html`<div class="veil" @click=${() => change({ panel: undefined })}></div>
    <div class="switcher" role="menu" aria-label="Who are you?" @keydown=${moveFocus}>
      <div class="switcher-title">Who are you? <span class="keys"><kbd>Alt</kbd> + <kbd>1</kbd>…<kbd>${people().length}</kbd></span></div>
      ${people().map(userItem)}
    </div>`;
}

/** @param {LocalUser} user */
function userItem(user) {
  const mentions = mentionsOf(user.id);
  return html`<button
    role="menuitemradio"
    aria-checked=${user.id === state.me ? 'true' : 'false'}
    aria-label=${displayName(user)}
    aria-description=${mentions > 0 ? countOf(mentions, 'mention') : ''}
    @click=${() => playAs(user.id)}
  >
    ${avatar(user.id, 'medium')}
    <span class="account"><strong>${displayName(user)}</strong><small>${user.username}</small></span>
    ${badge(mentions)}${user.id === state.me ? icon('check') : nothing}
  </button>`;
}
