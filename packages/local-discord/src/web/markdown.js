/**
 * Discord's markdown as a tree. Knows nothing of the page.
 *
 * @typedef {{ type: 'text', text: string }
 *   | { type: 'break' }
 *   | { type: 'strong' | 'em' | 'underline' | 'strike' | 'spoiler' | 'quote' | 'subtext', nodes: Node[] }
 *   | { type: 'heading', level: number, nodes: Node[] }
 *   | { type: 'list', start: number | undefined, items: Node[][] }
 *   | { type: 'code', text: string }
 *   | { type: 'codeBlock', language: string, text: string }
 *   | { type: 'link', url: string, title: string | undefined, nodes: Node[] }
 *   | { type: 'user' | 'role' | 'channel', id: string }
 *   | { type: 'everyone', text: string }
 *   | { type: 'command', name: string }
 *   | { type: 'emoji', name: string, id: string }
 *   | { type: 'time', seconds: number, style: string }} Node
 *
 * @typedef {object} Place where in the text a rule is tried
 * @property {boolean} lineStart
 * @property {string} before the character before; empty at the start
 * @property {boolean} inQuote
 *
 * @typedef {object} Rule
 * @property {RegExp} pattern begins with `^`
 * @property {(place: Place) => boolean} [where] where it may begin
 * @property {(match: RegExpExecArray, place: Place) => Node} read
 */

const atLineStart = (/** @type {Place} */ place) => place.lineStart;

/**
 * @param {'strong' | 'em' | 'underline' | 'strike' | 'spoiler'} type
 * @param {RegExp} pattern its first group is what is marked
 * @returns {Rule}
 */
const marked = (type, pattern) => ({
  pattern,
  read: (match, place) => ({ type, nodes: parseInside(match[1] ?? '', place) }),
});

