import { ApplicationCommandUpdateRequestSchema } from 'discord-api-spec/zod';
import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  ApplicationCommandType as CommandType,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/v10';
import type { Discord } from './discord.ts';
import { type FormError, invalidForm, type Path, refusal, refuseIfAny } from './errors.ts';
import {
  choiceComplaint,
  complaint,
  complaintIf,
  duplicateErrors,
  formErrors,
  isRecord,
  lengthErrors,
} from './form.ts';
import { LOCALES } from './locales.ts';

const CREATES_A_DAY = 200;
const DAY = 86_400_000;
const MAX_CHARACTERS = 8000;
const MAX_COMMANDS = 100;
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

/** Replaces all commands; unchanged ones keep their ids. Throws 50035, 30032 or 30034. */
export function replaceCommands(discord: Discord, body: unknown): APIApplicationCommand[] {
  if (!Array.isArray(body)) throw invalidForm([complaint([], 'LIST_TYPE_CONVERT')]);
  refuseIfAny(body.flatMap((command, index) => commandErrors(command, [index])));
  const names = body.map((command) => command['name']);
  refuseIfAny(duplicateErrors(names, 'APPLICATION_COMMANDS_DUPLICATE_NAME', (index) => [index, 'name']));
  const old = discord.world.commands;
  const next = body.filter(isRecord).map((command) => storedCommand(discord, command));
  if (next.length > MAX_COMMANDS) throw refusal('tooManyCommands');
  countCreates(discord, next.filter(({ id }) => !old.some((command) => command.id === id)).length);
  discord.world.commands = next;
  discord.happenings.tell({ t: 'COMMANDS_UPDATE' });
  return next;
}

function storedCommand({ world, nextId }: Discord, body: Record<string, unknown>): APIApplicationCommand {
  const old = world.commands.find((command) => command.name === body['name']);
  const permissions = body['default_member_permissions'];
  const command = {
    name_localizations: null,
    description: '',
    description_localizations: null,
    nsfw: false,
    ...body,
    id: old?.id ?? nextId(),
    application_id: world.application.id,
    version: nextId(),
    type: CommandType.ChatInput,
    default_member_permissions: permissions == null ? null : String(permissions),
    integration_types: body['integration_types'] ?? [0],
    contexts: body['contexts'] ?? [0, 1, 2],
  };
  return command as unknown as APIApplicationCommand;
}

function countCreates({ world, clock }: Discord, created: number): void {
  world.commandCreates = world.commandCreates.filter((at) => clock.now() - at < DAY);
  if (world.commandCreates.length + created > CREATES_A_DAY) throw refusal('tooManyCommandCreates');
  world.commandCreates.push(...Array.from({ length: created }, () => clock.now()));
}

function commandErrors(command: unknown, path: Path): FormError[] {
  const byShape = formErrors(ApplicationCommandUpdateRequestSchema, command, path);
  if (byShape.length > 0 || !isRecord(command)) return byShape;
  const isSlash = (command['type'] ?? CommandType.ChatInput) === CommandType.ChatInput;
  return [
    ...(isSlash ? [] : [choiceComplaint([...path, 'type'], [CommandType.ChatInput])]),
    ...nameErrors(command, path),
    ...localeErrors(command, path),
    ...lengthErrors(String(command['description'] ?? '').length, { least: 1, most: 100 }, [...path, 'description']),
    ...optionListErrors(optionsOf(command), 0, [...path, 'options']),
    ...complaintIf(charactersIn(command) > MAX_CHARACTERS, path, 'APPLICATION_COMMAND_TOO_LARGE'),
  ];
}

