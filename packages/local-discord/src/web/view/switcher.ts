import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { countOf } from '../format.ts';
import { avatar, badge, displayName, mentionsOf, nameOf, people, userById } from '../people.ts';
import { setLocale } from '../server.ts';
import { playAs } from '../session.ts';
import { type LocalUser, state } from '../state.ts';
import { icon } from './icons.ts';
import { moveFocus } from './select.ts';

/** The account area, which opens the choice of users; compact in the composer of a phone. */
export function switcherButton(size: 'wide' | 'compact') {
  // The list shows how many times the bot has called each of the others.
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

/** The list of users to play, over everything else. */
export function switcherView() {
  const toggled = (event: ToggleEvent) => {
    const list = event.currentTarget as HTMLElement;
    if (event.newState === 'open') (list.querySelector('[aria-checked=true]') as HTMLElement | null)?.focus();
  };
  return html`<div popover id="people" class="switcher floating" role="menu" aria-label="Who are you?" @keydown=${moveFocus} @toggle=${toggled}>
    <p class="muted">Who are you? <span class="keys"><kbd>Alt</kbd> + <kbd>1</kbd>…<kbd>${people().length}</kbd></span></p>
    ${people().map(userItem)}
    <p class="muted row server-language"><span class="grow">Language of the server</span>${serverLanguage()}</p>
  </div>`;
}

const serverLanguage = () => (state.world ? localeSelect(state.world.guild, state.world.guild.name) : nothing);

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** A choice of the language of a person's Discord, or of the server's. */
function localeSelect({ id, locale }: { id: string; locale: string }, owner: string) {
  const choose = (event: Event) => void setLocale(id, (event.currentTarget as HTMLSelectElement).value);
  return html`<select class="input" aria-label="Language of ${owner}" .value=${live(locale)} @change=${choose}>
    ${state.world?.locales.map(
      (one) => html`<option value=${one} ?selected=${one === locale}>${languageNames.of(one)}</option>`,
    )}
  </select>`;
}

function userItem(user: LocalUser) {
  const mentions = mentionsOf(user.id);
  const play = () => {
    document.getElementById('people')?.hidePopover();
    void playAs(user.id);
  };
  return html`<div class="row person"><button
    class="item row grow"
    role="menuitemradio"
    aria-checked=${user.id === state.me}
    aria-label=${displayName(user)}
    aria-description=${mentions > 0 ? countOf(mentions, 'mention') : ''}
    @click=${play}
  >
    ${avatar(user.id, 'medium')}
    <span class="grow"><strong>${displayName(user)}</strong><small>${user.username}</small></span>
    ${badge(mentions)}${user.id === state.me ? icon('check') : nothing}
  </button>${localeSelect(user, displayName(user))}</div>`;
}
