import { ModalInteractionCallbackRequestDataSchema } from 'discord-api-spec/zod';
import { ComponentType as Type } from 'discord-api-types/v10';
import type { Component } from './component-tree.ts';
import { placedComponents } from './component-tree.ts';
import { duplicateErrors, selectErrors } from './components.ts';
import type { FormError } from './errors.ts';
import { complaint, formErrors, isRecord, lengthErrors } from './form.ts';

type Path = FormError['path'];

/** What Discord refuses in a modal; `path` is where its data stands in the request body. */
export function modalErrors(modal: unknown, emojis: ReadonlySet<string>, path: Path): FormError[] {
  const byShape = formErrors(ModalInteractionCallbackRequestDataSchema, modal, path);
  if (byShape.length > 0 || !isRecord(modal)) return byShape;
  const components = modal['components'] as Component[];
  const at = [...path, 'components'];
  const placed = placedComponents(components, at);
  return [
    ...lengthErrors(components.length, { least: 1, most: 5 }, at),
    ...duplicateErrors(placed),
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
        input['label']
          ? []
          : [complaint([...path, 'components', index, 'label'], 'BASE_TYPE_REQUIRED', 'This field is required')],
      ),
    ];
  }
  return component.type === Type.Label && component.component?.['label']
    ? [
        complaint(
          [...path, 'component', 'label'],
          'TEXT_INPUT_LABEL_NOT_ALLOWED',
          'A text input in a label cannot have a label of its own',
        ),
      ]
    : [];
}

function inputErrors(input: Component, emojis: ReadonlySet<string>, path: Path): FormError[] {
  switch (input.type) {
    case Type.TextInput:
      return textInputErrors(input, path);
    case Type.StringSelect:
    case Type.UserSelect:
    case Type.RoleSelect:
    case Type.MentionableSelect:
    case Type.ChannelSelect:
      return [...selectErrors(input, { emojis }, path), ...requiredErrors(input, path)];
    case Type.CheckboxGroup:
    case Type.FileUpload:
      return requiredErrors(input, path);
    case Type.RadioGroup: {
      const options = Array.isArray(input['options']) ? input['options'].filter(isRecord) : [];
      return options.filter((option) => option['default'] === true).length > 1
        ? [
            complaint(
              [...path, 'options'],
              'RADIO_GROUP_TOO_MANY_DEFAULT_VALUES',
              'Only one option can be chosen by default',
            ),
          ]
        : [];
    }
    default:
      return [];
  }
}

function requiredErrors(input: Component, path: Path): FormError[] {
  return input['required'] !== false && input['min_values'] === 0
    ? [
        complaint(
          [...path, 'min_values'],
          'COMPONENT_REQUIRED_MIN_VALUES',
          'Min values must be at least 1 when the component is required',
        ),
      ]
    : [];
}

function textInputErrors(input: Component, path: Path): FormError[] {
  const least = Number(input['min_length'] ?? 0);
  const most = Number(input['max_length'] ?? 4000);
  const { value } = input;
  return [
    ...(least > most
      ? [
          complaint(
            [...path, 'max_length'],
            'TEXT_INPUT_MAX_LENGTH_TOO_SMALL',
            'Max length must be greater than or equal to min length',
          ),
        ]
      : []),
    ...(typeof value === 'string' && value !== ''
      ? lengthErrors(value.length, { least, most }, [...path, 'value'])
      : []),
  ];
}
