import { ComponentType } from 'discord-api-types/v10';
import { presetOf } from './select.ts';
import { attempt } from './server.ts';
import { change, state } from './state.ts';

import type { Answer, LocalModal, ModalInput, OpenModal, Question } from './types.ts';

/** What Discord says when the bot did not answer a form in time. */
const FORM_FAILED = 'Something went wrong. Try again.';

export function openModal(modal: LocalModal, from: OpenModal['from']) {
  const answers = Object.fromEntries(questionsOf(modal).map(({ input }) => [input.custom_id, initialAnswer(input)]));
  change({ modal: { modal, from, answers, refusals: {}, sending: false, failure: undefined } });
}

/** The inputs of a form in their order. */
export function questionsOf(modal: LocalModal): Question[] {
  return modal.components.flatMap(({ label = '', description, component, components = [] }) => {
    if (component) return { input: component, label, description };
    return components.map((input) => ({ input, label: input.label, description: undefined }));
  });
}

function initialAnswer(input: ModalInput): Answer {
  switch (input.type) {
    case ComponentType.TextInput:
      return input.value ?? '';
    case ComponentType.Checkbox:
      return input.default ?? false;
    case ComponentType.RadioGroup:
      return presetOf(input)[0];
    default:
      return presetOf(input);
  }
}

export function answer(customId: string, given: Answer) {
  if (!state.modal) return;
  state.modal.answers[customId] = given;
  delete state.modal.refusals[customId];
  change();
}

/** Marks or unmarks one box of a group. */
export function toggle(customId: string, value: string) {
  const chosen = state.modal?.answers[customId];
  if (!Array.isArray(chosen)) return;
  answer(customId, chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
}

/** Why an answer cannot be sent. */
function refusalOf(input: ModalInput, given: Answer): string | undefined {
  const required = input.required ?? true;
  if (typeof given === 'boolean') return undefined;
  if (given === undefined || given.length === 0) return required ? 'This field is required.' : undefined;
  if (typeof given === 'string') {
    if (given.length < (input.min_length ?? 0)) return `Must be at least ${input.min_length} characters long.`;
    if (given.length > (input.max_length ?? 4000)) return `Must be at most ${input.max_length} characters long.`;
    return undefined;
  }
  if (given.length < (input.min_values ?? 0)) return `Choose at least ${input.min_values}.`;
  const most = input.max_values ?? (input.type === ComponentType.CheckboxGroup ? 10 : 1);
  return given.length > most ? `Choose at most ${most}.` : undefined;
}

/** Checks the form and sends it; mistakes appear at the fields, failures at its bottom. */
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
  const { opener, channel } = open.from;
  const outcome = await attempt({ user: state.me, channel, type: 5, opener, fields: open.answers });
  open.sending = false;
  if (outcome.state === 'failed') open.failure = outcome.refusal ?? outcome.outdated ?? FORM_FAILED;
  else if (state.modal === open) state.modal = undefined;
  change();
}

/** Closes the form without telling the bot. */
export const closeModal = () => change({ modal: undefined });
