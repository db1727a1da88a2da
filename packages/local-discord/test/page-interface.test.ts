import { expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import type { LocalDiscord } from '../src/start.ts';
import { buttonRow, channel, discordForEach, generalOf, login, PNG, start } from './bot.ts';

const discord = discordForEach();

async function ask(discord: LocalDiscord, route: string, body?: unknown) {
  const response = await fetch(`${discord.url}${route}`, {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  return { status: response.status, json: JSON.parse(await response.text()) };
}

/** The events a user's page gets. */
async function listen(discord: LocalDiscord, user: string): Promise<{ t: string; d: Record<string, unknown> }[]> {
  const events: { t: string; d: Record<string, unknown> }[] = [];
  const socket = new WebSocket(`${discord.url.replace('http', 'ws')}/local/events?user=${user}`);
  onTestFinished(() => socket.terminate());
  socket.on('message', (data) => events.push(JSON.parse(String(data))));
  await new Promise((open) => socket.once('open', open));
  return events;
}

const formBot = async (discord: LocalDiscord) => {
  const client = await login(discord, async (interaction) => {
    if (interaction.isChatInputCommand())
      await interaction.reply({ content: 'secret', flags: 64, components: [buttonRow('form')] });
    if (interaction.isAutocomplete()) await interaction.respond([{ name: 'Full', value: 'full' }]);
    const components = [{ type: 18, label: 'Text', component: { type: 4, custom_id: 'text', style: 1 } }];
    if (interaction.isButton()) await interaction.showModal({ custom_id: 'note', title: 'Note', components });
    if (interaction.isModalSubmit() && interaction.isFromMessage())
      await interaction.update({ content: interaction.fields.getTextInputValue('text'), components: [] });
  });
  await client.application.commands.set([
    { name: 'caverna', description: 'x', options: [{ type: 3, name: 'set', description: 'x', autocomplete: true }] },
  ]);
  return client;
};

test('the world: guild, bot, people, channels, commands, time', async () => {
  const discord = await start({ botName: 'Corner Café' });
  await formBot(discord);
  const { json } = await ask(discord, '/local/world');
  expect(json).toMatchObject({
    guild: { id: discord.guildId, name: 'Corner Café server' },
    application: { id: discord.applicationId, name: 'Corner Café', bot: { username: 'cornercaf' } },
    channels: [{ name: 'general', type: 0 }, { name: 'game-night' }, { name: 'second-table' }],
    commands: [{ name: 'caverna' }],
  });
  const names = json.users.map((user: { global_name: string }) => user.global_name);
  expect(names.join()).toBe('Mara,Tom,Yuki,Oskar,Ines,Bo,Ada,Finn');
  expect(json.users[0].color).toMatch(/^#/);
  expect(Math.abs(json.now - discord.clock.now())).toBeLessThan(5000);
  expect(JSON.stringify(json)).not.toContain(discord.token);
});

test('people play on the page: command, typing, press, form; others see nothing private', async () => {
  await formBot(discord);
  const [mara = '', tom = ''] = discord.users.map(({ id }) => id);
  const general = channel(discord);
  const seen = { mara: await listen(discord, mara), tom: await listen(discord, tom) };
  const act = (type: number, deed: object) =>
    ask(discord, '/local/interactions', { user: mara, channel: general, type, ...deed });
  expect((await act(4, { path: 'caverna', values: { set: 'f' }, focused: 'set' })).json).toMatchObject({
    state: 'acknowledged',
    choices: [{ value: 'full' }],
  });
  expect((await act(2, { path: 'caverna', values: {} })).json).toMatchObject({ state: 'acknowledged' });
  const { json: messages } = await ask(discord, `/local/channels/${general}/messages?user=${mara}`);
  expect(messages).toMatchObject([{ content: 'secret', flags: 64, local: { mentions_me: false, thinking: false } }]);
  expect((await ask(discord, `/local/channels/${general}/messages?user=${tom}`)).json).toEqual([]);
  const opened = await act(3, { message: messages[0].id, customId: 'form' });
  expect(opened.json).toMatchObject({ state: 'acknowledged', modal: { title: 'Note' } });
  const sent = await act(5, { opener: opened.json.id, fields: { text: 'ore' } });
  expect(sent.json.state).toBe('acknowledged');
  await discord.until(() => seen.mara.length === 2);
  expect(seen.mara.map(({ t, d }) => [t, d['content']])).toEqual([
    ['MESSAGE_CREATE', 'secret'],
    ['MESSAGE_UPDATE', 'ore'],
  ]);
  expect(seen.tom).toEqual([]);
});

test('people write, and the page is notified', async () => {
  const [mara = '', tom = ''] = discord.users.map(({ id }) => id);
  const general = channel(discord);
  const events = await listen(discord, tom);
  const say = (body: object) => ask(discord, `/local/channels/${general}/messages`, { user: mara, ...body });
  const said = await say({ content: `hello <@${tom}>` });
  expect(said).toMatchObject({ status: 200, json: { author: { id: mara } } });
  await discord.until(() => events.length === 1);
  expect(events).toMatchObject([{ t: 'MESSAGE_CREATE', d: { local: { mentions_me: true } } }]);
  expect(await say({ content: ' ' })).toMatchObject({ status: 400, json: { message: expect.any(String) } });
  expect(await say({})).toMatchObject({ status: 400, json: { message: expect.stringContaining('content') } });
  for (let count = 0; count < 5; count += 1) await discord.as('Tom').say(general, `${count}`);
  const { json } = await ask(discord, `/local/channels/${general}/messages?user=${tom}`);
  expect(json.map(({ content }: { content: string }) => content)).toEqual([`hello <@${tom}>`, '0', '1', '2', '3', '4']);
});

test('the clock, direct messages, and an unanswered press', async () => {
  const [mara = '', tom = ''] = discord.users.map(({ id }) => id);
  const events = await listen(discord, mara);
  const before = discord.clock.now();
  const { json } = await ask(discord, '/local/clock', { advance_ms: 86_400_000 });
  expect(json.now).toBeGreaterThanOrEqual(before + 86_400_000);
  await discord.until(() => events.some(({ t }) => t === 'CLOCK'));
  const dm = discord.directMessages(mara);
  const direct = async (user: string) =>
    (await ask(discord, `/local/world?user=${user}`)).json.channels.filter(({ type }: { type: number }) => type === 1);
  expect(await direct(mara)).toEqual([{ id: dm, name: 'Mara', type: 1 }]);
  expect(await direct(tom)).toEqual([]);
  const command = { type: 1, name: 'ask', description: 'x', default_member_permissions: null } as const;
  discord.world.commands = [{ ...command, id: '1', application_id: '1', version: '1' }];
  const use = (path: string) =>
    ask(discord, '/local/interactions', { user: mara, channel: dm, type: 2, path, values: {} });
  const failed = use('ask');
  await discord.until(() => discord.world.interactions.size === 1);
  discord.clock.advance(3000);
  expect((await failed).json).toMatchObject({ state: 'failed' });
  expect(await use('none')).toEqual({ status: 404, json: { message: 'There is no command "/none" for you here.' } });
});

test('files: the page, its folder and nothing else; attachments with their bytes', async () => {
  const get = (route: string, headers = {}) => fetch(`${discord.url}${route}`, { headers });
  expect(await (await get('/')).text()).toContain('src="/page.js"');
  const script = await get('/page.js');
  expect([script.headers.get('content-type'), await script.text()]).toEqual([
    'text/javascript',
    expect.stringContaining('Opening the local Discord'),
  ]);
  for (const route of ['/web/style/base.css', '/vendor/noto-sans/wght.css', '/vendor/twemoji/twemoji.woff2'])
    expect([route, (await get(route)).status]).toEqual([route, 200]);
  for (const route of [
    '/web/../index.html',
    '/web/%2e%2e%2fpackage.json',
    '/vendor/zod/index.js',
    '/vendor/../package.json',
    '/attachments/1/2/x.png',
  ]) {
    expect([route, (await get(route)).status]).toEqual([route, 404]);
  }
  expect((await get('/local/world', { origin: 'https://evil.example' })).status).toBe(403);
  const { general } = await generalOf(discord);
  const page = { attachment: Buffer.from('<script>'), name: 'a.html' };
  const { attachments } = await general.send({ files: [{ attachment: PNG, name: 'a.png' }, page] });
  const [picture, html] = attachments.map(({ url }) => url);
  const fetched = await fetch(picture ?? '');
  expect([fetched.headers.get('content-type'), Buffer.from(await fetched.arrayBuffer())]).toEqual(['image/png', PNG]);
  expect((await fetch(html ?? '')).headers.get('content-disposition')).toBe('attachment');
});

test('the server ends no idle connection, because a request could be on its way', async () => {
  const { headers } = await fetch(`${discord.url}/local/world`);
  expect(headers.get('connection')).toBe('keep-alive');
  expect(headers.get('keep-alive')).toBeNull();
});

test('the same people, channels and bot in every run', async () => {
  const [one, other] = [await start(), await start()];
  expect(other).toMatchObject({ guildId: one.guildId, applicationId: one.applicationId });
  // Nobody can know the bot's token in advance.
  expect(other.token).not.toBe(one.token);
  expect(other.channels).toEqual(one.channels);
  expect(other.users).toEqual(one.users);
});

test('the error names the port that is taken', async () => {
  await expect(start({ port: discord.port })).rejects.toThrow(`Port ${discord.port} on 127.0.0.1 is taken`);
});

test('a command passes a file chosen on the page to the bot', async () => {
  const given: string[] = [];
  const client = await login(discord, async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    const { url, name, size } = interaction.options.getAttachment('file', true);
    given.push(name, String(size), await (await fetch(url)).text());
    await interaction.reply('ok');
  });
  await client.application.commands.set([
    { name: 'import', description: 'x', options: [{ type: 11, name: 'file', description: 'x', required: true }] },
  ]);
  const user = discord.users[0]?.id ?? '';
  const at = `${discord.url}/local/channels/${channel(discord)}/files?name=my%20game.json`;
  const { id } = (await (await fetch(at, { method: 'POST', body: '{"a":1}' })).json()) as { id: string };
  const deed = { type: 2, path: 'import', values: { file: id } };
  await ask(discord, '/local/interactions', { user, channel: channel(discord), ...deed });
  expect(given).toEqual(['my_game.json', '7', '{"a":1}']);
  expect((await fetch(at, { method: 'POST', body: new Uint8Array(11 * 2 ** 20) })).status).toBe(413);
});

test('a command for people who manage the server is offered to nobody else', async () => {
  const client = await login(discord, async () => {});
  await client.application.commands.set([
    { name: 'admin', description: 'x', defaultMemberPermissions: 'ManageGuild' },
    { name: 'play', description: 'x' },
  ]);
  const offered = async (user: string) => {
    const { json } = await ask(discord, `/local/world?user=${user}`);
    return json.commands.map(({ name }: { name: string }) => name);
  };
  expect(await offered(discord.users[0]?.id ?? '')).toEqual(['admin', 'play']);
  expect(await offered(discord.users[1]?.id ?? '')).toEqual(['play']);
});

test('the page sets languages: commands are described in each person’s own, and the bot gets it and the server’s', async () => {
  const heard: (string | undefined)[] = [];
  const client = await login(discord, async (interaction) => {
    heard.push(interaction.locale, interaction.guildLocale ?? undefined);
    if (interaction.isChatInputCommand()) await interaction.reply('ok');
  });
  const choices = [{ name: 'Big', nameLocalizations: { de: 'Groß' }, value: 'b' }];
  const options = [{ type: 3 as const, name: 'size', description: 'Size', choices }];
  const described = { description: 'Play', descriptionLocalizations: { de: 'Spielen' } };
  await client.application.commands.set([{ name: 'play', ...described, options }]);
  const [mara, tom] = discord.users;
  const events = await listen(discord, mara?.id ?? '');
  expect((await ask(discord, `/local/locales/${mara?.id}`, { locale: 'de' })).status).toBe(200);
  await ask(discord, `/local/locales/${discord.guildId}`, { locale: 'fr' });
  await discord.until(() => events.filter(({ t }) => t === 'LOCALE_UPDATE').length === 2);
  const read = async (user = '') => {
    const { json } = await ask(discord, `/local/world?user=${user}`);
    const [{ description, options }] = json.commands;
    return [description, options[0].choices[0].name];
  };
  expect(await read(mara?.id)).toEqual(['Spielen', 'Groß']);
  expect(await read(tom?.id)).toEqual(['Play', 'Big']);
  await (await discord.as('Mara').slash(channel(discord), 'play')).shown();
  expect(heard).toEqual(['de', 'fr']);
  expect(client.guilds.cache.first()?.preferredLocale).toBe('fr');
  expect((await ask(discord, `/local/locales/${mara?.id}`, { locale: 'tlh' })).status).toBe(400);
  expect((await ask(discord, '/local/locales/1', { locale: 'de' })).status).toBe(404);
});
