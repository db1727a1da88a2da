import { readable } from '../paint/fonts.ts';
import { type Box, middle, type Picture, type Point, rect, type Shape } from '../paint/shape.ts';
import { line, wrapped } from '../paint/text.ts';
import { colours, type Face } from '../paint/theme.ts';
import { HEADER, header } from './header.ts';
import { pills } from './pills.ts';

/** What is on a large card, apart from the picture. */
export interface TopicInput {
  readonly title: string;
  /** What kind of thing it is, in words. */
  readonly kind: string;
  readonly gist: string;
  readonly example: string;
  /** Related things, by name. */
  readonly related: readonly string[];
  readonly headings: { readonly example: string; readonly related: string };
  /** What the signs in a picture mean; only in explanations. */
  readonly legend?: readonly LegendLine[];
}

/** The meaning of a row of pieces. */
export interface LegendLine {
  readonly row: string;
  readonly words: string;
}

/** The article that explains signs; each game has one of that name. */
const EXPLAINS = 'pictures';

/** The rows of pieces that an article explains, each with its meaning; undefined for all other articles. */
export const legendOf = <Key extends string>(
  article: string,
  rows: Readonly<Record<Key, string>>,
  words: Readonly<Record<Key, string>>,
): readonly LegendLine[] | undefined =>
  article === EXPLAINS ? (Object.keys(rows) as Key[]).map((key) => ({ row: rows[key], words: words[key] })) : undefined;

const WIDTH = 1400;
const HEIGHT = 890;
const PAD = 34;
/** The subject of the card is on the left, its effect on the right, and the example and related things are below. */
const LEFT: Box = { x: PAD, y: HEADER + 34, w: 600, h: 320 };
const RIGHT: Box = { x: PAD + 640, y: HEADER + 34, w: WIDTH - 2 * PAD - 640, h: 320 };
const EXAMPLE: Box = { x: PAD, y: HEADER + 388, w: WIDTH - 2 * PAD, h: 208 };
const RELATED: Box = { x: PAD, y: HEADER + 616, w: WIDTH - 2 * PAD, h: 156 };

/** The minimum height of text that is legible on a phone. */
export const SMALLEST = 40;

interface Lettering {
  readonly sizes: readonly [most: number, least: number];
  readonly face: Face;
  readonly fill?: string;
}

/** A text as large as its box allows, from the top or centred. */
function paragraph(content: string, box: Box, look: Lettering & { readonly from: 'top' | 'middle' }): Shape[] {
  const [most, least] = look.sizes;
  const set = (size: number) => {
    const lines = Math.max(1, Math.floor(box.h / (size * 1.16)));
    return {
      size,
      lines: wrapped(readable(content), { size, face: look.face, max: box.w, lines: lines + 1 }),
      most: lines,
    };
  };
  let found = set(most);
  for (let size = most; size >= least && found.lines.length > found.most; size -= 2) found = set(size);
  const pitch = found.size * 1.16;
  const shown = found.lines.slice(0, found.most);
  const top = look.from === 'top' ? box.y : middle(box).y - (shown.length * pitch) / 2;
  return shown.map((words, at) =>
    line(
      words,
      { x: box.x, y: top + pitch * (at + 0.5) },
      { size: found.size, min: least, least, max: box.w, face: look.face, ...(look.fill && { fill: look.fill }) },
    ),
  );
}

/** The headline of a card. */
function headOf({ title, kind }: TopicInput): Shape[] {
  const label = line(kind, { x: WIDTH - 30, y: 56 }, { size: 44, face: 'plain', fill: colours.cream, align: 'right' });
  return [...header(title, { width: WIDTH, room: label.width + 30 }), label];
}

