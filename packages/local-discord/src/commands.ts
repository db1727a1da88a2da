import { ApplicationCommandUpdateRequestSchema } from 'discord-api-spec/zod';
import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  ApplicationCommandType as CommandType,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/v10';
import type { Discord } from './discord.ts';
import { type FormError, invalidForm, type Path, refusal, refuseIfAny } from './errors.ts';
import { complaint, complaintIf, formErrors, isRecord, lengthErrors } from './form.ts';
import { LOCALES } from './locales.ts';

type Scope = 'global' | 'guild';

const CREATES_A_DAY = 200;
const DAY = 86_400_000;
const MAX_CHARACTERS = 8000;
const MAX_BY_TYPE: Readonly<Record<number, number>> = {
  [CommandType.ChatInput]: 100,
  [CommandType.User]: 15,
  [CommandType.Message]: 15,
  [CommandType.PrimaryEntryPoint]: 1,
};
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

/** Replaces all commands of a scope; unchanged ones keep their ids. Throws 50035, 30032 or 30034. */
export function replaceCommands(discord: Discord, scope: Scope, body: unknown): APIApplicationCommand[] {
  if (!Array.isArray(body)) throw invalidForm([complaint([], 'LIST_TYPE_CONVERT')]);
  refuseIfAny(body.flatMap((command, index) => commandErrors(command, [index])));
  refuseIfAny(duplicateNames(body.filter(isRecord)));
  const old = discord.world.commands[scope];
  const next = body.filter(isRecord).map((command) => storedCommand(discord, scope, command));
  requireRoom(next);
  countCreates(discord, next.filter(({ id }) => !old.some((command) => command.id === id)).length);
  discord.world.commands[scope] = next;
  discord.happenings.tell({ t: 'COMMANDS_UPDATE' });
  return next;
}

/** Adds a command to a scope, or replaces the one with that name. */
export function createCommand(
  discord: Discord,
  scope: Scope,
  body: unknown,
): { command: APIApplicationCommand; isNew: boolean } {
  refuseIfAny(commandErrors(body, []));
  const command = storedCommand(discord, scope, isRecord(body) ? body : {});
  const others = discord.world.commands[scope].filter(({ id }) => id !== command.id);
  const isNew = others.length === discord.world.commands[scope].length;
  requireRoom([...others, command]);
  countCreates(discord, isNew ? 1 : 0);
  discord.world.commands[scope] = [...others, command];
  discord.happenings.tell({ t: 'COMMANDS_UPDATE' });
  return { command, isNew };
}

/** Changes fields of a command; throws 10063 and 50035. */
export function editCommand(
  discord: Discord,
  scope: Scope,
  { id, body }: { id: string; body: unknown },
): APIApplicationCommand {
  const old = commandOf(discord, scope, id);
  const merged = { ...old, ...(isRecord(body) ? body : {}), id };
  refuseIfAny(commandErrors(merged, []));
  const command = storedCommand(discord, scope, merged);
  discord.world.commands[scope] = discord.world.commands[scope].map((other) => (other.id === id ? command : other));
  discord.happenings.tell({ t: 'COMMANDS_UPDATE' });
  return command;
}

/** Deletes a command; throws 10063. */
export function deleteCommand(discord: Discord, scope: Scope, id: string): void {
  commandOf(discord, scope, id);
  discord.world.commands[scope] = discord.world.commands[scope].filter((command) => command.id !== id);
  discord.happenings.tell({ t: 'COMMANDS_UPDATE' });
}

/** The command with that id; throws 10063. */
export function commandOf({ world }: Discord, scope: Scope, id: string): APIApplicationCommand {
  const command = world.commands[scope].find((candidate) => candidate.id === id);
  if (!command) throw refusal('unknownCommand');
  return command;
}

