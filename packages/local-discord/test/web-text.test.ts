import { expect, test } from 'vitest';

type Field = { option: { name: string }; text: string };
type Entry = { path: string[] };

// The page's modules are plain JavaScript, checked by the tsconfig beside them; here only their shape is declared.
const page = (name: string) => import(new URL(`../src/web/${name}`, import.meta.url).href);
const { parse }: { parse(text: string): unknown[] } = await page('markdown.js');
const commands: {
  entriesOf(commands: object[], inDm: boolean): Entry[];
  searchEntries(entries: Entry[], typed: string): Entry[];
  readEntry(entries: Entry[], typed: string): { entry: Entry; rest: string } | undefined;
  readFields(entry: Entry | undefined, rest: string): Field[];
  readField(field: object, choices?: object[]): object | undefined;
  commandData(entry: Entry | undefined, values: object[], focused?: string): object;
} = await page('commands.js');

const text = (content: string) => ({ type: 'text', text: content });

test.each([
  ['**a *b* c**', [{ type: 'strong', nodes: [text('a '), { type: 'em', nodes: [text('b')] }, text(' c')] }]],
  ['***a***', [{ type: 'em', nodes: [{ type: 'strong', nodes: [text('a')] }] }]],
  ['__a__ ~~b~~', [{ type: 'underline', nodes: [text('a')] }, text(' '), { type: 'strike', nodes: [text('b')] }]],
  ['snake_case_name 2 * 3 * 4', [text('snake_case_name 2 * 3 * 4')]],
  ['\\*a\\*', [text('*a*')]],
  ['`**a**`', [{ type: 'code', text: '**a**' }]],
  ['||a||', [{ type: 'spoiler', nodes: [text('a')] }]],
  ['```js\n*a*\n```', [{ type: 'codeBlock', language: 'js', text: '*a*' }]],
])('marks inside a line: %s', (source, nodes) => {
  expect(parse(source)).toEqual(nodes);
});

test('headings, small print, quotes and lists begin at a line and end with it', () => {
  expect(parse('## A\n-# b\n> c\n> d\ne')).toEqual([
    { type: 'heading', level: 2, nodes: [text('A')] },
    { type: 'subtext', nodes: [text('b')] },
    { type: 'quote', nodes: [text('c'), { type: 'break' }, text('d')] },
    text('e'),
  ]);
  expect(parse('2. a\n3. b\n   - c\nd')).toEqual([
    {
      type: 'list',
      start: 2,
      items: [[text('a')], [text('b'), { type: 'list', start: undefined, items: [[text('c')]] }]],
    },
    text('d'),
  ]);
  expect(parse('a # b - c')).toEqual([text('a # b - c')]);
});

test('mentions, moments, emoji, commands and links are distinguished', () => {
  expect(parse('<@1><@!2><#3><@&4><t:5:R></caverna new:6><a:ore:7>@here')).toEqual([
    { type: 'user', id: '1' },
    { type: 'user', id: '2' },
    { type: 'channel', id: '3' },
    { type: 'role', id: '4' },
    { type: 'time', seconds: 5, style: 'R' },
    { type: 'command', name: 'caverna new' },
    { type: 'emoji', name: 'ore', id: '7' },
    { type: 'everyone', text: '@here' },
  ]);
  expect(parse('See https://a.b/c_d, [**e**](https://f.g "h").')).toEqual([
    text('See '),
    { type: 'link', url: 'https://a.b/c_d', title: undefined, nodes: [text('https://a.b/c_d')] },
    text(', '),
    { type: 'link', url: 'https://f.g', title: 'h', nodes: [{ type: 'strong', nodes: [text('e')] }] },
    text('.'),
  ]);
  expect(parse('[a](javascript:alert(1)) <b>')).toEqual([text('[a](javascript:alert(1)) <b>')]);
});

