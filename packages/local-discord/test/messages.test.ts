import { AttachmentBuilder, MessageFlags } from 'discord.js';
import { expect, test } from 'vitest';
import type { LocalDiscord } from '../src/start.ts';
import { call, channel, contents, discordForEach, login, PNG } from './bot.ts';

const discord = discordForEach();

const user = (discord: LocalDiscord, name: string) =>
  discord.users.find((candidate) => candidate.name === name)?.id ?? '';

async function generalOf(discord: LocalDiscord) {
  const client = await login(discord);
  const found = client.channels.cache.get(channel(discord));
  if (!found?.isTextBased() || !found.isSendable() || found.isDMBased()) throw new Error('no text channel');
  return { client, general: found };
}

test('a message is sent, edited, read, listed and deleted', async () => {
  const { general } = await generalOf(discord);
  const sent = await general.send({
    content: 'one',
    files: [new AttachmentBuilder(PNG, { name: 'my board.png', description: 'a board' })],
  });
  expect(sent.attachments.first()).toMatchObject({
    name: 'my_board.png',
    description: 'a board',
    width: 2,
    height: 3,
    contentType: 'image/png',
  });
  await sent.edit('two');
  expect((await general.messages.fetch({ message: sent.id, force: true })).content).toBe('two');
  expect(discord.as('Bo').messages(general.id)).toMatchObject([
    { content: 'two', attachments: [{ filename: 'my_board.png' }] },
  ]);
  await sent.edit({ attachments: [], files: [new AttachmentBuilder(PNG, { name: 'new.png' })] });
  expect((await general.messages.fetch({ message: sent.id, force: true })).attachments.map(({ name }) => name)).toEqual(
    ['new.png'],
  );
  const others = [await general.send('a'), await general.send('b')];
  expect((await general.messages.fetch({ limit: 2 })).map(({ content }) => content)).toEqual(['b', 'a']);
  expect((await general.messages.fetch({ before: others[0]?.id ?? '' })).map(({ content }) => content)).toEqual([
    'two',
  ]);
  expect((await general.messages.fetch({ after: sent.id, limit: 1 })).map(({ content }) => content)).toEqual(['a']);
  await sent.delete();
  await expect(general.messages.fetch({ message: sent.id, force: true })).rejects.toMatchObject({
    code: 10008,
    status: 404,
  });
});

test('an enforced nonce returns the old message', async () => {
  const { general } = await generalOf(discord);
  const first = await general.send({ content: 'turn 4', nonce: 'game1-17', enforceNonce: true });
  const again = await general.send({ content: 'turn 4 again', nonce: 'game1-17', enforceNonce: true });
  expect(again.id).toBe(first.id);
  const free = await general.send({ content: 'not enforced', nonce: 'game1-17' });
  expect(free.id).not.toBe(first.id);
  discord.clock.advance(10 * 60_000);
  expect((await general.send({ content: 'later', nonce: 'game1-17', enforceNonce: true })).id).not.toBe(first.id);
});

test('only allowed mentions ping; silent messages and edits ping nobody', async () => {
  const { general } = await generalOf(discord);
  const [mara, tom] = [user(discord, 'Mara'), user(discord, 'Tom')];
  const both = `<@${mara}> and <@${tom}> @everyone`;
  const pinged = (id: string) => discord.world.messages.get(general.id)?.get(id)?.local.pinged;
  expect(pinged((await general.send(both)).id)).toEqual([mara, tom]);
  const allowed = await general.send({ content: both, allowedMentions: { users: [tom] } });
  expect(pinged(allowed.id)).toEqual([tom]);
  expect(allowed.mentions.users.map(({ id }) => id)).toEqual([tom]);
  expect(pinged((await general.send({ content: both, allowedMentions: { parse: [] } })).id)).toEqual([]);
  expect(pinged((await general.send({ content: both, flags: MessageFlags.SuppressNotifications })).id)).toEqual([]);
  const plain = await general.send('nobody');
  await plain.edit(both);
  expect(pinged(plain.id)).toEqual([]);
  const inText = await general.send({
    flags: MessageFlags.IsComponentsV2,
    components: [{ type: 10, content: `<@${mara}>` }],
  });
  expect(pinged(inText.id)).toEqual([mara]);
  expect(
    discord
      .as('Tom')
      .messages(general.id)
      .map(({ local }) => local.mentions_me),
  ).toEqual([true, true, false, false, false, false]);
  discord.faults.grantPermission(general.id, ['MentionEveryone']);
  expect(pinged((await general.send('@everyone')).id)).toHaveLength(8);
});

