import { readable } from '../../../paint/fonts.ts';
import { type Box, inset, type Picture, rect, type Shape, sprite } from '../../../paint/shape.ts';
import { centred, line, text } from '../../../paint/text.ts';
import { seatStyle } from '../../../paint/theme.ts';
import { token } from '../../../shared/token.ts';
import type { ActionBoardInput, SpaceGroup, SpaceInput } from '../scene.ts';
import { spaceGroup, spaceOrder } from '../space-icons.ts';
import { actions, colours, groupColours, stageColours } from '../theme.ts';
import { comingCard, isLong, spaceCard } from './card.ts';
import { harvestSign, roundStrip } from './rounds.ts';
import { tablePanel } from './table.ts';

const { width, pad, gap, rim, label, strip } = actions;
const HEADER = actions.header + 6;
/**
 * The rounds are in rows of five, with the same places in every round; the table of players uses what is left of the
 * last row.
 */
const ACROSS = 5;
/** The maximum number of players that fit beside the last rounds. */
const FEW = 4;

interface Column {
  readonly group: SpaceGroup;
  readonly cards: readonly (readonly SpaceInput[])[];
}

/** The groups side by side, each with as many columns as the tallest one needs. */
function columnsOf(spaces: readonly SpaceInput[]): { readonly groups: readonly Column[]; readonly rows: number } {
  const sorted = [...spaces].sort((a, b) => spaceOrder(a.id) - spaceOrder(b.id));
  const of = (group: SpaceGroup) => sorted.filter(({ id }) => spaceGroup(id) === group);
  const narrow = (['fields', 'caves', 'clan'] as const).map((group) => ({ group, all: of(group) }));
  const goods = of('goods');
  const rows = Math.max(2, Math.ceil(goods.length / 2), ...narrow.map(({ all }) => all.length));
  const across = Math.ceil(goods.length / rows);
  const found = [
    ...narrow.map(({ group, all }) => ({ group, cards: [all] })),
    { group: 'goods' as const, cards: evenRows(goods, across) },
  ];
  return { rows, groups: found.filter(({ cards }) => cards.some((column) => column.length > 0)) };
}

/** Cards in columns that are read row by row. */
function evenRows<T>(items: readonly T[], across: number): T[][] {
  return Array.from({ length: across }, (_, column) => items.filter((_, at) => at % across === column));
}

/**
 * How many of the first rounds of a large table go beneath the goods. Some do if there is a free row beneath the goods
 * and the rounds fill their own rows without them; the table of players then has a row to itself.
 */
function foldedRounds(
  { rounds: { length }, table }: ActionBoardInput,
  groups: readonly Column[],
  rows: number,
): number {
  const last = groups.at(-1)?.cards ?? [];
  const isFree = last.every((column) => column.length < rows);
  return table.length > FEW && isFree && length % ACROSS === last.length ? last.length : 0;
}

/** All dimensions of a board that depend on how many spaces and players it has. */
interface Measures {
  /** The width and minimum height of a card, and the height of a panel of spaces, which its cards share. */
  readonly w: number;
  readonly h: number;
  readonly panel: number;
  /** How many rounds are beneath the goods. */
  readonly folded: number;
  /** The top of the rounds, and the height of their rows; the table of players is in the last row. */
  readonly rounds: number;
  readonly round: number;
  readonly last: number;
  readonly height: number;
}

const TOP = HEADER + gap;

