import { Events } from 'discord.js';
import { expect, test } from 'vitest';
import type { LocalDiscord } from '../src/start.ts';
import { call, channel, complaints, discordForEach, failure, generalOf, login, mute, post, start } from './bot.ts';

const discord = discordForEach();

const V2 = 1 << 15;
const HOUR = 3_600_000;
const text = (content: string) => ({ type: 10, content });

const messagesOf = (discord: LocalDiscord) => `/channels/${channel(discord)}/messages`;

test('a reply needs Read Message History (160002)', async () => {
  const { json } = await post(discord, { content: 'x' });
  const reply = { content: 'y', message_reference: { message_id: json['id'], fail_if_not_exists: false } };
  expect((await post(discord, reply)).status).toBe(200);
  discord.faults.revokePermission(channel(discord), ['ReadMessageHistory']);
  expect(await failure(discord, `POST ${messagesOf(discord)}`, reply)).toEqual([403, 160002]);
  expect((await post(discord, { content: 'z' })).status).toBe(200);
});

test('an attachment is listed once, and ten at most', async () => {
  const sent = async (ids: readonly number[]) => {
    const form = new FormData();
    form.set('payload_json', JSON.stringify({ content: 'x', attachments: ids.map((id) => ({ id })) }));
    for (const id of new Set(ids)) form.set(`files[${id}]`, new File(['x'], `${id}.txt`));
    const headers = { authorization: `Bot ${discord.token}` };
    const answer = await fetch(`${discord.apiUrl}/v10${messagesOf(discord)}`, { method: 'POST', body: form, headers });
    const { errors } = (await answer.json()) as { errors?: unknown };
    return [answer.status, complaints(errors)];
  };
  expect(await sent([0, 1])).toEqual([200, {}]);
  expect(await sent([0, 1, 0])).toMatchObject([400, { 'attachments.2.id': 'ATTACHMENT_ID_DUPLICATED' }]);
  const seven = [0, 1, 2, 3, 4, 5, 6];
  expect(await sent([...seven, ...seven])).toMatchObject([400, { attachments: 'BASE_TYPE_MAX_LENGTH' }]);
});

test('more than 10,170 bytes of text, counting twelve for each display, cause a 500', async () => {
  const status = async (...lengths: readonly number[]) => {
    // Each character takes three bytes.
    const displays = lengths.map((bytes) => text('洞'.repeat(Math.floor(bytes / 3)) + 'x'.repeat(bytes % 3)));
    return (await post(discord, { flags: V2, components: displays })).status;
  };
  expect(await status(10_158)).toBe(200);
  expect(await status(10_159)).toBe(500);
  expect(await status(5_073, 5_073)).toBe(200);
  expect(await status(5_073, 5_074)).toBe(500);
  expect(discord.requests.rejected).toHaveLength(2);
});

test('the nonce of a deleted message cannot be used for a new one (10008) until it is forgotten', async () => {
  const body = { content: 'x', nonce: 'turn 1', enforce_nonce: true };
  const { json } = await post(discord, body);
  expect((await post(discord, body)).json['id']).toBe(json['id']);
  await call(discord, `DELETE ${messagesOf(discord)}/${json['id']}`);
  expect(await failure(discord, `POST ${messagesOf(discord)}`, body)).toEqual([404, 10008]);
  discord.clock.advance(5 * 60_000);
  expect((await post(discord, body)).status).toBe(200);
});

test('messages are listed from only one starting point, which must be an id', async () => {
  const { json } = await post(discord, { content: 'x' });
  const list = async (query: string) => {
    const answer = await call(discord, `GET ${messagesOf(discord)}?${query}`);
    return [answer.status, complaints(answer.json.errors)];
  };
  for (const field of ['before', 'after']) {
    expect(await list(`${field}=${json['id']}`)).toEqual([200, {}]);
    expect(await list(`${field}=abc`)).toEqual([400, { [field]: 'NUMBER_TYPE_COERCE' }]);
  }
  expect(await list('before=1&after=1')).toEqual([400, { after: 'BASE_TYPE_MUTUALLY_EXCLUSIVE' }]);
});

