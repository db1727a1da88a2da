import { expect, test } from 'vitest';
import { call, channel, login, start } from './bot.ts';

test('several servers: each with its own people, channels and threads', async () => {
  const discord = await start();
  const { id, members } = discord.addGuild('Elsewhere', ['Zoe', 'Max']);
  const [owner = '', member = ''] = members;
  const there = discord.addChannel('there', id);
  const seen: unknown[] = [];
  const client = await login(discord, async (interaction) => {
    if (!interaction.isRepliable()) return;
    seen.push([interaction.guildId, interaction.channelId, interaction.inCachedGuild()]);
    await interaction.reply('Hello.');
  });
  await client.application.commands.set([{ name: 'ask', description: 'Asks the bot' }]);
  expect(client.guilds.cache.map((guild) => [guild.id, guild.ownerId])).toEqual([
    [discord.guildId, discord.world.guild.ownerId],
    [id, owner],
  ]);
  expect(client.guilds.cache.get(id)?.channels.cache.map(({ name }) => name)).toEqual(['there']);

  await discord.as(member).slash(there, 'ask');
  expect(seen).toEqual([[id, there, true]]);
  await expect(discord.as(member).slash(channel(discord), 'ask')).rejects.toThrow('You do not see this channel.');
  await expect(discord.as('Bo').slash(there, 'ask')).rejects.toThrow('You do not see this channel.');
  expect(discord.as('Bo').messages(there)).toEqual([]);

  const thread = await call(discord, `POST /channels/${there}/threads`, { name: 'Talk', type: 11 });
  expect(thread.json['guild_id']).toBe(id);
  expect((await call(discord, `GET /guilds/${id}/threads/active`)).json['threads']).toHaveLength(1);
  expect((await call(discord, `GET /guilds/${discord.guildId}/threads/active`)).json['threads']).toEqual([]);
  expect((await call(discord, `GET /guilds/${id}/members/${owner}`)).status).toBe(200);
  expect((await call(discord, `GET /guilds/${discord.guildId}/members/${owner}`)).json['code']).toBe(10007);
});