const PLAYERS = { type: 4, name: 'players', description: '', min_value: 1, max_value: 7 };
const ABOUT = { type: 3, name: 'about', description: '', required: true, max_length: 5 };
const TREE = {
  type: 1,
  name: 'caverna',
  description: '',
  options: [
    { type: 1, name: 'new', description: '', options: [PLAYERS, { type: 3, name: 'name', description: '' }] },
    {
      type: 2,
      name: 'admin',
      description: '',
      options: [{ type: 1, name: 'rules', description: '', options: [ABOUT] }],
    },
  ],
};
const PLAIN = { type: 1, name: 'ping', description: '', contexts: [0] };
const entries = commands.entriesOf([TREE, PLAIN, { type: 2, name: 'A menu' }], false);
const named = (found: Entry[]) => found.map(({ path }) => path.join(' '));

test('every subcommand is an entry; what is for guilds only is not offered in direct messages', () => {
  expect(named(entries)).toEqual(['caverna new', 'caverna admin rules', 'ping']);
  expect(named(commands.entriesOf([TREE, PLAIN], true))).toEqual(['caverna new', 'caverna admin rules']);
});

test('entries are found by parts of their words, those that begin so first', () => {
  expect(named(commands.searchEntries(entries, '/cav ru'))).toEqual(['caverna admin rules']);
  expect(named(commands.searchEntries(entries, '/n'))).toEqual(['caverna new', 'caverna admin rules', 'ping']);
  expect(named(commands.searchEntries(entries, '/p'))).toEqual(['ping']);
  expect(commands.searchEntries(entries, '/nothing')).toEqual([]);
});

test('a command typed with its options is read', () => {
  const found = commands.readEntry(entries, '/caverna new name:two words players:3');
  expect(found?.entry.path).toEqual(['caverna', 'new']);
  const fields = commands.readFields(found?.entry, found?.rest ?? '');
  expect(fields.map((field) => [field.option.name, field.text])).toEqual([
    ['players', '3'],
    ['name', 'two words'],
  ]);
  expect(commands.readEntry(entries, '/caverna newer')).toBeUndefined();
});

test.each([
  [{ option: PLAYERS, text: '3' }, { value: 3 }],
  [{ option: PLAYERS, text: '' }, { refusal: 'Specify a value, or remove this option.' }],
  [{ option: PLAYERS, text: '3.5' }, { refusal: 'Input a valid integer.' }],
  [{ option: PLAYERS, text: '8' }, { refusal: 'Must be 7 or less.' }],
  [{ option: PLAYERS, text: '0' }, { refusal: 'Must be 1 or more.' }],
  [{ option: ABOUT, text: ' ' }, { refusal: 'This option is required. Specify a value.' }],
  [{ option: ABOUT, text: 'too long' }, { refusal: 'Must be at most 5 characters long.' }],
  [{ option: ABOUT, text: 'Miner', value: 'miner' }, { value: 'miner' }],
])('a field is read or refused: %j', (field, read) => {
  expect(commands.readField(field)).toEqual(read);
});

test('of fixed choices one must be meant', () => {
  const choices = [{ name: 'Full set', value: 'full' }];
  expect(commands.readField({ option: ABOUT, text: 'full SET' }, choices)).toEqual({ value: 'full' });
  expect(commands.readField({ option: ABOUT, text: 'half' }, choices)).toEqual({
    refusal: 'Choose one of the suggestions.',
  });
});

test("values become Discord's tree of groups, subcommands and options", () => {
  expect(commands.commandData(entries[1], [{ option: ABOUT, value: 'mi' }], 'about')).toEqual({
    name: 'caverna',
    options: [
      {
        name: 'admin',
        type: 2,
        options: [{ name: 'rules', type: 1, options: [{ name: 'about', type: 3, value: 'mi', focused: true }] }],
      },
    ],
  });
  expect(commands.commandData(entries[2], [])).toEqual({ name: 'ping', options: [] });
});
