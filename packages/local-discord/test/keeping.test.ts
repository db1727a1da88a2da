import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageFlags } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LocalDiscord, type LocalDiscordOptions, startLocalDiscord } from '../src/start.ts';
import { buttonRow, call, channel, generalOf, mute, PNG, post, stopAll } from './bot.ts';

let folder: string;
let discord: LocalDiscord;

/** Starts a local Discord on the folder once the previous one has ended. */
async function start(options: LocalDiscordOptions = {}): Promise<LocalDiscord> {
  discord = await startLocalDiscord({ rateLimits: false, folder, ...options });
  return discord;
}

async function end(): Promise<void> {
  await stopAll();
  await discord.close();
}

async function startAgain(): Promise<LocalDiscord> {
  await end();
  return start();
}

const general = async () => (await generalOf(discord)).general;
const seen = (name = 'Mara', channelId = channel(discord)) => discord.as(name).messages(channelId);
const texts = (...of: Parameters<typeof seen>) => seen(...of).map(({ content }) => content);

beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'local-discord-')), 'kept');
  await start();
});

afterEach(async () => {
  await end();
  rmSync(join(folder, '..'), { recursive: true });
});

test('messages of a channel are still there after a restart, with their pictures and latest changes', async () => {
  const here = await general();
  const changed = await here.send({ content: 'one', files: [{ attachment: PNG, name: 'old.png' }] });
  await here.send('two');
  await changed.edit({ content: 'three', attachments: [], files: [{ attachment: PNG, name: 'new.png' }] });
  await (await here.send('four')).delete();
  const before = seen();
  await startAgain();
  expect(texts()).toEqual(['three', 'two']);
  expect(seen().map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  const [attachment] = seen()[0]?.attachments ?? [];
  expect(attachment).toMatchObject({ filename: 'new.png', width: 2, height: 3 });
  const file = await fetch(attachment?.url ?? '');
  expect(Buffer.from(await file.arrayBuffer())).toEqual(PNG);
  expect(file.headers.get('content-type')).toBe('image/png');
  const next = discord.postAsBot(channel(discord), 'five');
  expect(BigInt(next)).toBeGreaterThan(BigInt(before.at(-1)?.id ?? ''));
  expect(statSync(folder).mode & 0o077).toBe(0);
});

test('direct messages, threads and emojis are still there, and private messages stay private', async () => {
  const { next } = await mute(discord);
  const mara = discord.users[0]?.id ?? '';
  const direct = discord.directMessages(mara);
  discord.postAsBot(direct, 'It is your turn.');
  const thread = await call(discord, `POST /channels/${channel(discord)}/threads`, { name: 'Game', type: 11 });
  discord.postAsBot(`${thread.json['id']}`, 'in the thread');
  const image = `data:image/png;base64,${PNG.toString('base64')}`;
  const emojis = `/applications/${discord.applicationId}/emojis`;
  const wood = await call(discord, `POST ${emojis}`, { name: 'wood', image });
  const gone = await call(discord, `POST ${emojis}`, { name: 'gone', image });
  await call(discord, `DELETE ${emojis}/${gone.json['id']}`);
  const asked = discord.as('Mara').slash(channel(discord), 'ask');
  const interaction = await next();
  if (interaction.isRepliable()) await interaction.reply({ content: 'secret', flags: MessageFlags.Ephemeral });
  await asked;
  await startAgain();
  expect(discord.directMessages(mara)).toBe(direct);
  expect(texts('Mara', direct)).toEqual(['It is your turn.']);
  expect(texts('Tom', `${thread.json['id']}`)).toEqual(['in the thread']);
  expect(discord.world.channels.get(`${thread.json['id']}`)).toMatchObject({ name: 'Game' });
  expect([...discord.world.emojis.values()].map(({ id, name }) => [id, name])).toEqual([[wood.json['id'], 'wood']]);
  const picture = await fetch(`${discord.url}/emojis/${gone.json['id']}.webp`);
  expect(Buffer.from(await picture.arrayBuffer())).toEqual(PNG);
  expect(texts('Mara')).toContain('secret');
  expect(texts('Tom')).not.toContain('secret');
});

test('a button of a message that was posted before the restart reaches the bot', async () => {
  const { id } = await (await general()).send({ components: [buttonRow('go')] });
  await startAgain();
  const { next } = await mute(discord);
  const pressed = discord.as('Tom').press(id, 'go');
  const interaction = await next();
  if (interaction.isButton()) await interaction.update({ content: 'gone', components: [] });
  expect((await pressed).acknowledged).toBe(true);
  expect(texts()).toEqual(['gone']);
});

test('an answer deferred before the restart has failed, and a nonce used before it is still known', async () => {
  const { next } = await mute(discord);
  const asked = discord.as('Mara').slash(channel(discord), 'ask');
  const interaction = await next();
  if (interaction.isRepliable()) await interaction.deferReply();
  await asked;
  const once = { content: 'once', nonce: 'n1', enforce_nonce: true };
  const posted = await post(discord, once);
  expect(seen()[0]?.local).toMatchObject({ thinking: true, failed: false });
  await startAgain();
  expect(seen()[0]?.local).toMatchObject({ thinking: false, failed: true });
  expect((await post(discord, once)).json['id']).toBe(posted.json['id']);
});

test('the newest hundred messages of a channel are kept, but not the files of older ones', async () => {
  const here = await general();
  const first = await here.send({ content: 'first', files: [{ attachment: PNG, name: 'board.png' }] });
  discord.postAsBot(channel(discord, 'game-night'), 'elsewhere');
  for (let count = 0; count < 110; count += 1) discord.postAsBot(here.id, `${count}`);
  await first.edit('first, but too old');
  await startAgain();
  expect(texts()).toEqual(Array.from({ length: 100 }, (_, at) => `${at + 10}`));
  expect(texts('Mara', channel(discord, 'game-night'))).toEqual(['elsewhere']);
  expect(readdirSync(join(folder, 'files'))).toEqual([]);
  expect(readdirSync(join(folder, 'messages'))).toHaveLength(101);
});

test('files that cannot be read are left out', async () => {
  const kept = discord.postAsBot(channel(discord), 'whole');
  const broken = discord.postAsBot(channel(discord), 'broken');
  await end();
  writeFileSync(join(folder, 'messages', broken), '{"url":"http://127.0.0.1","message":{"id"');
  writeFileSync(join(folder, 'messages', `${kept}.part`), 'half');
  await start();
  expect(texts()).toEqual(['whole']);
  await expect.poll(() => readdirSync(join(folder, 'messages'))).toEqual([kept]);
});

test('files of other programs are neither read nor removed', async () => {
  const kept = discord.postAsBot(channel(discord), 'whole');
  await end();
  const notes = join(folder, 'messages', 'notes.txt');
  writeFileSync(notes, 'mine');
  writeFileSync(join(folder, 'messages', `${kept}.part`), 'half');
  mkdirSync(join(folder, 'messages', '7'));
  writeFileSync(join(folder, 'messages', '7', 'letter'), 'mine');
  await start();
  discord.postAsBot(channel(discord), 'more');
  await end();
  const left = readdirSync(join(folder, 'messages'));
  expect(left).toEqual(expect.arrayContaining(['7', kept, 'notes.txt']));
  expect(left).toHaveLength(4);
  expect(readFileSync(notes, 'utf8')).toBe('mine');
  await start();
});

test('the languages of people and of the server are still set after a restart', async () => {
  await start();
  discord.as('Mara').speak('de');
  discord.setServerLocale('fr');
  await startAgain();
  const mara = discord.users.find(({ name }) => name === 'Mara')?.id ?? '';
  expect(discord.world.users.get(mara)?.locale).toBe('de');
  expect(discord.world.guild.locale).toBe('fr');
  expect(() => discord.as('Mara').speak('tlh')).toThrow('no language');
});
