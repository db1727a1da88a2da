import { expect, test } from 'vitest';
import type { LocalDiscord } from '../src/start.ts';
import { call, complaints, discordForEach, post, type Refused, within } from './bot.ts';

const discord = discordForEach();

const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));
const command = (fields: object = {}) => ({ name: 'caverna', description: 'A table', ...fields });
const option = (fields: object = {}) => ({ type: 3, name: 'set', description: 'Which', ...fields });
const route = (discord: LocalDiscord) => `/applications/${discord.applicationId}/commands`;
const put = (discord: LocalDiscord, body: unknown) => call(discord, `PUT ${route(discord)}`, body);

const [BAD, MAX] = ['BASE_TYPE_BAD_LENGTH', 'BASE_TYPE_MAX_LENGTH'];
const NAME = 'APPLICATION_COMMAND_INVALID_NAME';
const ofOptions = (code: string) => `APPLICATION_COMMAND_OPTIONS_${code}`;
const LAST = option({ name: 'b', required: true });
const MIXED = ofOptions('TYPE_INVALID');

/** Commands by their fields. */
const inCommands: readonly Refused[] = [
  ['a name of 33 characters', { name: 'n'.repeat(33) }, 'name', BAD],
  ['a name in capitals', { name: 'Caverna' }, 'name', NAME],
  ['a name with a space', { name: 'ca verna' }, 'name', NAME],
  ['no description', { description: '' }, 'description', BAD],
  ['a description of 101 characters', { description: 'd'.repeat(101) }, 'description', MAX],
  ['an unknown language', { name_localizations: { tlh: 'qav' } }, 'name_localizations.tlh', 'ENUM_TYPE_COERCE'],
  ['26 options', { options: many(26, (at) => option({ name: `o${at}` })) }, 'options', MAX],
  ['a required option after others', { options: [option(), LAST] }, 'options.1', ofOptions('REQUIRED_INVALID')],
  ['the same option twice', { options: [option(), option()] }, 'options.1.name', ofOptions('NAME_ALREADY_EXISTS')],
  [
    'a subcommand beside options',
    { options: [option(), { type: 1, name: 'new', description: 'x' }] },
    'options',
    MIXED,
  ],
];

const choices = (...values: readonly string[]) => values.map((value, at) => ({ name: `c${at}`, value }));

/** Options of a command by their fields. */
const inOptions: readonly Refused[] = [
  ['26 choices', { choices: choices(...many(26, String)) }, 'choices', MAX],
  ['the same choice twice', { choices: choices('x', 'x') }, 'choices.1', ofOptions('CHOICE_DUPLICATED')],
  [
    'choices with autocomplete',
    { autocomplete: true, choices: choices('a') },
    'autocomplete',
    ofOptions('CHOICES_AUTOCOMPLETE_EXCLUSIVE'),
  ],
];

const refused: readonly Refused[] = [
  ['the same name twice', [command(), command()], '1.name', 'APPLICATION_COMMANDS_DUPLICATE_NAME'],
  ['an unknown option type', [command({ options: [option({ type: 99 })] })], '0.options.0', 'UNION_TYPE_CHOICES'],
  ...within(inCommands, (fields) => [command(fields)], '0'),
  ...within(inOptions, (fields) => [command({ options: [option(fields)] })], '0.options.0'),
];

test.each(refused)('commands are refused for %s', async (_, body, path, code) => {
  const answer = await put(discord, body);
  expect(answer).toMatchObject({ status: 400, json: { code: 50035 } });
  expect(complaints(answer.json.errors)).toHaveProperty([path], code);
  expect(discord.world.commands).toEqual([]);
});

test('a command has at most 8000 characters, counting its longest language', async () => {
  const long = (count: number) =>
    many(count, (at) => ({
      type: 1,
      name: `s${at}`,
      description: 'd'.repeat(80),
      options: many(4, (inner) => option({ name: `o${inner}`, description: 'd'.repeat(75) })),
    }));
  expect((await put(discord, [command({ options: long(20) })])).status).toBe(200);
  const answer = await put(discord, [command({ options: long(21) })]);
  expect(complaints(answer.json.errors)).toEqual({ '0': 'APPLICATION_COMMAND_TOO_LARGE' });
});

test('at most 100 commands, 200 new ones a day', async () => {
  const named = (prefix: string, count: number) => many(count, (at) => command({ name: `${prefix}${at}` }));
  expect((await put(discord, named('a', 101))).json).toMatchObject({ code: 30032 });
  expect((await put(discord, named('a', 100))).status).toBe(200);
  expect((await put(discord, named('a', 100))).status).toBe(200);
  expect((await put(discord, named('b', 100))).status).toBe(200);
  expect(await put(discord, named('c', 1))).toMatchObject({ status: 429, json: { code: 30034 } });
  discord.clock.advance(86_400_001);
  expect((await put(discord, named('c', 1))).status).toBe(200);
});

test('application emojis: made, listed, used on a button, deleted', async () => {
  const path = `/applications/${discord.applicationId}/emojis`;
  const png = Buffer.from('89504e470d0a1a0a', 'hex');
  const image = `data:image/png;base64,${png.toString('base64')}`;
  const made = await call(discord, `POST ${path}`, { name: 'ore', image });
  expect(made.status).toBe(201);
  const id = made.json['id'];
  const button = { type: 2, style: 1, custom_id: 'a', emoji: { id, name: 'ore' } };
  const sent = await post(discord, { content: 'x', components: [{ type: 1, components: [button] }] });
  expect(sent.status).toBe(200);
  const refused = async (name: string, data: string) =>
    complaints((await call(discord, `POST ${path}`, { name, image: data })).json.errors);
  const large = `data:image/png;base64,${Buffer.concat([png, Buffer.alloc(300_000)]).toString('base64')}`;
  expect(await refused('big', large)).toEqual({ image: 'BINARY_TYPE_MAX_SIZE' });
  expect(await refused('o', image)).toEqual({ name: BAD });
  expect(await refused('ore', image)).toEqual({ name: 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN' });
  expect(await refused('iron-ore', image)).toEqual({ name: 'STRING_TYPE_REGEX' });
  expect(await refused('o'.repeat(33), image)).toEqual({ name: BAD });
  expect(await refused('jpeg', image.replace('png', 'jpeg'))).toEqual({ image: 'IMAGE_INVALID' });
  expect(await refused('text', 'data:image/png;base64,aGVsbG8=')).toEqual({ image: 'IMAGE_INVALID' });
  expect(await refused('address', 'https://example.org/ore.png')).toEqual({ image: 'IMAGE_INVALID' });
  expect((await call(discord, `GET ${path}`)).json['items']).toMatchObject([{ id, name: 'ore' }]);
  expect((await call(discord, `DELETE ${path}/${id}`)).status).toBe(204);
  expect((await call(discord, `DELETE ${path}/${id}`)).json).toMatchObject({ code: 10014 });
  const other = { animated: false, bytes: new Uint8Array(png), contentType: 'image/png' };
  for (const id of many(2000, String)) discord.world.emojis.set(id, { ...other, id, name: `e${id}` });
  expect((await call(discord, `POST ${path}`, { name: 'ore', image })).json).toMatchObject({ code: 30008 });
});
