import { type parse as parseText, rulesExtended, SimpleMarkdown } from 'discord-markdown-parser';

/** A part of text, as `discord-markdown-parser` describes it; or a `list`, which that parser does not know. */
export type Node = ReturnType<typeof parseText>[number];

type Rule = (typeof rulesExtended)[string];

/** Passed as the text that precedes the contents of marks, so that the parser sees no start of a line there. */
const INSIDE = ['*'];

const atLineStart = (before: string) => before === '' || before.endsWith('\n');

const lineRule = (pattern: RegExp, { order, parse }: Pick<Rule, 'order' | 'parse'>): Rule => ({
  order,
  match: (source, _, before) => (atLineStart(before) ? pattern.exec(source) : null),
  parse,
});

const { blockQuote, heading, subtext, ...marks } = rulesExtended as Record<'blockQuote' | 'heading' | 'subtext', Rule>;

const RULES: Record<string, Rule> = {
  ...marks,
  blockQuote,
  heading: lineRule(/^(#{1,3}) +([^\n]+?)(?: #+ *)?(?:\n|$)/, heading),
  subtext: lineRule(/^-# +([^\n]+)(?:\n|$)/, subtext),
  list: lineRule(/^ *(?:[-*]|\d+\.) +[^\n]+(?:\n(?: *(?:[-*]|\d+\.) +| {2,})[^\n]+)*(?:\n|$)/, {
    order: heading.order,
    parse: ([text = ''], parse, state) =>
      list(text, (source, isLine) => parse(source, { ...state, prevCapture: isLine ? null : INSIDE })),
  }),
};

/** Rules that know where a line starts: in a quote and below a list item, but not inside marks or headings. */
const placed = Object.entries(RULES).map(([name, rule]): [string, Rule] => [
  name,
  name === 'list'
    ? rule
    : {
        ...rule,
        parse: (capture, parse, state) =>
          rule.parse(
            capture,
            (source, inner) =>
              parse(source, { ...(inner ?? state), prevCapture: name === 'blockQuote' ? null : INSIDE }),
            state,
          ),
      },
]);

const parser = SimpleMarkdown.parserFor(Object.fromEntries(placed));

export const parse = (source: string): Node[] => parser(source, { inline: true });

const BULLET = /^( *)(?:([-*])|(\d+)\.) +/;

/** A list; deeper lines belong to the item above them. */
function list(text: string, parse: (source: string, isLine: boolean) => Node[]) {
  const lines = text.replace(/\n$/, '').split('\n');
  const first = BULLET.exec(lines[0] ?? '');
  const depth = first?.[1]?.length ?? 0;
  const items: string[][] = [];
  for (const line of lines) {
    const bullet = BULLET.exec(line);
    if (bullet && (bullet[1]?.length ?? 0) <= depth + 1) items.push([line.slice(bullet[0].length)]);
    else items.at(-1)?.push(line);
  }
  return {
    start: first?.[3] === undefined ? undefined : Number(first[3]),
    items: items.map(([head = '', ...below]) => {
      const indent = Math.min(...below.map((line) => line.search(/\S|$/)));
      const rest = below.map((line) => line.slice(indent)).join('\n');
      return [...parse(head, false), ...(rest === '' ? [] : parse(rest, true))];
    }),
  };
}
