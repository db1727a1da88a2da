import { Events, GatewayIntentBits, type Interaction } from 'discord.js';
import { expect, test } from 'vitest';
import type { LocalDiscord } from '../src/start.ts';
import { call, channel, discordForEach, failure, login, talk } from './bot.ts';

const discord = discordForEach();

/** A bot that answers `/ask` with how many times it has been asked. */
async function counting(discord: LocalDiscord) {
  const asked: string[] = [];
  // discord.js leaves five seconds between two logins.
  const ws = { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => {} }) };
  const answer = async (interaction: Interaction) => {
    if (!interaction.isChatInputCommand()) return;
    asked.push(interaction.options.getString('word') ?? '');
    // A duplicate may be refused; the bot must cope with that.
    await interaction.reply(`answer ${asked.length}`).catch(() => {});
  };
  const client = await login(discord, answer, { ws });
  await client.application.commands.set([
    { name: 'ask', description: 'x', options: [{ type: 3, name: 'word', description: 'x' }] },
  ]);
  return { client, asked };
}

test('a dropped socket is resumed, and the bot gets what happened in the meantime', async () => {
  const { asked } = await counting(discord);
  discord.faults.dropSocket();
  const reaction = await discord.as('Mara').slash(channel(discord), 'ask', { word: 'while away' });
  expect(reaction.message?.content).toBe('answer 1');
  expect(asked).toEqual(['while away']);
  expect(discord.requests.gateway).toMatchObject({ identifies: 1, resumes: 1 });
});

test('a refused resume makes the bot log in again', async () => {
  const { client } = await counting(discord);
  discord.faults.refuseResume();
  const back = new Promise((resolve) => client.once(Events.ShardReady, resolve));
  discord.faults.dropSocket();
  await back;
  expect(discord.requests.gateway).toMatchObject({ identifies: 2, resumes: 0 });
  expect((await discord.as('Mara').slash(channel(discord), 'ask')).acknowledged).toBe(true);
});

test('a socket dropped before or after an event loses nothing', async () => {
  const { asked } = await counting(discord);
  discord.faults.dropSocketBefore('INTERACTION_CREATE');
  expect((await discord.as('Mara').slash(channel(discord), 'ask', { word: 'a' })).acknowledged).toBe(true);
  discord.faults.dropSocketAfter('INTERACTION_CREATE');
  expect((await discord.as('Mara').slash(channel(discord), 'ask', { word: 'b' })).acknowledged).toBe(true);
  await discord.until(() => discord.requests.gateway.resumes === 2);
  expect(asked).toEqual(['a', 'b']);
});

test('an event comes twice; two events come in the wrong order', async () => {
  const { asked } = await counting(discord);
  discord.faults.deliverTwice('INTERACTION_CREATE');
  await discord.as('Mara').slash(channel(discord), 'ask', { word: 'twice' });
  await discord.until(() => asked.length === 2);
  await discord.until(() => discord.requests.rejected.length === 1);
  expect(discord.requests.rejected).toMatchObject([{ code: 40060 }]);
  discord.faults.swapWithNext('INTERACTION_CREATE');
  const words = ['first', 'second'].map((word) => discord.as('Tom').slash(channel(discord), 'ask', { word }));
  await Promise.all(words);
  expect(asked.slice(2)).toEqual(['second', 'first']);
});

test('the gateway refuses what Discord refuses', async () => {
  const identify = { op: 2, d: { token: discord.token, intents: 1, properties: {} } };
  expect(await talk(discord, ['no json'])).toBe(4002);
  expect(await talk(discord, [{ op: 3, d: {} }])).toBe(4003);
  expect(await talk(discord, [{ op: 2, d: { ...identify.d, token: 'wrong' } }])).toBe(4004);
  expect(await talk(discord, [identify, identify])).toBe(4005);
  expect(await talk(discord, [identify, { op: 99 }])).toBe(4001);
  expect(await talk(discord, [{ op: 2, d: { ...identify.d, intents: -1 } }])).toBe(4013);
  expect(await talk(discord, [{ op: 2, d: { ...identify.d, intents: 1 << 15 } }])).toBe(4014);
  const heartbeat = { op: 1, d: null };
  expect(await talk(discord, Array(121).fill(heartbeat))).toBe(4008);
  expect(await talk(discord, [heartbeat], [11])).toMatchObject({ op: 11 });
  const resume = { op: 6, d: { token: discord.token, session_id: 'none', seq: 1 } };
  expect(await talk(discord, [resume], [9])).toMatchObject({ d: false });
  const { session_start_limit: limit, shards } = (await call(discord, 'GET /gateway/bot')).json;
  expect(limit).toMatchObject({ total: 1000, remaining: 998, max_concurrency: 1 });
  expect(shards).toBe(1);
});

test('a bot receives messages only with the intent, and never ephemeral ones', async () => {
  const heard: string[] = [];
  const answer = (interaction: Interaction) =>
    interaction.isRepliable() && interaction.reply({ content: 'secret', flags: 64 });
  const intents = [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages];
  const client = await login(discord, answer, { intents });
  client.on('messageCreate', (message) => heard.push(message.content));
  await client.application.commands.set([{ name: 'ask', description: 'x' }]);
  await discord.as('Mara').slash(channel(discord), 'ask');
  await discord.as('Mara').say(channel(discord), 'not for bots');
  await discord.as('Mara').say(channel(discord), `hello <@${discord.applicationId}>`);
  await discord.until(() => heard.length === 2);
  expect(heard).toEqual(['', `hello <@${discord.applicationId}>`]);
});

test('the bot learns of new and deleted channels and of changed permissions', async () => {
  const client = await login(discord);
  const id = discord.addChannel('third-table');
  await discord.until(() => client.channels.cache.has(id));
  const added = client.channels.cache.get(id);
  discord.faults.revokePermission(id, ['SendMessages']);
  await discord.until(
    () => added?.isTextBased() && !added.isDMBased() && !added.permissionsFor(client.user)?.has('SendMessages'),
  );
  discord.faults.deleteChannel(id);
  await discord.until(() => !client.channels.cache.has(id));
  expect(await failure(discord, `POST /channels/${id}/messages`, { content: 'x' })).toEqual([404, 10003]);
});