function measuresOf(input: ActionBoardInput, groups: readonly Column[], rows: number): Measures {
  const { rounds, table } = input;
  const across = groups.reduce((sum, { cards }) => sum + cards.length, 0);
  const panels = groups.length;
  const room = width - 2 * pad - (panels - 1) * gap - panels * 2 * rim - (across - panels) * gap;
  const folded = foldedRounds(input, groups, rows);
  const upperRows = Math.ceil((rounds.length - folded) / ACROSS) - (folded > 0 ? 0 : 1);
  const fixed = TOP + label + rim + (rows - 1) * gap + (upperRows + 1) * (gap + 2 * rim) + pad;
  const { least, most, round } = actions.card;
  const { few, many, own } = actions.table;
  const foot = folded > 0 ? own : table.length > FEW ? many : few;
  const high = table.length > FEW ? actions.tall : actions.height;
  const even = (high - fixed - Math.max(0, foot - most)) / (rows + upperRows + 1);
  const last = folded > 0 ? foot : Math.max(foot, Math.min(most, even));
  const cards = high - fixed - last;
  const rest = even >= round ? cards / (rows + upperRows) : (cards - upperRows * round) / rows;
  const h = Math.floor(Math.min(most, Math.max(least, rest)));
  const lower = Math.max(h, round);
  const panel = label + rim + rows * h + (rows - 1) * gap;
  const height = Math.ceil(fixed + rows * h + upperRows * lower + last);
  return { w: Math.floor(room / across), h, panel, folded, rounds: TOP + panel + gap, round: lower, last, height };
}

function panel(group: SpaceGroup, name: string, box: Box): Shape[] {
  return [
    rect(box, { round: 24, fill: groupColours[group] }),
    line(name, { x: box.x + 18, y: box.y + label / 2 + 1 }, { size: 36, fill: colours.cream, max: box.w - 36 }),
  ];
}

/** The heights of a column's cards: they divide up its height, and a card with a two-line title gets more of it. */
function heightsOf(column: readonly SpaceInput[], w: number, room: number): number[] {
  const even = (room - (column.length - 1) * gap) / column.length;
  const long = column.filter(({ name }) => even < actions.card.round && isLong(name, { x: 0, y: 0, w, h: even }));
  const rest = column.length - long.length;
  if (long.length === 0 || rest === 0) return column.map(() => even);
  const less = even - (long.length * (actions.card.round - even)) / rest;
  return column.map((space) => (long.includes(space) ? actions.card.round : less));
}

/** The groups of spaces; a column with fewer cards than the longest one has taller cards. */
function upper(input: ActionBoardInput, groups: readonly Column[], measures: Measures): Shape[] {
  const { w, panel: high, folded } = measures;
  let x = pad;
  return groups.flatMap(({ group, cards }, at) => {
    const free = folded > 0 && at === groups.length - 1 ? foldHeight(measures) + gap : 0;
    const box = { x, y: TOP, w: cards.length * w + (cards.length - 1) * gap + 2 * rim, h: high - free };
    x += box.w + gap;
    const room = box.h - label - rim;
    const shown = cards.flatMap((column, across) => {
      const heights = heightsOf(column, w, room);
      let y = box.y + label;
      return column.flatMap((space, down) => {
        const place = { x: box.x + rim + across * (w + gap), y, w, h: heights[down] ?? 0 };
        y += place.h + gap;
        return spaceCard(space, place, { players: input.players });
      });
    });
    return [...panel(group, input.groups[group], box), ...shown];
  });
}

/** A round in its place: its card, or a dashed outline if it is still to come or never comes. */
function roundPlace(input: ActionBoardInput, number: number, box: Box): Shape[] {
  const round = input.rounds[number - 1];
  if (round === undefined) return [];
  const space = input.spaces.find(({ id }) => id === round.card);
  if (space === undefined) {
    const coming = { name: round.name, sign: harvestSign(round, { x: 0, y: 0 }, 60) };
    return comingCard(round.card === 'none' ? { name: round.name, note: input.skipped } : coming, box);
  }
  const card = { ...box, x: box.x + strip, w: box.w - strip };
  return [
    ...roundStrip(round, { number, now: input.round }, { ...box, w: strip - 4 }),
    ...spaceCard(space, card, { players: input.players }),
  ];
}

/** The height of the rounds beneath the goods, with their margins. */
const foldHeight = ({ h }: Measures): number => h + 2 * rim;

