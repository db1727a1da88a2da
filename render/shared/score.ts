import { pointsWritten } from '../../src/messages/text.ts';
import { readable } from '../paint/fonts.ts';
import { type Box, icon, type Picture, type Point, placed, rect, type Shape } from '../paint/shape.ts';
import { centred, line, lines } from '../paint/text.ts';
import { colours } from '../paint/theme.ts';
import { HEADER, header } from './header.ts';
import type { Owner } from './owner.ts';
import { token } from './token.ts';

/** A category, and the points of each player. */
interface ScoreLine {
  readonly key: string;
  readonly name: string;
  readonly points: readonly number[];
  readonly marked?: boolean;
}

/** A score sheet: a line per category, a column per player. */
export interface ScoreInput {
  readonly title: string;
  /** In display order, with the winners marked. */
  readonly players: readonly { readonly owner: Owner; readonly total: number; readonly winner: boolean }[];
  readonly lines: readonly ScoreLine[];
  readonly totalName: string;
}

/** The symbol at the start of a line of the sheet, 50 pixels high, to the right of the origin. */
type LineSign = (key: string) => readonly Shape[];

/** Draws a player's figure, this many pixels high, around a point. */
type Figure = (owner: Owner, at: Point, size: number) => readonly Shape[];

const WIDTH = 1600;
const PAD = 20;
const GAP = 16;
const HEADS = 88;
const TOTAL = 170;
/** Close to 11 : 7, for any number of lines. */
const HEIGHT = 1018;
const LOWEST = 70;
const TALLEST = 92;
/** If there are few enough lines for a single block, they are taller, with larger text. */
const TALLEST_ALONE = 150;
const LARGEST = 1.35;
/** The minimum height of text. */
const SMALLEST = Math.ceil(WIDTH * 0.0205);
/** More lines than this become two blocks side by side. */
const ONE_BLOCK = 7;
/**
 * The minimum width of a column of points, and the width if there are few players; names take the rest, up to a limit.
 */
const COLUMN = { least: 61, wide: 88 } as const;
const NAMES = { usual: 430, most: 520 } as const;
/** The margin at the right of a block. */
const EDGE = 8;
/** The maximum width of a total's plaque. */
const PLAQUE = 655;

/** The golden frame around a marked line. */
const MARK = { stroke: colours.highlight, line: 9 } as const;

/** A block of lines, and where it is. */
interface Block {
  readonly lines: ScoreInput['lines'];
  readonly box: Box;
  readonly line: number;
  /** The width of the names, and that of a player's column. */
  readonly names: number;
  readonly column: number;
}

function blocksOf({ lines, players }: ScoreInput): Block[] {
  const count = lines.length > ONE_BLOCK ? 2 : 1;
  const each = Math.ceil(lines.length / count);
  const w = (WIDTH - 2 * PAD - (count - 1) * GAP) / count;
  const top = HEADER + 10;
  const high = (HEIGHT - top - HEADS - TOTAL) / Math.max(1, each);
  const line = Math.floor(Math.min(count === 1 ? TALLEST_ALONE : TALLEST, Math.max(LOWEST, high)));
  const columns = Math.max(1, players.length);
  const wide = Math.min(COLUMN.wide, Math.max(COLUMN.least, (w - EDGE - NAMES.usual) / columns));
  const names = Math.min(NAMES.most * (count === 1 ? 1.6 : 1), w - EDGE - columns * wide);
  return Array.from({ length: count }, (_, at) => {
    const own = lines.slice(at * each, (at + 1) * each);
    const box = { x: PAD + at * (w + GAP), y: top + HEADS, w, h: own.length * line };
    return { lines: own, box, line, names, column: (w - EDGE - names) / columns };
  });
}

/** The middle of a player's column. */
const columnAt = ({ box, names, column }: Block, seat: number): number => box.x + names + column * (seat + 0.5);

function blockLine(block: Block, at: number, sign: LineSign): Shape[] {
  const entry = block.lines[at];
  if (entry === undefined) return [];
  const { box, line: h, names } = block;
  const row = { x: box.x, y: box.y + at * h, w: box.w, h };
  const y = row.y + h / 2;
  const k = Math.min(LARGEST, Math.max(1, h / TALLEST));
  const signs = placed(sign(entry.key), { x: row.x + 14 * k, y }, k);
  const look = { size: 40 * k, min: 36, least: SMALLEST, max: names - 86 * k };
  const words = lines(entry.name, look);
  const step = Math.min(38 * k, (h - 4) / words.length);
  const name = words.map((part, below) =>
    line(
      part,
      { x: row.x + 80 * k, y: y + 2 + step * (below + 0.5 - words.length / 2) },
      { ...look, size: (words.length > 1 ? 36 : 40) * k },
    ),
  );
  const numbers = entry.points.map((points, seat) => {
    const fill = points < 0 ? colours.minus : points === 0 ? colours.zero : colours.ink;
    const x = columnAt(block, seat);
    return centred(
      pointsWritten(points),
      { x, y: y + 2 },
      { size: 48 * k, min: 38, least: SMALLEST, max: block.column - 14, face: 'heavy', fill },
    );
  });
  return [rect(row, { fill: at % 2 === 0 ? colours.parchment : colours.sheetBand }), ...signs, ...name, ...numbers];
}

