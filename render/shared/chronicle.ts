import { readable } from '../paint/fonts.ts';
import { type Box, icon, type Picture, type Point, rect, type Shape, sprite } from '../paint/shape.ts';
import { centred, line } from '../paint/text.ts';
import { colours, seatStyle } from '../paint/theme.ts';
import { HEADER, header } from './header.ts';
import type { Owner } from './owner.ts';
import { token } from './token.ts';

/** The course of a game: every player's points at the end of each round, and what each did best. */
export interface ChronicleInput {
  readonly title: string;
  /** The numbers of the rounds as text; empty for points that need no number. */
  readonly rounds: readonly string[];
  /** In order of rank. */
  readonly players: readonly {
    readonly owner: Owner;
    readonly winner: boolean;
    /** One for each round; undefined if the points at its end are unknown. */
    readonly points: readonly (number | undefined)[];
    /** Which points have dots, by index, if all points are known; all have dots if left out. */
    readonly marks?: readonly number[];
    /** What the player did best, in a few words each; if there are several players, two of these are shown. */
    readonly bests: readonly string[];
  }[];
}

/** Draws a player's figure, this many pixels high, around a point. */
type Figure = (owner: Owner, at: Point, size: number) => readonly Shape[];

const WIDTH = 1600;
const HEIGHT = 1018;
const PAD = 24;
const CHART: Box = { x: PAD, y: HEADER + 24, w: 980, h: HEIGHT - HEADER - 24 - PAD };
const LIST: Box = { x: CHART.x + CHART.w + 22, y: CHART.y, w: WIDTH - CHART.w - 2 * PAD - 22, h: CHART.h };
/** The room inside the chart for its numbers, and for the tokens at the ends of the curves. */
const AXIS = { left: 96, right: 92, top: 40, bottom: 74 };
const SMALLEST = Math.ceil(WIDTH * 0.0205);
const TOKEN = 62;
const TALLEST_ROW = 290;
/** How many of the things that a player did best fit: with other players, and solo. */
const MOST_BESTS = 2;
const MOST_ALONE = 4;

/** How many of the things that each player did best are shown. */
export const mostBests = ({ players }: ChronicleInput): number => (players.length === 1 ? MOST_ALONE : MOST_BESTS);

/** Possible steps between the lines of the scale; there are at most eight lines. */
const STEPS = [5, 10, 20, 25, 50, 100];
const MOST_LINES = 8;

