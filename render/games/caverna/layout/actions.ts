import { readable } from '../../../paint/fonts.ts';
import { type Box, type Picture, rect, type Shape, sprite } from '../../../paint/shape.ts';
import { centred, line, text } from '../../../paint/text.ts';
import { seatStyle } from '../../../paint/theme.ts';
import { token } from '../../../shared/token.ts';
import type { ActionBoardInput, SpaceGroup, SpaceInput } from '../scene.ts';
import { spaceGroup, spaceOrder } from '../space-icons.ts';
import { actions, colours, groupColours } from '../theme.ts';
import { comingCard, spaceCard } from './card.ts';
import { harvestSign, roundTrack } from './rounds.ts';
import { tablePanel } from './table.ts';

const { pad, gap, column, card, label, track } = actions;
const PANEL_FOOT = 8;
const ACROSS = 4;

const columnX = (at: number): number => pad + at * (column + gap);
const boardWidth = ACROSS * column + (ACROSS - 1) * gap + 12;

/** Cards in as few rows of at most four as will hold them, the rows as even as can be. */
function evenRows<T>(items: readonly T[]): T[][] {
  const rows = Math.ceil(items.length / ACROSS);
  return Array.from({ length: rows }, (_, row) => {
    const from = Math.ceil((items.length * row) / rows);
    return items.slice(from, Math.ceil((items.length * (row + 1)) / rows));
  });
}

function panel(group: SpaceGroup, name: string, box: Box): Shape[] {
  return [
    rect(box, { round: 26, fill: groupColours[group] }),
    line(name, { x: box.x + 20, y: box.y + label / 2 + 2 }, { size: 38, fill: colours.cream, max: box.w - 40 }),
  ];
}

interface Layer {
  readonly shapes: Shape[];
  /** Where the next layer begins. */
  readonly bottom: number;
}

/** The columns of fields, caves and clan with the table of players beside them. */
function upper(input: ActionBoardInput, groups: Record<SpaceGroup, SpaceInput[]>, top: number): Layer {
  const shown = (['fields', 'caves', 'clan'] as const).filter((group) => groups[group].length > 0);
  const most = Math.max(
    2,
    ...shown.map((group) => groups[group].length),
    Math.ceil((input.table.length * 112 - label) / (card + gap)),
  );
  const height = label + most * card + (most - 1) * gap + PANEL_FOOT;
  const shapes = shown.flatMap((group, at) => {
    const box = { x: columnX(at) - 6, y: top, w: column + 4, h: height };
    const cards = groups[group].flatMap((space, row) =>
      spaceCard(
        space,
        { x: columnX(at) + 3, y: top + label + row * (card + gap), w: column - 14, h: card },
        { players: input.players },
      ),
    );
    return [...panel(group, input.groups[group], box), ...cards];
  });
  const x = columnX(shown.length) - 2;
  const table = { x, y: top, w: columnX(ACROSS) - gap + 6 - x, h: height };
  return { shapes: [...shapes, ...tablePanel(input.table, table, input.turn?.mark)], bottom: top + height + gap };
}

function goodsPanel(input: ActionBoardInput, spaces: readonly SpaceInput[], top: number): Layer {
  const rows = evenRows(spaces);
  const height = label + rows.length * card + (rows.length - 1) * gap + PANEL_FOOT;
  const box = { x: columnX(0) - 6, y: top, w: boardWidth, h: height };
  const cards = rows.flatMap((row, down) => {
    const w = (boardWidth - 18 - (row.length - 1) * gap) / row.length;
    return row.flatMap((space, at) =>
      spaceCard(
        space,
        { x: box.x + 9 + at * (w + gap), y: top + label + down * (card + gap), w, h: card },
        { players: input.players },
      ),
    );
  });
  return { shapes: [...panel('goods', input.groups.goods, box), ...cards], bottom: top + height + gap };
}

interface Stage {
  readonly round: number;
  readonly space: SpaceInput | undefined;
}

