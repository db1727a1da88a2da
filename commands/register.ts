import type { ApplicationCommandData, Client, RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';

/**
 * Registers the commands with Discord if they differ from the registered ones.
 * @returns whether anything was registered
 */
export async function registerCommands(
  client: Client<true>,
  commands: readonly RESTPostAPIChatInputApplicationCommandsJSONBody[],
): Promise<boolean> {
  const registered = await client.application.commands.fetch({ withLocalizations: true });
  for (const command of registered.values()) command.options = bare(command.options);
  const same =
    registered.size === commands.length &&
    commands.every((command) =>
      registered.some((other) => other.equals(bare(command) as ApplicationCommandData, true)),
    );
  if (!same) await client.application.commands.set(commands);
  return !same;
}

/**
 * Data without empty properties. discord.js sees a difference in an undefined property, and in an empty list that
 * Discord leaves out of its answer or adds to it.
 */
function bare<T>(value: T): T {
  const says = (_: string, one: unknown) => (Array.isArray(one) && one.length === 0 ? undefined : one);
  return JSON.parse(JSON.stringify(value, says) ?? '[]') as T;
}
