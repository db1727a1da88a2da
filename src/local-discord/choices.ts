import {
  InteractionApplicationCommandAutocompleteCallbackIntegerDataSchema,
  InteractionApplicationCommandAutocompleteCallbackNumberDataSchema,
  InteractionApplicationCommandAutocompleteCallbackStringDataSchema,
} from 'discord-api-spec/zod';
import type { FormError } from './errors.ts';
import { formErrors, isRecord, lengthErrors } from './form.ts';

const MAX_CHOICE_TEXT = 100;

/** What Discord refuses in the choices offered while an option is typed. */
export function choiceErrors(data: unknown, path: FormError['path']): FormError[] {
  const choices: unknown[] = isRecord(data) && Array.isArray(data['choices']) ? data['choices'] : [];
  const numbers =
    choices.length > 0 && choices.every((choice) => isRecord(choice) && typeof choice['value'] === 'number');
  const integers = numbers && choices.every((choice) => isRecord(choice) && Number.isInteger(choice['value']));
  const schema = integers
    ? InteractionApplicationCommandAutocompleteCallbackIntegerDataSchema
    : numbers
      ? InteractionApplicationCommandAutocompleteCallbackNumberDataSchema
      : InteractionApplicationCommandAutocompleteCallbackStringDataSchema;
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
