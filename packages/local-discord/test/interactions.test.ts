import type { Interaction } from 'discord.js';
import { expect, test } from 'vitest';
import type { LocalDiscord } from '../src/start.ts';
import { textOf } from '../src/users.ts';
import { buttonRow, call, channel, complaints, contents, discordForEach, failure, login, mute } from './bot.ts';

const discord = discordForEach();

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;

/** A command that waits for its answer, and the routes to answer it. */
async function asked(discord: LocalDiscord, channelId = channel(discord)) {
  const bot = await mute(discord);
  const reaction = discord.as('Mara').slash(channelId, 'ask');
  const interaction: Interaction = await bot.next();
  const { id, token } = interaction;
  const webhook = `/webhooks/${discord.applicationId}/${token}`;
  return {
    bot,
    interaction,
    reaction,
    answer: (type: number, data?: object) =>
      call(discord, `POST /interactions/${id}/${token}/callback`, { type, data }),
    followUp: (body: object) => call(discord, `POST ${webhook}`, body),
    original: (method: string, body?: object) => call(discord, `${method} ${webhook}/messages/@original`, body),
  };
}

test('an interaction contains what discord.js reads', async () => {
  const { interaction } = await asked(discord);
  if (!interaction.isChatInputCommand() || !interaction.inCachedGuild()) throw new Error('not a guild command');
  const told = { commandName: 'ask', locale: 'en-GB', guildLocale: 'en-GB', context: 0 };
  expect(interaction).toMatchObject({ ...told, attachmentSizeLimit: 10 * 2 ** 20 });
  expect(interaction.channel?.name).toBe('general');
  expect(interaction.member.displayName).toBe('Mara');
  expect(interaction.appPermissions.has('SendMessages')).toBe(true);
  expect(interaction.memberPermissions.has('ManageGuild')).toBe(true);
  expect(interaction.authorizingIntegrationOwners.guildId).toBe(discord.guildId);
});

test('without an answer in three seconds it fails, and an answer is refused with 10062', async () => {
  const { reaction, answer } = await asked(discord);
  discord.clock.advance(3000);
  expect(await reaction).toMatchObject({ acknowledged: false, state: 'failed', kind: 'none' });
  expect(await answer(4, { content: 'late' })).toMatchObject({ status: 404, json: { code: 10062 } });
  expect(discord.as('Mara').messages(channel(discord))).toEqual([]);
});

test('a second initial response is refused with 40060', async () => {
  const { answer } = await asked(discord);
  expect((await answer(5)).status).toBe(204);
  expect(await answer(4, { content: 'again' })).toMatchObject({ status: 400, json: { code: 40060 } });
});

test('a press shows its private answer even if the pressed message changes in the meantime', async () => {
  const { answer, bot, reaction } = await asked(discord);
  await answer(4, { content: 'yours', components: [buttonRow('open')] });
  const prompt = (await reaction).message?.id ?? '';
  const pressed = discord.as('Mara').press(prompt, 'open');
  const press = await bot.next();
  if (!press.isButton()) throw new Error('not a button');
  await press.deferReply({ flags: EPHEMERAL });
  await press.message.edit('changed');
  await press.editReply('for Mara');
  expect((await (await pressed).shown()).content).toBe('for Mara');
});

test('a refused answer leaves the interaction open', async () => {
  const { answer, reaction } = await asked(discord);
  const wrong = await answer(4, { content: 'x'.repeat(2001) });
  expect(complaints(wrong.json.errors)).toEqual({ 'data.content': 'BASE_TYPE_MAX_LENGTH' });
  expect(complaints((await answer(8, { choices: [] })).json.errors)).toEqual({ type: 'BASE_TYPE_CHOICES' });
  expect((await answer(4, { content: 'right' })).status).toBe(204);
  expect((await reaction).message?.content).toBe('right');
});

test('before the first answer its webhook is unknown (10015); after 15 minutes the token is invalid (50027)', async () => {
  const { answer, original, followUp, reaction } = await asked(discord);
  expect(await original('PATCH', { content: 'x' })).toMatchObject({ status: 404, json: { code: 10015 } });
  await answer(5);
  discord.clock.advance(15 * 60_000 - 1000);
  expect((await original('PATCH', { content: 'in time' })).status).toBe(200);
  discord.clock.advance(1000);
  expect(await original('PATCH', { content: 'late' })).toMatchObject({ status: 401, json: { code: 50027 } });
  expect(await followUp({ content: 'late' })).toMatchObject({ status: 401, json: { code: 50027 } });
  expect((await reaction).messages()).toMatchObject([{ content: 'in time' }]);
});

