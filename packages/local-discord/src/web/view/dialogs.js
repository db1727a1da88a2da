import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { ref } from 'lit-html/directives/ref.js';
import { answer, closeModal, questionsOf, submitModal, toggle } from '../modal.js';
import { botName } from '../people.js';
import { COMPONENT, closeMenu } from '../select.js';
import { change, state } from '../state.js';
import { icon } from './icons.js';
import { markdown } from './markdown.js';
import { turnLightbox } from './media.js';
import { menuView, selectField } from './select.js';

/** @import { OpenModal, Question } from '../modal.js' */
/** @import { ModalInput, ModalPart } from '../types.d.ts' */

/**
 * Shows a dialog in front of everything as soon as it is on the page, with the focus in its first field.
 * @param {Element | undefined} element
 */
function show(element) {
  const dialog = /** @type {HTMLDialogElement | undefined} */ (element);
  // At this moment it is still outside the document.
  queueMicrotask(() => {
    if (!dialog?.isConnected || dialog.open) return;
    dialog.showModal();
    /** @type {HTMLElement | null} */
    const field = dialog.querySelector('.question :is(input, textarea, button)');
    field?.focus();
  });
}

/**
 * @param {() => void} close
 * @returns {(event: Event) => void} closes by our own state, not by the browser's
 */
const onCancel = (close) => (event) => {
  event.preventDefault();
  if (state.menu) closeMenu(false);
  else close();
};

/** The form a bot has opened. */
export function modalView() {
  const open = state.modal;
  if (!open) return nothing;
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    void submitModal();
  };
  return html`<dialog class="modal" aria-label=${open.modal.title} @cancel=${onCancel(closeModal)} ${ref(show)}>
    <form novalidate @submit=${send}>
      <header>
        <h2>${open.modal.title}</h2>
        <button type="button" class="icon-button" aria-label="Close" @click=${closeModal}>${icon('close')}</button>
      </header>
      <div class="modal-body">
        <p class="modal-note">${icon('warning')}This form will be submitted to ${botName()}. Do not share passwords or other sensitive information.</p>
        ${open.modal.components.map((part) => partView(part, open))}
      </div>
      ${open.failure ? html`<div class="failure" role="alert">${icon('warning')}<span>${open.failure}</span></div>` : nothing}
      <footer>
        <button type="button" class="button secondary" @click=${closeModal}>Cancel</button>
        <button type="submit" class="button primary ${open.sending ? 'pressed' : ''}" aria-busy=${open.sending ? 'true' : 'false'}>
          <span class="label">Submit</span>${open.sending ? html`<span class="dots"><i></i><i></i><i></i></span>` : nothing}
        </button>
      </footer>
    </form>
    ${menuView()}
  </dialog>`;
}

/**
 * @param {ModalPart} part
 * @param {OpenModal} open
 */
function partView(part, open) {
  if (part.type === COMPONENT.textDisplay) return html`<div class="markdown">${markdown(part.content ?? '')}</div>`;
  return questionsOf({ ...open.modal, components: [part] }).map((question) => questionView(question, open));
}

/**
 * @param {Question} question
 * @param {OpenModal} open
 */
function questionView({ input, label, description }, open) {
  const refusal = open.refusals[input.custom_id];
  const required = (input.required ?? true) && input.type !== COMPONENT.checkbox;
  const id = `input-${input.custom_id}`;
  return html`<div class="question ${refusal ? 'wrong' : ''}">
    <label class="question-label" for=${id}>${label}${required ? html`<span class="required" aria-hidden="true">*</span>` : nothing}</label>
    ${description ? html`<p class="question-description">${description}</p>` : nothing}
    ${inputView(input, { id, label, open })}
    ${refusal ? html`<p class="refusal" role="alert">${refusal}</p>` : nothing}
  </div>`;
}

/**
 * @param {ModalInput} input
 * @param {{ id: string, label: string, open: OpenModal }} place
 */
