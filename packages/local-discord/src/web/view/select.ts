import { html, nothing } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { avatar } from '../people.ts';
import { type MenuOption, optionsOf } from '../select.ts';
import { change, type SelectComponent, state } from '../state.ts';
import { dots, icon } from './icons.ts';
import { emojiView } from './markdown.ts';

export interface SelectUse {
  key: string;
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
        class="select input row"
        role="combobox"
        popovertarget=${id}
        aria-haspopup="listbox"
        aria-label=${label}
        aria-disabled=${waiting}
        aria-busy=${loading}
        ?disabled=${component.disabled ?? false}
        @click=${(event: Event) => waiting && event.preventDefault()}
        @keydown=${openByKey}
      >
        <span class="grow wrap">
          ${chosen.length === 0 ? html`<span class="cut muted">${component.placeholder ?? 'Make a selection'}</span>` : nothing}
          ${chosen.map((option) => html`<span class="row ${chosen.length > 1 ? 'tag' : ''}">${optionIcon(option)}<span>${option.label}</span></span>`)}
        </span>
        ${loading ? dots() : icon('down')}
      </button>
      ${component.disabled ? nothing : listView(id, component, use)}`,
  );
}

const optionIcon = (option: MenuOption) => (option.person ? avatar(option.person, 'small') : emojiView(option.emoji));

function listView(id: string, component: SelectComponent, { key, label, chosen, apply }: SelectUse) {
  const options = optionsOf(component);
  const isOpen = state.menu === key;
  const { min_values: least = 1, max_values: most = 1 } = component;
  const marked = (isOpen && state.picked) || chosen;
  const close = (picked: string[] | undefined) => {
    state.picked = picked;
    document.getElementById(id)?.hidePopover();
  };
  const toggled = ({ newState, currentTarget }: ToggleEvent) => {
    if (newState === 'open') return focusOption(currentTarget as HTMLElement);
    const { picked } = state;
    if (state.menu === key) change({ menu: undefined, picked: undefined });
    if (picked && picked.length >= least) apply(picked);
  };
  const choose = (value: string) => {
    const isMarked = marked.includes(value);
    if (most === 1) return close(isMarked && least === 0 ? [] : [value]);
    if (isMarked) change({ picked: marked.filter((one) => one !== value) });
    else if (marked.length < most) change({ picked: [...marked, value] });
  };
  const optionViews = options.map((option) => {
    const isMarked = marked.includes(option.value);
    const isFull = most > 1 && !isMarked && marked.length >= most;
    return optionView(option, { isMarked, isFull, choose });
  });
  return html`<div
    popover
    id=${id}
    class="menu floating"
    @beforetoggle=${(event: ToggleEvent) => event.newState === 'open' && change({ menu: key, picked: undefined })}
    @toggle=${toggled}
    @keydown=${(event: KeyboardEvent) => event.key === 'Escape' && change({ picked: undefined })}
  >
    <div class="menu-title strong">${label}</div>
    <div class="menu-list" role="listbox" aria-label=${label} aria-multiselectable=${most > 1} @keydown=${moveFocus}>
      ${isOpen ? optionViews : nothing} ${options.length === 0 ? html`<p class="empty">Nothing to choose from.</p>` : nothing}
    </div>
    ${most > 1 ? footView([least, Math.min(most, options.length)], marked.length, () => close(marked)) : nothing}
  </div>`;
}

function focusOption(list: HTMLElement) {
  const option = (selector: string) => list.querySelector<HTMLElement>(selector);
  (option('[aria-selected=true]') ?? option('[role=option]'))?.focus();
}

type Marking = { isMarked: boolean; isFull: boolean; choose: (value: string) => void };

const optionView = (option: MenuOption, { isMarked, isFull, choose }: Marking) =>
  html`<button
    type="button"
    class="item row"
    role="option"
    aria-selected=${isMarked}
    aria-disabled=${isFull}
    aria-label=${option.label}
    aria-description=${option.description ?? ''}
    @click=${() => choose(option.value)}
  >
    ${optionIcon(option)}
    <span class="grow"><strong>${option.label}</strong>${option.description ? html`<small>${option.description}</small>` : nothing}</span>
    <span class="tick centred" aria-hidden="true">${isMarked ? icon('check') : nothing}</span>
  </button>`;

const footView = ([least, most]: [number, number], count: number, done: () => void) =>
  html`<div class="menu-foot row muted">
    <span class="grow">${least === most ? `Choose ${most}` : `Choose ${least} to ${most}`} · ${count} chosen</span>
    <button type="button" class="button primary" ?disabled=${count < least} @click=${done}>Done</button>
  </div>`;

/** Moves the focus among the buttons of a list with the arrow keys. */
export function moveFocus(event: KeyboardEvent) {
  // In a select, these keys choose an option.
  if (event.target instanceof HTMLSelectElement) return;
  const list = event.currentTarget as HTMLElement;
  const items = [...list.querySelectorAll('button')];
  const at = items.indexOf(document.activeElement as HTMLButtonElement);
  const goals: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 };
  const goal = goals[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  items[(goal + items.length) % items.length]?.focus();
}
