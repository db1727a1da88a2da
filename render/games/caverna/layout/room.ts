import {
  type Box,
  faint,
  icon,
  inset,
  middle,
  type Point,
  placed,
  rect,
  type Shape,
  sprite,
} from '../../../paint/shape.ts';
import { centred, fits, lines } from '../../../paint/text.ts';
import type { HomeCell, Room, TileGround } from '../scene.ts';
import { colours, home, tagColours } from '../theme.ts';
import { tileFace } from '../tile-icons.ts';
import { countOf } from './count.ts';
import { belowFace, dwarf, type Kin, shield } from './people.ts';
import { fittingScale, row } from './pieces.ts';

const TAG_LINE = 44;
const TAG_LINES = 66;
/** Boards that overhang have narrower places. If they overhang on both sides, names need the full width. */
const ROOMY = 190;
const NARROW = 160;
/** The height of the strip at the bottom of a tile, for names on one line and on two; less if places are low. */
const STRIPS = { usual: { strip: 46, low: 40 }, low: { strip: 40, low: 34, tag: 58 } } as const;
/** The minimum height at which the number in a shield is legible. */
const LEAST_SHIELD = 46;
/** Places are at least this high on a board with only the printed rows. */
const LOW = 150;
const SMALLEST_SCALE = 0.44;
/** The thickness of the line around a tile. */
const RIM = 4;

/** The smallest text on a home board, in pixels. */
const SMALLEST = Math.ceil(home.width * 0.0205);

/** Where to draw a place of a home board, and whose board it is on. */
export interface Site {
  readonly box: Box;
  readonly kin: Kin;
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
  readonly told?: string | undefined;
  readonly least?: number;
}

/**
 * The effect of a furnishing tile as a row of pieces, centred in a box and smaller if it is too long, or in the words
 * of `told`. `left` is how many goods a supplier still has to give, once it has started; `least` is the minimum height
 * of a number.
 */
export function effectStrip(tile: string, box: Box, { left, told, least = SMALLEST }: StripLook = {}): Shape[] {
  if (told !== undefined) return [centred(told, middle(box), { size: 34, min: least, max: box.w })];
  const { effect } = tileFace(tile);
  const words = left === undefined ? effect : effect.replace(/^\d+/, String(left));
  const size = Math.min(42, box.h * 0.86);
  const scale = fittingScale((each) => row(words, size * each, least).width, box.w, SMALLEST_SCALE) ?? SMALLEST_SCALE;
  const whole = row(words, size * scale, least);
  return placed(whole.shapes, { x: box.x + (box.w - whole.width) / 2, y: middle(box).y });
}

/** A furnishing tile without its contents: the room between the name and the strip at the bottom. */
interface Frame {
  readonly shapes: Shape[];
  readonly body: Box;
  readonly foot: Box;
}

interface FrameLook {
  readonly strip: number;
  /** The height of the strip beneath a two-line name; the same as beneath a one-line name if left out. */
  readonly low?: number;
  /** The height of a name of two lines. */
  readonly tag?: number;
  readonly least?: number;
  /** The ground of the tile, if visible. */
  readonly on?: TileGround | undefined;
}

/** The margins between a name and the frame: the widest that do not cut the name. */
const marginsOf = (w: number): readonly number[] => (w < NARROW ? [10, 6, 2] : w < ROOMY ? [10, 6] : [12]);

/** A name on one line or two, for a tile of this width, with a minimum height, and the length of its lines. */
function named(name: string, w: number, least: number): { readonly names: string[]; readonly max: number } {
  const tries = marginsOf(w).map((margin) => {
    const max = w - 2 * margin;
    return { max, names: lines(name, { size: 35, min: least, max }) };
  });
  const whole = tries.find(({ names, max }) => names.every((part) => fits(part, { size: 35, min: least, max })));
  return whole ?? tries.at(-1) ?? { names: [name], max: w };
}

/**
 * A furnishing tile: a name tag of one line or two, the room, and an effect strip `strip` pixels high (0 for none).
 * `least` is the minimum height of the name.
 */
export function roomFrame(box: Box, room: Pick<Room, 'name' | 'tag'>, look: FrameLook): Frame {
  const least = look.least ?? (box.w < NARROW ? SMALLEST - 1 : SMALLEST);
  const { names, max } = named(room.name, box.w, least);
  const wanted = { size: 35, min: least, max, fill: tagColours[room.tag].ink };
  const several = names.length > 1;
  const strip = several ? (look.low ?? look.strip) : look.strip;
  const tag = several ? (look.tag ?? TAG_LINES) : TAG_LINE;
  const step = (tag - 6) / names.length;
  const labels = names.map((name, at) =>
    centred(
      name,
      { x: middle(box).x, y: box.y + 5 + step * (at + 0.5) },
      { ...wanted, size: several ? Math.max(Math.min(31, step + 3), least) : 35 },
    ),
  );
  const body = { x: box.x, y: box.y + tag + 4, w: box.w, h: box.h - tag - 4 - strip };
  const foot = { x: box.x, y: box.y + box.h - strip, w: box.w, h: strip };
  return {
    shapes: [
      sprite(`room:${room.tag}:${tag}:${strip}:${box.h}${look.on === undefined ? '' : `:${look.on}`}`, box),
      ...labels,
    ],
    body,
    foot,
  };
}

/** A free bed. */
const bed = (at: Point, size: number): Shape[] => [icon('icon:bed', at, size * 0.9)];

