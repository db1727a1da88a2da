import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { ref } from 'lit-html/directives/ref.js';
import { type Field, OPTION, written } from '../commands.ts';
import {
  addField,
  attachFile,
  cancelCommand,
  enterField,
  removeField,
  stepBack,
  submit,
  typeField,
  typeTail,
  typeText,
} from '../composer.ts';
import { bot, botName, channelById, channelLabel } from '../people.ts';
import { change, state } from '../state.ts';
import { type Suggestion, type Suggestions, suggestions } from '../suggestions.ts';
import type { Filling } from '../types.ts';
import { icon } from './icons.ts';
import { avatar } from './people.ts';
import { switcherButton } from './switcher.ts';

/** The line at the bottom, with its suggestions above it. */
export function composerView() {
  const channel = channelById(state.channel);
  if (!channel) return nothing;
  const { command, refusal } = state.composer;
  const offered = suggestions();
  return html`<form
    class="composer"
    aria-label="Write"
    @submit=${(event: Event) => {
      event.preventDefault();
      submit();
    }}
    @keydown=${composerKey}
  >
    ${offered ? suggestionsView(offered) : nothing}
    ${refusal ? html`<div class="composer-refusal row" role="alert">${icon('warning')}${refusal}</div>` : nothing}
    <div class="composer-line row">
      ${switcherButton('compact')}
      ${command ? commandLine(command) : textLine(`Message ${channelLabel(channel)}`)}
      <button type="submit" class="icon-button send" aria-label="Send">${icon('send')}</button>
    </div>
  </form>`;
}

function textLine(placeholder: string) {
  return html`<textarea
    class="composer-text"
    data-free
    rows="1"
    placeholder=${placeholder}
    aria-label=${placeholder}
    aria-controls="suggestions"
    autocomplete="off"
    maxlength="2000"
    .value=${live(state.composer.text)}
    @input=${(event: Event) => typeText(typedIn(event))}
    ${ref((element) => fitHeight(element))}
  ></textarea>`;
}

const typedIn = (event: Event) => (event.target as HTMLInputElement | HTMLTextAreaElement).value;

function fitHeight(element: Element | undefined) {
  const text = element as HTMLTextAreaElement | undefined;
  if (!text) return;
  text.style.height = '';
  if (text.value !== '') text.style.height = `${Math.min(text.scrollHeight, 220)}px`;
}

function commandLine(command: Filling) {
  const left = command.entry.options.length - command.fields.length;
  return html`<div class="command row" role="group" aria-label=${written(command.entry)}>
    <span class="command-name row">${avatar(bot()?.id ?? '0', 'small')}${written(command.entry)}</span>
    ${command.fields.map(fieldView)}
    <input
      class="command-tail"
      data-free
      aria-label=${`Options of ${written(command.entry)}`}
      placeholder=${left > 0 ? `+${left} optional` : ''}
      autocomplete="off"
      .value=${live(command.tail)}
      @focus=${() => enterField(undefined)}
      @input=${(event: Event) => typeTail(typedIn(event))}
    />
    <button type="button" class="icon-button" aria-label="Cancel the command" @click=${cancelCommand}>${icon('close')}</button>
  </div>`;
}

function fieldView(field: Field) {
  const { option, refusal } = field;
  return html`<label class="field ${refusal ? 'wrong' : ''}">
    <span class="field-name" aria-hidden="true">${option.name}</span>
    ${option.type === OPTION.attachment ? fileInput(field) : textInput(field)}
    ${
      option.required
        ? nothing
        : html`<button type="button" tabindex="-1" class="field-remove" aria-label="Remove ${option.name}" @click=${() => removeField(field)}>
            ${icon('close')}
          </button>`
    }
  </label>`;
}

/** @param field of a file, which the browser lets people choose */
function fileInput(field: Field) {
  const { option, refusal } = field;
  return html`<input
    data-option=${option.name}
    type="file"
    aria-label=${option.name}
    aria-description=${option.description}
    aria-invalid=${refusal ? 'true' : 'false'}
    @focus=${() => enterField(option.name)}
    @change=${(event: Event) => attachFile(field, (event.target as HTMLInputElement).files?.[0])}
  />`;
}