test('a Components V2 message stays a Components V2 message', async () => {
  const { general } = await generalOf(discord);
  const old = await general.send('old words');
  const upgrade = { flags: 1 << 15, components: [{ type: 10, content: 'new' }] };
  expect((await call(discord, `PATCH /channels/${general.id}/messages/${old.id}`, upgrade)).json).toMatchObject({
    code: 50035,
  });
  expect(
    (await call(discord, `PATCH /channels/${general.id}/messages/${old.id}`, { ...upgrade, content: null })).status,
  ).toBe(200);
  const back = await call(discord, `PATCH /channels/${general.id}/messages/${old.id}`, { flags: 0, content: 'back' });
  expect(back.json).toMatchObject({ code: 50035, errors: { content: {} } });
  expect(discord.as('Bo').messages(general.id)[0]).toMatchObject({
    flags: 1 << 15,
    content: '',
    components: [{ type: 10, id: 1, content: 'new' }],
  });
});

test('the picture of a V2 message is replaced, kept and never lost', async () => {
  const { general } = await generalOf(discord);
  const gallery = (name: string) => ({ type: 12, items: [{ media: { url: `attachment://${name}` } }] });
  const sent = await general.send({
    flags: MessageFlags.IsComponentsV2,
    components: [gallery('a.png')],
    files: [{ attachment: PNG, name: 'a.png' }],
  });
  expect(sent.attachments.size).toBe(0);
  const stored = () => discord.world.messages.get(general.id)?.get(sent.id);
  await sent.edit({ components: [{ type: 10, content: 'kept' }, gallery('a.png')] });
  expect(stored()?.attachments).toHaveLength(1);
  await sent.edit({ components: [gallery('b.png')], files: [{ attachment: PNG, name: 'b.png' }] });
  expect(stored()?.attachments.map(({ filename }) => filename)).toEqual(['b.png']);
  await expect(sent.edit({ attachments: [] })).rejects.toMatchObject({ code: 50035 });
  await expect(sent.edit({ components: [gallery('a.png')] })).rejects.toMatchObject({ code: 50035 });
});

test('missing permissions: 50001 if the bot cannot see the channel, 50013 if it may not act', async () => {
  const path = `/channels/${channel(discord)}/messages`;
  const word = await discord.as('Mara').say(channel(discord), 'mine');
  expect(await call(discord, `PATCH ${path}/${word.id}`, { content: 'x' })).toMatchObject({
    status: 403,
    json: { code: 50005 },
  });
  discord.faults.revokePermission(channel(discord), ['ManageMessages', 'SendMessages']);
  expect(await call(discord, `DELETE ${path}/${word.id}`)).toMatchObject({ status: 403, json: { code: 50013 } });
  expect(await call(discord, `POST ${path}`, { content: 'x' })).toMatchObject({ status: 403, json: { code: 50013 } });
  discord.faults.grantPermission(channel(discord), ['SendMessages']);
  expect((await call(discord, `POST ${path}`, { content: 'x' })).status).toBe(200);
  discord.faults.revokePermission(channel(discord), ['ViewChannel']);
  for (const request of [`POST ${path}`, `GET ${path}`, `GET /channels/${channel(discord)}`]) {
    expect(await call(discord, request, request.startsWith('POST') ? { content: 'x' } : undefined)).toMatchObject({
      status: 403,
      json: { code: 50001 },
    });
  }
  expect(await call(discord, 'GET /channels/123456789012345678')).toMatchObject({ status: 404, json: { code: 10003 } });
});

test('direct messages, and users who accept none (50007)', async () => {
  const { client } = await generalOf(discord);
  const finn = await client.users.fetch(user(discord, 'Finn'));
  expect(finn.displayName).toBe('Finn');
  await finn.send('your turn');
  const dm = discord.directMessages(finn.id);
  expect(contents(discord, 'Finn', dm)).toEqual(['your turn']);
  expect(discord.as('Mara').messages(dm)).toEqual([]);
  discord.faults.closeDirectMessages(finn.id);
  await expect(finn.send('again')).rejects.toMatchObject({ code: 50007, status: 403 });
  await expect(client.users.fetch('123456789012345678')).rejects.toMatchObject({ code: 10013 });
});

test('the guild, its members and its channels are read', async () => {
  const { client } = await generalOf(discord);
  const guild = await client.guilds.fetch({ guild: discord.guildId, force: true });
  expect(guild.name).toBe('Bot server');
  expect((await guild.members.fetch({ user: user(discord, 'Ada'), force: true })).displayName).toBe('Ada');
  expect((await guild.channels.fetch()).size).toBe(3);
  expect((await client.application.fetch()).name).toBe('Bot');
  await expect(guild.members.fetch('123456789012345678')).rejects.toMatchObject({ code: 10007 });
  expect(await call(discord, 'GET /guilds/1')).toMatchObject({ status: 404, json: { code: 10004 } });
  expect(await call(discord, 'GET /nothing')).toMatchObject({
    status: 404,
    json: { message: '404: Not Found', code: 0 },
  });
  expect(await call(discord, 'GET /users/@me', undefined, { authorization: 'Bot wrong' })).toMatchObject({
    status: 401,
    json: { message: '401: Unauthorized', code: 0 },
  });
});