function storedCommand({ world, nextId }: Discord, scope: Scope, body: Record<string, unknown>): APIApplicationCommand {
  const type = Number(body['type'] ?? CommandType.ChatInput);
  const old = world.commands[scope].find((command) => command.name === body['name'] && command.type === type);
  const permissions = body['default_member_permissions'];
  const command = {
    name_localizations: null,
    description: '',
    description_localizations: null,
    nsfw: false,
    ...body,
    id: typeof body['id'] === 'string' ? body['id'] : (old?.id ?? nextId()),
    application_id: world.application.id,
    version: nextId(),
    type,
    default_member_permissions: permissions === undefined || permissions === null ? null : String(permissions),
    integration_types: body['integration_types'] ?? [0],
    contexts: body['contexts'] ?? (scope === 'global' ? [0, 1, 2] : null),
    ...(scope === 'guild' && { guild_id: world.guild.id }),
  };
  return command as unknown as APIApplicationCommand;
}

function requireRoom(commands: readonly APIApplicationCommand[]): void {
  for (const [type, most] of Object.entries(MAX_BY_TYPE)) {
    if (commands.filter((command) => command.type === Number(type)).length > most) throw refusal('tooManyCommands');
  }
}

function countCreates({ world, clock }: Discord, created: number): void {
  world.commandCreates = world.commandCreates.filter((at) => clock.now() - at < DAY);
  if (world.commandCreates.length + created > CREATES_A_DAY) throw refusal('tooManyCommandCreates');
  world.commandCreates.push(...Array.from({ length: created }, () => clock.now()));
}

function duplicateNames(commands: readonly Record<string, unknown>[]): FormError[] {
  const seen = new Set<string>();
  return commands.flatMap(({ name, type }, index) => {
    const key = `${String(type ?? 1)} ${String(name)}`;
    const isTaken = seen.has(key);
    seen.add(key);
    return complaintIf(isTaken, [index, 'name'], 'APPLICATION_COMMANDS_DUPLICATE_NAME');
  });
}

function commandErrors(command: unknown, path: Path): FormError[] {
  const byShape = formErrors(ApplicationCommandUpdateRequestSchema, command, path);
  if (byShape.length > 0 || !isRecord(command)) return byShape;
  const chat = (command['type'] ?? CommandType.ChatInput) === CommandType.ChatInput;
  const options = optionsOf(command);
  return [
    ...(chat ? nameErrors(command, path) : contextMenuErrors(command, path)),
    ...localeErrors(command, path),
    ...(chat
      ? lengthErrors(String(command['description'] ?? '').length, { least: 1, most: 100 }, [...path, 'description'])
      : []),
    ...optionListErrors(options, 0, [...path, 'options']),
    ...complaintIf(charactersIn(command) > MAX_CHARACTERS, path, 'APPLICATION_COMMAND_TOO_LARGE'),
  ];
}

function contextMenuErrors(command: Record<string, unknown>, path: Path): FormError[] {
  const isDescribed = Boolean(command['description']) || optionsOf(command).length > 0;
  return complaintIf(isDescribed, [...path, 'description'], 'APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_NOT_ALLOWED');
}

