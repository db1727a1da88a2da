import { readable } from '../paint/fonts.ts';
import { type Box, type Picture, type Point, rect, type Shape, sprite } from '../paint/shape.ts';
import { centred, fits, line, lines, text } from '../paint/text.ts';
import { colours, seatStyle } from '../paint/theme.ts';
import type { Owner } from './owner.ts';
import { pills } from './pills.ts';
import { token } from './token.ts';

/** A lobby: its players and its game. */
export interface LobbyInput {
  readonly title: string;
  readonly subtitle: string;
  /** The names for the seats, including kept ones. */
  readonly seats: readonly (Owner | string | undefined)[];
  readonly freeSeat: string;
  /** The options chosen for the game, each in a few words. */
  readonly options: readonly string[];
}

/** Draws the figure of a seat's player, this many pixels high, around a point. */
type Figure = (owner: Owner, at: Point, size: number) => readonly Shape[];

const WIDTH = 1400;
const PAD = 24;
const GAP = 14;
const SCENE = 420;
const SLOT = 150;
/** The left edge of the moon in the scene. */
const MOON = 1195;
const SMALLEST = Math.ceil(WIDTH * 0.0205);

function freeSlot(words: string, box: Box): Shape[] {
  const frame = { x: box.x + 2, y: box.y + 2, w: box.w - 4, h: box.h - 4 };
  const label = centred(
    words,
    { x: box.x + box.w / 2, y: box.y + box.h / 2 + 2 },
    { size: 44, min: 36, least: SMALLEST, face: 'plain', fill: colours.takenTitle, max: box.w - 30 },
  );
  return [rect(frame, { round: 24, stroke: colours.takenTitle, line: 4, dash: [16, 12] }), label];
}

function slot(owner: Owner, figure: Figure | undefined, box: Box): Shape[] {
  const y = box.y + box.h / 2;
  const style = seatStyle(owner.mark);
  const written = readable(owner.name) || owner.letter;
  const look = { size: 50, min: 38, least: SMALLEST, fill: style.ink };
  const beside = { ...look, max: box.w - 232 };
  // A long name of one word leaves no room for the figure.
  const alone = figure === undefined || lines(written, beside).some((part) => !fits(part, beside));
  const wanted = alone ? { ...look, max: box.w - 136 } : beside;
  const names = lines(written, wanted);
  const name = names.map((part, at) =>
    line(part, { x: box.x + 118, y: y + 2 + (at - (names.length - 1) / 2) * 50 }, wanted),
  );
  return [
    rect(box, { round: 24, fill: style.colour, stroke: colours.ink, line: 5 }),
    ...token(owner, { x: box.x + 62, y }, 96),
    ...name,
    ...(alone ? [] : figure(owner, { x: box.x + box.w - 60, y }, 104)),
  ];
}

function scenery(input: LobbyInput): Shape[] {
  return [
    sprite('vista', { x: 0, y: 0, w: WIDTH, h: SCENE }),
    rect({ x: 0, y: SCENE, w: WIDTH, h: 6 }, { fill: colours.ink }),
    text(
      input.title,
      { x: 40, y: 112 },
      { size: 92, min: 60, least: 48, max: MOON - 60, face: 'heavy', fill: colours.white, outline: 8 },
    ),
    text(
      input.subtitle,
      { x: 42, y: 182 },
      { size: 52, min: 38, least: SMALLEST, max: WIDTH - 80, fill: colours.cream, outline: 5 },
    ),
  ];
}

/** The card of a lobby: the game, its players, its free seats and its options. */
export function lobbyLayout(input: LobbyInput, figure?: Figure): Picture {
  const columns = input.seats.length > 4 ? 3 : Math.max(1, Math.min(2, input.seats.length));
  const w = (WIDTH - 2 * PAD - (columns - 1) * GAP) / columns;
  const top = SCENE + 30;
  const seats = input.seats.flatMap((owner, at) => {
    const left = PAD + (at % columns) * (w + GAP);
    const box = { x: left, y: top + Math.floor(at / columns) * (SLOT + GAP), w, h: SLOT };
    return typeof owner === 'object' ? slot(owner, figure, box) : freeSlot(owner ?? input.freeSeat, box);
  });
  const rows = Math.ceil(input.seats.length / columns);
  const chosen = pills(input.options, {
    from: { x: PAD, y: top + rows * (SLOT + GAP) + 10 },
    max: WIDTH - 2 * PAD,
    look: { h: 58, sizes: [38, SMALLEST], gap: 12, inset: 24 },
  });
  return {
    width: WIDTH,
    height: chosen.bottom + PAD,
    ground: colours.table,
    shapes: [...scenery(input), ...seats, ...chosen.shapes],
  };
}