/** The example of a card, and related things. */
function footOf({ example, related, headings }: TopicInput): Shape[] {
  const heading = (words: string, at: Point): Shape =>
    line(words, at, { size: 42, face: 'heavy', fill: colours.highlight, max: 300 });
  const named = pills(related.map(readable), {
    from: { x: RELATED.x + 270, y: RELATED.y },
    max: RELATED.w - 290,
    look: { h: 66, sizes: [44, SMALLEST], gap: 14, inset: 26 },
  });
  return [
    rect(EXAMPLE, { round: 26, fill: colours.tableRow }),
    heading(headings.example, { x: EXAMPLE.x + 28, y: EXAMPLE.y + 42 }),
    ...paragraph(
      example,
      { x: EXAMPLE.x + 28, y: EXAMPLE.y + 74, w: EXAMPLE.w - 56, h: 122 },
      { sizes: [52, SMALLEST], face: 'plain', fill: colours.cream, from: 'top' },
    ),
    heading(headings.related, { x: RELATED.x + 28, y: RELATED.y + 34 }),
    ...named.shapes,
  ];
}

const GIST = { sizes: [60, SMALLEST], face: 'bold', fill: colours.cream, from: 'middle' } as const;

/**
 * How a game draws the subject of a card in a box, and how it draws a row of pieces, up to a size, in the middle of a
 * box.
 */
interface Drawing {
  subject(box: Box): readonly Shape[];
  row(words: string, box: Box, size: number): readonly Shape[];
}

/**
 * A large card about something in a game: its picture, its effect in words, an example, and related things. If it
 * explains pictures, it only has signs and what they mean.
 */
export function topicFrame(input: TopicInput, { subject, row }: Drawing): Picture {
  if (input.legend !== undefined) return legendFrame(input, input.legend, row);
  return {
    width: WIDTH,
    height: HEIGHT,
    ground: colours.table,
    shapes: [...headOf(input), ...subject(LEFT), ...paragraph(input.gist, RIGHT, GIST), ...footOf(input)],
  };
}

/** The lines of a legend in two columns: their height and width, and the width of the plaque with the pieces. */
const LINE = { w: (WIDTH - 2 * PAD - 20) / 2, h: 140, gap: 10, plaque: 262, signs: 62 };

function legendFrame(input: TopicInput, legend: readonly LegendLine[], row: Drawing['row']): Picture {
  const top: Box = { x: PAD, y: HEADER + 10, w: WIDTH - 2 * PAD, h: 96 };
  const first = input.gist === '' ? HEADER + 24 : top.y + top.h + 6;
  const high = Math.ceil(legend.length / 2);
  const lines = legend.flatMap(({ row: signs, words }, at) => {
    const x = PAD + Math.floor(at / high) * (LINE.w + 20);
    const plaque = { x, y: first + (at % high) * (LINE.h + LINE.gap), w: LINE.plaque, h: LINE.h };
    const textBox = { ...plaque, x: x + LINE.plaque + 18, w: LINE.w - LINE.plaque - 18 };
    return [
      rect(plaque, { round: 22, fill: colours.parchment, stroke: colours.ink, line: 4 }),
      ...row(signs, { ...plaque, x: plaque.x + 14, w: plaque.w - 28 }, LINE.signs),
      ...paragraph(words, textBox, { sizes: [44, SMALLEST], face: 'plain', fill: colours.cream, from: 'middle' }),
    ];
  });
  return {
    width: WIDTH,
    height: first + high * (LINE.h + LINE.gap) - LINE.gap + PAD,
    ground: colours.table,
    shapes: [...headOf(input), ...paragraph(input.gist, top, GIST), ...lines],
  };
}

/** The maximum number of signs on the first card of an explanation, which also has the gist, and on the others. */
const SIGNS = { first: 8, others: 10 };

/**
 * The cards of a topic: usually one; several if there are so many signs that one card would be too small to read.
 * Explanations of signs have no example, and no related things, because the message beside them names those.
 */
export function topicCards<Input extends TopicInput>(input: Input): Input[] {
  const { legend, kind, gist } = input;
  if (legend === undefined) return [input];
  const rest = legend.slice(SIGNS.first);
  const others = Math.ceil(rest.length / SIGNS.others);
  const size = Math.ceil(rest.length / Math.max(1, others));
  const parts = Array.from({ length: others }, (_, at) => rest.slice(at * size, (at + 1) * size));
  return [legend.slice(0, SIGNS.first), ...parts].map((lines, at, { length }) => ({
    ...input,
    kind: length === 1 ? kind : `${kind} ${at + 1}/${length}`,
    gist: at === 0 ? gist : '',
    example: '',
    related: [],
    legend: lines,
  }));
}
