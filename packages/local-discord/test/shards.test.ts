import { expect, test } from 'vitest';
import type { LocalDiscord } from '../src/start.ts';
import { call, discordForEach, guildInEach, login, shardOf, start, talk } from './bot.ts';

const discord = discordForEach();

/** A client of some shards that counts its interactions, and the ids of the servers that it knows. */
async function serving(discord: LocalDiscord, shards: number[], shardCount: number) {
  const asked: string[] = [];
  const client = await login(
    discord,
    async (interaction) => {
      asked.push(interaction.guildId ?? 'direct');
      if (interaction.isRepliable()) await interaction.reply('Here.').catch(() => {});
    },
    { shards, shardCount },
  );
  return { client, asked, guilds: () => [...client.guilds.cache.keys()] };
}

const COMMAND = { name: 'ask', description: 'x' };

test('the gateway says how many shards it recommends, and how many may start at a time', async () => {
  const discord = await start({ shards: 3, maxConcurrency: 16 });
  const { shards, session_start_limit } = (await call(discord, 'GET /gateway/bot')).json;
  expect(shards).toBe(3);
  expect(session_start_limit).toMatchObject({ max_concurrency: 16 });
  const client = await login(discord, () => {}, { shards: 'auto' });
  expect([client.ws.shards.size, client.guilds.cache.size]).toEqual([3, 1]);
});

test('a session gets only events of its shard’s servers, and only the first one gets direct messages', async () => {
  const [zero = '', one = ''] = guildInEach(discord, 2);
  const first = await serving(discord, [0], 2);
  const second = await serving(discord, [1], 2);
  expect([first.guilds(), second.guilds()]).toEqual([[zero], [one]].map((ids) => expect.arrayContaining(ids)));
  expect(first.guilds().length + second.guilds().length).toBe(discord.world.guilds.size);
  await first.client.application.commands.set([COMMAND]);
  const channels = [zero, one].map((guildId) => discord.addChannel('here', guildId));
  await discord.until(() => second.client.channels.cache.has(channels[1] ?? ''));
  expect(first.client.channels.cache.has(channels[1] ?? '')).toBe(false);
  for (const [index, channel] of channels.entries()) {
    const [member = ''] = [...(discord.world.guilds.get([zero, one][index] ?? '')?.members ?? [])];
    expect(await discord.as(member).slash(channel, 'ask')).toMatchObject({ acknowledged: true });
  }
  expect([first.asked, second.asked]).toEqual([[zero], [one]]);
  const mara = discord.users[0]?.id ?? '';
  await discord.as(mara).slash(discord.directMessages(mara), 'ask');
  expect([first.asked, second.asked]).toEqual([[zero, 'direct'], [one]]);
});

test('every session of a shard gets its events, even one with a different number of shards, and only one answer counts', async () => {
  const channel = discord.channels[0]?.id ?? '';
  const two = await serving(discord, [shardOf(discord.guildId, 2)], 2);
  const same = await serving(discord, [shardOf(discord.guildId, 2)], 2);
  const four = await serving(discord, [shardOf(discord.guildId, 4)], 4);
  const other = await serving(discord, [(shardOf(discord.guildId, 4) + 1) % 4], 4);
  await two.client.application.commands.set([COMMAND]);
  expect(await discord.as('Mara').slash(channel, 'ask')).toMatchObject({ acknowledged: true });
  await discord.until(() => discord.requests.rejected.length === 2);
  expect([two, same, four].map(({ asked }) => asked)).toEqual([
    [discord.guildId],
    [discord.guildId],
    [discord.guildId],
  ]);
  expect(other.asked).toEqual([]);
  expect(discord.requests.rejected).toMatchObject([{ code: 40060 }, { code: 40060 }]);
});

test('a resumed session of a shard gets what it has missed', async () => {
  const [zero = '', one = ''] = guildInEach(discord, 2);
  const first = await serving(discord, [0], 2);
  const second = await serving(discord, [1], 2);
  await first.client.application.commands.set([COMMAND]);
  const channels = [zero, one].map((guildId) => discord.addChannel('here', guildId));
  discord.faults.dropSocket();
  for (const [index, guildId] of [zero, one].entries()) {
    const [member = ''] = [...(discord.world.guilds.get(guildId)?.members ?? [])];
    await discord.as(member).slash(channels[index] ?? '', 'ask');
  }
  await discord.until(() => discord.requests.gateway.resumes === 2);
  expect([first.asked, second.asked]).toEqual([[zero], [one]]);
  expect(discord.requests.gateway.identifies).toBe(2);
});

/** Identifies by hand; returns the gateway's close code, or its answer's opcode. */
async function identify(discord: LocalDiscord, shard: unknown): Promise<number> {
  const d = { token: discord.token, intents: 1, properties: {}, shard };
  const answer = await talk(discord, [{ op: 2, d }], [0, 9]);
  return typeof answer === 'number' ? answer : answer.op;
}

test.each([[[1, 1]], [[-1, 2]], [[0, 0]], [[0]], [[0, 1, 2]], ['0/1'], [['0', '1']], [[0.5, 2]]])(
  'an impossible shard is refused: %j',
  async (shard) => {
    expect(await identify(await start(), shard)).toBe(4010);
  },
);

test('a session is accepted only for up to 2,500 servers', async () => {
  for (let count = discord.world.guilds.size; count < 2_501; count++) {
    discord.clock.advance(1);
    discord.addGuild(`Server ${count}`, []);
  }
  expect(await identify(discord, undefined)).toBe(4011);
  expect(await identify(discord, [0, 1])).toBe(4011);
  expect(await identify(discord, [0, 2])).toBe(0);
});

test('one session with each key may start every five seconds', async () => {
  const discord = await start({ maxConcurrency: 2 });
  expect(await identify(discord, [0, 4])).toBe(0);
  expect(await identify(discord, [2, 4])).toBe(9);
  expect(await identify(discord, [1, 4])).toBe(0);
  expect(await identify(discord, [3, 4])).toBe(9);
  expect(discord.requests.gateway.identifies).toBe(2);
});
