/** Slash commands as data: what can be typed, what was meant, and Discord's tree of options for it. */
import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/v10';

/** One thing that can be typed after the slash; its path is `['game', 'new']`. */
export type Entry = { path: string[]; description: string; options: APIApplicationCommandBasicOption[] };

export type Value = string | number | boolean;

export type Choice = { name: string; value: Value };

export const written = (entry: Entry) => `/${entry.path.join(' ')}`;

/** Every command and subcommand of a guild or of a direct message, in the order of registration. */
export const entriesOf = (commands: APIApplicationCommand[], inDm: boolean): Entry[] =>
  commands
    .filter((command) => command.type === 1 && (command.contexts?.includes(inDm ? 1 : 0) ?? true))
    .flatMap((command) => entriesBelow([command.name], command));

type Branch = { description: string; options?: APIApplicationCommandOption[] | undefined };

function entriesBelow(path: string[], { description, options = [] }: Branch): Entry[] {
  const below = options.filter((option) => option.type === Option.Subcommand || option.type === Option.SubcommandGroup);
  if (below.length > 0) return below.flatMap((option) => entriesBelow([...path, option.name], option));
  return [{ path, description, options: options as APIApplicationCommandBasicOption[] }];
}

/** The entries that fit what was typed so far, with its slash, best match first. */
export function searchEntries(entries: Entry[], typed: string) {
  const words = typed.slice(1).toLowerCase().trim().split(/\s+/).filter(Boolean);
  const textOf = (entry: Entry) => entry.path.join(' ').toLowerCase();
  const fitting = entries.filter((entry) => words.every((word) => textOf(entry).includes(word)));
  const starts = (entry: Entry) => Number(textOf(entry).startsWith(words.join(' ')));
  return fitting.toSorted((one, other) => starts(other) - starts(one));
}

/** The entry that was typed in full, such as `/game new players:3`, and what follows it. */
export function readEntry(entries: Entry[], typed: string) {
  const entry = entries
    .toSorted((one, other) => other.path.length - one.path.length)
    .find((one) => `${typed.toLowerCase()} `.startsWith(`${written(one)} `));
  return entry && { entry, rest: typed.slice(written(entry).length).trimStart() };
}

/** The options typed after a command, such as `players:3 name:two words`, by name. */
export function readOptions(entry: Entry, rest: string): Record<string, string> {
  const names = entry.options.map((option) => option.name);
  const starts = [...rest.matchAll(/(?:^|\s)([^\s:]+):/g)].filter((match) => names.includes(match[1] ?? ''));
  return Object.fromEntries(
    starts.map((match, index) => [
      match[1],
      rest.slice(match.index + match[0].length, starts[index + 1]?.index ?? rest.length).trim(),
    ]),
  );
}

/** The registered choices of an option, or true and false; undefined if anything may be typed. */
export function fixedChoices(option: APIApplicationCommandBasicOption): Choice[] | undefined {
  if (option.type === Option.Boolean) return [true, false].map((value) => ({ name: value ? 'True' : 'False', value }));
  return 'choices' in option && option.choices && option.choices.length > 0 ? option.choices : undefined;
}

export const isAutocompleted = (option: APIApplicationCommandBasicOption) =>
  'autocomplete' in option && option.autocomplete === true;

/** The choice with that name or value, in any capitalisation. */
export const choiceNamed = (choices: Choice[], text: string) =>
  choices.find(({ name, value }) => [name, String(value)].some((known) => known.toLowerCase() === text.toLowerCase()));

/** The value of an option for the text of its field; the server refuses one that does not fit. */
export function optionValue({ type }: APIApplicationCommandBasicOption, text: string, choices: Choice[]): Value {
  const choice = choiceNamed(choices, text);
  if (choice) return choice.value;
  return type === Option.Integer || type === Option.Number ? Number(text) : text;
}
