import { type $ZodChecks, type $ZodType, type $ZodTypes, safeParse } from 'zod/v4/core';
import { type FormError, type Path, refuseIfAny } from './errors.ts';

type Bounds = { least: number | undefined; most: number | undefined };

/**
 * Discord's own complaints (codes such as BASE_TYPE_BAD_LENGTH) about a body, by a schema of its specification. Zod
 * alone reports neither the branch of a union that was meant nor both bounds of a length.
 */
export function formErrors(schema: $ZodType, value: unknown, path: Path = []): FormError[] {
  const type = schema as $ZodTypes;
  const { def } = type._zod;
  switch (def.type) {
    case 'lazy':
      return formErrors(def.getter(), value, path);
    case 'optional':
      return value === undefined ? [] : formErrors(def.innerType, value, path);
    case 'nullable':
      return value === null ? [] : formErrors(def.innerType, value, path);
    case 'unknown':
      return [];
    default:
  }
  if (def.type !== 'union' && (value === undefined || value === null)) {
    return def.type === 'null' && value === null ? [] : [complaint(path, 'BASE_TYPE_REQUIRED')];
  }
  switch (def.type) {
    case 'object':
      return objectErrors(def.shape, value, path);
    case 'array':
      return listErrors(def.element, boundsOf(type), { value, path });
    case 'record':
      return isRecord(value)
        ? Object.entries(value).flatMap(([key, item]) => formErrors(def.valueType, item, [...path, key]))
        : [complaint(path, 'MODEL_TYPE_CONVERT')];
    case 'union':
      return unionErrors(def.options, value, path);
    case 'literal':
      return def.values.includes(value as string) ? [] : [choiceComplaint(path, def.values)];
    case 'string':
      return stringErrors(type, value, path);
    case 'number':
      return numberErrors(type, value, path);
    case 'boolean':
      return complaintIf(typeof value !== 'boolean', path, 'BOOLEAN_TYPE_CONVERT');
    default:
      return complaintIf(!safeParse(schema, value).success, path, 'BASE_TYPE_INVALID');
  }
}

/** A body that fits a schema, empty if there is none; throws 50035 otherwise. */
export function checked<Body>(schema: $ZodType, body: unknown, path: Path = []): Body {
  refuseIfAny(formErrors(schema, body ?? {}, path));
  return (body ?? {}) as Body;
}

/** Makes one complaint about the field at `path`, in its own sentence or in the words of its code. */
export const complaint = (path: Path, code: string, message = code.replaceAll('_', ' ').toLowerCase()): FormError => ({
  path,
  code,
  message,
});

/** The complaint about a value that is not one of the allowed ones. */
export const choiceComplaint = (path: Path, allowed: readonly unknown[]): FormError =>
  complaint(path, 'BASE_TYPE_CHOICES', `Value must be one of {${allowed.join(', ')}}.`);

/** The complaint about a wrong field, otherwise nothing. */
export const complaintIf = (isWrong: boolean, ...about: Parameters<typeof complaint>): FormError[] =>
  isWrong ? [complaint(...about)] : [];

/** Complains about each value that repeats an earlier one; `at` is the path of a value, by its index. */
export const duplicateErrors = (values: readonly unknown[], code: string, at: (index: number) => Path): FormError[] =>
  values.flatMap((value, index) => complaintIf(values.indexOf(value) < index, at(index), code));

/** Complains when `length` is not between `least` and `most`, in Discord's words; nothing if it is. */
export function lengthErrors(length: number, { least, most }: Partial<Bounds>, path: Path): FormError[] {
  if ((least === undefined || length >= least) && (most === undefined || length <= most)) return [];
  if (least === undefined) return [complaint(path, 'BASE_TYPE_MAX_LENGTH', `Must be ${most} or fewer in length.`)];
  if (most === undefined) return [complaint(path, 'BASE_TYPE_MIN_LENGTH', `Must be ${least} or more in length.`)];
  return [complaint(path, 'BASE_TYPE_BAD_LENGTH', `Must be between ${least} and ${most} in length.`)];
}

/** Complains about a url whose scheme is not in `allowed`. */
export function schemeErrors(url: string, allowed: readonly string[], path: Path): FormError[] {
  const scheme = url.slice(0, Math.max(0, url.indexOf(':'))).toLowerCase();
  if (allowed.includes(scheme)) return [];
  const list = allowed.map((name) => `'${name}'`).join(', ');
  const message = `Scheme "${scheme}" is not supported. Scheme must be one of (${list}).`;
  return [complaint(path, 'URL_TYPE_INVALID_SCHEME', message)];
}

