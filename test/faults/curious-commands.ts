import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { fillIn, shownFor, wander } from './curious-hands.ts';
import { attempt, ODD_TEXTS, placeOf, type Somebody, somebody } from './curious-people.ts';
import { type CuriousServer, chance, pick } from './curious-server.ts';

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

/** Uses any subcommand with any options. */
export async function commandAnything(server: CuriousServer, who = somebody(server)): Promise<void> {
  const { scene, random } = server;
  const isManager = who.id === scene.discord.world.guild.ownerId;
  const wanted = isManager && chance(random, 40) ? 'caverna-admin' : 'caverna';
  const command = scene.discord.world.commands.find(({ name }) => name === wanted);
  const subcommand = pick(random, subcommandsIn(command?.options));
  if (['end', 'remove', 'move', 'new'].includes(subcommand.name) && chance(random, 50)) return;
  const channel = await placeOf(server, who);
  const path = `${wanted} ${subcommand.path}`;
  const options: Options = {};
  for (const option of subcommand.options ?? []) {
    if (!option.required && chance(random, 50)) continue;
    const value = await valueFor(server, option, { who, channel, path, options });
    if (value !== undefined) options[option.name] = value;
  }
  const isForged = chance(random, 15);
  const what = `${who.name} ${isForged ? 'forges' : 'types'} /${path} ${JSON.stringify(options)} in ${channel}`;
  const person = isForged ? who.person.forging : who.person;
  if (isForged) server.forged.add(subcommand.name);
  const reaction = await attempt(server, what, () => person.slash(channel, path, options));
  if (reaction?.modal) await fillIn(server, who, reaction);
  const shown = reaction && (await shownFor(reaction));
  if (shown && chance(random, 70)) await wander(server, who, shown);
}

type File = { filename: string; bytes: Uint8Array<ArrayBuffer> };
type Options = Record<string, string | number | boolean | File>;

interface Typing {
  readonly who: Somebody;
  readonly channel: string;
  readonly path: string;
  readonly options: Options;
}

async function valueFor(
  server: CuriousServer,
  option: CommandOption,
  typing: Typing,
): Promise<Options[string] | undefined> {
  const { scene, random } = server;
  const { choices = [], min_value = 0, max_value = 10_000 } = option;
  if (choices.length > 0) return pick(random, choices).value;
  switch (option.type) {
    case Option.Integer:
    case Option.Number:
      return chance(random, 60) ? min_value + random.below(Math.min(max_value - min_value, 40) + 1) : random.below(99);
    case Option.Boolean:
      return chance(random, 60);
    case Option.User:
      return pick(random, [...scene.discord.world.users.keys()]);
    case Option.Attachment:
      return fileOf(pick(random, ODD_TEXTS));
    default:
      return option.autocomplete && chance(random, 85) ? suggested(server, option, typing) : pick(random, ODD_TEXTS);
  }
}

const fileOf = (text: string): File => ({ filename: 'copy.json', bytes: new TextEncoder().encode(text || '{}') });

/** Types into an option, and takes one of the suggestions. */
async function suggested(
  server: CuriousServer,
  { name }: CommandOption,
  { who, channel, path, options }: Typing,
): Promise<string | undefined> {
  const { random } = server;
  const typed = chance(random, 60) ? '' : pick(random, ODD_TEXTS);
  const what = `${who.name} types "${typed}" into ${name} of /${path}`;
  const reaction = await attempt(server, what, () =>
    who.person.autocomplete(channel, path, { focused: name, options: { ...options, [name]: typed } }),
  );
  const values = reaction?.choices?.map(({ value }) => String(value)) ?? [];
  return values.length > 0 ? pick(random, values) : pick(random, ODD_TEXTS);
}
