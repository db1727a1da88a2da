import * as schemas from 'discord-api-spec/zod';
import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { FormError, Path } from './errors.ts';
import { formErrors, isRecord, lengthErrors } from './form.ts';

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