/** Whether `value` is a JSON object (not a list, not null). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objectErrors(shape: Readonly<Record<string, $ZodType>>, value: unknown, path: Path): FormError[] {
  if (!isRecord(value)) return [complaint(path, 'MODEL_TYPE_CONVERT')];
  return Object.entries(shape).flatMap(([key, type]) => formErrors(type, value[key], [...path, key]));
}

function listErrors(element: $ZodType, bounds: Bounds, { value, path }: { value: unknown; path: Path }): FormError[] {
  if (!Array.isArray(value)) return [complaint(path, 'LIST_TYPE_CONVERT')];
  return [
    ...lengthErrors(value.length, bounds, path),
    ...value.flatMap((item, index) => formErrors(element, item, [...path, index])),
  ];
}

function unionErrors(options: readonly $ZodType[], value: unknown, path: Path): FormError[] {
  const byType = options.map((option) => ({ option, types: typesOf(option) }));
  if (isRecord(value) && byType.some(({ types }) => types.length > 0)) {
    const meant = byType.find(({ types }) => types.includes(value['type']));
    if (meant) return formErrors(meant.option, value, path);
    const known = byType.flatMap(({ types }) => types).join(', ');
    return [complaint(path, 'UNION_TYPE_CHOICES', `Value of field "type" must be one of (${known}).`)];
  }
  const attempts = options.map((option) => formErrors(option, value, path));
  const right = attempts.find((errors) => errors.length === 0);
  return right ?? attempts.find(([first]) => first && !OF_THE_WRONG_KIND.test(first.code)) ?? attempts[0] ?? [];
}

const OF_THE_WRONG_KIND = /_(COERCE|CONVERT|INVALID|REQUIRED)$/;

function typesOf(option: $ZodType): readonly unknown[] {
  const { def } = (option as $ZodTypes)._zod;
  if (def.type === 'lazy') return typesOf(def.getter());
  const type = def.type === 'object' ? (def.shape['type'] as $ZodTypes | undefined) : undefined;
  return type?._zod.def.type === 'literal' ? type._zod.def.values : [];
}

function stringErrors(type: $ZodTypes, value: unknown, path: Path): FormError[] {
  const formats = formatsOf(type);
  const text = formats.includes('regex') && Number.isInteger(value) ? String(value) : value;
  if (typeof text !== 'string') {
    return [complaint(path, 'STRING_TYPE_CONVERT', `Could not interpret "${String(value)}" as string.`)];
  }
  const bounds = boundsOf(type);
  // Discord trims its input: text that consists only of spaces becomes empty.
  const wrongLength = lengthErrors(text.trim() === '' ? 0 : text.length, bounds, path);
  if (wrongLength.length > 0) return wrongLength;
  if (safeParse(type, text).success) return [];
  if (formats.includes('url')) return [complaint(path, 'URL_TYPE_INVALID_URL')];
  if (formats.includes('regex')) return [complaint(path, 'NUMBER_TYPE_COERCE', `Value "${text}" is not snowflake.`)];
  return [complaint(path, 'DATE_TIME_TYPE_PARSE', `Could not parse ${text}. Should be ISO8601.`)];
}

function numberErrors(type: $ZodTypes, value: unknown, path: Path): FormError[] {
  // Discord accepts numbers as text (permissions are sent that way), so this server does, too.
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  const notInt = complaint(path, 'NUMBER_TYPE_COERCE', `Value "${String(value)}" is not int.`);
  if (typeof number !== 'number' || Number.isNaN(number)) return [notInt];
  const { least, most } = boundsOf(type);
  if (least !== undefined && number < least) {
    return [complaint(path, 'NUMBER_TYPE_MIN', `int value should be greater than or equal to ${least}.`)];
  }
  if (most !== undefined && number > most) {
    return [complaint(path, 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${most}.`)];
  }
  return safeParse(type, number).success ? [] : [notInt];
}

const checksOf = (type: $ZodTypes) => (type._zod.def.checks ?? []).map((check) => (check as $ZodChecks)._zod.def);

function boundsOf(type: $ZodTypes): Bounds {
  const bounds: Bounds = { least: undefined, most: undefined };
  for (const check of checksOf(type)) {
    if (check.check === 'min_length') bounds.least = check.minimum;
    if (check.check === 'max_length') bounds.most = check.maximum;
    if (check.check === 'greater_than') bounds.least = Number(check.value);
    if (check.check === 'less_than') bounds.most = Number(check.value);
  }
  return bounds;
}

const formatsOf = (type: $ZodTypes): string[] =>
  checksOf(type).flatMap((check) => (check.check === 'string_format' ? [check.format] : []));