interface Scale {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

function scaleOf(points: readonly number[]): Scale {
  const [least, most] = [Math.min(0, ...points), Math.max(10, ...points)];
  const step = STEPS.find((each) => (most - least) / each <= MOST_LINES) ?? 200;
  return { from: Math.floor(least / step) * step, to: Math.ceil(most / step) * step, step };
}

/** The area for the curves. */
const PLOT: Box = {
  x: CHART.x + AXIS.left,
  y: CHART.y + AXIS.top,
  w: CHART.w - AXIS.left - AXIS.right,
  h: CHART.h - AXIS.top - AXIS.bottom,
};

const across = (at: number, rounds: number): number => (rounds <= 1 ? 0.5 : at / (rounds - 1));
const down = (points: number, { from, to }: Scale): number => 1 - (points - from) / (to - from);
const written = (points: number): string => String(points).replace('-', '−');

function grid(scale: Scale, rounds: readonly string[]): Shape[] {
  const count = Math.round((scale.to - scale.from) / scale.step) + 1;
  const levels = Array.from({ length: count }, (_, at) => scale.from + at * scale.step);
  const lines = levels.flatMap((points) => {
    const y = PLOT.y + PLOT.h * down(points, scale);
    const thick = points === 0 ? 5 : 2;
    return [
      rect(
        { x: PLOT.x, y: y - thick / 2, w: PLOT.w + 20, h: thick },
        { fill: points === 0 ? colours.ink : colours.zero, alpha: points === 0 ? 0.9 : 0.35 },
      ),
      line(written(points), { x: PLOT.x - 18, y }, { size: 40, face: 'heavy', align: 'right' }),
    ];
  });
  const names = rounds.flatMap((name, at) =>
    name === ''
      ? []
      : centred(
          name,
          { x: PLOT.x + PLOT.w * across(at, rounds.length), y: PLOT.y + PLOT.h + 44 },
          { size: 40, face: 'plain' },
        ),
  );
  return [...lines, ...names];
}

/** Tokens at the ends of the curves, moved apart where they would overlap. */
function ends({ players, rounds }: ChronicleInput, scale: Scale): Shape[] {
  const wanted = players
    .map(({ owner, points }) => ({ owner, y: PLOT.y + PLOT.h * down(points.at(-1) ?? 0, scale) }))
    .toSorted((one, other) => one.y - other.y);
  const bottom = PLOT.y + PLOT.h;
  const placed: { owner: Owner; y: number }[] = [];
  for (const { owner, y } of wanted) placed.push({ owner, y: Math.max(y, (placed.at(-1)?.y ?? 0) + TOKEN + 2) });
  const over = Math.max(0, (placed.at(-1)?.y ?? 0) - bottom);
  const x = PLOT.x + PLOT.w * across(rounds.length - 1, rounds.length) + 48;
  return placed.flatMap(({ owner, y }) => token(owner, { x, y: y - over }, { size: TOKEN, least: SMALLEST }));
}

/** The curves as one drawing, in thousandths of its size. */
function curves({ players, rounds }: ChronicleInput, scale: Scale): Shape {
  const lines = players.toReversed().map(({ owner, points, marks }) => ({
    colour: seatStyle(owner.mark).colour,
    points: points.flatMap((each, at) =>
      each === undefined ? [] : [[Math.round(1000 * across(at, rounds.length)), Math.round(1000 * down(each, scale))]],
    ),
    ...(marks && { marks }),
  }));
  const margin = CURVE_MARGIN;
  const box = { x: PLOT.x - margin, y: PLOT.y - margin, w: PLOT.w + 2 * margin, h: PLOT.h + 2 * margin };
  return sprite(`curves:${JSON.stringify(lines)}`, box);
}

/** How far (pixels) the drawing extends beyond the outermost points, so that no curve is cut off. */
export const CURVE_MARGIN = 16;

/**
 * A player around a point, this many pixels high; a winner appears as the player's figure with a crown, beside the
 * token.
 */
function mark({ owner, winner }: Row, { at, size, figure }: { at: Point; size: number; figure: Figure }): Shape[] {
  if (!winner) return token(owner, at, { size, least: SMALLEST });
  const drawn = figure(owner, { x: at.x, y: at.y + size * 0.14 }, size * 0.84);
  const crown = icon('icon:crown', { x: at.x, y: at.y - size * 0.38 }, size * 0.5);
  if (drawn.length === 0)
    return [...token(owner, { x: at.x, y: at.y + size * 0.12 }, { size: size * 0.8, least: SMALLEST }), crown];
  const beside = { x: at.x + size * 0.34, y: at.y + size * 0.34 };
  return [...drawn, crown, ...token(owner, beside, { size: size * 0.52, least: SMALLEST })];
}

type Row = ChronicleInput['players'][number];

/** At this height or more, what the player did best gets the full width below the name. */
const ROOMY = 200;

function row(player: Row, { box, figure, most }: { box: Box; figure: Figure; most: number }): Shape[] {
  const { owner, winner, bests } = player;
  const shown = bests.slice(0, most);
  const roomy = box.h > ROOMY;
  const plan = roomy
    ? { mark: 88, name: 50, words: 40, pitch: 44, head: 100, beneath: 30, edge: 26 }
    : { mark: 84, name: 38, words: 35, pitch: 33, head: 33, beneath: 112, edge: 12 };
  const top = box.y + (box.h - plan.head - shown.length * plan.pitch) / 2 - (roomy ? 2 : 0);
  const at = { x: box.x + (roomy ? 72 : 56), y: roomy ? top + plan.head / 2 : box.y + box.h / 2 };
  const left = box.x + (roomy ? 142 : plan.beneath);
  const look = { min: SMALLEST, least: SMALLEST, fill: colours.cream };
  const name = line(
    readable(owner.name) || owner.letter,
    { x: left, y: top + plan.head / 2 },
    { ...look, size: plan.name, max: box.x + box.w - plan.edge - left },
  );
  const lines = shown.map((words, index) =>
    line(
      words,
      { x: box.x + plan.beneath, y: top + plan.head + plan.pitch * (index + 0.5) + 3 },
      { ...look, size: plan.words, max: box.w - plan.beneath - plan.edge, face: 'plain' },
    ),
  );
  return [
    rect(box, { round: 22, fill: colours.tableRow, ...(winner && { stroke: colours.highlight, line: 6 }) }),
    ...mark(player, { at, size: plan.mark, figure }),
    name,
    ...lines,
  ];
}

/** The points of every round as curves and, beside them, what each player did best, in order of rank. */
export function chronicleLayout(input: ChronicleInput, figure: Figure = () => []): Picture {
  const scale = scaleOf(input.players.flatMap(({ points }) => points.filter((each) => each !== undefined)));
  const gap = 10;
  const h = Math.min(TALLEST_ROW, (LIST.h - (input.players.length - 1) * gap) / input.players.length);
  const most = mostBests(input);
  const rows = input.players.flatMap((player, at) =>
    row(player, { box: { x: LIST.x, y: LIST.y + at * (h + gap), w: LIST.w, h }, figure, most }),
  );
  return {
    width: WIDTH,
    height: HEIGHT,
    ground: colours.table,
    shapes: [
      ...header(input.title, { width: WIDTH }),
      rect(CHART, { round: 26, fill: colours.parchment, stroke: colours.ink, line: 5 }),
      ...grid(scale, input.rounds),
      curves(input, scale),
      ...ends(input, scale),
      ...rows,
    ],
  };
}
