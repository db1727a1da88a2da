import type { ApplicationCommandData, Client, RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';

/**
 * Registers the commands with Discord where they differ from those that are registered already.
 * @returns whether anything was registered
 */
export async function registerCommands(
  client: Client<true>,
  commands: readonly RESTPostAPIChatInputApplicationCommandsJSONBody[],
): Promise<boolean> {
  const registered = await client.application.commands.fetch({ withLocalizations: true });
  const same =
    registered.size === commands.length &&
    commands.every((command) => registered.some((other) => other.equals(withoutUndefined(command), true)));
  if (!same) await client.application.commands.set(commands);
  return !same;
}

// A property that is there but undefined counts as a difference to discord.js.
function withoutUndefined(command: RESTPostAPIChatInputApplicationCommandsJSONBody): ApplicationCommandData {
  return JSON.parse(JSON.stringify(command));
}
