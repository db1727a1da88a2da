import { type Box, icon, inset, middle, type Point, placed, rect, type Shape, sprite } from '../../../paint/shape.ts';
import { centred, count, lines } from '../../../paint/text.ts';
import type { HomeCell, Room } from '../scene.ts';
import { colours, home, tagColours } from '../theme.ts';
import { tileFace } from '../tile-icons.ts';
import { dwarf, shield } from './people.ts';
import { fittingScale, row } from './pieces.ts';

const TAG_LINE = 46;
const TAG_LINES = 72;
/** Boards that overhang have narrower places; on both sides so narrow that the names need all of the width. */
const ROOMY = 190;
const NARROW = 160;
const STRIP = 52;
const SMALLEST_SCALE = 0.44;

/** The smallest lettering on a home board, in pixels. */
const SMALLEST = Math.ceil(home.width * 0.0205);

/** Where a place of a home board is drawn, and the seat whose board it is. */
export interface Site {
  readonly box: Box;
  readonly seat: number;
}

/** The emblem of a furnishing tile around a point. */
export function emblem(tile: string, at: Point, size: number): Shape[] {
  const face = tileFace(tile);
  if (face.badge === undefined) return [icon(`icon:${face.emblem}`, at, size)];
  const small = size * 0.56;
  const corner = { x: at.x + size * 0.34, y: at.y + size * 0.26 };
  return [
    icon(`icon:${face.emblem}`, { x: at.x - size * 0.06, y: at.y - size * 0.04 }, size * 0.92),
    icon(`icon:${face.badge}`, corner, small),
  ];
}

interface StripLook {
  readonly left?: number | undefined;
  /** The effect in words, which then stand alone. */
  readonly says?: string | undefined;
  readonly least?: number;
}

/**
 * The effect of a furnishing tile as a row of pieces, centred in a box and made smaller where it is too long.
 * `left` is how many goods a supplier still has to give, where it has begun to; `least` the least height of a number.
 */
export function effectStrip(tile: string, box: Box, { left, says, least = SMALLEST }: StripLook = {}): Shape[] {
  if (says !== undefined)
    return [centred(says, middle(box), { size: 36, min: least, least, max: box.w, fill: colours.ink })];
  const { effect } = tileFace(tile);
  const words = left === undefined ? effect : effect.replace(/^\d+/, String(left));
  const size = Math.min(42, box.h * 0.82);
  const scale = fittingScale((each) => row(words, size * each, least).width, box.w, SMALLEST_SCALE) ?? SMALLEST_SCALE;
  const whole = row(words, size * scale, least);
  return placed(whole.shapes, { x: box.x + (box.w - whole.width) / 2, y: middle(box).y });
}

/**
 * A furnishing tile: name tag of one line or two, room, and an effect strip `strip` pixels high, or none for 0.
 * `least` is the least height of the name.
 */
export function roomFrame(
  box: Box,
  room: Pick<Room, 'name' | 'tag'>,
  look: { readonly strip: number; readonly least?: number },
): { readonly shapes: Shape[]; readonly body: Box } {
  const { strip } = look;
  const narrow = box.w < NARROW;
  // The name keeps off the frame where there is room.
  const margin = narrow ? 2 : box.w < ROOMY ? 6 : 12;
  const least = look.least ?? (narrow ? SMALLEST - 1 : SMALLEST);
  const wanted = { size: 35, min: least, max: box.w - 2 * margin, fill: tagColours[room.tag].ink };
  const names = lines(room.name, wanted);
  const tag = names.length > 1 ? TAG_LINES : TAG_LINE;
  const step = (tag - 6) / names.length;
  const labels = names.map((name, at) =>
    centred(
      name,
      { x: middle(box).x, y: box.y + 5 + step * (at + 0.5) },
      { ...wanted, size: names.length > 1 ? Math.max(32, least) : 35 },
    ),
  );
  const body = { x: box.x, y: box.y + tag + 4, w: box.w, h: box.h - tag - 4 - strip };
  return { shapes: [sprite(`room:${room.tag}:${tag}:${strip}`, box), ...labels], body };
}