/** The dwarfs who live in a room, and the free beds. */
function lodgers({ dwarfs, beds, holds }: HomeCell, { box: body, kin }: Site): Shape[] {
  const places = dwarfs.length + beds;
  const several = places > 1 || holds !== undefined;
  const room = body.w - (holds === undefined ? 74 : 116);
  const size = Math.min(several ? 80 : 92, body.h * 0.84, room / Math.max(1, places) / 0.92);
  const chip = several || body.w < NARROW ? 40 : 42;
  // An armed dwarf is as far up as possible, so that its weapon fits below the face.
  const place = (at: number, armed: boolean): Point => ({
    x: several ? body.x + 4 + size * 0.52 + at * size * 0.94 : body.x + body.w / 2 - 34,
    y: armed ? body.y + size * 0.5 : body.y + body.h * (several ? 0.45 : 0.52),
  });
  const people = dwarfs.flatMap((who, at) => {
    const spot = place(at, who.weapon > 0);
    const mark = belowFace(spot, size, chip);
    return dwarf(kin, who, { at: spot, size, weapon: { form: several ? 'disc' : 'chip', at: mark, size: chip } });
  });
  return [...people, ...Array.from({ length: beds }, (_, at) => bed(place(dwarfs.length + at, false), size)).flat()];
}

/** The animals of a room, and its capacity: an icon with its middle at `at`, and the count next to it. */
function kept({ herds: [herd], holds }: HomeCell, at: Point, size: number): Shape[] {
  const beside = { x: at.x + size * 0.54, y: at.y };
  if (herd !== undefined)
    return [icon(`icon:${herd.animal}`, at, size), ...countOf({ amount: herd.count, of: holds }, beside, size * 0.84)];
  if (holds === undefined) return [];
  return faint([icon('icon:paw', at, size), ...countOf({ amount: 0, of: holds }, beside, size * 0.84)], 0.72);
}

function dwelling(cell: HomeCell, room: Room, site: Site): Shape[] {
  const { box: body } = site;
  const animals = cell.holds !== undefined;
  const full = cell.dwarfs.length + cell.beds > 1 || animals;
  const size = animals ? 54 : full ? 60 : 70;
  const points = shield(
    room.points,
    { x: body.x + body.w - size * 0.56, y: body.y + body.h * (animals ? 0.29 : 0.56) },
    size,
  );
  return [...lodgers(cell, site), ...points, ...kept(cell, { x: body.x + body.w - 92, y: body.y + body.h - 27 }, 48)];
}

/** A furnished cavern of a home board. */
export function furnished(
  cell: HomeCell,
  { tile, on }: Extract<HomeCell['cell'], { ground: 'furnished' }>,
  { box, kin }: Site,
): Shape[] {
  const room = cell.room ?? { name: tile, tag: 'green', points: undefined };
  const outer = inset(box, 4);
  const lives = cell.dwarfs.length > 0 || cell.beds > 0;
  const { shapes, body, foot } = roomFrame(outer, room, {
    on,
    ...(lives ? { strip: 0 } : STRIPS[box.h < LOW ? 'low' : 'usual']),
  });
  if (lives) return [...shapes, ...dwelling(cell, room, { box: body, kin })];
  const y = middle(body).y;
  const size = Math.min(78, body.h + 4);
  const k = Math.max(0.76, outer.w / 209);
  const full = cell.holds === undefined ? 66 : Math.max(54, 60 * k);
  const points = shield(
    room.points,
    { x: outer.x + outer.w - full * 0.54, y },
    Math.min(full, Math.max(LEAST_SHIELD, body.h + 6)),
  );
  const inside =
    cell.holds === undefined
      ? emblem(tile, { x: outer.x + outer.w * 0.33, y }, size)
      : kept(cell, { x: outer.x + 36 * k, y }, Math.min(56 * k, body.h + 4));
  const side = outer.w < NARROW ? 2 : 10;
  const strip = { x: foot.x + side, y: foot.y, w: foot.w - 2 * side, h: foot.h - RIM };
  return [...shapes, ...inside, ...points, ...effectStrip(tile, strip, { left: room.left, told: room.told })];
}

/** The hall of the printed dwelling: its two dwarfs, and beneath them its animals, or the room for them. */
export function entryHall(cell: HomeCell, { box, kin }: Site): Shape[] {
  const k = Math.min(box.w / home.cell.w, 1);
  const at = middle(box);
  const size = 84 * k;
  // Weapons hang between the dwarfs and the animals.
  const raised = cell.dwarfs.some(({ weapon }) => weapon > 0) ? 31 : 25;
  const dwarfs = cell.dwarfs.flatMap((who, index) => {
    const place = { x: at.x + (index - (cell.dwarfs.length - 1) / 2) * 98 * k, y: at.y - raised };
    return dwarf(kin, who, { at: place, size, weapon: { form: 'chip', at: belowFace(place, size, 36), size: 36 } });
  });
  // The animals leave room on their left for the mark that says how many have come or gone.
  const [aside, up, high] = cell.herds.length > 0 ? [8, 31, 46] : [36, 34, 46];
  const low = { x: at.x - aside * k, y: box.y + box.h - up };
  return [sprite('tile:hall', box), ...dwarfs, ...kept(cell, low, high)];
}

/** The golden frame around something that has changed. */
export function highlight(box: Box): Shape[] {
  const frame = { x: box.x + 1, y: box.y + 1, w: box.w - 2, h: box.h - 2 };
  return [
    rect(frame, { round: 22, stroke: colours.ink, line: 17 }),
    rect(frame, { round: 22, stroke: colours.highlight, line: 10 }),
  ];
}