/** @type {Rule[]} in the order in which they are tried */
const RULES = [
  {
    pattern: /^```(?:([\w+\-.#]+)\n)?\n*([^\n][\s\S]*?)\n*```\n?/,
    read: ([, language = '', text = '']) => ({ type: 'codeBlock', language, text }),
  },
  {
    pattern: /^ *>>> ?([\s\S]+)|^(?: *> [^\n]*(?:\n|$))+/,
    where: ({ lineStart, inQuote }) => lineStart && !inQuote,
    read: ([whole, rest]) => ({
      type: 'quote',
      nodes: parse(rest ?? whole.replace(/^ *> /gm, '').replace(/\n$/, ''), true),
    }),
  },
  {
    pattern: /^(#{1,3}) +([^\n]+)(?:\n|$)/,
    where: atLineStart,
    read: ([, marks = '#', text = ''], place) => ({
      type: 'heading',
      level: marks.length,
      nodes: parseInside(text.replace(/ #+ *$/, ''), place),
    }),
  },
  {
    pattern: /^-# +([^\n]+)(?:\n|$)/,
    where: atLineStart,
    read: ([, text = ''], place) => ({ type: 'subtext', nodes: parseInside(text, place) }),
  },
  {
    pattern: /^ *(?:[-*]|\d+\.) +[^\n]+(?:\n(?: *(?:[-*]|\d+\.) +| {2,})[^\n]+)*(?:\n|$)/,
    where: atLineStart,
    read: ([text], place) => list(text, place),
  },
  { pattern: /^\n/, read: () => ({ type: 'break' }) },
  { pattern: /^\\([^\w\s])/, read: ([, text = '']) => ({ type: 'text', text }) },
  {
    pattern: /^<(https?:\/\/[^\s<>]+)>/,
    read: ([, url = '']) => link(url),
  },
  { pattern: /^<@!?(\d+)>/, read: ([, id = '']) => ({ type: 'user', id }) },
  { pattern: /^<@&(\d+)>/, read: ([, id = '']) => ({ type: 'role', id }) },
  { pattern: /^<#(\d+)>/, read: ([, id = '']) => ({ type: 'channel', id }) },
  { pattern: /^<\/([^:>\n]{1,100}):\d+>/, read: ([, name = '']) => ({ type: 'command', name }) },
  { pattern: /^<a?:(\w{2,32}):(\d+)>/, read: ([, name = '', id = '']) => ({ type: 'emoji', name, id }) },
  {
    pattern: /^<t:(-?\d{1,13})(?::([a-zA-Z]))?>/,
    read: ([, seconds, style = 'f']) => ({ type: 'time', seconds: Number(seconds), style }),
  },
  { pattern: /^@(?:everyone|here)\b/, read: ([text]) => ({ type: 'everyone', text }) },
  {
    pattern:
      /^\[((?:\\.|[^\\[\]\n])+)\]\(<?(https?:\/\/[^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s+"([^"\n]*)")?\)/,
    read: ([, text = '', url = '', title], place) => ({ type: 'link', url, title, nodes: parseInside(text, place) }),
  },
  {
    pattern: /^https?:\/\/[^\s<>]*[^\s<>.,:;"')\]*_~|]/,
    where: ({ before }) => !/\w/.test(before),
    read: ([url]) => link(url),
  },
  {
    pattern: /^(`+)([\s\S]*?[^`])\1(?!`)/,
    read: ([, , text = '']) => ({ type: 'code', text: text.replace(/^ (.*`.*) $/, '$1') }),
  },
  marked('em', /^\*(?=\*\*[^*])((?:\*\*(?:\\.|[^\\*])+\*\*|\\.|[^\\*])+?)\*(?!\*)/),
  marked('strong', /^\*\*((?:\\.|[^\\])+?)\*\*(?!\*)/s),
  marked('em', /^\*(?=\S)((?:\*\*|\\.|[^\\*])+?)(?<!\s)\*(?!\*)/s),
  marked('underline', /^__((?:\\.|[^\\])+?)__(?!_)/s),
  {
    ...marked('em', /^_((?:__|\\.|[^\\_])+?)_(?!\w)/s),
    where: ({ before }) => !/\w/.test(before),
  },
  marked('strike', /^~~([\s\S]+?)~~(?!_)/),
  marked('spoiler', /^\|\|([\s\S]+?)\|\|/),
];

/** What no rule begins inside of; the first character is taken in any case. */
const PLAIN = /^[\s\S][^\n\\<@[`*_~|h]*/u;

/**
 * @param {string} url
 * @returns {Node}
 */
const link = (url) => ({ type: 'link', url, title: undefined, nodes: [{ type: 'text', text: url }] });

/**
 * Reads a text with Discord's marks.
 * @param {string} source
 * @param {boolean} [inQuote]
 * @returns {Node[]}
 */
export const parse = (source, inQuote = false) => parseAt(source, { lineStart: true, before: '', inQuote });

/**
 * @param {string} source inside a line: headings, lists and quotes do not begin here
 * @param {Place} place
 */
const parseInside = (source, { inQuote }) => parseAt(source, { lineStart: false, before: '', inQuote });

/**
 * @param {string} source
 * @param {Place} start
 * @returns {Node[]}
 */
function parseAt(source, start) {
  /** @type {Node[]} */
  const nodes = [];
  let { lineStart, before } = start;
  let rest = source;
  while (rest !== '') {
    const place = { lineStart, before, inQuote: start.inQuote };
    const { length, node } = readOne(rest, place);
    const last = nodes.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.text += node.text;
    else nodes.push(node);
    before = rest.charAt(length - 1);
    lineStart = before === '\n';
    rest = rest.slice(length);
  }
  return nodes;
}

/**
 * @param {string} rest
 * @param {Place} place
 * @returns {{ length: number, node: Node }}
 */
function readOne(rest, place) {
  for (const { pattern, where, read } of RULES) {
    const match = where?.(place) === false ? null : pattern.exec(rest);
    if (match) return { length: match[0].length, node: read(match, place) };
  }
  const text = PLAIN.exec(rest)?.[0] ?? rest;
  return { length: text.length, node: { type: 'text', text } };
}

const BULLET = /^( *)(?:([-*])|(\d+)\.) +/;

/**
 * @param {string} text lines of a list; deeper lines belong to the item above them
 * @param {Place} place
 * @returns {Node}
 */
function list(text, place) {
  const lines = text.replace(/\n$/, '').split('\n');
  const first = BULLET.exec(lines[0] ?? '');
  const depth = first?.[1]?.length ?? 0;
  /** @type {string[][]} */
  const items = [];
  for (const line of lines) {
    const bullet = BULLET.exec(line);
    if (bullet && (bullet[1]?.length ?? 0) <= depth + 1) items.push([line.slice(bullet[0].length)]);
    else items.at(-1)?.push(line);
  }
  return {
    type: 'list',
    start: first?.[3] === undefined ? undefined : Number(first[3]),
    items: items.map(([head = '', ...below]) => [
      ...parseInside(head, place),
      ...(below.length > 0 ? parse(below.map(undented(below)).join('\n'), place.inQuote) : []),
    ]),
  };
}

/** @param {string[]} lines */
function undented(lines) {
  const depth = Math.min(...lines.map((line) => line.length - line.trimStart().length));
  return (/** @type {string} */ line) => line.slice(depth);
}
