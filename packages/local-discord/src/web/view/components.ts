import {
  type APIButtonComponent,
  type APIContainerComponent,
  type APIMessageComponent,
  type APISectionComponent,
  type APISelectMenuComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { html, nothing } from 'lit-html';
import { ifDefined } from 'lit-html/directives/if-defined.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { belongsTo, componentKey, useComponent } from '../interactions.ts';
import { presetOf } from '../select.ts';
import { type LocalMessage, state } from '../state.ts';
import { dots, icon } from './icons.ts';
import { emojiView, markdown } from './markdown.ts';
import { fileCard, gallery, thumbnail } from './media.ts';
import { selectField } from './select.ts';

/** The components of a message or of one of its components; those that can be used keep their places on the page. */
export const componentsView = (components: APIMessageComponent[], message: LocalMessage) =>
  repeat(
    components,
    (component, index) => firstId(component as Part) ?? index,
    (component) => componentView(component, message),
  );

interface Part {
  type: number;
  custom_id?: string;
  components?: Part[];
}

const firstId = ({ custom_id, components = [] }: Part): string | undefined =>
  custom_id ?? components.map(firstId).find((id) => id !== undefined);

function componentView(component: APIMessageComponent, message: LocalMessage): unknown {
  switch (component.type) {
    case ComponentType.ActionRow:
      return html`<div class="wrap">${componentsView(component.components, message)}</div>`;
    case ComponentType.Button:
      return buttonView(component, message);
    case ComponentType.Container:
      return containerView(component, message);
    case ComponentType.Section:
      return sectionView(component, message);
    case ComponentType.TextDisplay:
      return html`<div class="markdown">${markdown(component.content)}</div>`;
    case ComponentType.Thumbnail:
      return thumbnail(component);
    case ComponentType.MediaGallery:
      return gallery(component.items);
    case ComponentType.File:
      return fileCard({ ...component, url: component.file.url });
    case ComponentType.Separator:
      return html`<div
        class="separator ${component.spacing === 2 ? 'large' : ''} ${component.divider === false ? '' : 'line'}"
        role=${component.divider === false ? 'none' : 'separator'}
      ></div>`;
    default:
      return selectView(component, message);
  }
}

function containerView({ accent_color, components }: APIContainerComponent, message: LocalMessage) {
  const accent = typeof accent_color === 'number' ? `#${accent_color.toString(16).padStart(6, '0')}` : undefined;
  return html`<div class="container panel stack" style=${ifDefined(accent && `--accent:${accent}`)}>
    ${componentsView(components, message)}
  </div>`;
}

const sectionView = ({ components, accessory }: APISectionComponent, message: LocalMessage) =>
  html`<div class="section row">
    <div class="stack grow">${componentsView(components, message)}</div>
    ${componentView(accessory, message)}
  </div>`;

const BUTTON_STYLES = ['', 'primary', 'secondary', 'success', 'danger', 'link', 'premium'];

function buttonView(button: APIButtonComponent, message: LocalMessage) {
  const style = BUTTON_STYLES[button.style] ?? 'secondary';
  const label = 'label' in button ? button.label : undefined;
  const emoji = 'emoji' in button ? button.emoji : undefined;
  const content = html`${emojiView(emoji)}${label === undefined ? nothing : html`<span class="label">${label}</span>`}`;
  const name = ifDefined(label === undefined ? (emoji?.name ?? undefined) : undefined);
  if (button.style === ButtonStyle.Link && !button.disabled)
    return html`<a class="button ${style}" href=${button.url} target="_blank" rel="noopener noreferrer" aria-label=${name}
      >${content}${icon('external')}</a
    >`;
  if (!('custom_id' in button))
    return html`<button class="button ${style}" disabled aria-label=${name}>${content}</button>`;
  const waiting = isWaiting(message);
  const pressed = state.pressed.has(componentKey(message.id, button.custom_id));
  return html`<button
    class="button ${style} ${pressed ? 'pressed' : ''}"
    ?disabled=${button.disabled ?? false}
    aria-disabled=${waiting}
    aria-busy=${pressed}
    aria-label=${name}
    @click=${() => !isWaiting(message) && useComponent(message, button.custom_id)}
  >
    ${content}${pressed ? dots() : nothing}
  </button>`;
}

/** Whether the bot has not answered the use of a component of this message yet: that blocks the others. */
const isWaiting = (message: LocalMessage) => [...state.pressed].some((key) => belongsTo(key, message));

function selectView(component: APISelectMenuComponent, message: LocalMessage) {
  const key = componentKey(message.id, component.custom_id);
  return selectField(component, {
    key,
    label: component.placeholder ?? 'Make a selection',
    chosen: state.chosen.get(key) ?? presetOf(component),
    waiting: isWaiting(message),
    loading: state.pressed.has(key),
    apply: (values) => useComponent(message, component.custom_id, values),
  });
}
