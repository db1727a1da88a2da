import { readable } from '../paint/fonts.ts';
import { type Box, icon, type Picture, type Point, placed, rect, type Shape } from '../paint/shape.ts';
import { centred, line } from '../paint/text.ts';
import { colours } from '../paint/theme.ts';
import { HEADER, header } from './header.ts';
import type { Owner } from './owner.ts';
import { token } from './token.ts';

/** A score sheet: a line per category, a column per player. */
export interface ScoreInput {
  readonly title: string;
  /** In the order in which they stand, the winners marked. */
  readonly players: readonly { readonly owner: Owner; readonly total: number; readonly winner: boolean }[];
  readonly lines: readonly { readonly key: string; readonly name: string; readonly points: readonly number[] }[];
  readonly totalName: string;
}

/** What stands before a line of the sheet, 50 pixels high, to the right of the origin. */
type LineSign = (key: string) => readonly Shape[];

/** The figure of a player, so many pixels high around a point. */
type Figure = (owner: Owner, at: Point, size: number) => readonly Shape[];

const WIDTH = 1600;
const PAD = 22;
/** The column of names is as wide as the players leave it. */
const namesWidth = (players: number): number => Math.max(540, Math.min(800, WIDTH - 2 * PAD - players * 240));
const LINE = 76;
const HEADS = 178;
const TOTAL = 116;
const SMALLEST = Math.ceil(WIDTH * 0.0205);

const written = (points: number): string => String(points).replace('-', '−');

interface Sheet {
  readonly input: ScoreInput;
  readonly sign: LineSign;
}

function sheetLine({ input, sign }: Sheet, at: number, box: Box): Shape[] {
  const entry = input.lines[at];
  if (entry === undefined) return [];
  const y = box.y + box.h / 2;
  const names = namesWidth(input.players.length);
  const w = (box.w - names) / Math.max(1, input.players.length);
  const signs = placed(sign(entry.key), { x: box.x + 20, y });
  const name = line(entry.name, { x: box.x + 96, y: y + 2 }, { size: 42, min: 36, least: SMALLEST, max: names - 110 });
  const numbers = entry.points.map((points, seat) => {
    const fill = points < 0 ? colours.minus : points === 0 ? colours.zero : colours.ink;
    return centred(
      written(points),
      { x: box.x + names + w * (seat + 0.5), y: y + 2 },
      { size: 50, face: 'heavy', fill },
    );
  });
  return [rect(box, { fill: at % 2 === 0 ? colours.parchment : colours.sheetBand }), ...signs, name, ...numbers];
}

function heads(input: ScoreInput, figure: Figure, box: Box): Shape[] {
  const names = namesWidth(input.players.length);
  const w = (box.w - names) / Math.max(1, input.players.length);
  return input.players.flatMap(({ owner, winner }, at) => {
    const x = box.x + names + w * (at + 0.5);
    const name = centred(
      readable(owner.name) || owner.letter,
      { x, y: box.y + 146 },
      {
        size: 42,
        min: 36,
        least: SMALLEST,
        max: w - 12,
        fill: colours.cream,
      },
    );
    if (!winner) return [...token(owner, { x, y: box.y + 66 }, 104), name];
    const size = Math.min(104, w * 0.5);
    const [left, y] = [x - size * 0.54, box.y + 78];
    return [
      ...figure(owner, { x: left, y }, size),
      icon('icon:crown', { x: left, y: y - size * 0.54 }, size * 0.56),
      ...token(owner, { x: x + size * 0.5, y }, size * 0.92),
      name,
    ];
  });
}

function totals(input: ScoreInput, box: Box): Shape[] {
  const names = namesWidth(input.players.length);
  const w = (box.w - names) / Math.max(1, input.players.length);
  const y = box.y + box.h / 2;
  const plaques = input.players.flatMap(({ total, winner }, at) => {
    const plaque = { x: box.x + names + w * at + 6, y: box.y + 12, w: w - 12, h: box.h - 24 };
    const fill = winner ? colours.highlight : colours.parchment;
    return [
      rect(plaque, { round: 22, fill, stroke: colours.ink, line: 5 }),
      centred(
        written(total),
        { x: plaque.x + plaque.w / 2, y: y + 2 },
        { size: 72, face: 'heavy', max: plaque.w - 16 },
      ),
    ];
  });
  const label = line(
    input.totalName,
    { x: box.x + 96, y: y + 2 },
    { size: 60, face: 'heavy', fill: colours.cream, max: names - 110 },
  );
  return [icon('icon:points', { x: box.x + 46, y }, 72), label, ...plaques];
}

/** The score sheet: a line a category, a column a player, the winners in gold with their figures and a crown. */
export function scoreLayout(input: ScoreInput, sign: LineSign = () => [], figure: Figure = () => []): Picture {
  const w = WIDTH - 2 * PAD;
  const top = HEADER + 14;
  const lines = input.lines.flatMap((_, at) =>
    sheetLine({ input, sign }, at, { x: PAD, y: top + HEADS + at * LINE, w, h: LINE }),
  );
  const foot = top + HEADS + input.lines.length * LINE;
  const frame = rect({ x: PAD, y: top + HEADS, w, h: input.lines.length * LINE }, { stroke: colours.ink, line: 5 });
  return {
    width: WIDTH,
    height: foot + TOTAL + 14,
    ground: colours.table,
    shapes: [
      ...header(input.title, { width: WIDTH }),
      ...heads(input, figure, { x: PAD, y: top, w, h: HEADS }),
      ...lines,
      frame,
      ...totals(input, { x: PAD, y: foot, w, h: TOTAL }),
    ],
  };
}
