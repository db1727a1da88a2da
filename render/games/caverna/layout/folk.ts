import { type Box, icon, middle, type Picture, type Point, placed, rect, type Shape } from '../../../paint/shape.ts';
import { centred, line, wrapped } from '../../../paint/text.ts';
import { HEADER, header } from '../../../shared/header.ts';
import type { FolkInput, FolkLine } from '../scene.ts';
import { colours } from '../theme.ts';
import { person } from './people.ts';
import { fittingScale, row } from './pieces.ts';
import { tileCard } from './supply.ts';

const WIDTH = 1400;
const PAD = 24;
const GAP = 10;
/** The picture of one of the folk, left of what it does. */
const PORTRAIT = 272;
const LINE = 92;
/** The pieces that stand before the words of a line. */
const PIECES = 330;
const LETTERS = 38;
const LEAST = 34;
const TILE = 224;
const TILES = 4;
/** What stands beneath a tile. */
const NOTE = 46;
const STEP = 1.1;

const LOOKS: Readonly<Record<FolkLine['kind'], { readonly sign: string; readonly fill: string }>> = {
  begins: { sign: '›', fill: colours.badge },
  power: { sign: '+', fill: colours.plus },
  limit: { sign: '−', fill: colours.minus },
};

/** The words of a line, smaller where they would need too many lines. */
function told(words: string, box: Box): Shape[] {
  const most = Math.floor((box.h - 4) / (LEAST * STEP));
  let size = LETTERS;
  let found = wrapped(words, { size, face: 'bold', max: box.w, lines: most + 1 });
  for (; size > LEAST && found.length * size * STEP > box.h - 4; size -= 1)
    found = wrapped(words, { size: size - 1, face: 'bold', max: box.w, lines: most + 1 });
  const top = middle(box).y - (found.length * size * STEP) / 2;
  return found.map((part, at) =>
    line(
      part,
      { x: box.x, y: top + size * STEP * (at + 0.5) },
      { size, min: LEAST, least: LEAST, max: box.w, face: 'bold', fill: colours.cream },
    ),
  );
}

function pieces(words: string, box: Box): Shape[] {
  const scale = fittingScale((each) => row(words, 58 * each, LEAST).width, box.w - 24, 0.4) ?? 0.4;
  const whole = row(words, 58 * scale, LEAST);
  return [
    rect(box, { round: 20, fill: colours.parchment, stroke: colours.ink, line: 4 }),
    ...placed(whole.shapes, { x: box.x + (box.w - whole.width) / 2, y: middle(box).y }),
  ];
}

/** A line of the sheet: whether it helps or hinders, its pieces, and its words. */
function lineOf({ kind, words, row: signs }: FolkLine, box: Box): Shape[] {
  const { sign, fill } = LOOKS[kind];
  const disc = { x: box.x, y: middle(box).y - 24, w: 48, h: 48 };
  const plaque = { x: box.x + 60, y: box.y, w: PIECES, h: box.h };
  const x = plaque.x + plaque.w + 20;
  return [
    rect(disc, { round: 24, fill, stroke: colours.ink, line: 4 }),
    centred(sign, { x: middle(disc).x, y: middle(disc).y }, { size: 44, face: 'heavy', fill: colours.white }),
    ...pieces(signs, plaque),
    ...told(words, { x, y: box.y, w: box.x + box.w - x, h: box.h }),
  ];
}

/** One of the folk, and beneath it how hard it is to play. */
function portrait({ folk, mark, hard, hardness }: FolkInput, box: Box): Shape[] {
  const at: Point = { x: middle(box).x, y: box.y + PORTRAIT / 2 };
  const size = PORTRAIT - 36;
  const figure = mark === undefined ? [icon(`icon:${folk}`, at, size)] : person({ mark, figure: folk }, at, size);
  const below = box.y + PORTRAIT + 30;
  const stars = [1, 2, 3].map((star) => {
    const disc = { x: at.x + (star - 2) * 54 - 20, y: below - 20, w: 40, h: 40 };
    return rect(disc, {
      round: 20,
      fill: star <= hard ? colours.highlight : colours.empty,
      stroke: colours.ink,
      line: 4,
    });
  });
  const look = { size: LEAST, face: 'plain', max: PORTRAIT + 8 } as const;
  const words = wrapped(hardness, { ...look, lines: 3 }).map((part, i) =>
    centred(
      part,
      { x: at.x, y: below + 50 + i * LEAST * STEP },
      { ...look, min: LEAST, least: 30, fill: colours.cream },
    ),
  );
  return [
    rect(
      { x: box.x, y: box.y, w: box.w, h: PORTRAIT },
      { round: 26, fill: colours.parchment, stroke: colours.ink, line: 5 },
    ),
    ...figure,
    ...stars,
    ...words,
  ];
}

/** The sheet of a folk: a portrait, what it begins with, its powers and limits in pieces and words, and its furnishing tiles. */
export function folkLayout(input: FolkInput): Picture {
  const top = HEADER + 20;
  const left: Box = { x: PAD, y: top, w: PORTRAIT, h: PORTRAIT };
  const x = PAD + PORTRAIT + 22;
  const lines = input.lines.flatMap((one, at) =>
    lineOf(one, { x, y: top + at * (LINE + GAP), w: WIDTH - PAD - x, h: LINE }),
  );
  const foot = Math.max(top + PORTRAIT + 150, top + input.lines.length * (LINE + GAP)) + 12;
  const w = (WIDTH - 2 * PAD - (TILES - 1) * GAP) / TILES;
  const tiles = input.tiles.flatMap((tile, at) => {
    const box = { x: PAD + at * (w + GAP), y: foot, w, h: TILE };
    const below = { x: middle(box).x, y: box.y + TILE + NOTE / 2 };
    const look = { size: 34, min: 31, least: 29, face: 'plain', max: w, fill: colours.takenTitle } as const;
    return [...tileCard(tile, box), centred(tile.note, below, look)];
  });
  const kind = line(
    input.kind,
    { x: WIDTH - 30, y: 56 },
    { size: 44, face: 'plain', fill: colours.cream, align: 'right' },
  );
  return {
    width: WIDTH,
    height: foot + TILE + NOTE + PAD / 2,
    ground: colours.table,
    shapes: [
      ...header(input.title, { width: WIDTH, room: kind.width + 30 }),
      kind,
      ...portrait(input, left),
      ...lines,
      ...tiles,
    ],
  };
}