function inputView(input, { id, label, open }) {
  const given = open.answers[input.custom_id];
  switch (input.type) {
    case COMPONENT.textInput:
      return textInput(input, { id, label, text: typeof given === 'string' ? given : '' });
    case COMPONENT.checkbox:
      return html`<input type="checkbox" class="box" id=${id} aria-label=${label} .checked=${live(given === true)} @change=${() => answer(input.custom_id, given !== true)} />`;
    case COMPONENT.radioGroup:
    case COMPONENT.checkboxGroup:
      return groupView(input, {
        label,
        given: Array.isArray(given) ? given : typeof given === 'string' ? [given] : [],
      });
    case COMPONENT.fileUpload:
      return html`<p class="question-description">Files cannot be uploaded in the local Discord.</p>`;
    default:
      return selectField(input, {
        key: `modal/${input.custom_id}`,
        label,
        chosen: Array.isArray(given) ? given : [],
        apply: (values) => answer(input.custom_id, values),
      });
  }
}

/**
 * @param {ModalInput} input
 * @param {{ id: string, label: string, text: string }} place
 */
function textInput(input, { id, label, text }) {
  const type = (/** @type {Event} */ event) =>
    answer(input.custom_id, /** @type {HTMLInputElement} */ (event.target).value);
  const most = input.max_length ?? 4000;
  const placeholder = input.placeholder ?? '';
  return html`${
    input.style === 2
      ? html`<textarea id=${id} rows="5" aria-label=${label} placeholder=${placeholder} .value=${live(text)} @input=${type}></textarea>`
      : html`<input type="text" id=${id} aria-label=${label} placeholder=${placeholder} autocomplete="off" .value=${live(text)} @input=${type} />`
  }${text.length > most * 0.8 ? html`<small class="count">${text.length} / ${most}</small>` : nothing}`;
}

/**
 * @param {ModalInput} input
 * @param {{ label: string, given: string[] }} place
 */
function groupView(input, { label, given }) {
  const single = input.type === COMPONENT.radioGroup;
  return html`<div class="choices" role=${single ? 'radiogroup' : 'group'} aria-label=${label}>
    ${(input.options ?? []).map(
      (option) =>
        html`<label class="choice">
          <input
            type=${single ? 'radio' : 'checkbox'}
            class=${single ? 'dot' : 'box'}
            name=${input.custom_id}
            aria-label=${option.label}
            aria-description=${option.description ?? ''}
            .checked=${live(given.includes(option.value))}
            @change=${() => (single ? answer(input.custom_id, option.value) : toggle(input.custom_id, option.value))}
          />
          <span class="choice-text">${option.label}${option.description ? html`<small>${option.description}</small>` : nothing}</span>
        </label>`,
    )}
  </div>`;
}

const closeLightbox = () => change({ lightbox: undefined });

/** A picture in full size. */
export function lightboxView() {
  const { lightbox } = state;
  const picture = lightbox?.pictures[lightbox.index];
  if (!lightbox || !picture) return nothing;
  const several = lightbox.pictures.length > 1;
  return html`<dialog
    class="lightbox"
    aria-label="Picture"
    @cancel=${onCancel(closeLightbox)}
    @keydown=${(/** @type {KeyboardEvent} */ event) => {
      if (event.key === 'ArrowRight') turnLightbox(1);
      if (event.key === 'ArrowLeft') turnLightbox(-1);
    }}
    ${ref(show)}
  >
    <div class="lightbox-stage ${lightbox.zoomed ? 'zoomed' : ''}" @click=${closeLightbox}>
      <img src=${picture.url} alt=${picture.alt || picture.name} @click=${zoom} />
    </div>
    <footer class="lightbox-foot">
      ${several ? html`<span>${lightbox.index + 1} / ${lightbox.pictures.length}</span>` : nothing}
      ${picture.alt ? html`<span class="lightbox-alt"><b>ALT</b> ${picture.alt}</span>` : nothing}
      <a href=${picture.url} target="_blank" rel="noopener">Open in browser</a>
    </footer>
    <button class="icon-button lightbox-close" aria-label="Close" @click=${closeLightbox}>${icon('close')}</button>
    ${
      several
        ? html`<button class="icon-button lightbox-previous" aria-label="Previous picture" @click=${() => turnLightbox(-1)}>${icon('previous')}</button>
            <button class="icon-button lightbox-next" aria-label="Next picture" @click=${() => turnLightbox(1)}>${icon('next')}</button>`
        : nothing
    }
  </dialog>`;
}

/** @param {Event} event */
function zoom(event) {
  event.stopPropagation();
  if (state.lightbox) change({ lightbox: { ...state.lightbox, zoomed: !state.lightbox.zoomed } });
}