test('choices have the type of the option that is being typed', async () => {
  const bot = await mute(discord);
  const options = [
    { name: 'text', description: 'x', type: 3, autocomplete: true },
    { name: 'number', description: 'x', type: 4, autocomplete: true },
  ];
  const body = [{ name: 'play', description: 'x', options }];
  expect((await call(discord, `PUT /applications/${discord.applicationId}/commands`, body)).status).toBe(200);
  const offered = async (focused: string, value: string | number) => {
    const typing = discord.as('Mara').autocomplete(channel(discord), 'play', { focused, options: { [focused]: '' } });
    const { id, token } = await bot.next();
    const answer = (value: string | number) => {
      const data = { choices: [{ name: 'x', value }] };
      return call(discord, `POST /interactions/${id}/${token}/callback`, { type: 8, data });
    };
    const { status, json } = await answer(value);
    if (status !== 204) await answer(focused === 'text' ? 'x' : 1);
    await typing;
    return [status, complaints(json.errors)];
  };
  expect(await offered('text', 'x')).toEqual([204, {}]);
  expect(await offered('text', 7)).toEqual([400, { 'data.choices.0.value': 'STRING_TYPE_CONVERT' }]);
  expect(await offered('number', 7)).toEqual([204, {}]);
  expect(await offered('number', 'seven')).toEqual([400, { 'data.choices.0.value': 'NUMBER_TYPE_COERCE' }]);
});

test.each([
  [{ type: 4, min_value: 3, max_value: 2 }, 'options.0.max_value'],
  [{ type: 10, min_value: 0.5, max_value: 0.1 }, 'options.0.max_value'],
  [{ type: 3, min_length: 3, max_length: 2 }, 'options.0.max_length'],
])('an option whose minimum is above its maximum is refused: %j', async (bounds, path) => {
  const set = (option: object) =>
    call(discord, `PUT /applications/${discord.applicationId}/commands`, [
      { name: 'play', description: 'x', options: [{ name: 'many', description: 'x', ...option }] },
    ]);
  const { status, json } = await set(bounds);
  expect([status, Object.keys(complaints(json.errors))]).toEqual([400, [`0.${path}`]]);
  expect((await set({ ...bounds, max_value: 9, max_length: 9 })).status).toBe(200);
});

test('the bot can see no member but itself', async () => {
  const client = await login(discord);
  const guild = client.guilds.cache.get(discord.guildId);
  expect(guild?.members.cache.map(({ id }) => id)).toEqual([client.user.id]);
  expect(guild?.memberCount).toBe(9);
});

test('three messages older than an hour can be edited in a channel within six seconds, a fourth only later (30046)', async () => {
  const discord = await start({ rateLimits: true });
  const { json } = await post(discord, { content: 'x' });
  const elsewhere = await call(discord, `POST /channels/${channel(discord, 'game-night')}/messages`, { content: 'x' });
  const edit = (message = json) =>
    call(discord, `PATCH /channels/${message['channel_id']}/messages/${message['id']}`, { content: 'y' });
  discord.clock.advance(HOUR - 5_000);
  for (let count = 0; count < 5; count++) expect((await edit()).status).toBe(200);
  discord.clock.advance(10_000);
  for (let count = 0; count < 3; count++) expect((await edit()).status).toBe(200);
  const refused = await edit();
  expect(refused).toMatchObject({ status: 429, json: { code: 30046 } });
  expect(Number(refused.json['retry_after'])).toBeGreaterThan(4);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(4);
  expect((await edit(elsewhere.json)).status).toBe(200);
  discord.clock.advance(6_000);
  expect((await edit()).status).toBe(200);
});

test('anybody who may write in a thread may open it again, unless it is locked', async () => {
  const { client, general } = await generalOf(discord);
  const created = new Promise((told) => client.once(Events.ThreadUpdate, told));
  const thread = await general.threads.create({ name: 'Game' });
  const stored = discord.world.channels.get(thread.id);
  if (!stored?.thread) throw new Error('no thread');
  stored.ownerId = discord.users[0]?.id ?? '';
  discord.faults.revokePermission(general.id, ['ManageThreads']);
  const change = (body: object) => failure(discord, `PATCH /channels/${thread.id}`, body);
  discord.faults.archiveThread(thread.id);
  await created;
  expect(await change({ archived: false, name: 'Ours' })).toEqual([403, 50013]);
  expect((await change({ archived: false }))[0]).toBe(200);
  expect(stored.thread.archived).toBe(false);
  discord.faults.archiveThread(thread.id, { locked: true });
  expect(await change({ archived: false })).toEqual([403, 50013]);
});
