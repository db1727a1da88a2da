import { type APIModalInteractionResponseCallbackData, ComponentType as Type } from 'discord-api-types/v10';
import { type Component, treeOf, withIds } from './component-tree.ts';
import type { Deed } from './page-types.ts';
import { Outdated, UserMistake } from './user-mistake.ts';

/** What a user entered in a modal's inputs, by custom id; what is absent was left empty. */
export type Filled = Extract<Deed, { type: 5 }>['fields'];

/** The components of a submitted modal for the bot; throws for what the client would not send, unless `forged`. */
export function submittedComponents(
  modal: APIModalInteractionResponseCallbackData,
  filled: Filled,
  forged: boolean,
): Component[] {
  return withIds(treeOf(modal)).map((part) => {
    const { type, id } = part;
    const place = { type, ...(id != null && { id }) };
    if (part.component) return { ...place, component: submittedInput(part.component, filled, forged) };
    if (part.components)
      return { ...place, components: part.components.map((input) => submittedInput(input, filled, forged)) };
    return place;
  });
}

function submittedInput(input: Component, filled: Filled, forged: boolean): Component {
  const customId = input.custom_id ?? '';
  const given = filled[customId];
  if (!forged) checkInput(input, given);
  const common: Component = { type: input.type, ...(input.id != null && { id: input.id }), custom_id: customId };
  switch (input.type) {
    case Type.TextInput:
      return { ...common, value: textIn(input, given) };
    case Type.RadioGroup:
      return { ...common, value: typeof given === 'string' ? given : null };
    case Type.Checkbox:
      return { ...common, value: given === true };
    default:
      return { ...common, values: Array.isArray(given) ? given : [] };
  }
}

function checkInput(input: Component, given: Filled[string]): void {
  if (input.type === Type.Checkbox) return;
  if (input.type === Type.TextInput) {
    checkText(input, textIn(input, given));
    return;
  }
  const values = Array.isArray(given) ? given : typeof given === 'string' ? [given] : [];
  checkChoices(input, values, input.required === false ? 0 : 1);
}

const textIn = ({ value }: Component, given: Filled[string]): string =>
  typeof given === 'string' ? given : String(value ?? '');

function checkText({ custom_id, required, min_length, max_length }: Component, text: string): void {
  const [least, most] = [Number(min_length ?? 0), Number(max_length ?? 4000)];
  const refuse = (why: string): never => {
    throw new UserMistake(400, `The field "${custom_id}" ${why}.`);
  };
  if (text === '' && required === false) return;
  if (text === '') refuse('is required');
  if (text.length < least) refuse(`needs at least ${least} characters`);
  if (text.length > most) refuse(`takes at most ${most} characters`);
}

/** Refuses chosen values that a menu or group does not offer, or that are too few or too many. */
export function checkChoices(input: Component, values: readonly string[], fewest: number): void {
  const refuse = (why: string, Kind = UserMistake): never => {
    throw new Kind(400, `The menu "${input.custom_id}" ${why}.`);
  };
  const { options } = input;
  const least = input.min_values ?? fewest;
  const most = input.max_values ?? (input.type === Type.CheckboxGroup ? (options?.length ?? 1) : 1);
  if (new Set(values).size !== values.length) refuse('takes each value once');
  // An optional menu may be left empty, whatever its minimum number of values.
  if (values.length < least && !(values.length === 0 && fewest === 0)) refuse(`needs at least ${least} values`);
  if (values.length > most) refuse(`takes at most ${most} values`);
  const foreign = options && values.find((value) => !options.some((option) => option.value === value));
  if (foreign !== undefined) refuse(`does not offer "${foreign}"`, Outdated);
}
