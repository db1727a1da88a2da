import { expect, test } from 'vitest';
import { type Node, parse } from '../src/web/markdown.ts';

type Entry = { path: string[] };

// The tests pass only the parts of Discord's commands that matter here.
const commands: {
  entriesOf(commands: object[], inDm: boolean): Entry[];
  searchEntries(entries: Entry[], typed: string): Entry[];
  readEntry(entries: Entry[], typed: string): { entry: Entry; rest: string } | undefined;
  readOptions(entry: Entry | undefined, rest: string): object;
  optionValue(option: object, text: string, choices: object[]): unknown;
} = await import(new URL('../src/web/commands.ts', import.meta.url).href);

/** A parsed text as `strong(a em(b))`. */
const read = (text: string): string => parse(text).map(written).join(' ');

const written = ({ type, content, items, ...fields }: Node): string => {
  const inside = items?.map((item: Node[]) => `item(${item.map(written).join('')})`) ?? content;
  const all = Array.isArray(inside)
    ? inside.map((one) => (typeof one === 'string' ? one : written(one))).join('')
    : inside;
  if (type === 'text') return content;
  const { level, start, target, title, id, name, fullName, timestamp, format, lang } = fields;
  const named = [level, start, lang, target, title, fullName ?? name, id, timestamp, format].filter((one) => one);
  return `${[type, ...named].join(' ')}${all === undefined ? '' : `(${all})`}`;
};

test.each([
  ['**a *b* c**', 'strong(a em(b) c)'],
  ['***a***', 'em(strong(a))'],
  ['__a__~~b~~', 'underline(a) strikethrough(b)'],
  ['**1. a** **- b**', 'strong(1. a)   strong(- b)'],
  ['`**a**`', 'inlineCode(**a**)'],
  ['||a||', 'spoiler(a)'],
  ['```js\n*a*\n```', 'codeBlock js(*a*)'],
])('marks inside a line: %s', (source, nodes) => {
  expect(read(source)).toBe(nodes);
});

test.each(['snake_case_name 2 * 3 * 4', 'a # b - c', '\\*a\\*'])('text without marks stays as it is: %s', (source) => {
  const nodes = parse(source);
  expect(nodes.map(({ content }) => content).join('')).toBe(source.replaceAll('\\', ''));
  expect(new Set(nodes.map(({ type }) => type))).toEqual(new Set(['text']));
});

test('headings, small print, quotes and lists begin at the start of a line and stop at its end', () => {
  expect(read('## A\n-# b\n> c\n> d\ne')).toBe('heading 2(A) subtext(b) blockQuote(cbrdbr) e');
  expect(read('> a\n-# b\n### c')).toBe('blockQuote(abr) subtext(b) heading 3(c)');
  expect(read('2. a\n3. b\n   - c\nd')).toBe('list 2(item(a)item(blist(item(c)))) d');
  expect(read('a\n- **b**\n- c')).toBe('a br list(item(strong(b))item(c))');
});

test('mentions, timestamps, emoji, commands and links are distinguished', () => {
  const [one, two] = ['123456789012345678', '223456789012345678'];
  expect(read(`<@${one}><@!${two}><#${one}><@&${two}><t:5:R></game new:${one}><a:ore:${two}>@here`)).toBe(
    `user ${one} user ${two} channel ${one} role ${two} timestamp 5 R slashCommand game new ${one} emoji ore ${two} here`,
  );
  expect(read('See https://a.b/c_d, [**e**](https://f.g "h")')).toBe(
    'See  url https://a.b/c_d(https://a.b/c_d) ,  link https://f.g h(strong(e))',
  );
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

test('every subcommand is an entry; guild commands are not offered in direct messages', () => {
  expect(named(entries)).toEqual(['caverna new', 'caverna admin rules', 'ping']);
  expect(named(commands.entriesOf([TREE, PLAIN], true))).toEqual(['caverna new', 'caverna admin rules']);
});

test('entries are found by parts of their words, those that start with them first', () => {
  expect(named(commands.searchEntries(entries, '/cav ru'))).toEqual(['caverna admin rules']);
  expect(named(commands.searchEntries(entries, '/n'))).toEqual(['caverna new', 'caverna admin rules', 'ping']);
  expect(named(commands.searchEntries(entries, '/p'))).toEqual(['ping']);
  expect(commands.searchEntries(entries, '/nothing')).toEqual([]);
});

test('a command typed with its options is read', () => {
  const found = commands.readEntry(entries, '/caverna new name:two words players:3');
  expect(found?.entry.path).toEqual(['caverna', 'new']);
  expect(commands.readOptions(found?.entry, found?.rest ?? '')).toEqual({ name: 'two words', players: '3' });
  expect(commands.readEntry(entries, '/caverna newer')).toBeUndefined();
});

test.each([
  ['a number', PLAYERS, '3', 3],
  ['a text', ABOUT, 'Miner', 'Miner'],
  ['a choice by its name', ABOUT, 'full SET', 'full'],
  ['a choice by its value', ABOUT, 'full', 'full'],
])('the text of a field becomes %s', (_, option, text, value) => {
  expect(commands.optionValue(option, text, [{ name: 'Full set', value: 'full' }])).toBe(value);
});
