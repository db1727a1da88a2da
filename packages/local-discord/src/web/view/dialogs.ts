import { ComponentType } from 'discord-api-types/v10';
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { ref } from 'lit-html/directives/ref.js';
import { answer, closeModal, questionsOf, submitModal, toggle } from '../modal.ts';
import { botName } from '../people.ts';
import { change, state } from '../state.ts';
import type { ModalInput, ModalPart, OpenModal, Question } from '../types.ts';
import { icon } from './icons.ts';
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

/** @returns closes by our own state, not by the browser's */
const onCancel =
  (close: () => void): ((event: Event) => void) =>
  (event) => {
    event.preventDefault();
    close();
  };

/** The form a bot has opened. */
export function modalView() {
  const open = state.modal;
  if (!open) return nothing;
  const send = (event: Event) => {
    event.preventDefault();
    void submitModal();
  };
  return html`<dialog class="modal" aria-label=${open.modal.title} @cancel=${onCancel(closeModal)} ${ref(show)}>
    <form novalidate @submit=${send}>
      <header class="row">
        <h2 class="grow">${open.modal.title}</h2>
        <button type="button" class="icon-button" aria-label="Close" @click=${closeModal}>${icon('close')}</button>
      </header>
      <div class="modal-body">
        <p class="modal-note row">${icon('warning')}This form will be submitted to ${botName()}. Do not share passwords or other sensitive information.</p>
        ${open.modal.components.map((part) => partView(part, open))}
      </div>
      ${open.failure ? html`<div class="failure row" role="alert">${icon('warning')}<span>${open.failure}</span></div>` : nothing}
      <footer class="row">
        <button type="button" class="button secondary" @click=${closeModal}>Cancel</button>
        <button type="submit" class="button primary ${open.sending ? 'pressed' : ''}" aria-busy=${open.sending ? 'true' : 'false'}>
          <span class="label">Submit</span>${open.sending ? html`<span class="dots"><i></i><i></i><i></i></span>` : nothing}
        </button>
      </footer>
    </form>
  </dialog>`;
}

function partView(part: ModalPart, open: OpenModal) {
  if (part.type === ComponentType.TextDisplay) return html`<div class="markdown">${markdown(part.content ?? '')}</div>`;
  return questionsOf({ ...open.modal, components: [part] }).map((question) => questionView(question, open));
}

function questionView({ input, label, description }: Question, open: OpenModal) {
  const refusal = open.refusals[input.custom_id];
  const required = (input.required ?? true) && input.type !== ComponentType.Checkbox;
  const id = `input-${input.custom_id}`;
  return html`<div class="question ${refusal ? 'wrong' : ''}">
    <label class="strong" for=${id}>${label}${required ? html`<span class="required" aria-hidden="true">*</span>` : nothing}</label>
    ${description ? html`<p class="muted">${description}</p>` : nothing}
    ${inputView(input, { id, label, open })}
    ${refusal ? html`<p class="refusal" role="alert">${refusal}</p>` : nothing}
  </div>`;
}

function inputView(input: ModalInput, { id, label, open }: { id: string; label: string; open: OpenModal }) {
  const given = open.answers[input.custom_id];
  switch (input.type) {
    case ComponentType.TextInput:
      return textInput(input, { id, label, text: typeof given === 'string' ? given : '' });
    case ComponentType.Checkbox:
      return html`<input type="checkbox" class="box" id=${id} aria-label=${label} .checked=${live(given === true)} @change=${() => answer(input.custom_id, given !== true)} />`;
    case ComponentType.RadioGroup:
    case ComponentType.CheckboxGroup:
      return groupView(input, {
        label,
        given: Array.isArray(given) ? given : typeof given === 'string' ? [given] : [],
      });
    case ComponentType.FileUpload:
      return html`<p class="muted">Files cannot be uploaded in the local Discord.</p>`;
    default:
      return selectField(input, {
        key: `modal/${input.custom_id}`,
        label,
        chosen: Array.isArray(given) ? given : [],
        apply: (values) => answer(input.custom_id, values),
      });
  }
}

function textInput(input: ModalInput, { id, label, text }: { id: string; label: string; text: string }) {
  const type = (event: Event) => answer(input.custom_id, (event.target as HTMLInputElement).value);
  const most = input.max_length ?? 4000;
  const placeholder = input.placeholder ?? '';
  return html`${
    input.style === 2
      ? html`<textarea id=${id} rows="5" aria-label=${label} placeholder=${placeholder} .value=${live(text)} @input=${type}></textarea>`
      : html`<input type="text" id=${id} aria-label=${label} placeholder=${placeholder} autocomplete="off" .value=${live(text)} @input=${type} />`
  }${text.length > most * 0.8 ? html`<small class="muted">${text.length} / ${most}</small>` : nothing}`;
}

function groupView(input: ModalInput, { label, given }: { label: string; given: string[] }) {
  const single = input.type === ComponentType.RadioGroup;
  return html`<div role=${single ? 'radiogroup' : 'group'} aria-label=${label}>
    ${(input.options ?? []).map(
      (option) =>
        html`<label class="choice row">
          <input
            type=${single ? 'radio' : 'checkbox'}
            class=${single ? 'dot' : 'box'}
            name=${input.custom_id}
            aria-label=${option.label}
            aria-description=${option.description ?? ''}
            .checked=${live(given.includes(option.value))}
            @change=${() => (single ? answer(input.custom_id, option.value) : toggle(input.custom_id, option.value))}
          />
          <span class="grow">${option.label}${option.description ? html`<small>${option.description}</small>` : nothing}</span>
        </label>`,
    )}
  </div>`;
}

const closeLightbox = () => change({ lightbox: undefined });

/** A picture in full size. */
export function lightboxView() {
  const picture = state.lightbox;
  if (!picture) return nothing;
  const zoom = (event: MouseEvent) => {
    event.stopPropagation();
    const shown = event.currentTarget as HTMLElement;
    const stage = shown.parentElement;
    const { left, top, width, height } = shown.getBoundingClientRect();
    if (!stage?.classList.toggle('zoomed')) return;
    // What was pressed stays in sight.
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height];
    stage.scrollTo(x * stage.scrollWidth - stage.clientWidth / 2, y * stage.scrollHeight - stage.clientHeight / 2);
  };
  return html`<dialog class="lightbox" aria-label="Picture" @cancel=${onCancel(closeLightbox)} ${ref(show)}>
    <div class="lightbox-stage" @click=${closeLightbox}><img src=${picture.url} alt=${picture.alt} @click=${zoom} /></div>
    <footer>
      <p>${picture.alt}</p>
      <div>
        <small>Press the picture to enlarge or shrink it</small>
        <a href=${picture.url} target="_blank" rel="noopener">Open in browser</a>
      </div>
    </footer>
    <button class="icon-button" aria-label="Close" @click=${closeLightbox}>${icon('close')}</button>
  </dialog>`;
}
