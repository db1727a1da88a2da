import { ComponentType } from 'discord-api-types/v10';
import { html, nothing } from 'lit-html';
import { ifDefined } from 'lit-html/directives/if-defined.js';
import { ref } from 'lit-html/directives/ref.js';
import { chooseIn, chosenIn, closeModal, questionsOf, submitModal } from '../modal.ts';
import { botName } from '../people.ts';
import { change, type ModalInput, type ModalPart, type OpenModal, type Question, state } from '../state.ts';
import { closeButton, dots, failureLine, icon, requiredMark } from './icons.ts';
import { markdown } from './markdown.ts';
import { selectField } from './select.ts';

/** Shows a dialog in front of everything once it is on the page, with the focus in its first field. */
function show(element: Element | undefined) {
  const dialog = element as HTMLDialogElement | undefined;
  // At this moment the element is still outside the document.
  queueMicrotask(() => {
    if (!dialog?.isConnected || dialog.open) return;
    dialog.showModal();
    const field: HTMLElement | null = dialog.querySelector('.question :is(input, textarea, button)');
    field?.focus();
  });
}

/** Closes a dialog through our own state, instead of letting the browser do it. */
const onCancel = (close: () => void) => (event: Event) => {
  event.preventDefault();
  close();
};

export function modalView() {
  const open = state.modal;
  if (!open) return nothing;
  const send = (event: Event) => {
    event.preventDefault();
    void submitModal(event.currentTarget as HTMLFormElement);
  };
  return html`<dialog class="modal" aria-label=${open.modal.title} @cancel=${onCancel(closeModal)} ${ref(show)}>
    <form @submit=${send}>
      <header class="row">
        <h2 class="grow">${open.modal.title}</h2>
        ${closeButton('Close', closeModal)}
      </header>
      <div class="modal-body stack">
        <p class="modal-note row">${icon('warning')}This form will be submitted to ${botName()}. Do not share passwords or other sensitive information.</p>
        ${open.modal.components.map((part) => partView(part, open))}
      </div>
      ${open.failure ? failureLine(open.failure) : nothing}
      <footer class="row">
        <button type="button" class="button secondary" @click=${closeModal}>Cancel</button>
        <button type="submit" class="button primary ${open.sending ? 'pressed' : ''}" aria-busy=${open.sending}>
          <span class="label">Submit</span>${open.sending ? dots() : nothing}
        </button>
      </footer>
    </form>
  </dialog>`;
}

function partView(part: ModalPart, open: OpenModal) {
  if (part.type === ComponentType.TextDisplay) return html`<div class="markdown">${markdown(part.content ?? '')}</div>`;
  return questionsOf({ ...open.modal, components: [part] }).map(questionView);
}

function questionView({ input, label, description }: Question) {
  const required = (input.required ?? true) && input.type !== ComponentType.Checkbox;
  return html`<div class="question stack">
    <label class="strong" for=${`input-${input.custom_id}`}>${label}${requiredMark(required)}</label>
    ${description ? html`<p class="muted">${description}</p>` : nothing}
    ${inputView(input, label, required)}
  </div>`;
}

/** The browser's own field for an input; it also checks what is typed. */
function inputView(input: ModalInput, label: string, required: boolean) {
  const { custom_id: name } = input;
  const id = `input-${name}`;
  switch (input.type) {
    case ComponentType.TextInput:
      return textInput(input, { id, label, required });
    case ComponentType.Checkbox:
      return html`<input type="checkbox" class="box" id=${id} name=${name} aria-label=${label} ?checked=${input.default} />`;
    case ComponentType.RadioGroup:
    case ComponentType.CheckboxGroup:
      return groupView(input, label, required);
    case ComponentType.FileUpload:
      return html`<p class="muted">Files cannot be uploaded in the local Discord.</p>`;
    default:
      return selectField(input, {
        key: `modal/${name}`,
        label,
        chosen: chosenIn(input),
        apply: (values) => chooseIn(input, values),
      });
  }
}

type Field = { id: string; label: string; required: boolean };

function textInput(input: ModalInput, { id, label, required }: Field) {
  const { custom_id: name, placeholder = '', value = '', min_length, max_length = 4000 } = input;
  const least = ifDefined(min_length);
  return input.style === 2
    ? html`<textarea class="input" id=${id} name=${name} rows="5" aria-label=${label} placeholder=${placeholder} minlength=${least} maxlength=${max_length} ?required=${required} .value=${value}></textarea>`
    : html`<input class="input" type="text" id=${id} name=${name} aria-label=${label} placeholder=${placeholder} autocomplete="off" minlength=${least} maxlength=${max_length} ?required=${required} .value=${value} />`;
}

function groupView(input: ModalInput, label: string, required: boolean) {
  const single = input.type === ComponentType.RadioGroup;
  return html`<div role=${single ? 'radiogroup' : 'group'} aria-label=${label}>
    ${(input.options ?? []).map(
      (option) =>
        html`<label class="item row">
          <input
            type=${single ? 'radio' : 'checkbox'}
            class=${single ? 'dot' : 'box'}
            name=${input.custom_id}
            value=${option.value}
            aria-label=${option.label}
            aria-description=${option.description ?? ''}
            ?required=${single && required}
            ?checked=${option.default}
          />
          <span class="grow">${option.label}${option.description ? html`<small>${option.description}</small>` : nothing}</span>
        </label>`,
    )}
  </div>`;
}

const closeLightbox = () => change({ lightbox: undefined });

export function lightboxView() {
  const picture = state.lightbox;
  if (!picture) return nothing;
  const zoom = (event: MouseEvent) => {
    event.stopPropagation();
    const shown = event.currentTarget as HTMLElement;
    const stage = shown.parentElement;
    const { left, top, width, height } = shown.getBoundingClientRect();
    if (!stage?.classList.toggle('zoomed')) return;
    // The point that was pressed stays in view.
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height];
    stage.scrollTo(x * stage.scrollWidth - stage.clientWidth / 2, y * stage.scrollHeight - stage.clientHeight / 2);
  };
  return html`<dialog class="lightbox" aria-label="Picture" @cancel=${onCancel(closeLightbox)} ${ref(show)}>
    <div class="lightbox-stage" @click=${closeLightbox}><img src=${picture.url} alt=${picture.alt} @click=${zoom} /></div>
    <footer class="row">
      <p>${picture.alt}</p>
      <div class="stack">
        <small>Press the picture to enlarge or shrink it</small>
        <a href=${picture.url} target="_blank" rel="noopener">Open in browser</a>
      </div>
    </footer>
    ${closeButton('Close', closeLightbox)}
  </dialog>`;
}
