import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { html, nothing } from 'lit-html';
import { ifDefined } from 'lit-html/directives/if-defined.js';
import { keyed } from 'lit-html/directives/keyed.js';
import { live } from 'lit-html/directives/live.js';
import { ref } from 'lit-html/directives/ref.js';
import { choiceNamed, isAutocompleted, written } from '../commands.ts';
import {
  cancelCommand,
  choicesToPickFrom,
  enterField,
  type Suggestions,
  submit,
  suggestions,
  typeField,
  typeText,
} from '../composer.ts';
import { avatar, bot, channelById, channelLabel } from '../people.ts';
import { type Composer, change, type Filling, state } from '../state.ts';
import { closeButton, icon, requiredMark } from './icons.ts';
import { switcherButton } from './switcher.ts';

/** The line at the bottom, with its suggestions above it, or the form of a command. */
export function composerView() {
  const channel = channelById(state.channel);
  if (!channel) return nothing;
  const { command } = state.composer;
  const offered = command ? undefined : suggestions();
  return html`<form
    class="composer"
    aria-label="Write"
    @submit=${(event: Event) => {
      event.preventDefault();
      void submit();
    }}
    @keydown=${composerKey}
  >
    ${offered ? suggestionsView(offered) : nothing}
    ${command ? keyed(command, commandForm(command)) : textLine(`Message ${channelLabel(channel)}`)}
  </form>`;
}

function textLine(placeholder: string) {
  return html`<div class="composer-line row">
    ${switcherButton('compact')}
    <textarea
      class="composer-text grow"
      rows="1"
      placeholder=${placeholder}
      aria-label=${placeholder}
      aria-controls="suggestions"
      autocomplete="off"
      maxlength="2000"
      .value=${live(state.composer.text)}
      @input=${(event: Event) => typeText((event.target as HTMLTextAreaElement).value)}
    ></textarea>
    <button type="submit" class="icon-button centred" aria-label="Send">${icon('send')}</button>
  </div>`;
}

function commandForm(command: Filling) {
  const { entry } = command;
  return html`<div class="command stack" role="group" aria-label=${written(entry)}>
    <header class="row">
      ${avatar(bot()?.id ?? '0', 'small')}<strong>${written(entry)}</strong><span class="grow muted">${entry.description}</span>
      ${closeButton('Cancel the command', cancelCommand)}
    </header>
    <div class="fields stack">${entry.options.map((option) => fieldView(command, option))}</div>
    <button type="submit" class="button primary">Send</button>
  </div>`;
}

function fieldView(command: Filling, option: APIApplicationCommandBasicOption) {
  const offered = command.offered?.option === option.name ? suggestions() : undefined;
  return html`<label class="field stack" @focusin=${() => enterField(command, option)}>
      <span class="grow"><strong>${option.name}</strong>${requiredMark(option.required)}<small>${option.description}</small></span>
      ${controlView(command, option)}
    </label>
    ${offered ? suggestionsView(offered) : nothing}`;
}

/** The browser's own field for an option; it also checks its value. */
function controlView(command: Filling, option: APIApplicationCommandBasicOption) {
  const { name, type, required = false } = option;
  const value = command.given[name] ?? '';
  const choices = choicesToPickFrom(option);
  if (choices) {
    const chosen = choiceNamed(choices, value)?.value;
    return html`<select class="input" name=${name} aria-label=${name} ?required=${required}>
      <option value=""></option>
      ${choices.map((choice) => html`<option value=${choice.value} ?selected=${choice.value === chosen}>${choice.name}</option>`)}
    </select>`;
  }
  const { min_value, max_value, min_length, max_length } = option as Bounds;
  const isNumber = type === Option.Integer || type === Option.Number;
  const isTyped = isAutocompleted(option);
  return html`<input
    class="input"
    type=${type === Option.Attachment ? 'file' : isNumber && !isTyped ? 'number' : 'text'}
    name=${name}
    value=${value}
    aria-label=${name}
    autocomplete="off"
    role=${ifDefined(isTyped ? 'combobox' : undefined)}
    aria-controls=${ifDefined(isTyped ? 'suggestions' : undefined)}
    aria-expanded=${ifDefined(isTyped || undefined)}
    step=${type === Option.Integer ? '1' : 'any'}
    min=${ifDefined(min_value)}
    max=${ifDefined(max_value)}
    minlength=${ifDefined(min_length)}
    maxlength=${ifDefined(max_length)}
    ?required=${required}
    @input=${() => typeField(command, option)}
  />`;
}

type Bounds = { min_value?: number; max_value?: number; min_length?: number; max_length?: number };

function composerKey(event: KeyboardEvent) {
  if (event.isComposing) return;
  const act = keyAction(event, event.target as HTMLElement);
  if (!act) return;
  event.preventDefault();
  act();
}

function keyAction(event: KeyboardEvent, target: HTMLElement): (() => void) | undefined {
  const { command, highlighted, text } = state.composer;
  const offered = target.matches('textarea, [role=combobox]') ? suggestions() : undefined;
  const count = offered?.items.length ?? 0;
  const item = offered?.items[highlighted];
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp': {
      const next = highlighted + (event.key === 'ArrowDown' ? 1 : count - 1);
      return count > 0 ? () => adjust({ highlighted: next % count }) : undefined;
    }
    case 'Tab':
      return event.shiftKey ? undefined : item?.pick;
    case 'Enter':
      if (event.shiftKey) return undefined;
      if (!item && offered?.status === 'loading' && highlighted >= 0) return () => {};
      if (item && item.label !== text.trim()) return item.pick;
      return command ? undefined : () => void submit();
    case 'Escape':
      if (command) return cancelCommand;
      return offered && (() => adjust({ closed: true }));
    default:
      return undefined;
  }
}

/** Changes what the composer shows, but not what it holds. */
const adjust = (part: Partial<Composer>) => change({ composer: Object.assign(state.composer, part) });

function suggestionsView({ title, note, items, status }: Suggestions) {
  return html`<div class="suggestions floating" id="suggestions">
    <div class="row muted">
      <strong>${title}</strong>${note ? html`<span>${note}</span>` : nothing}
      ${status === 'loading' ? html`<span role="status">Loading options…</span>` : nothing}
      ${status === 'failed' ? html`<span class="failure" role="alert">Loading options failed</span>` : nothing}
    </div>
    <div role="listbox" aria-label=${title}>${items.map(suggestionView)}</div>
  </div>`;
}

function suggestionView({ label, detail, pick }: Suggestions['items'][number], index: number) {
  const highlighted = index === state.composer.highlighted;
  return html`<div
    class="item row ${highlighted ? 'active' : ''}"
    role="option"
    aria-selected=${highlighted}
    aria-label=${label}
    aria-description=${detail ?? ''}
    @mousedown=${(event: Event) => event.preventDefault()}
    @click=${pick}
    ${ref((element) => highlighted && element?.scrollIntoView({ block: 'nearest' }))}
  >
    <strong>${label}</strong>${detail ? html`<span class="grow muted">${detail}</span>` : nothing}
  </div>`;
}