function lodgers(cell: HomeCell, { box: body, seat }: Site): Shape[] {
  const several = cell.dwarfs.length > 1 || cell.herds.length > 0;
  const room = body.w - (cell.herds.length > 0 ? 96 : 58);
  const size = Math.min(several ? 76 : 96, body.h * 0.8, room / Math.max(1, cell.dwarfs.length) / 0.92);
  return cell.dwarfs.flatMap((who, at) => {
    const place = several
      ? { x: body.x + size * 0.6 + at * size * 0.9, y: body.y + body.h * 0.44 }
      : { x: body.x + body.w / 2 - 34, y: body.y + body.h * (who.weapon > 0 ? 0.44 : 0.52) };
    const mark = { x: place.x + size * 0.14, y: place.y + size * (several ? 0.46 : 0.5) };
    return dwarf(seat, who, {
      at: place,
      size,
      weapon: { form: several ? 'disc' : 'chip', at: mark, size: several ? 40 : 42 },
    });
  });
}

function dwelling(cell: HomeCell, room: Room, site: Site): Shape[] {
  const { box: body } = site;
  const full = cell.dwarfs.length > 1 || cell.herds.length > 0;
  const size = full ? 60 : 70;
  const points = shield(
    room.points,
    { x: body.x + body.w - size * 0.56, y: body.y + body.h * (cell.herds.length > 0 ? 0.28 : 0.58) },
    size,
  );
  const herds = cell.herds.flatMap(({ animal, count: amount }) => {
    const y = body.y + body.h - 30;
    return [
      icon(`icon:${animal}`, { x: body.x + body.w - 66, y }, 52),
      count(amount, { x: body.x + body.w - 39, y }, 44),
    ];
  });
  return [...lodgers(cell, site), ...points, ...herds];
}

/** A furnished cavern of a home board. */
export function furnished(cell: HomeCell, tile: string, { box, seat }: Site): Shape[] {
  const room = cell.room ?? { name: tile, tag: 'green', points: undefined };
  const outer = inset(box, 4);
  const lives = cell.dwarfs.length > 0 || (room.tag === 'dwelling' && cell.herds.length > 0);
  const { shapes, body } = roomFrame(outer, room, { strip: lives ? 0 : STRIP });
  if (lives) return [...shapes, ...dwelling(cell, room, { box: body, seat })];
  const y = middle(body).y;
  const size = Math.min(78, body.h + 4);
  const herd = cell.herds[0];
  const k = Math.max(0.76, outer.w / 200);
  const full = herd === undefined ? 74 : Math.max(54, 62 * k);
  const points = shield(room.points, { x: outer.x + outer.w - full * 0.52, y }, Math.min(full, body.h + 4));
  const inside =
    herd === undefined
      ? emblem(tile, { x: outer.x + outer.w * 0.33, y }, size)
      : [
          icon(`icon:${herd.animal}`, { x: outer.x + 38 * k, y }, 60 * k),
          count(herd.count, { x: outer.x + 70 * k, y }, 48 * k),
        ];
  const side = outer.w < NARROW ? 2 : 10;
  const foot = { x: outer.x + side, y: outer.y + outer.h - STRIP, w: outer.w - 2 * side, h: STRIP };
  return [...shapes, ...inside, ...points, ...effectStrip(tile, foot, { left: room.left, says: room.says })];
}

/** The hall of the preprinted dwelling: its two dwarfs, and beneath them the animals that live there. */
export function entryHall(cell: HomeCell, { box, seat }: Site): Shape[] {
  const k = box.w / home.cell.w;
  const at = middle(box);
  const herd = cell.herds[0];
  const size = (herd === undefined ? 100 : 88) * k;
  const dwarfs = cell.dwarfs.flatMap((who, index) => {
    const place = {
      x: at.x + (index - (cell.dwarfs.length - 1) / 2) * 94 * k,
      y: at.y - (herd === undefined ? 0 : 34),
    };
    const mark = { x: place.x + size * 0.14, y: place.y + size * 0.46 };
    return dwarf(seat, who, { at: place, size, weapon: { form: 'chip', at: mark, size: 40 } });
  });
  const low = { x: at.x - 30, y: box.y + box.h - 35 };
  const animals =
    herd === undefined ? [] : [icon(`icon:${herd.animal}`, low, 62), count(herd.count, { x: at.x + 8, y: low.y }, 50)];
  return [sprite('tile:hall', box), ...dwarfs, ...animals];
}

/** The gold frame around something that has changed. */
export function highlight(box: Box): Shape[] {
  const frame = { x: box.x + 1, y: box.y + 1, w: box.w - 2, h: box.h - 2 };
  return [
    rect(frame, { round: 22, stroke: colours.ink, line: 17 }),
    rect(frame, { round: 22, stroke: colours.highlight, line: 10 }),
  ];
}