function optionListErrors(options: readonly APIApplicationCommandOption[], depth: number, path: Path): FormError[] {
  const nested = options.filter(({ type }) => type === Option.Subcommand || type === Option.SubcommandGroup);
  const isMixed = nested.length > 0 && nested.length < options.length;
  return [
    ...complaintIf(isMixed, path, 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID'),
    ...options.flatMap((option, index) => {
      const at = [...path, index];
      const before = options.slice(0, index);
      const isTaken = before.some(({ name }) => name === option.name);
      const isLate = option.required === true && before.some(({ required }) => !required);
      return [
        ...complaintIf(isTaken, [...at, 'name'], 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS'),
        ...complaintIf(isLate, at, 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID'),
        ...optionErrors(option, depth, at),
      ];
    }),
  ];
}

function optionErrors(option: APIApplicationCommandOption, depth: number, path: Path): FormError[] {
  const record = option as unknown as Record<string, unknown>;
  const choices = Array.isArray(record['choices']) ? record['choices'].filter(isRecord) : [];
  const tooDeep =
    (option.type === Option.SubcommandGroup && depth > 0) || (option.type === Option.Subcommand && depth > 1);
  const isBoth = record['autocomplete'] === true && choices.length > 0;
  return [
    ...nameErrors(record, path),
    ...localeErrors(record, path),
    ...complaintIf(
      tooDeep,
      [...path, 'type'],
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Sub-commands cannot be nested this deep',
    ),
    ...complaintIf(isBoth, [...path, 'autocomplete'], 'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE_EXCLUSIVE'),
    ...['value', 'length'].flatMap((of) => boundsErrors(record, [`min_${of}`, `max_${of}`], path)),
    ...choices.flatMap((choice, index) => choiceErrors(choice, choices.slice(0, index), [...path, 'choices', index])),
    ...optionListErrors(optionsOf(record), depth + 1, [...path, 'options']),
  ];
}

function boundsErrors(option: Record<string, unknown>, [least, most]: [string, string], path: Path): FormError[] {
  return complaintIf(
    Number(option[least]) > Number(option[most]),
    [...path, most],
    'APPLICATION_COMMAND_OPTIONS_BOUNDS_INVALID',
    `${most} must be greater than or equal to ${least}`,
  );
}

function choiceErrors(
  { name, value }: Record<string, unknown>,
  before: readonly Record<string, unknown>[],
  path: Path,
): FormError[] {
  const isTaken = before.some((other) => other['value'] === value || other['name'] === name);
  return [
    ...complaintIf(isTaken, path, 'APPLICATION_COMMAND_OPTIONS_CHOICE_DUPLICATED'),
    ...(typeof value === 'string' ? lengthErrors(value.length, { least: 1, most: 100 }, [...path, 'value']) : []),
  ];
}

function nameErrors(named: Record<string, unknown>, path: Path): FormError[] {
  const names: [unknown, Path][] = [
    [named['name'], [...path, 'name']],
    ...Object.entries(isRecord(named['name_localizations']) ? named['name_localizations'] : {}).map(
      ([locale, name]): [unknown, Path] => [name, [...path, 'name_localizations', locale]],
    ),
  ];
  const isName = (name: unknown) => typeof name === 'string' && NAME.test(name) && name === name.toLowerCase();
  return names.flatMap(([name, at]) => complaintIf(!isName(name), at, 'APPLICATION_COMMAND_INVALID_NAME'));
}

function localeErrors(named: Record<string, unknown>, path: Path): FormError[] {
  return ['name_localizations', 'description_localizations'].flatMap((field) => {
    const texts = named[field];
    return Object.keys(isRecord(texts) ? texts : {})
      .filter((locale) => !LOCALES.has(locale))
      .map((locale) =>
        complaint([...path, field, locale], 'ENUM_TYPE_COERCE', `Value "${locale}" is not a valid enum value.`),
      );
  });
}

function optionsOf(record: Record<string, unknown>): APIApplicationCommandOption[] {
  return Array.isArray(record['options']) ? (record['options'] as APIApplicationCommandOption[]) : [];
}

/** Names, descriptions and choices of a command together; the longest localised text counts. */
function charactersIn(record: Record<string, unknown>): number {
  const longest = (field: string) => {
    const texts = record[`${field}_localizations`];
    const all = [record[field], ...Object.values(isRecord(texts) ? texts : {})];
    return Math.max(0, ...all.map((text) => (typeof text === 'string' ? text.length : 0)));
  };
  const inner = ['options', 'choices']
    .flatMap((field) => (Array.isArray(record[field]) ? record[field] : []))
    .filter(isRecord);
  const value = typeof record['value'] === 'string' ? record['value'].length : 0;
  return longest('name') + longest('description') + value + inner.reduce((sum, item) => sum + charactersIn(item), 0);
}
