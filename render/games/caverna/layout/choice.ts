import {
  type Box,
  faint,
  icon,
  middle,
  type Picture,
  type Point,
  placed,
  rect,
  type Shape,
  textBox,
} from '../../../paint/shape.ts';
import { centred, line } from '../../../paint/text.ts';
import {
  type Candidate,
  type ChoiceInput,
  COUNTED,
  type Counted,
  type HomeBoardInput,
  type HomeCell,
  isNewStable,
  SHELF,
  type ShelfThing,
} from '../scene.ts';
import { colours, home } from '../theme.ts';
import { bonusPill, homeCell } from './cell.ts';
import { framesOf, type HomePlan, homePlan, isPrinted, landOf, placesOf } from './home.ts';
import { isStableOnly, otherHalf, stableThatStays, stableThere, stableToBe } from './stables.ts';

const MARGIN = 66;
const HEAD = 60;
const FOOT = 22;
const STRIP = 96;
const DISC = 31;
const GHOST = 0.72;

const columnOf = (at: number): number => at % 8;

/** The visible columns: only one half of the board if everything that matters is on that half. */
function window(plan: HomePlan, cells: readonly number[]): readonly number[] {
  if (cells.length > 0 && cells.every((at) => columnOf(at) <= 3)) return plan.columns.filter((column) => column <= 3);
  if (cells.length > 0 && cells.every((at) => columnOf(at) > 3)) return plan.columns.filter((column) => column > 3);
  return plan.columns;
}

/** The board with the previewed places. */
function previewed(input: ChoiceInput): HomeBoardInput {
  const cells = [...input.board.cells];
  for (const { at, cell } of input.preview) cells[at] = cell;
  return { ...input.board, cells };
}

/** The letter of a candidate in a dark disc; a longer name gets a longer shape. */
function disc(label: string, at: Point): Shape[] {
  const short = label.length <= 2;
  const words = centred(label, { x: at.x, y: at.y + 1 }, { size: short ? 44 : 34, face: 'heavy', fill: colours.white });
  const w = Math.max(2 * DISC, words.width + 32);
  const box = { x: at.x - w / 2, y: at.y - DISC, w, h: 2 * DISC };
  return [rect(box, { round: DISC, fill: colours.ink, stroke: colours.white, line: 6 }), words];
}

/** Candidates that use the same places share one set of places, with their letters side by side. */
function groups(candidates: readonly Candidate[]): { readonly cells: readonly number[]; readonly labels: string[] }[] {
  const found = new Map<string, { readonly cells: readonly number[]; readonly labels: string[] }>();
  for (const { label, cells } of candidates) {
    const key = [...cells].sort((a, b) => a - b).join();
    const group = found.get(key) ?? { cells, labels: [] };
    group.labels.push(label);
    found.set(key, group);
  }
  return [...found.values()];
}

function candidateShapes(plan: HomePlan, candidates: readonly Candidate[]): Shape[] {
  const all = groups(candidates);
  const cells = [...new Set(all.flatMap((group) => group.cells))];
  const frames = cells.map((at) => {
    const box = plan.box(at);
    return rect(
      { x: box.x + 7, y: box.y + 7, w: box.w - 14, h: box.h - 14 },
      { round: 18, stroke: colours.white, line: 6, dash: [18, 12] },
    );
  });
  const links = all.flatMap(({ cells: [first, second] }) =>
    first === undefined || second === undefined ? [] : link(plan.box(first), plan.box(second)),
  );
  const letters = all.flatMap(({ cells: used, labels }) => {
    const at = between(used.map((each) => markPlace(plan.box(each))));
    return labels.flatMap((label, i) =>
      disc(label, { x: at.x + (i - (labels.length - 1) / 2) * (DISC * 2 - 4), y: at.y }),
    );
  });
  return [...frames, ...links, ...letters];
}

/** Shapes, without any text that the candidates' names would partly cover. */
function uncovered(shapes: readonly Shape[], marks: readonly Shape[]): Shape[] {
  const discs = marks.filter((mark) => mark.is === 'rect' && mark.fill === colours.ink);
  return shapes.filter(
    (shape) => shape.is !== 'text' || !discs.some((disc) => disc.is !== 'text' && meets(textBox(shape), disc)),
  );
}

/** Where a name goes: low, so that the contents of a place and the bonus for covering it stay visible. */
const markPlace = (box: Box) => ({ x: middle(box).x, y: box.y + box.h - DISC - 6 });

const between = (points: readonly Point[]) => ({
  x: points.reduce((sum, at) => sum + at.x, 0) / Math.max(1, points.length),
  y: points.reduce((sum, at) => sum + at.y, 0) / Math.max(1, points.length),
});

