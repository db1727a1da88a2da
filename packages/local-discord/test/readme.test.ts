import { GatewayIntentBits } from 'discord.js';
import { expect, it } from 'vitest';
import { textOf } from '../src/index.ts';
import { login, start } from './bot.ts';

it('serves a bot as its README shows', async () => {
  const discord = await start();
  const answer = (interaction: Parameters<NonNullable<Parameters<typeof login>[1]>>[0]) =>
    interaction.isChatInputCommand() && interaction.reply(`You called /${interaction.commandName}.`);
  const client = await login(discord, answer, { intents: [GatewayIntentBits.Guilds] });
  await client.application.commands.set([{ name: 'hello', description: 'Says hello' }]);
  const reaction = await discord.as('Mara').slash(discord.channels[0]?.id ?? '', 'hello');
  expect(textOf(await reaction.shown())).toBe('You called /hello.');
});