function optionListErrors(options: readonly APIApplicationCommandOption[], depth: number, path: Path): FormError[] {
  const nested = options.filter(({ type }) => type === Option.Subcommand || type === Option.SubcommandGroup);
  const names = options.map(({ name }) => name);
  const isMixed = nested.length > 0 && nested.length < options.length;
  return [
    ...complaintIf(isMixed, path, 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID'),
    ...duplicateErrors(names, 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS', (index) => [...path, index, 'name']),
    ...options.flatMap((option, index) => {
      const isLate = option.required === true && options.slice(0, index).some(({ required }) => !required);
      return [
        ...complaintIf(isLate, [...path, index], 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID'),
        ...optionErrors(option, depth, [...path, index]),
      ];
    }),
  ];
}

function optionErrors(option: APIApplicationCommandOption, depth: number, path: Path): FormError[] {
  const record = option as unknown as Record<string, unknown>;
  const choices = (record['choices'] ?? []) as Record<string, unknown>[];
  const deepest = { [Option.SubcommandGroup]: 0, [Option.Subcommand]: 1 }[option.type as number] ?? depth;
  const isBoth = record['autocomplete'] === true && choices.length > 0;
  return [
    ...nameErrors(record, path),
    ...localeErrors(record, path),
    ...complaintIf(depth > deepest, [...path, 'type'], 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'nested too deep'),
    ...complaintIf(isBoth, [...path, 'autocomplete'], 'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE_EXCLUSIVE'),
    ...['value', 'length'].flatMap((of) => boundsErrors(record, [`min_${of}`, `max_${of}`], path)),
    ...choiceErrors(choices, [...path, 'choices']),
    ...optionListErrors(optionsOf(record), depth + 1, [...path, 'options']),
  ];
}

function boundsErrors(option: Record<string, unknown>, [least, most]: [string, string], path: Path): FormError[] {
  const isSmaller = Number(option[least]) > Number(option[most]);
  return complaintIf(isSmaller, [...path, most], 'APPLICATION_COMMAND_OPTIONS_BOUNDS_INVALID');
}

function choiceErrors(choices: readonly Record<string, unknown>[], path: Path): FormError[] {
  const values = choices.map(({ value }) => value);
  const names = choices.map(({ name }) => name);
  const twice = [names, values].flatMap((all) =>
    duplicateErrors(all, 'APPLICATION_COMMAND_OPTIONS_CHOICE_DUPLICATED', (index) => [...path, index]),
  );
  const wrong = values.map((value, index) =>
    typeof value === 'string' ? lengthErrors(value.length, { least: 1, most: 100 }, [...path, index, 'value']) : [],
  );
  return [...twice, ...wrong.flat()];
}

function nameErrors(named: Record<string, unknown>, path: Path): FormError[] {
  const isName = (name: unknown) => typeof name === 'string' && NAME.test(name) && name === name.toLowerCase();
  const errors = (name: unknown, at: Path) => complaintIf(!isName(name), at, 'APPLICATION_COMMAND_INVALID_NAME');
  const translated = Object.entries(named['name_localizations'] ?? {});
  return [
    ...errors(named['name'], [...path, 'name']),
    ...translated.flatMap(([locale, name]) => errors(name, [...path, 'name_localizations', locale])),
  ];
}

function localeErrors(named: Record<string, unknown>, path: Path): FormError[] {
  return ['name_localizations', 'description_localizations'].flatMap((field) => {
    const texts = named[field];
    const unknown = Object.keys(isRecord(texts) ? texts : {}).filter((locale) => !LOCALES.has(locale));
    return unknown.map((locale) =>
      complaint([...path, field, locale], 'ENUM_TYPE_COERCE', `Value "${locale}" is not a valid enum value.`),
    );
  });
}

const optionsOf = (record: Record<string, unknown>) => (record['options'] ?? []) as APIApplicationCommandOption[];

/** The length of a command's names, descriptions and choices; for a text in several languages, the longest counts. */
function charactersIn(record: Record<string, unknown>): number {
  const longest = (field: string) => {
    const texts = record[`${field}_localizations`];
    const all = [record[field], ...Object.values(isRecord(texts) ? texts : {})];
    return Math.max(0, ...all.map((text) => (typeof text === 'string' ? text.length : 0)));
  };
  const inner = ['options', 'choices'].flatMap((field) => (record[field] ?? []) as Record<string, unknown>[]);
  const value = typeof record['value'] === 'string' ? record['value'].length : 0;
  return longest('name') + longest('description') + value + inner.reduce((sum, item) => sum + charactersIn(item), 0);
}