/** The results of the candidates, faint, without anything that their names would cover. */
function ghosts({ board, candidates }: ChoiceInput, plan: HomePlan, marks: readonly Shape[]): Shape[] {
  const { cells, owner } = board;
  return candidates.flatMap(({ cells: [at], becomes }) => {
    if (at === undefined) return [];
    const box = plan.box(at);
    if (becomes === undefined) return stableThere(cells[at], box);
    if (isNewStable(cells[at], becomes)) return stableToBe(board, at, box);
    const stays = stableThatStays(cells[at], becomes, box);
    const next = stays.length > 0 ? { ...becomes, cell: bare(becomes.cell) } : becomes;
    const drawn = homeCell(next, { box, kin: owner }, at + Math.floor(at / 8));
    return [...faint(uncovered(drawn, marks), GHOST), ...stays];
  });
}

/**
 * The bonus for covering a place, raised above the name; a stable that stays there is drawn together with the bonus.
 */
function yields(board: HomeBoardInput, plan: HomePlan, candidates: readonly Candidate[]): Shape[] {
  const stables = newStables(board, candidates);
  return [...new Set(candidates.flatMap(({ cells }) => cells))].flatMap((at) => {
    const bonus = board.cells[at]?.bonus;
    const box = plan.box(at);
    return bonus === undefined || stables.has(at) ? [] : bonusPill({ ...box, y: box.y - 24 }, bonus);
  });
}

/** The places that would only get a stable. */
const newStables = ({ cells }: HomeBoardInput, candidates: readonly Candidate[]): Set<number> =>
  new Set(
    candidates.flatMap(({ cells: [at], becomes }) =>
      at !== undefined && becomes !== undefined && isNewStable(cells[at], becomes) ? [at] : [],
    ),
  );

/** The board without what is drawn separately: the bonuses above the names, and what the choice replaces. */
function remaining(board: HomeBoardInput, candidates: readonly Candidate[]): HomeBoardInput {
  const cells = [...board.cells];
  for (const at of newStables(board, candidates)) {
    const other = otherHalf(cells[at]);
    const half = other === undefined ? undefined : cells[other];
    if (other === undefined || half === undefined) continue;
    const { holds: _, ...rest } = half;
    cells[other] = { ...rest, herds: [], dogs: 0 };
  }
  for (const { cells: places, becomes } of candidates) {
    for (const at of places) {
      const place = cells[at];
      if (place === undefined) continue;
      const { bonus: _, holds: __, ...rest } = place;
      const open = isStableOnly(place) ? { ...rest, cell: bare(rest.cell) } : rest;
      cells[at] = becomes === undefined ? open : { ...rest, cell: bare(rest.cell), herds: [], dogs: 0, dwarfs: [] };
    }
  }
  return { ...board, cells };
}

/** The board without the contents of hidden columns. */
function within(board: HomeBoardInput, columns: readonly number[]): HomeBoardInput {
  const cells = board.cells.map(
    (place, at): HomeCell => (columns.includes(columnOf(at)) ? place : { ...place, cell: { ground: 'outside' } }),
  );
  return { ...board, cells };
}

/** A place without anything that would shine through the new contents. */
const bare = (cell: HomeCell['cell']): HomeCell['cell'] => {
  if (cell.ground === 'cavern' || cell.ground === 'furnished') return { ground: 'mountain' };
  if (!('stable' in cell)) return cell;
  const { stable: _, ...rest } = cell;
  return rest;
};

/** A bar between the middles of two places that a candidate uses together. */
function link(a: Box, b: Box): Shape[] {
  const from = middle(a);
  const to = middle(b);
  const half = 9;
  const reach = 0.34;
  const x = Math.min(from.x, to.x) + Math.abs(to.x - from.x) * (0.5 - reach);
  const y = Math.min(from.y, to.y) + Math.abs(to.y - from.y) * (0.5 - reach);
  const bar = {
    x: x - half,
    y: y - half,
    w: Math.abs(to.x - from.x) * 2 * reach + 2 * half,
    h: Math.abs(to.y - from.y) * 2 * reach + 2 * half,
  };
  return [rect(bar, { round: half, fill: colours.white, stroke: colours.ink, line: 4 })];
}

function veils(plan: HomePlan, columns: readonly number[], bright: readonly number[]): Shape[] {
  const twins = new Set(bright);
  return plan.rows.flatMap((row) =>
    columns.flatMap((column) => {
      const at = row * 8 + column;
      return twins.has(at) ? [] : [rect(plan.box(at), { fill: colours.night, alpha: 0.46 })];
    }),
  );
}

function names(plan: HomePlan, columns: readonly number[], left: number): Shape[] {
  const look = { size: 38, face: 'heavy', fill: colours.cream } as const;
  const letters = columns.filter(isPrinted('ABCDEF')).map((column) => {
    const box = plan.box(8 + column);
    return centred('ABCDEF'[column - 1] ?? '', { x: box.x + box.w / 2, y: home.top - 30 }, look);
  });
  const numbers = plan.rows.filter(isPrinted('1234')).map((row) => {
    const box = plan.box(row * 8 + (columns[0] ?? 1));
    return centred(String(row), { x: left + MARGIN / 2 - 4, y: box.y + box.h / 2 }, look);
  });
  return [...letters, ...numbers];
}

