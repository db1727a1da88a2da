import { html, nothing } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { type MenuOption, optionsOf, type SelectComponent } from '../select.ts';
import { change, state } from '../state.ts';
import { icon } from './icons.ts';
import { moveFocus } from './keys.ts';
import { emojiView } from './markdown.ts';
import { avatar } from './people.ts';

export interface SelectUse {
  key: string;
  /** Its accessible name. */
  label: string;
  chosen: string[];
  /** Another component of the message is waiting for the bot. */
  waiting?: boolean;
  loading?: boolean;
  apply: (values: string[]) => void;
}

/** A menu: a field, and the list that it opens. A native select would show neither descriptions nor pictures. */
export function selectField(component: SelectComponent, use: SelectUse) {
  const { key, label, waiting = false, loading = false } = use;
  const options = optionsOf(component);
  const chosen = options.filter((option) => use.chosen.includes(option.value));
  const id = `menu/${key}`;
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    (event.currentTarget as HTMLElement).click();
  };
  // An open list stays while its message changes around it, and closes as soon as it would offer something else.
  return keyed(
    JSON.stringify(options),
    html`<button
        type="button"
        class="select row"
        role="combobox"
        popovertarget=${id}
        aria-haspopup="listbox"
        aria-label=${label}
        aria-disabled=${waiting ? 'true' : 'false'}
        aria-busy=${loading ? 'true' : 'false'}
        ?disabled=${component.disabled ?? false}
        @click=${(event: Event) => waiting && event.preventDefault()}
        @keydown=${openByKey}
      >
        <span class="select-value">
          ${chosen.length === 0 ? html`<span class="placeholder">${component.placeholder ?? 'Make a selection'}</span>` : nothing}
          ${chosen.map((option) => html`<span class="row ${chosen.length > 1 ? 'tag' : ''}">${optionIcon(option)}<span>${option.label}</span></span>`)}
        </span>
        ${loading ? html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>` : icon('down')}
      </button>
      ${component.disabled ? nothing : listView({ id, options, component, use })}`,
  );
}

const optionIcon = (option: MenuOption) => (option.person ? avatar(option.person, 'small') : emojiView(option.emoji));

interface Menu {
  id: string;
  options: MenuOption[];
  component: SelectComponent;
  use: SelectUse;
}

function listView({ id, options, component, use }: Menu) {
  const { key, label, apply } = use;
  const isOpen = state.menu === key;
  const { min_values: least = 1, max_values: most = 1 } = component;
  const marked = (isOpen && state.picked) || use.chosen;
  const close = () => document.getElementById(id)?.hidePopover();
  const done = () => {
    state.picked = marked;
    close();
  };
  const toggled = (event: ToggleEvent) => {
    if (event.newState === 'open') {
      const list = event.currentTarget as HTMLElement;
      const first: HTMLElement | null =
        list.querySelector('[aria-selected=true]') ?? list.querySelector('[role=option]');
      return first?.focus();
    }
    const { picked } = state;
    if (state.menu === key) change({ menu: undefined, picked: undefined });
    if (picked && picked.length >= least) apply(picked);
  };
  const choose = (value: string) => {
    const isMarked = marked.includes(value);
    if (most === 1) {
      state.picked = isMarked && least === 0 ? [] : [value];
      return close();
    }
    if (isMarked) change({ picked: marked.filter((one) => one !== value) });
    else if (marked.length < most) change({ picked: [...marked, value] });
  };
  return html`<div
    popover
    id=${id}
    class="menu floating"
    @beforetoggle=${(event: ToggleEvent) => event.newState === 'open' && change({ menu: key, picked: undefined })}
    @toggle=${toggled}
    @keydown=${(event: KeyboardEvent) => {
      if (event.key === 'Escape') state.picked = undefined;
    }}
  >
    <div class="menu-title">${label}</div>
    <div class="menu-list" role="listbox" aria-label=${label} aria-multiselectable=${most > 1 ? 'true' : 'false'} @keydown=${moveFocus}>
      ${
        isOpen
          ? options.map((option) => {
              const isMarked = marked.includes(option.value);
              const isFull = most > 1 && !isMarked && marked.length >= most;
              return optionView(option, { isMarked, isFull, choose: () => choose(option.value) });
            })
          : nothing
      }
      ${options.length === 0 ? html`<p class="empty">Nothing to choose from.</p>` : nothing}
    </div>
    ${most > 1 ? footView([least, Math.min(most, options.length)], marked.length, done) : nothing}
  </div>`;
}

const optionView = (
  option: MenuOption,
  { isMarked, isFull, choose }: { isMarked: boolean; isFull: boolean; choose: () => void },
) =>
  html`<button
    type="button"
    class="menu-option row"
    role="option"
    aria-selected=${isMarked ? 'true' : 'false'}
    aria-disabled=${isFull ? 'true' : 'false'}
    aria-label=${option.label}
    aria-description=${option.description ?? ''}
    @click=${choose}
  >
    ${optionIcon(option)}
    <span class="grow"><strong>${option.label}</strong>${option.description ? html`<small>${option.description}</small>` : nothing}</span>
    <span class="tick" aria-hidden="true">${isMarked ? icon('check') : nothing}</span>
  </button>`;

/** @param bounds the minimum and maximum number of choices */
const footView = ([least, most]: [number, number], count: number, done: () => void) =>
  html`<div class="menu-foot row">
    <span class="grow">${least === most ? `Choose ${most}` : `Choose ${least} to ${most}`} · ${count} chosen</span>
    <button type="button" class="button primary" ?disabled=${count < least} @click=${done}>Done</button>
  </div>`;