test('a deferred reply that is never finished shows that it failed', async () => {
  const { answer, reaction } = await asked(discord);
  await answer(5);
  expect((await reaction).message).toMatchObject({ flags: LOADING, local: { thinking: true, failed: false } });
  discord.clock.advance(15 * 60_000);
  expect(discord.as('Tom').messages(channel(discord))).toMatchObject([{ local: { thinking: false, failed: true } }]);
});

test('the flag of a deferred reply decides who sees it; the first follow-up takes its place', async () => {
  const { answer, followUp, reaction } = await asked(discord);
  await answer(5, { flags: EPHEMERAL | (1 << 15) });
  const { message } = await reaction;
  expect(message?.flags).toBe(EPHEMERAL | LOADING);
  const first = await followUp({ content: 'done' });
  expect(first.json).toMatchObject({ id: message?.id, content: 'done', flags: EPHEMERAL });
  const second = await followUp({ content: 'for all' });
  expect(second.json['id']).not.toBe(message?.id);
  expect(contents(discord, 'Mara')).toEqual(['done', 'for all']);
  expect(contents(discord, 'Tom')).toEqual(['for all']);
  const again = `GET /channels/${channel(discord)}/messages/${message?.id}`;
  expect(await failure(discord, again)).toEqual([404, 10008]);
});

test('@original can be read, edited and deleted; after that it is unknown (10008)', async () => {
  const { answer, original, reaction } = await asked(discord);
  await answer(4, { content: 'one' });
  expect((await original('GET')).json['content']).toBe('one');
  expect((await original('PATCH', { content: 'two' })).json['content']).toBe('two');
  expect((await reaction).messages()[0]?.edited_timestamp).not.toBe(null);
  expect((await original('DELETE')).status).toBe(204);
  expect(await original('PATCH', { content: 'three' })).toMatchObject({ status: 404, json: { code: 10008 } });
});

test('with_response returns the message', async () => {
  const { interaction } = await asked(discord);
  const path = `/interactions/${interaction.id}/${interaction.token}/callback?with_response=true`;
  const answer = await call(discord, `POST ${path}`, { type: 4, data: { content: 'hello' } });
  const resource = { type: 4, message: { content: 'hello' } };
  expect(answer).toMatchObject({ status: 200, json: { interaction: { id: interaction.id }, resource } });
});

/** An input of a form with its label. */
const label = (input: object = {}, fields: object = {}) => ({
  ...{ type: 18, label: 'Text', component: { type: 4, custom_id: 'text', style: 1, ...input } },
  ...fields,
});
const OPTIONS = [{ label: 'a', value: 'a' }];

test.each([
  ['a title of 46 characters', { title: 't'.repeat(46) }, 'title'],
  ['no components', [], 'components'],
  ['six inputs', [0, 1, 2, 3, 4, 5].map((at) => label({ custom_id: `i${at}` })), 'components'],
  ['a label of 46 characters', [label({}, { label: 'l'.repeat(46) })], 'components.0.label'],
  ['a description of 101 characters', [label({}, { description: 'd'.repeat(101) })], 'components.0.description'],
  ['a value of 4001 characters', [label({ value: 'v'.repeat(4001) })], 'components.0.component.value'],
  ['the same custom_id', [label(), label()], 'components.1.component.custom_id'],
  ['a button', [label({ type: 2, label: 'b' })], 'components.0.component'],
  ['a radio group with one option', [label({ type: 21, options: OPTIONS })], 'components.0.component.options'],
  [
    'a required menu without a minimum',
    [label({ type: 3, min_values: 0, options: OPTIONS })],
    'components.0.component.min_values',
  ],
])('a form is refused for %s', async (_, change, path) => {
  const { answer } = await asked(discord);
  const changed = Array.isArray(change) ? { components: change } : change;
  const refused = await answer(9, { custom_id: 'form', title: 'Form', components: [label()], ...changed });
  expect(refused).toMatchObject({ status: 400, json: { code: 50035 } });
  expect(Object.keys(complaints(refused.json.errors))).toContain(`data.${path}`);
});