const isShelved = (thing: Counted): thing is ShelfThing => (SHELF as readonly Counted[]).includes(thing);

/** Every good on the player's shelf, or in the gain or cost. */
const stocked = ({ supply, delta }: HomeBoardInput): readonly Counted[] =>
  COUNTED.filter((thing) => (isShelved(thing) && (supply[thing] ?? 0) !== 0) || (delta[thing] ?? 0) !== 0);

/** The largest size of a sign of the supply, and the gap between two as a fraction of it. */
const SIGN = 56;
const APART = 0.34;

/** The player's goods, with the signed gain and cost of the current choice. */
function stock(board: HomeBoardInput, at: Point, width: number): Shape[] {
  const natural = row(board, at, SIGN);
  const size = Math.min(SIGN, (SIGN * width) / Math.max(1, natural.end - at.x));
  return row(board, at, size).shapes;
}

function row(board: HomeBoardInput, at: Point, size: number): { readonly shapes: Shape[]; readonly end: number } {
  const { supply, delta } = board;
  let { x } = at;
  const shapes: Shape[] = [];
  const write = (words: string, fill: string, share: number): void => {
    const label = line(words, { x, y: at.y + 2 }, { size: size * share, face: 'heavy', fill });
    shapes.push(label);
    x += label.width;
  };
  for (const thing of stocked(board)) {
    const change = delta[thing] ?? 0;
    const good = thing === 'begging' ? change < 0 : change > 0;
    shapes.push(icon(`icon:${thing}`, { x: x + size / 2, y: at.y }, size));
    x += size * 1.08;
    // The land shows the animals, so this shows only those that would come or go.
    if (isShelved(thing)) write(String(supply[thing] ?? 0), colours.cream, 0.84);
    if (change !== 0) {
      x += size * 0.1;
      const words = `${change > 0 ? '+' : '−'}${Math.abs(change)}`;
      write(words, good ? colours.plusOnDark : colours.minusOnDark, 0.74);
    }
    x += size * APART;
  }
  return { shapes, end: x - size * APART };
}

/** The player's own board, or the relevant half of it, with lettered candidates and the current choice. */
export function choiceLayout(input: ChoiceInput): Picture {
  const board = previewed(input);
  const chosen = input.preview.map(({ at }) => at);
  const open = input.candidates.flatMap(({ cells }) => cells);
  const used = [...open, ...chosen];
  const plan = homePlan(board.cells, used);
  const columns = window(plan, used);
  const first = plan.box(8 + (columns[0] ?? 1));
  const last = plan.box(8 + (columns.at(-1) ?? 6));
  const left = first.x - MARGIN;
  const width = last.x + last.w + FOOT - left;
  const bottom = plan.box((plan.rows.at(-1) ?? 4) * 8 + 1);
  const strip = stocked(board).length > 0 ? STRIP : 0;
  const top = home.top - HEAD;
  const height = bottom.y + bottom.h + FOOT - top + strip;
  const bright =
    input.candidates.length > 0 ? used : plan.rows.flatMap((row) => columns.map((column) => row * 8 + column));
  const marks = candidateShapes(plan, input.candidates);
  const whole = columns.length === plan.columns.length;
  const framed = [...board.changed, ...chosen].filter((at) => columns.includes(columnOf(at)));
  const shapes: Shape[] = [
    landOf(plan),
    ...uncovered(placesOf(within(remaining(board, input.candidates), columns), plan), marks),
    ...veils(plan, columns, withOtherHalves(board, bright)),
    ...(whole ? [] : [rect({ x: left, y: 0, w: MARGIN, h: plan.height }, { fill: colours.night })]),
    rect({ x: left, y: bottom.y + bottom.h + 8, w: width, h: plan.height }, { fill: colours.night }),
    ...ghosts({ ...input, board }, plan, marks),
    ...yields(board, plan, input.candidates),
    ...framesOf(board, plan, framed),
    ...marks,
    ...names(plan, columns, left),
    ...stock(board, { x: left + MARGIN, y: bottom.y + bottom.h + FOOT + STRIP / 2 - 8 }, width - MARGIN - FOOT),
  ];
  const frame = { x: 0, y: 0, w: width, h: height };
  const cropped = placed(shapes, { x: -left, y: -top }).filter((shape) =>
    meets(shape.is === 'text' ? textBox(shape) : shape, frame),
  );
  return { width, height, ground: colours.night, shapes: cropped };
}

/** Whether two boxes overlap. */
function meets(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/** The places, plus the other half of each large pasture. */
function withOtherHalves(board: HomeBoardInput, cells: readonly number[]): number[] {
  return cells.flatMap((at) => {
    const cell = board.cells[at]?.cell;
    return cell?.ground === 'largePasture' ? [at, cell.other] : [at];
  });
}
