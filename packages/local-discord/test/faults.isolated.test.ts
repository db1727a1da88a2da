import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { buttonRow, call, channel, contents, discordForEach, generalOf, login, mute, post, roomOf } from './bot.ts';

const discord = discordForEach();

vi.mock('node:timers/promises', async (original) => {
  const timers = await original<typeof import('node:timers/promises')>();
  return { ...timers, setTimeout: vi.fn(timers.setTimeout) };
});

const SEND = 'POST /channels/:id/messages';

test.each([500, 502, 503] as const)('a route answers %i as often as it should', async (status) => {
  discord.faults.rest({ route: SEND, status, times: 2 });
  expect((await post(discord, { content: 'a' })).status).toBe(status);
  expect((await call(discord, 'GET /users/@me')).status).toBe(200);
  expect((await post(discord, { content: 'b' })).status).toBe(status);
  expect((await post(discord, { content: 'c' })).status).toBe(200);
  expect(contents(discord, 'Mara')).toEqual(['c']);
  expect(discord.requests.rejected).toEqual([]);
});

test('429 with and without retry-after; the client waits and tries again', async () => {
  discord.faults.rest({ route: SEND, status: 429 });
  const bare = await post(discord, { content: 'x' });
  expect(bare).toMatchObject({ status: 429, json: { message: 'You are being rate limited.', global: false } });
  expect(bare.headers.has('retry-after')).toBe(false);
  discord.faults.rest({ route: SEND, status: 429, retryAfter: 0.1, global: true, times: 2 });
  const told = await post(discord, { content: 'x' });
  expect(told).toMatchObject({ status: 429, json: { retry_after: 0.1, global: true } });
  expect(Number(told.headers.get('retry-after'))).toBe(0.1);
  const { general } = await generalOf(discord);
  await general.send('patient');
  expect(contents(discord, 'Mara')).toEqual(['patient']);
});

test('an answer is late, or lost although the request took effect', async () => {
  discord.faults.rest({ route: SEND, delayMs: 60 });
  expect((await post(discord, { content: 'late' })).status).toBe(200);
  expect(setTimeout).toHaveBeenCalledWith(60);
  discord.faults.rest({ route: SEND, status: 502, carriedOut: true });
  expect((await post(discord, { content: 'lost', nonce: '1', enforce_nonce: true })).status).toBe(502);
  discord.faults.rest({ route: SEND, cut: true, carriedOut: true });
  await expect(post(discord, { content: 'cut', nonce: '2', enforce_nonce: true })).rejects.toThrow();
  for (const nonce of ['1', '2']) await post(discord, { content: 'again', nonce, enforce_nonce: true });
  expect(contents(discord, 'Mara')).toEqual(['late', 'lost', 'cut']);
});

test('an answer after more than three seconds of the clock is refused', async () => {
  const bot = await mute(discord);
  const reaction = discord.as('Mara').slash(channel(discord), 'ask');
  const { id, token } = await bot.next();
  discord.faults.rest({ route: /callback$/, delayMs: 50 });
  const answer = call(discord, `POST /interactions/${id}/${token}/callback`, { type: 5 });
  discord.clock.advance(3000);
  expect((await answer).json).toMatchObject({ code: 10062 });
  expect((await reaction).acknowledged).toBe(false);
});

test('a message and its channel disappear while the bot is working on them', async () => {
  const client = await login(discord, async (interaction) => {
    if (!interaction.isButton()) return;
    await interaction.deferUpdate();
    discord.faults.deleteMessage(interaction.message.id);
    await interaction.editReply('x').catch(({ code }) => seen.push(code));
    discord.faults.deleteChannel(interaction.channelId);
    await interaction.followUp('x').catch(({ code }) => seen.push(code));
  });
  const seen: number[] = [];
  const panel = await roomOf(client, discord).send({ content: 'panel', components: [buttonRow('a')] });
  await discord.as('Mara').press(panel.id, 'a');
  await discord.until(() => seen.length === 2);
  expect(seen).toEqual([10008, 10003]);
});

test('faults can be cancelled', async () => {
  discord.faults.rest({ status: 500, times: 100 });
  discord.faults.clear();
  expect((await call(discord, 'GET /users/@me')).status).toBe(200);
});
