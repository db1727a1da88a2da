import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { Person } from 'local-discord';
import type { Random } from '../src/engine/random.ts';

/** Texts that people type by mistake, out of curiosity or to do harm. */
export const ODD_TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '99999999999999999999',
  'Mara',
  'tom ',
  '1',
  '@everyone <@1> <#2>',
  '**bold** [x](http://a.b) ||no||',
  '1> [free](https://example.org) <@2',
  '😀'.repeat(100),
  'a\nb\n\n# c',
  '2026-02-30',
  '2026-12-24',
  'tomorrow',
  'São Paulo',
  'europe/berlin',
  'Europe/../Berlin',
  '../../etc/passwd',
  '__proto__',
  '(a+)+$'.repeat(40),
  '\u202eabc\u0000\u200b',
  'x'.repeat(500),
];

/** A random item of the list; throws if the list is empty. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const picked = list[random.below(Math.max(list.length, 1))];
  if (picked === undefined) throw new Error('There is nothing to pick.');
  return picked;
}

/** True this many times in a hundred. */
export const chance = (random: Random, percent: number): boolean => random.below(100) < percent;

/** An option of a registered command; those of a subcommand are its own options. */
interface CommandOption {
  readonly name: string;
  readonly type: number;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly { readonly value: string | number }[];
  readonly min_value?: number;
  readonly max_value?: number;
  readonly options?: readonly CommandOption[];
}

/** The subcommands of a command by the words after its name, including those in groups. */
export const subcommandsIn = (options: readonly unknown[] = []): (CommandOption & { readonly path: string })[] =>
  (options as readonly CommandOption[]).flatMap((option) =>
    option.type === Option.SubcommandGroup
      ? subcommandsIn(option.options).map((inner) => ({ ...inner, path: `${option.name} ${inner.path}` }))
      : [{ ...option, path: option.name }],
  );

/** The values of a command's options, by name. */
export type Given = NonNullable<Parameters<Person['slash']>[2]>;

/** What random values depend on. */
interface Filling {
  readonly random: Random;
  /** Ids of users to name. */
  readonly people: readonly string[];
  /** Types text into an option, given the values of the others, and returns the bot's suggestions. */
  readonly suggest: (option: string, text: string, beside: Given) => Promise<readonly string[]>;
}

/** Random values for the options of a subcommand: all that are required, and half of the others. */
export async function randomOptions(options: readonly CommandOption[] = [], filling: Filling): Promise<Given> {
  const given: Record<string, Given[string]> = {};
  for (const option of options) {
    if (!option.required && chance(filling.random, 50)) continue;
    given[option.name] = await randomValue(option, filling, given);
  }
  return given;
}

async function randomValue(option: CommandOption, filling: Filling, beside: Given): Promise<Given[string]> {
  const { random, people, suggest } = filling;
  const { name, choices = [], min_value = 0, max_value = 10_000 } = option;
  if (choices.length > 0) return pick(random, choices).value;
  switch (option.type) {
    case Option.Integer:
    case Option.Number:
      return chance(random, 60) ? min_value + random.below(Math.min(max_value - min_value, 40) + 1) : random.below(99);
    case Option.Boolean:
      return chance(random, 60);
    case Option.User:
      return pick(random, people);
    case Option.Attachment:
      return { filename: 'copy.json', bytes: new TextEncoder().encode(pick(random, ODD_TEXTS) || '{}') };
    default: {
      const isSuggested = option.autocomplete && chance(random, 85);
      const values = isSuggested ? await suggest(name, chance(random, 60) ? '' : pick(random, ODD_TEXTS), beside) : [];
      return pick(random, values.length > 0 ? values : ODD_TEXTS);
    }
  }
}

/** The custom ids of the inputs of a form. */
export function inputsOf(modal: unknown): string[] {
  const ids: string[] = [];
  JSON.stringify(modal, (key, value: unknown) => {
    if (key === 'custom_id') ids.push(String(value));
    return value;
  });
  return ids;
}
