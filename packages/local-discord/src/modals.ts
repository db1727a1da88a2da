import * as schemas from 'discord-api-spec/zod';
import { ModalInteractionCallbackRequestDataSchema } from 'discord-api-spec/zod';
import { ApplicationCommandOptionType as Option, ComponentType as Type } from 'discord-api-types/v10';
import { type Component, placedComponents } from './component-tree.ts';
import { type ComponentRules, idErrors, SELECTS, selectErrors } from './components.ts';
import type { FormError, Path } from './errors.ts';
import { complaintIf, formErrors, isRecord, lengthErrors } from './form.ts';

/** What Discord refuses in a modal; `path` is where its data is in the request body. */
export function modalErrors(modal: unknown, emojis: ComponentRules['emojis'], path: Path): FormError[] {
  const byShape = formErrors(ModalInteractionCallbackRequestDataSchema, modal, path);
  if (byShape.length > 0) return byShape;
  const { components } = modal as { components: Component[] };
  const at = [...path, 'components'];
  const placed = placedComponents(components, at);
  return [
    ...lengthErrors(components.length, { least: 1, most: 5 }, at),
    ...idErrors(placed),
    ...placed.flatMap(({ component, path }) => inputErrors(component, emojis, path)),
    ...components.flatMap((component, index) => labelErrors(component, [...at, index])),
  ];
}

function labelErrors(component: Component, path: Path): FormError[] {
  if (component.type === Type.ActionRow) {
    const inputs = component.components ?? [];
    return [
      ...lengthErrors(inputs.length, { least: 1, most: 1 }, [...path, 'components']),
      ...inputs.flatMap((input, index) =>
        complaintIf(!input['label'], [...path, 'components', index, 'label'], 'BASE_TYPE_REQUIRED'),
      ),
    ];
  }
  const isTwice = component.type === Type.Label && Boolean(component.component?.['label']);
  return complaintIf(isTwice, [...path, 'component', 'label'], 'TEXT_INPUT_LABEL_NOT_ALLOWED');
}

function inputErrors(input: Component, emojis: ComponentRules['emojis'], path: Path): FormError[] {
  if (SELECTS.includes(input.type)) return [...selectErrors(input, { emojis }, path), ...requiredErrors(input, path)];
  switch (input.type) {
    case Type.TextInput:
      return textInputErrors(input, path);
    case Type.CheckboxGroup:
    case Type.FileUpload:
      return requiredErrors(input, path);
    case Type.RadioGroup: {
      const preset = input.options?.filter((option) => option.default) ?? [];
      return complaintIf(preset.length > 1, [...path, 'options'], 'RADIO_GROUP_TOO_MANY_DEFAULT_VALUES');
    }
    default:
      return [];
  }
}

const requiredErrors = ({ required, min_values }: Component, path: Path): FormError[] =>
  complaintIf(required !== false && min_values === 0, [...path, 'min_values'], 'COMPONENT_REQUIRED_MIN_VALUES');

function textInputErrors(input: Component, path: Path): FormError[] {
  const least = Number(input['min_length'] ?? 0);
  const most = Number(input['max_length'] ?? 4000);
  const { value } = input;
  return [
    ...complaintIf(least > most, [...path, 'max_length'], 'TEXT_INPUT_MAX_LENGTH_TOO_SMALL'),
    ...(typeof value === 'string' && value !== ''
      ? lengthErrors(value.length, { least, most }, [...path, 'value'])
      : []),
  ];
}

const MAX_CHOICE_TEXT = 100;

/** What Discord refuses in the choices for an option of type `typing`. */
export function choiceErrors(data: unknown, path: Path, typing: number = Option.String): FormError[] {
  const choices: unknown[] = isRecord(data) && Array.isArray(data['choices']) ? data['choices'] : [];
  const schema =
    typing === Option.Integer
      ? schemas.InteractionApplicationCommandAutocompleteCallbackIntegerDataSchema
      : typing === Option.Number
        ? schemas.InteractionApplicationCommandAutocompleteCallbackNumberDataSchema
        : schemas.InteractionApplicationCommandAutocompleteCallbackStringDataSchema;
  return [
    ...formErrors(schema, data, path),
    ...choices
      .filter(isRecord)
      .flatMap(({ value }, index) =>
        typeof value === 'string'
          ? lengthErrors(value.length, { most: MAX_CHOICE_TEXT }, [...path, 'choices', index, 'value'])
          : [],
      ),
  ];
}