test('a form with all kinds of inputs comes back filled in', async () => {
  const { answer, bot, reaction } = await asked(discord);
  const options = ['a', 'b', 'c'].map((value) => ({ label: value, value }));
  const inputs = [
    { type: 3, custom_id: 'menu', options, max_values: 2 },
    { type: 21, custom_id: 'radio', options },
    { type: 22, custom_id: 'checks', options },
    { type: 23, custom_id: 'check' },
  ];
  const components = inputs.map((component) => ({ type: 18, label: 'x', component }));
  expect((await answer(9, { custom_id: 'form', title: 'Form', components })).status).toBe(204);
  const { id } = await reaction;
  const mara = discord.as('Mara');
  const fields = { menu: ['a', 'c'], radio: 'b', checks: ['a'], check: true };
  await expect(mara.submitModal(id, { ...fields, menu: ['a', 'b', 'c'] })).rejects.toThrow('at most 2');
  const sent = mara.submitModal(id, fields);
  const submit = await bot.next();
  if (!submit.isModalSubmit()) throw new Error('not a form');
  expect(submit.fields.getStringSelectValues('menu')).toEqual(['a', 'c']);
  expect(submit.fields.getRadioGroup('radio')).toBe('b');
  expect(submit.fields.getCheckboxGroup('checks')).toEqual(['a']);
  expect(submit.fields.getCheckbox('check')).toBe(true);
  await submit.reply('thanks');
  expect((await sent).message?.content).toBe('thanks');
});

test('a menu of users resolves them; an option takes a user', async () => {
  const users = { type: 1, components: [{ type: 5, custom_id: 'who' }] };
  const options = [{ type: 6 as const, name: 'to', description: 'x', required: true }];
  const client = await login(discord, async (interaction) => {
    if (interaction.isChatInputCommand()) {
      const { displayName } = interaction.options.getUser('to', true);
      await interaction.reply({ content: `to ${displayName}`, components: [users] });
    } else if (interaction.isUserSelectMenu()) {
      await interaction.update({ content: interaction.users.map((user) => user.displayName).join(), components: [] });
    }
  });
  await client.application.commands.set([{ name: 'hand', description: 'x', options }]);
  const [, tom, yuki] = discord.users;
  const mara = discord.as('Mara');
  await expect(mara.slash(channel(discord), 'hand')).rejects.toThrow('"to" is required');
  const { message } = await mara.slash(channel(discord), 'hand', { to: tom?.id ?? '' });
  expect(message?.content).toBe('to Tom');
  expect(message && textOf((await mara.select(message.id, 'who', [yuki?.id ?? ''])).message ?? message)).toBe('Yuki');
});

test('a subcommand needs no list of options', async () => {
  const bot = await mute(discord);
  const options = [{ type: 1, name: 'help', description: 'x' }];
  const body = [{ name: 'game', description: 'x', options }];
  expect((await call(discord, `PUT /applications/${discord.applicationId}/commands`, body)).status).toBe(200);
  const reaction = discord.as('Mara').slash(channel(discord), 'game help');
  const interaction = await bot.next();
  if (!interaction.isChatInputCommand()) throw new Error('not a command');
  expect(interaction.options.getSubcommand()).toBe('help');
  await interaction.reply('here');
  expect((await reaction).message?.content).toBe('here');
});

test('commands are only for people who may use them: permissions, direct messages', async () => {
  const client = await login(discord, (interaction) => interaction.isRepliable() && interaction.reply('here'));
  await client.application.commands.set([
    { name: 'admin', description: 'x', defaultMemberPermissions: '32' },
    { name: 'table', description: 'x', contexts: [0] },
    { name: 'mine', description: 'x' },
  ]);
  const tom = discord.as('Tom');
  await expect(tom.slash(channel(discord), 'admin')).rejects.toThrow('no command');
  expect((await discord.as('Mara').slash(channel(discord), 'admin')).acknowledged).toBe(true);
  const dm = discord.directMessages(discord.users[1]?.id ?? '');
  await expect(tom.slash(dm, 'table')).rejects.toThrow('no command');
  expect((await tom.slash(dm, 'mine')).message?.content).toBe('here');
  await expect(discord.as('Mara').slash(dm, 'mine')).rejects.toThrow('do not see');
});
