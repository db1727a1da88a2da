import { type Box, icon, middle, type Picture, type Point, placed, rect, type Shape } from '../../../paint/shape.ts';
import { centred, line, wrapped } from '../../../paint/text.ts';
import { HEADER, header } from '../../../shared/header.ts';
import type { FolkInput, FolkLine } from '../scene.ts';
import { colours } from '../theme.ts';
import { person } from './people.ts';
import { fittingScale, row } from './pieces.ts';
import { tileCard } from './supply.ts';

const WIDTH = 1400;
/** The same for all folks, so that two folks to choose from look equally large. */
const HEIGHT = 1064;
const PAD = 24;
const GAP = 8;
/** The folk's figure in the headline. */
const FIGURE = 112;
/** The width of the pieces in front of the words of a line. */
const PIECES = 300;
/** The size of the text, as large as all lines allow. */
const LETTERS = { most: 48, least: 36 } as const;
const LEAST = 34;
/** The minimum height of a line of words. */
const LOWEST = 66;
const TILE = 218;
const TILES = 4;
/** The height of a line of the notes beneath the tiles, and the height of their letters. */
const NOTE = 38;
const NOTED = { size: 34, face: 'plain', fill: colours.takenTitle } as const;
const STEP = 1.06;
/** The gap before the pieces of a line, and the gap between the pieces and the words. */
const SIGN = 60;
const BESIDE = 18;
const WORDS = WIDTH - 2 * PAD - SIGN - PIECES - BESIDE;

const LOOKS: Readonly<Record<FolkLine['kind'], { readonly sign: string; readonly fill: string }>> = {
  begins: { sign: '›', fill: colours.badge },
  power: { sign: '+', fill: colours.plus },
  limit: { sign: '−', fill: colours.minus },
};

/** The words of a line in a given size, wrapped if necessary. */
const broken = (words: string, size: number): string[] => wrapped(words, { size, face: 'bold', max: WORDS, lines: 9 });

const heightOf = ({ words }: FolkLine, size: number): number =>
  Math.max(LOWEST, broken(words, size).length * size * STEP + 10);

/** The largest text with which all lines fit. */
function lettersFor(lines: readonly FolkLine[], room: number): number {
  const needed = (size: number): number => lines.reduce((sum, one) => sum + heightOf(one, size) + GAP, 0);
  let size: number = LETTERS.most;
  while (size > LETTERS.least && needed(size) > room) size -= 1;
  return size;
}

function told(words: string, box: Box, size: number): Shape[] {
  const found = broken(words, size);
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
  const scale = fittingScale((each) => row(words, 58 * each, LEAST).width, box.w - 20, 0.4) ?? 0.4;
  const whole = row(words, 58 * scale, LEAST);
  return [
    rect(box, { round: 20, fill: colours.parchment, stroke: colours.ink, line: 4 }),
    ...placed(whole.shapes, { x: box.x + (box.w - whole.width) / 2, y: middle(box).y }),
  ];
}

/** A line of the sheet: a sign for help or hindrance, the pieces, and the words. */
function lineOf({ kind, words, row: signs }: FolkLine, box: Box, size: number): Shape[] {
  const { sign, fill } = LOOKS[kind];
  const disc = { x: box.x, y: middle(box).y - 24, w: 48, h: 48 };
  const plaque = { x: box.x + SIGN, y: box.y, w: PIECES, h: box.h };
  const x = plaque.x + plaque.w + BESIDE;
  return [
    rect(disc, { round: 24, fill, stroke: colours.ink, line: 4 }),
    centred(sign, { x: middle(disc).x, y: middle(disc).y }, { size: 44, face: 'heavy', fill: colours.white }),
    ...pieces(signs, plaque),
    ...told(words, { x, y: box.y, w: WORDS, h: box.h }, size),
  ];
}

/** The headline: the folk's figure, its name, and how hard it is to play. */
function headline({ folk, mark, title, kind, hard, hardness }: FolkInput): Shape[] {
  const at: Point = { x: PAD + FIGURE / 2, y: HEADER / 2 + 2 };
  const figure =
    mark === undefined ? [icon(`icon:${folk}`, at, FIGURE - 16)] : person({ mark, figure: folk }, at, FIGURE - 16);
  const right = WIDTH - PAD;
  const words = line(
    hardness,
    { x: right, y: 72 },
    { size: 38, min: LEAST, face: 'plain', fill: colours.cream, align: 'right' },
  );
  const of = line(
    kind,
    { x: right - 3 * DISC - 8, y: 32 },
    { size: 38, face: 'plain', fill: colours.cream, align: 'right' },
  );
  const discs = [0, 1, 2].map((index) =>
    rect(
      { x: right - (3 - index) * DISC + 4, y: 32 - DISC / 2 + 3, w: DISC - 6, h: DISC - 6 },
      {
        round: DISC / 2,
        fill: index < hard ? colours.highlight : colours.empty,
        stroke: colours.ink,
        line: 4,
      },
    ),
  );
  const room = Math.max(words.width, of.width + 3 * DISC + 8) + 2 * PAD;
  return [...header(title, { width: WIDTH, room, lead: PAD + FIGURE + 14 }), ...figure, of, ...discs, words];
}

const DISC = 40;

/** The notes beneath tiles of this width: all on one line, or all broken before the name of the tile. */
function notesIn(tiles: FolkInput['tiles'], max: number): string[][] {
  const isLong = tiles.some(({ note }) => wrapped(note, { ...NOTED, max, lines: 2 }).length > 1);
  return tiles.map(({ note }) => (isLong ? note.replace(/ (?=\p{Lu})/u, '\n').split('\n') : [note]));
}

/** The sheet of a folk: its set-up, powers and limits in pieces and words, and its furnishing tiles. */
export function folkLayout(input: FolkInput): Picture {
  const top = HEADER + 20;
  const w = (WIDTH - 2 * PAD - (TILES - 1) * GAP) / TILES;
  const notes = notesIn(input.tiles, w);
  const noted = NOTE * Math.max(1, ...notes.map(({ length }) => length)) + 6;
  const foot = HEIGHT - TILE - noted - PAD / 2;
  const room = foot - top - 4;
  const size = lettersFor(input.lines, room);
  const heights = input.lines.map((one) => heightOf(one, size));
  const spare = room - heights.reduce((sum, high) => sum + high + GAP, 0);
  const more = Math.max(0, spare / Math.max(1, heights.length));
  let y = top;
  const lines = input.lines.flatMap((one, at) => {
    const box = { x: PAD, y, w: WIDTH - 2 * PAD, h: (heights[at] ?? LOWEST) + more };
    y += box.h + GAP;
    return lineOf(one, box, size);
  });
  const tiles = input.tiles.flatMap((tile, at) => {
    const box = { x: PAD + at * (w + GAP), y: foot, w, h: TILE };
    const below = (notes[at] ?? []).map((words, row) =>
      centred(words, { x: middle(box).x, y: box.y + TILE + 4 + NOTE * (row + 0.5) }, { ...NOTED, min: 29, max: w }),
    );
    return [...tileCard(tile, box), ...below];
  });
  return {
    width: WIDTH,
    height: HEIGHT,
    ground: colours.table,
    shapes: [...headline(input), ...lines, ...tiles],
  };
}