function textInput(field: Field) {
  const { option, text, refusal } = field;
  const widthOf = Math.min(Math.max(text.length + 1, 4), 40);
  return html`<input
      data-option=${option.name}
      role="combobox"
      aria-label=${option.name}
      aria-description=${option.description}
      aria-controls="suggestions"
      aria-expanded="true"
      aria-required=${option.required ? 'true' : 'false'}
      aria-invalid=${refusal ? 'true' : 'false'}
      autocomplete="off"
      style="width:${widthOf}ch"
      .value=${live(text)}
      @focus=${() => enterField(option.name)}
      @input=${(event: Event) => typeField(field, typedIn(event))}
    />`;
}

function composerKey(event: KeyboardEvent) {
  if (event.isComposing) return;
  const target = event.target as HTMLInputElement;
  const act = target.matches('textarea, input') ? keyAction(event, target) : undefined;
  if (!act) return;
  event.preventDefault();
  act();
}

function keyAction(event: KeyboardEvent, target: HTMLInputElement): (() => void) | undefined {
  const offered = suggestions();
  const items = offered?.items ?? [];
  switch (event.key) {
    case 'ArrowDown':
      return items.length > 0 ? () => highlight(1, items.length) : undefined;
    case 'ArrowUp':
      return items.length > 0 ? () => highlight(-1, items.length) : undefined;
    case 'Enter':
      return event.shiftKey ? undefined : (taken(offered) ?? submit);
    case 'Tab':
      return event.shiftKey ? undefined : taken(offered);
    case 'Escape':
      return putAway(offered);
    case 'Backspace':
      return target.value === '' ? backspace(target) : undefined;
    case ':':
      return target.matches('.command-tail') ? () => addField(target.value.trim()) : undefined;
    default:
      return undefined;
  }
}

/**
 * What Enter and Tab do with the suggestions: they take the highlighted one, unless the line is complete without it.
 */
function taken(offered: Suggestions | undefined): (() => void) | undefined {
  const { command, text, highlighted } = state.composer;
  const field = command?.fields.find((one) => one.option.name === command.active);
  const wasMoved = highlighted > 0;
  if (field && (field.value !== undefined || (field.text === '' && !field.option.required && !wasMoved)))
    return undefined;
  if (command && !field && command.tail === '' && !wasMoved) return undefined;
  const item = offered?.items[highlighted];
  if (!item && offered?.status === 'loading') return () => {};
  return item && !command && item.label === text.trim() ? submit : item?.pick;
}

function putAway(offered: Suggestions | undefined) {
  if (state.composer.command) return cancelCommand;
  if (!offered) return undefined;
  return () => {
    state.composer.closed = true;
    change();
  };
}

function backspace(target: HTMLInputElement) {
  const { command } = state.composer;
  if (target.matches('.command-tail')) return stepBack;
  const field = command?.fields.find((one) => one.option.name === target.dataset['option']);
  return field && !field.option.required ? () => removeField(field) : undefined;
}

function highlight(step: number, count: number) {
  state.composer.highlighted = (state.composer.highlighted + step + count) % count;
  change();
}

function suggestionsView({ title, note, items, status }: Suggestions) {
  return html`<div class="suggestions floating" id="suggestions">
    <div class="suggestions-title row muted">
      <strong>${title}</strong>${note ? html`<span>${note}</span>` : nothing}
      ${status === 'loading' ? html`<span role="status">Loading options…</span>` : nothing}
      ${status === 'failed' ? html`<span class="failure" role="alert">Loading options failed</span>` : nothing}
    </div>
    <div role="listbox" aria-label=${title}>${items.map(suggestionView)}</div>
  </div>`;
}

function suggestionView({ label, detail, person, pick }: Suggestion, index: number) {
  const highlighted = index === state.composer.highlighted;
  return html`<div
    class="item row ${highlighted ? 'active' : ''}"
    role="option"
    aria-selected=${highlighted ? 'true' : 'false'}
    aria-label=${label}
    aria-description=${detail ?? ''}
    @mousedown=${(event: Event) => event.preventDefault()}
    @click=${pick}
    ${ref((element) => highlighted && element?.scrollIntoView({ block: 'nearest' }))}
  >
    ${person ? avatar(person, 'small') : nothing}
    <strong>${label}</strong>${detail ? html`<span class="grow muted">${detail}</span>` : nothing}
    ${label.startsWith('/') ? html`<small class="suggestion-app">${botName()}</small>` : nothing}
  </div>`;
}
