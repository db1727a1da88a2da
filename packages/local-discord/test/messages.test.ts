import { type FetchMessagesOptions, MessageFlags } from 'discord.js';
import { expect, test } from 'vitest';
import type { LocalDiscord } from '../src/start.ts';
import { call, channel, contents, discordForEach, failure, generalOf, PNG } from './bot.ts';

const discord = discordForEach();

const user = (discord: LocalDiscord, name: string) =>
  discord.users.find((candidate) => candidate.name === name)?.id ?? '';

test('a message is sent, edited, read, listed and deleted', async () => {
  const { general } = await generalOf(discord);
  const file = { attachment: PNG, name: 'my board.png', description: 'a board' };
  const sent = await general.send({ content: 'one', files: [file] });
  const kept = { name: 'my_board.png', description: 'a board', width: 2, height: 3, contentType: 'image/png' };
  expect(sent.attachments.first()).toMatchObject(kept);
  await sent.edit('two');
  const again = () => general.messages.fetch({ message: sent.id, force: true });
  expect((await again()).content).toBe('two');
  expect(discord.as('Bo').messages(general.id)).toMatchObject([
    { content: 'two', attachments: [{ filename: 'my_board.png' }] },
  ]);
  await sent.edit({ attachments: [], files: [{ attachment: PNG, name: 'new.png' }] });
  expect((await again()).attachments.map(({ name }) => name)).toEqual(['new.png']);
  const [first] = [await general.send('a'), await general.send('b')];
  const listed = async (options: FetchMessagesOptions) =>
    (await general.messages.fetch(options)).map(({ content }) => content);
  expect(await listed({ limit: 2 })).toEqual(['b', 'a']);
  expect(await listed({ before: first.id })).toEqual(['two']);
  expect(await listed({ after: sent.id, limit: 1 })).toEqual(['a']);
  await sent.delete();
  await expect(again()).rejects.toMatchObject({ code: 10008, status: 404 });
});

test('an enforced nonce returns the old message', async () => {
  const { general } = await generalOf(discord);
  const sent = async (content: string, enforceNonce = true) =>
    (await general.send({ content, nonce: 'game1-17', enforceNonce })).id;
  const first = await sent('turn 4');
  expect(await sent('turn 4 again')).toBe(first);
  expect(await sent('not enforced', false)).not.toBe(first);
  discord.clock.advance(10 * 60_000);
  expect(await sent('later')).not.toBe(first);
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
  const components = [{ type: 10, content: `<@${mara}>` }];
  const inText = await general.send({ flags: MessageFlags.IsComponentsV2, components });
  expect(pinged(inText.id)).toEqual([mara]);
  const seen = discord.as('Tom').messages(general.id);
  expect(seen.map(({ local }) => local.mentions_me)).toEqual([true, true, false, false, false, false]);
  discord.faults.grantPermission(general.id, ['MentionEveryone']);
  expect(pinged((await general.send('@everyone')).id)).toHaveLength(8);
});

test('a Components V2 message stays a Components V2 message', async () => {
  const { general } = await generalOf(discord);
  const old = await general.send('old words');
  const edit = (body: object) => call(discord, `PATCH /channels/${general.id}/messages/${old.id}`, body);
  const upgrade = { flags: 1 << 15, components: [{ type: 10, content: 'new' }] };
  expect((await edit(upgrade)).json).toMatchObject({ code: 50035 });
  expect((await edit({ ...upgrade, content: null })).status).toBe(200);
  expect((await edit({ flags: 0, content: 'back' })).json).toMatchObject({ code: 50035, errors: { content: {} } });
  const components = [{ type: 10, id: 1, content: 'new' }];
  expect(discord.as('Bo').messages(general.id)[0]).toMatchObject({ flags: 1 << 15, content: '', components });
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
  const body = { content: 'x' };
  expect(await failure(discord, `PATCH ${path}/${word.id}`, body)).toEqual([403, 50005]);
  discord.faults.revokePermission(channel(discord), ['ManageMessages', 'SendMessages']);
  expect(await failure(discord, `DELETE ${path}/${word.id}`)).toEqual([403, 50013]);
  expect(await failure(discord, `POST ${path}`, body)).toEqual([403, 50013]);
  discord.faults.grantPermission(channel(discord), ['SendMessages']);
  expect((await call(discord, `POST ${path}`, body)).status).toBe(200);
  discord.faults.revokePermission(channel(discord), ['ViewChannel']);
  expect(await failure(discord, `POST ${path}`, body)).toEqual([403, 50001]);
  for (const place of [path, `/channels/${channel(discord)}`]) {
    expect(await failure(discord, `GET ${place}`)).toEqual([403, 50001]);
  }
  expect(await failure(discord, 'GET /channels/123456789012345678')).toEqual([404, 10003]);
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
  expect(await failure(discord, 'GET /guilds/1')).toEqual([404, 10004]);
  const nothing = await call(discord, 'GET /nothing');
  expect(nothing).toMatchObject({ status: 404, json: { message: '404: Not Found', code: 0 } });
  const wrong = await call(discord, 'GET /users/@me', undefined, { authorization: 'Bot wrong' });
  expect(wrong).toMatchObject({ status: 401, json: { message: '401: Unauthorized', code: 0 } });
});
