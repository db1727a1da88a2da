import { expect, test } from 'vitest';
import type { LocalDiscord } from '../src/start.ts';
import { call, complaints, discordForEach } from './bot.ts';

const discord = discordForEach();

const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));
const command = (fields: object = {}) => ({ name: 'caverna', description: 'A table', ...fields });
const option = (fields: object = {}) => ({ type: 3, name: 'set', description: 'Which', ...fields });
const route = (discord: LocalDiscord) => `/applications/${discord.applicationId}/commands`;
const put = (discord: LocalDiscord, body: unknown) => call(discord, `PUT ${route(discord)}`, body);

const refused: [what: string, body: object[], path: string, code: string][] = [
  ['a name of 33 characters', [command({ name: 'n'.repeat(33) })], '0.name', 'BASE_TYPE_BAD_LENGTH'],
  ['a name in capitals', [command({ name: 'Caverna' })], '0.name', 'APPLICATION_COMMAND_INVALID_NAME'],
  ['a name with a space', [command({ name: 'ca verna' })], '0.name', 'APPLICATION_COMMAND_INVALID_NAME'],
  ['no description', [command({ description: '' })], '0.description', 'BASE_TYPE_BAD_LENGTH'],
  [
    'a description of 101 characters',
    [command({ description: 'd'.repeat(101) })],
    '0.description',
    'BASE_TYPE_MAX_LENGTH',
  ],
  ['the same name twice', [command(), command()], '1.name', 'APPLICATION_COMMANDS_DUPLICATE_NAME'],
  [
    '26 options',
    [command({ options: many(26, (at) => option({ name: `o${at}` })) })],
    '0.options',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    '26 choices',
    [command({ options: [option({ choices: many(26, (at) => ({ name: `c${at}`, value: `v${at}` })) })] })],
    '0.options.0.choices',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'the same choice twice',
    [
      command({
        options: [
          option({
            choices: [
              { name: 'a', value: 'x' },
              { name: 'b', value: 'x' },
            ],
          }),
        ],
      }),
    ],
    '0.options.0.choices.1',
    'APPLICATION_COMMAND_OPTIONS_CHOICE_DUPLICATED',
  ],
  [
    'a required option after others',
    [command({ options: [option(), option({ name: 'b', required: true })] })],
    '0.options.1',
    'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
  ],
  [
    'the same option twice',
    [command({ options: [option(), option()] })],
    '0.options.1.name',
    'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
  ],
  [
    'a subcommand beside options',
    [command({ options: [option(), { type: 1, name: 'new', description: 'x' }] })],
    '0.options',
    'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
  ],
  [
    'choices with autocomplete',
    [command({ options: [option({ autocomplete: true, choices: [{ name: 'a', value: 'a' }] })] })],
    '0.options.0.autocomplete',
    'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE_EXCLUSIVE',
  ],
  [
    'an unknown language',
    [command({ name_localizations: { tlh: 'qav' } })],
    '0.name_localizations.tlh',
    'ENUM_TYPE_COERCE',
  ],
  ['an unknown option type', [command({ options: [option({ type: 99 })] })], '0.options.0', 'UNION_TYPE_CHOICES'],
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
  const sent = await call(discord, `POST /channels/${discord.channels[0]?.id}/messages`, {
    content: 'x',
    components: [{ type: 1, components: [button] }],
  });
  expect(sent.status).toBe(200);
  expect(complaints((await call(discord, `POST ${path}`, { name: 'o', image })).json.errors)).toEqual({
    name: 'BASE_TYPE_BAD_LENGTH',
  });
  expect(
    complaints(
      (
        await call(discord, `POST ${path}`, {
          name: 'big',
          image: `data:image/png;base64,${Buffer.concat([png, Buffer.alloc(300_000)]).toString('base64')}`,
        })
      ).json.errors,
    ),
  ).toEqual({ image: 'BINARY_TYPE_MAX_SIZE' });
  const refused = async (name: string, data: string) =>
    complaints((await call(discord, `POST ${path}`, { name, image: data })).json.errors);
  expect(await refused('ore', image)).toEqual({ name: 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN' });
  expect(await refused('iron-ore', image)).toEqual({ name: 'STRING_TYPE_REGEX' });
  expect(await refused('o'.repeat(33), image)).toEqual({ name: 'BASE_TYPE_BAD_LENGTH' });
  expect(await refused('jpeg', image.replace('png', 'jpeg'))).toEqual({ image: 'IMAGE_INVALID' });
  expect(await refused('text', 'data:image/png;base64,aGVsbG8=')).toEqual({ image: 'IMAGE_INVALID' });
  expect(await refused('address', 'https://example.org/ore.png')).toEqual({ image: 'IMAGE_INVALID' });
  expect((await call(discord, `GET ${path}`)).json['items']).toMatchObject([{ id, name: 'ore' }]);
  expect((await call(discord, `DELETE ${path}/${id}`)).status).toBe(204);
  expect((await call(discord, `DELETE ${path}/${id}`)).json).toMatchObject({ code: 10014 });
  for (let at = 0; at < 2000; at++) {
    discord.world.emojis.set(`${at}`, {
      id: `${at}`,
      name: `e${at}`,
      animated: false,
      bytes: new Uint8Array(png),
      contentType: 'image/png',
    });
  }
  expect((await call(discord, `POST ${path}`, { name: 'ore', image })).json).toMatchObject({ code: 30008 });
});