function blockShapes(block: Block, { players }: ScoreInput, sign: LineSign): Shape[] {
  const y = block.box.y - HEADS / 2;
  const size = Math.min(80, block.column - 4);
  const heads = players.flatMap(({ owner }, seat) =>
    token(owner, { x: columnAt(block, seat), y }, { size, least: SMALLEST }),
  );
  const frame = rect(block.box, { stroke: colours.ink, line: 5 });
  const { box, line: h, lines: all } = block;
  const marks = all.flatMap(({ marked }, at) =>
    marked ? rect({ x: box.x + 4, y: box.y + at * h + 4, w: box.w - 8, h: h - 8 }, { round: 12, ...MARK }) : [],
  );
  return [...heads, ...all.flatMap((_, at) => blockLine(block, at, sign)), frame, ...marks];
}

/** A winner: the player's own figure with a crown or, if the game has none, the token with a crown. */
function crowned(owner: Owner, figure: Figure, at: Point): Shape[] {
  const drawn = figure(owner, { x: at.x, y: at.y + 6 }, 88);
  return [...(drawn.length > 0 ? drawn : token(owner, at, 80)), icon('icon:crown', { x: at.x, y: at.y - 46 }, 52)];
}

/** Everybody's total, with name and token; winners are golden and have a crown. */
function totals({ players, totalName }: ScoreInput, figure: Figure, box: Box): Shape[] {
  const label = players.length > 4 ? 0 : 250;
  const w = Math.min(PLAQUE, (box.w - label) / Math.max(1, players.length));
  const y = box.y + box.h / 2;
  const name =
    label === 0
      ? []
      : [
          icon('icon:points', { x: box.x + 44, y }, 84),
          line(
            totalName,
            { x: box.x + 98, y: y + 2 },
            { size: 58, face: 'heavy', fill: colours.cream, max: label - 110 },
          ),
        ];
  const plaques = players.flatMap(({ owner, total, winner }, at): Shape[] => {
    const plaque = { x: box.x + label + w * at + 5, y: box.y + 12, w: w - 10, h: box.h - 24 };
    const left = { x: plaque.x + 50, y: plaque.y + 52 };
    const look = { size: 76, min: 40, least: SMALLEST, max: plaque.x + plaque.w - left.x - 64, face: 'heavy' } as const;
    const number = line(pointsWritten(total), { x: left.x + 48, y: plaque.y + 54 }, look);
    const caption = readable(owner.name) || owner.letter;
    const foot = { x: plaque.x + plaque.w / 2, y: plaque.y + plaque.h - 26 };
    return [
      rect(plaque, { round: 22, fill: winner ? colours.highlight : colours.parchment, stroke: colours.ink, line: 5 }),
      ...(winner ? crowned(owner, figure, left) : token(owner, left, 80)),
      // Above the name, if there is room beside the token.
      { ...number, x: Math.max(number.x, foot.x - number.width / 2) },
      centred(caption, foot, { size: 40, min: 36, least: SMALLEST, max: plaque.w - 20 }),
    ];
  });
  return [...name, ...plaques];
}

/**
 * The score sheet in landscape: a line per category in two blocks, a column per player, and below them the totals,
 * where winners appear with their figures.
 */
export function scoreLayout(input: ScoreInput, sign: LineSign = () => [], figure: Figure = () => []): Picture {
  const blocks = blocksOf(input);
  const foot = Math.max(HEADER + 10 + HEADS, ...blocks.map(({ box }) => box.y + box.h));
  return {
    width: WIDTH,
    height: foot + TOTAL,
    ground: colours.table,
    shapes: [
      ...header(input.title, { width: WIDTH }),
      ...blocks.flatMap((block) => blockShapes(block, input, sign)),
      ...totals(input, figure, { x: PAD, y: foot, w: WIDTH - 2 * PAD, h: TOTAL }),
    ],
  };
}
