import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/v10';
import { UserMistake } from './errors.ts';
import { isRecord } from './form.ts';
import type { Deed } from './page-types.ts';

type Typed = Extract<Deed, { type: 2 | 4 }>;

/** A value of a command's option, in Discord's tree: subcommands contain options, other options a value. */
export type GivenOption = {
  name: string;
  type: number;
  value?: string | number | boolean;
  options?: GivenOption[];
  focused?: boolean;
};

/** The options of a command or subcommand; `path` is the names of the groups and subcommands that lead there. */
function optionsAt(command: APIApplicationCommand, path: readonly string[]): APIApplicationCommandOption[] {
  let options = command.options ?? [];
  for (const name of path) {
    const inner = options.filter(isBranch).find((option) => option.name === name);
    if (!inner) throw new UserMistake(404, `/${command.name} has no subcommand "${name}".`);
    options = inner.options ?? [];
  }
  return options;
}

/** Discord's option tree for values under the subcommand at `path`; `forged` ones have the type of their value. */
export function optionTree(
  command: APIApplicationCommand,
  path: readonly string[],
  { values, focused, forged }: Pick<Typed, 'values' | 'focused'> & { forged: boolean },
) {
  const known = optionsAt(command, path);
  const leaves = Object.entries(values).map(([name, value]): GivenOption => {
    const registered = forged ? undefined : known.find((option) => option.name === name)?.type;
    const type = registered ?? TYPES[typeof value] ?? Option.String;
    return { name, type, value, ...(name === focused && { focused: true }) };
  });
  return path.reduceRight((options, name, at) => {
    const isGroup = at < path.length - 1;
    return [{ name, type: isGroup ? Option.SubcommandGroup : Option.Subcommand, options }];
  }, leaves);
}

/** Refuses unknown and missing options and values out of bounds; while `typing`, values may be unfinished. */
export function checkOptions(
  known: readonly APIApplicationCommandOption[],
  given: readonly GivenOption[],
  { typing }: { typing: boolean },
) {
  for (const { name, value, options } of given) {
    const option = known.find((candidate) => candidate.name === name);
    if (!option) throw new UserMistake(400, `There is no option "${name}".`);
    if (isBranch(option)) checkOptions(option.options ?? [], options ?? [], { typing });
    else if (!typing) checkValue(option, value);
  }
  if (typing) return;
  const branches = known.filter(isBranch);
  if (branches.length > 0 && given.length !== 1) throw new UserMistake(400, 'Choose a subcommand.');
  for (const option of known) {
    const missing = !isBranch(option) && option.required && !given.some(({ name }) => name === option.name);
    if (missing) throw new UserMistake(400, `The option "${option.name}" is required.`);
  }
}

type Branch = APIApplicationCommandOption & {
  type: Option.Subcommand | Option.SubcommandGroup;
  options?: APIApplicationCommandOption[];
};

function isBranch(option: APIApplicationCommandOption): option is Branch {
  return option.type === Option.Subcommand || option.type === Option.SubcommandGroup;
}

function checkValue(option: APIApplicationCommandOption, value: unknown): void {
  const rules = option as unknown as Record<string, unknown>;
  const refuse = (why: string): never => {
    throw new UserMistake(400, `The option "${option.name}" ${why}.`);
  };
  const numeric = option.type === Option.Integer || option.type === Option.Number;
  if (numeric && typeof value !== 'number') refuse('must be a number');
  if (option.type === Option.Integer && !Number.isInteger(value)) refuse('must be a whole number');
  if (option.type === Option.Boolean && typeof value !== 'boolean') refuse('must be true or false');
  if (!numeric && option.type !== Option.Boolean && typeof value !== 'string') refuse('must be text');
  const size = typeof value === 'string' ? value.length : Number(value);
  const least = rules[numeric ? 'min_value' : 'min_length'];
  const most = rules[numeric ? 'max_value' : 'max_length'];
  if (typeof least === 'number' && size < least) refuse(`must be at least ${least}`);
  if (typeof most === 'number' && size > most) refuse(`must be at most ${most}`);
  const choices = Array.isArray(rules['choices']) ? rules['choices'].filter(isRecord) : [];
  if (choices.length > 0 && !choices.some((choice) => choice['value'] === value)) refuse('is not one of its choices');
}

const TYPES: Record<string, number> = { boolean: Option.Boolean, number: Option.Integer, string: Option.String };
