// Checks against Discord's limits that need no server.
import { createClock, createSnowflakes } from './clock.ts';
import { replaceCommands } from './commands.ts';
import { createHappenings, noRequests } from './discord.ts';
import { createWorld } from './world.ts';

export { MessageCreateRequestSchema } from 'discord-api-spec/zod';
export { checkMessage } from './message-limits.ts';
export { choiceErrors, modalErrors } from './modals.ts';

/** Throws if Discord would refuse these global commands, given as the JSON that a bot sends. */
export function checkCommands(commands: unknown): void {
  const clock = createClock({ running: false });
  const world = createWorld({ now: 0, botName: 'Bot', botMay: 0n });
  const discord = { world, clock, requests: noRequests(), happenings: createHappenings() };
  const whole = { ...discord, nextId: createSnowflakes(clock.now), url: '', waiting: new Map() };
  replaceCommands(whole, commands);
}
