import { ComponentType } from 'discord-api-types/v10';
import { presetOf } from './select.ts';
import { attempt } from './server.ts';
import { change, type LocalModal, type ModalInput, type OpenModal, type Question, state } from './state.ts';

/** What Discord says when the bot did not answer a form in time. */
const FORM_FAILED = 'Something went wrong. Try again.';

export const openModal = (modal: LocalModal, from: OpenModal['from']) =>
  change({ modal: { modal, from, chosen: {}, sending: false, failure: undefined } });

export const questionsOf = (modal: LocalModal): Question[] =>
  modal.components.flatMap(({ label = '', description, component, components = [] }) => {
    if (component) return { input: component, label, description };
    return components.map((input) => ({ input, label: input.label, description: undefined }));
  });

export const chosenIn = (input: ModalInput): string[] => state.modal?.chosen[input.custom_id] ?? presetOf(input);

export function chooseIn({ custom_id }: ModalInput, values: string[]) {
  if (state.modal) state.modal.chosen[custom_id] = values;
  change();
}

function answerOf(input: ModalInput, data: FormData) {
  const { custom_id: id } = input;
  switch (input.type) {
    case ComponentType.TextInput:
      return String(data.get(id) ?? '');
    case ComponentType.Checkbox:
      return data.has(id);
    case ComponentType.RadioGroup:
      return data.has(id) ? String(data.get(id)) : null;
    case ComponentType.CheckboxGroup:
      return data.getAll(id).map(String);
    default:
      return chosenIn(input);
  }
}

/** Sends the form, whose fields the browser has checked; what the server refuses appears at its bottom. */
export async function submitModal(form: HTMLFormElement) {
  const open = state.modal;
  if (!open || open.sending) return;
  const data = new FormData(form);
  const fields = Object.fromEntries(
    questionsOf(open.modal).map(({ input }) => [input.custom_id, answerOf(input, data)]),
  );
  Object.assign(open, { sending: true, failure: undefined });
  change();
  const { opener, channel } = open.from;
  const outcome = await attempt({ user: state.me, channel, type: 5, opener, fields });
  open.sending = false;
  if (outcome.state === 'failed') open.failure = outcome.refusal ?? outcome.outdated ?? FORM_FAILED;
  else if (state.modal === open) state.modal = undefined;
  change();
}

/** Closes the form without telling the bot. */
export const closeModal = () => change({ modal: undefined });
