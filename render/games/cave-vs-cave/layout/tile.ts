import { type Box, dimmed, icon, placed, rect, type Shape, sprite } from '../../../paint/shape.ts';
import { centred, line } from '../../../paint/text.ts';
import { token } from '../../../shared/token.ts';
import type { TileCard } from '../scene.ts';
import { colours, page } from '../theme.ts';
import { FIELD_FACES, tileFace } from '../tile-faces.ts';
import { fittingSize, freshFrame, row, rowAt, rowCentred } from './pieces.ts';

/** The height of the band of a field beneath a tile, in pixels. */
export const FIELD = 56;

const TITLE = 46;
const PAD = 14;
const TALLEST = 54;
const LEAST = 26;
/** The gap between two effects, including the line in it. */
const BETWEEN = 30;
const TOKEN = 76;

/** Effects on lines, none of them broken, with icons this many pixels high; undefined if they do not fit. */
function lined(effects: readonly string[], { w, h }: Box, size: number): string[][] | undefined {
  const lines: string[][] = [];
  let x = 0;
  for (const effect of effects) {
    const { width } = row(effect, size);
    if (width > w) return undefined;
    const line = lines.at(-1);
    if (line !== undefined && x + BETWEEN + width <= w) {
      line.push(effect);
      x += BETWEEN + width;
    } else {
      lines.push([effect]);
      x = width;
    }
  }
  return lines.length * size * 1.14 <= h ? lines : undefined;
}

/** The effects of a tile, as large as a box allows, separated by lines; nothing if they do not fit. */
function effectShapes(effects: readonly string[], box: Box): Shape[] {
  for (let size = TALLEST; size >= LEAST; size -= 2) {
    const lines = lined(effects, box, size);
    if (lines === undefined) continue;
    const step = box.h / lines.length;
    return lines.flatMap((parts, at) => {
      const y = box.y + step * at;
      const rule = rect({ x: box.x, y: y - 2, w: box.w, h: 3 }, { fill: colours.divider });
      return [...(at > 0 ? [rule] : []), ...lineShapes(parts, { ...box, y, h: step }, size)];
    });
  }
  return [];
}

function lineShapes(effects: readonly string[], box: Box, size: number): Shape[] {
  const y = box.y + box.h / 2;
  let { x } = box;
  return effects.flatMap((effect, at) => {
    const { shapes, width } = row(effect, size);
    const bar = rect({ x: x - BETWEEN / 2 - 4, y: y - size * 0.5, w: 4, h: size }, { round: 2, fill: colours.divider });
    const drawn = [...(at > 0 ? [bar] : []), ...placed(shapes, { x, y })];
    x += width + BETWEEN;
    return drawn;
  });
}

/** The name of a tile, with its emblem or its condition at the right end, `room` pixels from the edge. */
function title({ id = '', name, more }: TileCard, box: Box, { fill, room }: { fill: string; room: number }): Shape[] {
  const { emblem } = tileFace(id);
  const y = box.y + TITLE / 2 + 4;
  const right = box.x + box.w - PAD - room;
  const condition = more === undefined ? emblem : `more:${more}`;
  // Nobody can take a taken tile, so its condition makes way for its name.
  const tag = more !== undefined && room > 0 ? undefined : condition;
  const wide = tag === undefined ? 0 : row(tag, 40).width + 4;
  const look = { size: 40, min: 34, least: page.smallest, max: right - box.x - PAD - wide, fill };
  return [
    line(name, { x: box.x + PAD, y }, look),
    ...(tag === undefined ? [] : rowAt(tag, { x: right - wide + 4, y }, 40)),
  ];
}

/** What the field below a tile adds, in a separate band. */
function fieldBand({ fieldIndex, more }: TileCard, box: Box, dark: boolean): Shape[] {
  if (fieldIndex === undefined) return [];
  const band = { x: box.x + 8, y: box.y + box.h - FIELD, w: box.w - 16, h: FIELD - 8 };
  const face = FIELD_FACES[fieldIndex] ?? '';
  const words = more === undefined ? face : `more:${more} ${face}`;
  const size = fittingSize(words, { most: 40, least: 24, max: band.w - 12 });
  const shapes = rowCentred(words, { x: band.x + band.w / 2, y: band.y + band.h / 2 }, size);
  const ground = rect(band, {
    round: 12,
    fill: dark ? colours.fieldBandDark : colours.fieldBand,
    stroke: colours.ink,
    line: 3,
  });
  return [ground, ...(dark ? dimmed(shapes, colours.takenTitle) : shapes)];
}

/** A face-down tile: its number of turns, and the round in which it is turned up. */
function faceDown(tile: TileCard, box: Box): Shape[] {
  const turns = Number(/\d/.exec(tile.back ?? '')?.[0] ?? 0);
  const field = tile.fieldIndex === undefined ? 0 : FIELD;
  const y = box.y + (box.h - field) / 2;
  const size = 50;
  const pawns = Array.from({ length: turns }, (_, at) =>
    icon('icon:pawn', { x: box.x + box.w / 2 + (at - (turns - 1) / 2) * size * 0.9, y: y + 26 }, size),
  );
  const name = centred(
    tile.name,
    { x: box.x + box.w / 2, y: y - 28 },
    {
      size: 42,
      least: page.smallest,
      max: box.w - 40,
      fill: colours.fieldBand,
    },
  );
  const era = tile.back === 'tile 4 of era 2' ? 2 : 1;
  return [sprite(`back:${era}`, box), name, ...pawns, ...fieldBand(tile, box, false)];
}

/** An action tile: bright if available, dark with its player's token if taken, golden if that is new. */
export function tileShapes(tile: TileCard, box: Box): Shape[] {
  if (tile.id === undefined) return faceDown(tile, box);
  const { taker } = tile;
  const dark = taker !== undefined || tile.possible === false;
  const room = taker === undefined ? 0 : TOKEN;
  const field = tile.fieldIndex === undefined ? 0 : FIELD;
  const body = { x: box.x + PAD, y: box.y + TITLE + 1, w: box.w - 2 * PAD - room, h: box.h - TITLE - 8 - field };
  const fill = dark ? colours.takenTitle : colours.ink;
  const effects = effectShapes(tileFace(tile.id).effects, body);
  const at = { x: box.x + box.w - TOKEN / 2 - 8, y: box.y + (box.h - field) / 2 + 4 };
  const ground = dark
    ? rect(box, { round: 16, fill: colours.taken, stroke: colours.takenRim, line: 4 })
    : rect(box, { round: 16, fill: colours.parchment, stroke: colours.ink, line: 4 });
  return [
    ground,
    ...title(tile, box, { fill, room }),
    ...(dark ? dimmed(effects, colours.takenTitle) : effects),
    ...fieldBand(tile, box, dark),
    ...(taker === undefined ? [] : token(taker, at, TOKEN)),
    ...(tile.fresh ? [freshFrame(box)] : []),
  ];
}