/** The rounds whose cards are shown: those revealed, and the next one that is still to come. */
function stages(input: ActionBoardInput): Stage[] {
  const revealed = input.rounds.flatMap(({ card: id }, at): Stage[] => {
    const space = input.spaces.find((each) => each.id === id);
    return space === undefined ? [] : [{ round: at + 1, space }];
  });
  const coming = input.rounds.findIndex(
    ({ card: id }, at) =>
      id === 'hidden' || (id !== 'none' && at >= input.round && !revealed.some((stage) => stage.round === at + 1)),
  );
  // A row for the place of a coming card alone would only make everything else smaller.
  return coming < 0 || (revealed.length > 0 && revealed.length % ACROSS === 0)
    ? revealed
    : [...revealed, { round: coming + 1, space: undefined }];
}

function roundsPanel(input: ActionBoardInput, top: number): Layer {
  const all = stages(input);
  const rows = Math.max(1, Math.ceil(all.length / ACROSS));
  const height = track + rows * card + (rows - 1) * gap + PANEL_FOOT;
  const box = { x: columnX(0) - 6, y: top, w: boardWidth, h: height };
  const w = (boardWidth - 18 - (ACROSS - 1) * gap) / ACROSS;
  const cards = all.flatMap(({ round, space }, at) => {
    const place = {
      x: box.x + 9 + (at % ACROSS) * (w + gap),
      y: top + track + Math.floor(at / ACROSS) * (card + gap),
      w,
      h: card,
    };
    const now = round === input.round;
    return space === undefined
      ? comingCard(input.rounds[round - 1]?.name ?? '', place)
      : spaceCard(space, place, { players: input.players, round: { number: round, now } });
  });
  const trackBox = { x: box.x + 9, y: top + 10, w: boardWidth - 18, h: 78 };
  return {
    shapes: [
      rect(box, { round: 26, fill: groupColours.rounds }),
      ...roundTrack(input.rounds, input.round, trackBox),
      ...cards,
    ],
    bottom: top + height,
  };
}

function header(input: ActionBoardInput): Shape[] {
  const style = input.turn === undefined ? { colour: colours.badge, ink: colours.white } : seatStyle(input.turn.mark);
  const plaque = { x: columnX(3) - 2, y: 13, w: column + 4, h: 86 };
  const sign = input.rounds[input.round - 1];
  const signs = sign === undefined ? [] : harvestSign(sign, { x: plaque.x + plaque.w - 52, y: 56 }, 72);
  const x = input.turn === undefined ? 36 : 144;
  return [
    rect({ x: 0, y: 0, w: actions.width, h: actions.header }, { fill: style.colour }),
    sprite('skyline', { x: 620, y: 0, w: 590, h: actions.header }),
    rect({ x: 0, y: actions.header, w: actions.width, h: 6 }, { fill: colours.ink }),
    ...(input.turn === undefined ? [] : token(input.turn, { x: 74, y: 58 }, 106)),
    text(
      readable(input.headline),
      { x, y: 84 },
      { size: 80, min: 44, max: plaque.x - x - 30, face: 'heavy', fill: style.ink },
    ),
    rect(plaque, { round: 26, fill: colours.parchment, stroke: colours.ink, line: 5 }),
    signs.length > 0
      ? line(sign?.name ?? '', { x: plaque.x + 26, y: 58 }, { size: 62, min: 44, max: plaque.w - 120, face: 'heavy' })
      : centred(
          sign?.name ?? '',
          { x: plaque.x + plaque.w / 2, y: 58 },
          { size: 62, min: 44, max: plaque.w - 50, face: 'heavy' },
        ),
    ...signs,
  ];
}

/** The picture of the action spaces, the players and the rounds, 1600 pixels wide. */
export function actionLayout(input: ActionBoardInput): Picture {
  const groups: Record<SpaceGroup, SpaceInput[]> = { fields: [], caves: [], clan: [], goods: [] };
  const sorted = [...input.spaces].sort((a, b) => spaceOrder(a.id) - spaceOrder(b.id));
  for (const space of sorted) {
    const group = spaceGroup(space.id);
    if (group !== 'rounds') groups[group].push(space);
  }
  const first = upper(input, groups, actions.header + 22);
  const second = goodsPanel(input, groups.goods, first.bottom);
  const third = roundsPanel(input, second.bottom);
  const shapes = [...header(input), ...first.shapes, ...second.shapes, ...third.shapes];
  return { width: actions.width, height: third.bottom + 14, ground: colours.night, shapes };
}
