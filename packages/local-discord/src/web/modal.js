import { COMPONENT, presetOf } from './select.js';
import { attempt } from './server.js';
import { change, state } from './state.js';

/** @import { LocalModal, ModalInput } from './types.d.ts' */

/**
 * @typedef {string | boolean | string[] | undefined} Answer text, tick, or chosen values
 *
 * @typedef {object} Question one input of a form, whatever wraps it
 * @property {ModalInput} input Discord's component
 * @property {number} wrapper type of the component around it
 * @property {string} label
 * @property {string | undefined} description
 *
 * @typedef {object} OpenModal
 * @property {LocalModal} modal
 * @property {{ opener: string, channel: string, message?: string }} from the interaction that opened it, and where
 * @property {Record<string, Answer>} answers by custom id
 * @property {Record<string, string>} refusals by custom id
 * @property {boolean} sending
 * @property {string | undefined} failure
 */

/** What Discord says when the bot did not answer a form in time. */
const FORM_FAILED = 'Something went wrong. Try again.';

/**
 * @param {LocalModal} modal
 * @param {OpenModal['from']} from
 */
export function openModal(modal, from) {
  const answers = Object.fromEntries(questionsOf(modal).map(({ input }) => [input.custom_id, initialAnswer(input)]));
  change({ modal: { modal, from, answers, refusals: {}, sending: false, failure: undefined } });
}

/**
 * The inputs of a form in their order.
 * @param {LocalModal} modal
 * @returns {Question[]}
 */
export function questionsOf(modal) {
  return modal.components.flatMap(({ type, label = '', description, component, components = [] }) => {
    if (component) return { input: component, wrapper: type, label, description };
    return components.map((input) => ({ input, wrapper: type, label: input.label, description: undefined }));
  });
}

/**
 * @param {ModalInput} input
 * @returns {Answer}
 */
function initialAnswer(input) {
  switch (input.type) {
    case COMPONENT.textInput:
      return input.value ?? '';
    case COMPONENT.checkbox:
      return input.default ?? false;
    case COMPONENT.radioGroup:
      return presetOf(input)[0];
    default:
      return presetOf(input);
  }
}

/**
 * @param {string} customId
 * @param {Answer} given
 */
export function answer(customId, given) {
  if (!state.modal) return;
  state.modal.answers[customId] = given;
  delete state.modal.refusals[customId];
  change();
}

/**
 * Marks or unmarks one box of a group.
 * @param {string} customId
 * @param {string} value
 */
export function toggle(customId, value) {
  const chosen = state.modal?.answers[customId];
  if (!Array.isArray(chosen)) return;
  answer(customId, chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
}

/**
 * Why an answer cannot be sent.
 * @param {ModalInput} input
 * @param {Answer} given
 * @returns {string | undefined}
 */
function refusalOf(input, given) {
  const required = input.required ?? true;
  if (typeof given === 'boolean') return undefined;
  if (given === undefined || given.length === 0) return required ? 'This field is required.' : undefined;
  if (typeof given === 'string') {
    if (given.length < (input.min_length ?? 0)) return `Must be at least ${input.min_length} characters long.`;
    if (given.length > (input.max_length ?? 4000)) return `Must be at most ${input.max_length} characters long.`;
    return undefined;
  }
  if (given.length < (input.min_values ?? 0)) return `Choose at least ${input.min_values}.`;
  const most = input.max_values ?? (input.type === COMPONENT.checkboxGroup ? 10 : 1);
  return given.length > most ? `Choose at most ${most}.` : undefined;
}

/** Checks the form and sends it; what is wrong is said at the fields, what fails at its foot. */
export async function submitModal() {
  const open = state.modal;
  if (!open || open.sending) return;
  const refused = questionsOf(open.modal).flatMap(({ input }) => {
    const refusal = refusalOf(input, open.answers[input.custom_id]);
    return refusal ? [[input.custom_id, refusal]] : [];
  });
  open.refusals = Object.fromEntries(refused);
  if (refused.length > 0) return change();
  Object.assign(open, { sending: true, failure: undefined });
  change();
  const outcome = await attempt({ user: state.me, channel_id: open.from.channel, type: 5, data: submission(open) });
  open.sending = false;
  if (outcome.state === 'failed') open.failure = outcome.refusal ?? outcome.outdated ?? FORM_FAILED;
  else if (state.modal === open) state.modal = undefined;
  change();
}

/** @param {OpenModal} open */
function submission({ modal, from, answers }) {
  const components = questionsOf(modal).map(({ input, wrapper }) => {
    const component = { type: input.type, custom_id: input.custom_id, ...submitted(input, answers[input.custom_id]) };
    return wrapper === COMPONENT.label ? { type: wrapper, component } : { type: wrapper, components: [component] };
  });
  return {
    custom_id: modal.custom_id,
    components,
    ...(from.message !== undefined && { message_id: from.message }),
    opener: from.opener,
  };
}

/**
 * @param {ModalInput} input
 * @param {Answer} given
 */
function submitted(input, given) {
  if (Array.isArray(given)) return { values: given };
  // Discord sends null, not nothing, for a group without a choice.
  return { value: input.type === COMPONENT.radioGroup ? (given ?? null) : given };
}

/** Puts the form away; the bot does not hear of it. */
export const closeModal = () => change({ modal: undefined });