/** The place of round `at`, counted from 0, or, after the last one, of the table of players. */
function roundBox({ rounds: { length }, table }: ActionBoardInput, measures: Measures, at: number): Box {
  const { w, folded, rounds: top, round, last } = measures;
  if (at < folded) {
    const group = folded * (w + gap) - gap + 2 * rim;
    const each = (group + gap) / folded;
    const high = foldHeight(measures);
    return { x: width - pad - group + at * each, y: top - gap - high, w: each - gap, h: high };
  }
  const place = at - folded;
  const row = Math.floor(place / ACROSS);
  const isFinal = row === Math.ceil((length - folded) / ACROSS) - (folded > 0 ? 0 : 1);
  // If there are many players, the last cards are taller and narrower.
  const pitch = ((width - 2 * pad + gap) / ACROSS) * (isFinal && table.length > FEW ? 0.76 : 1);
  const high = 2 * rim + (isFinal ? last : round);
  return { x: pad + (place % ACROSS) * pitch, y: top + row * (round + 2 * rim + gap), w: pitch - gap, h: high };
}

/** The rounds in rows, those of one stage on the same ground, followed by the table of players. */
function lower(input: ActionBoardInput, measures: Measures): Shape[] {
  const { rounds, table, turn } = input;
  const boxOf = (at: number): Box => roundBox(input, measures, at);
  const grounds = rounds.map(({ stage }, at) => {
    const box = boxOf(at);
    const before = boxOf(at - 1);
    const joined = at > 0 && before.y === box.y && rounds[at - 1]?.stage === stage;
    const ground = joined ? { ...box, x: box.x - box.w / 2, w: box.w * 1.5 } : box;
    return rect(ground, { round: 20, fill: stageColours[stage % 2 === 0 ? 0 : 1] });
  });
  const end = boxOf(rounds.length);
  return [
    ...grounds,
    ...rounds.flatMap((_, at) => roundPlace(input, at + 1, inset(boxOf(at), rim))),
    ...tablePanel(table, { ...end, w: width - pad - end.x }, turn?.mark),
  ];
}

/** The number of the round and how it ends; nothing before the first round. */
function roundPlaque({ rounds, round: now }: ActionBoardInput, box: Box): Shape[] {
  const round = rounds[now - 1];
  if (round === undefined) return [];
  const y = box.y + box.h / 2;
  const signs = harvestSign(round, { x: box.x + box.w - 52, y }, 66);
  const room = signs.length > 0 ? 96 : 0;
  return [
    rect(box, { round: 24, fill: colours.parchment, stroke: colours.ink, line: 5 }),
    centred(
      round.name,
      { x: box.x + 12 + (box.w - room) / 2, y: y + 2 },
      { size: 58, min: 44, max: box.w - room - 34, face: 'heavy' },
    ),
    ...signs,
  ];
}

function header(input: ActionBoardInput): Shape[] {
  const style = input.turn === undefined ? { colour: colours.badge, ink: colours.white } : seatStyle(input.turn.mark);
  const middle = actions.header / 2;
  const plaque = { x: width - pad - 384, y: 9, w: 384, h: actions.header - 18 };
  const x = input.turn === undefined ? 34 : 128;
  return [
    rect({ x: 0, y: 0, w: width, h: actions.header }, { fill: style.colour }),
    sprite('skyline', { x: 620, y: 0, w: 580, h: actions.header }),
    rect({ x: 0, y: actions.header, w: width, h: 6 }, { fill: colours.ink }),
    ...(input.turn === undefined ? [] : token(input.turn, { x: 66, y: middle }, 88)),
    text(
      readable(input.headline),
      { x, y: middle + 22 },
      { size: 72, min: 44, max: plaque.x - x - 30, face: 'heavy', fill: style.ink },
    ),
    ...roundPlaque(input, plaque),
  ];
}

/** The picture of the action spaces, the players and the rounds; every space keeps its place from round to round. */
export function actionLayout(input: ActionBoardInput): Picture {
  const { groups, rows } = columnsOf(input.spaces);
  const measures = measuresOf(input, groups, rows);
  return {
    width,
    height: measures.height,
    ground: colours.night,
    shapes: [...header(input), ...upper(input, groups, measures), ...lower(input, measures)],
  };
}
