// Checks against Discord's limits that need no server.
import { createClock } from './clock.ts';
import { replaceCommands } from './commands.ts';
import { createHappenings, noRequests } from './discord.ts';
import { createSnowflakes } from './snowflake.ts';
import { createWorld } from './world.ts';

export { MessageCreateRequestSchema } from 'discord-api-spec/zod';
export { choiceErrors } from './choices.ts';
export { checkMessage } from './message-limits.ts';
export { modalErrors } from './modals.ts';

/** Throws if Discord would refuse these global commands, given as the JSON that a bot sends. */
export function checkCommands(commands: unknown): void {
  const clock = createClock({ running: false });
  const world = createWorld({ now: 0, botName: 'Bot', botMay: 0n });
  const discord = { world, clock, requests: noRequests(), happenings: createHappenings() };
  const whole = { ...discord, nextId: createSnowflakes(clock.now), url: '', waiting: new Map() };
  replaceCommands(whole, commands);
}
