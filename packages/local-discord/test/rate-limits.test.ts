import { expect, test } from 'vitest';
import { createClock } from '../src/clock.ts';
import { createRateLimits } from '../src/rate-limits.ts';
import { call, channel, generalOf, mute, post, start } from './bot.ts';

test('headers say what is left; the sixth message in five seconds is refused', async () => {
  const discord = await start({ rateLimits: true, clock: createClock({ running: false }) });
  const answers = [];
  for (let count = 0; count < 6; count += 1) answers.push(await post(discord, { content: 'x' }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(answers.map(({ headers }) => headers.get('x-ratelimit-remaining'))).toEqual(['4', '3', '2', '1', '0', '0']);
  const refused = answers[5];
  expect(refused?.json).toMatchObject({ message: 'You are being rate limited.', global: false });
  expect(Number(refused?.json['retry_after'])).toBeGreaterThan(3);
  expect(Object.fromEntries(refused?.headers ?? [])).toMatchObject({
    'retry-after': '5',
    'x-ratelimit-limit': '5',
    'x-ratelimit-scope': 'user',
  });
  const elsewhere = `POST /channels/${channel(discord, 'game-night')}/messages`;
  expect((await call(discord, elsewhere, { content: 'x' })).status).toBe(200);
  discord.clock.advance(5000);
  expect((await post(discord, { content: 'x' })).status).toBe(200);
});

test('fifty requests a second for all routes together, not counting answers to interactions', async () => {
  const discord = await start({ rateLimits: true, clock: createClock({ running: false }) });
  const bot = await mute(discord);
  const reaction = discord.as('Mara').slash(channel(discord), 'ask');
  const { id, token } = await bot.next();
  discord.clock.advance(1000);
  const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => call(discord, `GET /users/${1e17 + at}`)));
  const refused = answers.find(({ headers }) => headers.get('x-ratelimit-global'));
  expect(refused).toMatchObject({ status: 429, json: { global: true } });
  expect((await call(discord, `POST /interactions/${id}/${token}/callback`, { type: 5 })).status).toBe(204);
  expect((await reaction).acknowledged).toBe(true);
});

test('the client follows the headers and stays within the limits', async () => {
  const discord = await start({ rateLimits: true });
  const { general } = await generalOf(discord);
  const send = (text: number) => general.send(`${text}`);
  await send(0);
  discord.clock.advance(4900);
  await Promise.all([1, 2, 3, 4, 5, 6].map(send));
  expect(discord.requests.rejected).toEqual([]);
  expect(discord.as('Mara').messages(channel(discord))).toHaveLength(7);
});

test('ten thousand refused requests in ten minutes ban the address', () => {
  const clock = createClock({ running: false });
  const limits = createRateLimits(clock);
  for (let count = 0; count < 9999; count += 1) limits.countInvalid();
  expect(limits.banned()).toBe(false);
  limits.countInvalid();
  expect(limits.banned()).toBe(true);
  clock.advance(600_000);
  expect(limits.banned()).toBe(false);
});

test('the limit on emojis can be lifted for people who want to play at once', () => {
  const route = 'POST /applications/:id/emojis';
  const refusedBy = (limits: ReturnType<typeof createRateLimits>) =>
    Array.from({ length: 40 }, () => limits.take(route, '1')).filter(({ refused }) => refused).length;
  const clock = createClock({ running: false });
  expect(refusedBy(createRateLimits(clock))).toBe(30);
  expect(refusedBy(createRateLimits(clock, { emojisAtOnce: true }))).toBe(0);
});
