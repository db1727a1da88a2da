import { GOODS } from '../../../../src/games/caverna/state.ts';
import { readable } from '../../../paint/fonts.ts';
import { type Box, middle, type Picture, type Point, placed, rect, type Shape } from '../../../paint/shape.ts';
import { line, wrapped } from '../../../paint/text.ts';
import type { Face } from '../../../paint/theme.ts';
import { HEADER, header } from '../../../shared/header.ts';
import { lootRow } from '../loot-icons.ts';
import type { CardInput, CardSubject, LootItem, SupplyTile } from '../scene.ts';
import { colours, tagColours } from '../theme.ts';
import { spaceCard } from './card.ts';
import { shield, weaponChip } from './people.ts';
import { fittingScale, row } from './pieces.ts';
import { effectStrip, emblem } from './room.ts';

const WIDTH = 1400;
const HEIGHT = 890;
const PAD = 34;
/** What the card is about stands left, what it does right of it, the example and what goes with it below. */
const LEFT: Box = { x: PAD, y: HEADER + 34, w: 600, h: 320 };
const RIGHT: Box = { x: PAD + 640, y: HEADER + 34, w: WIDTH - 2 * PAD - 640, h: 320 };
const EXAMPLE: Box = { x: PAD, y: HEADER + 388, w: WIDTH - 2 * PAD, h: 208 };
const RELATED: Box = { x: PAD, y: HEADER + 616, w: WIDTH - 2 * PAD, h: 156 };

/** The lettering is at least this high, so that the card can be read on a phone. */
const SMALLEST = 40;

interface Lettering {
  readonly sizes: readonly [most: number, least: number];
  readonly face: Face;
  readonly fill?: string;
}

/** A text as large as its box allows, from the top or around the middle of it. */
function paragraph(content: string, box: Box, look: Lettering & { readonly from: 'top' | 'middle' }): Shape[] {
  const [most, least] = look.sizes;
  const set = (size: number) => {
    const lines = Math.max(1, Math.floor(box.h / (size * 1.16)));
    return {
      size,
      lines: wrapped(readable(content), { size, face: look.face, max: box.w, lines: lines + 1 }),
      most: lines,
    };
  };
  let found = set(most);
  for (let size = most; size >= least && found.lines.length > found.most; size -= 2) found = set(size);
  const pitch = found.size * 1.16;
  const shown = found.lines.slice(0, found.most);
  const top = look.from === 'top' ? box.y : middle(box).y - (shown.length * pitch) / 2;
  return shown.map((words, at) =>
    line(
      words,
      { x: box.x, y: top + pitch * (at + 0.5) },
      { size: found.size, min: least, least, max: box.w, face: look.face, ...(look.fill && { fill: look.fill }) },
    ),
  );
}

/** A row of pieces in the middle of a box, as large as it fits. */
function pieces(words: string, box: Box, size: number): Shape[] {
  const scale = fittingScale((each) => row(words, size * each, SMALLEST).width, box.w, 0.3) ?? 0.3;
  const whole = row(words, size * scale, SMALLEST);
  return placed(whole.shapes, { x: box.x + (box.w - whole.width) / 2, y: middle(box).y });
}

const sheet = (box: Box, fill: string): Shape => rect(box, { round: 26, fill, stroke: colours.ink, line: 5 });

function tileShapes({ tile, tag, cost, points, told }: SupplyTile, box: Box): Shape[] {
  const strip = { x: box.x, y: box.y + box.h - 84, w: box.w, h: 84 };
  const price = { x: box.x, y: strip.y - 78, w: box.w, h: 78 };
  const y = box.y + 36 + (price.y - box.y - 36) / 2;
  const paid = GOODS.flatMap((good) => (cost[good] ? [`${cost[good]} ${good}`] : [])).join(' ');
  const effect = placed(
    effectStrip(tile, { x: 0, y: -26, w: (box.w - 60) / 1.7, h: 52 }, { told }),
    { x: strip.x + 30, y: middle(strip).y },
    1.7,
  );
  return [
    sheet(box, colours.room),
    rect({ x: box.x + 24, y: box.y + 14, w: box.w - 48, h: 22 }, { round: 11, fill: tagColours[tag].ground }),
    rect({ x: price.x + 4, y: price.y, w: price.w - 8, h: price.h }, { fill: colours.price }),
    rect({ x: strip.x + 5, y: strip.y, w: strip.w - 10, h: strip.h - 5 }, { round: 20, fill: colours.sheetBand }),
    ...emblem(tile, { x: box.x + box.w * 0.32, y }, 124),
    ...shield(points, { x: box.x + box.w * 0.7, y }, 124),
    ...pieces(paid, price, 74),
    ...effect,
  ];
}

function lootShapes({ id, strength }: LootItem, box: Box): Shape[] {
  return [
    sheet(box, colours.parchment),
    ...weaponChip(strength, { x: middle(box).x, y: box.y + 86 }, 96),
    ...pieces(lootRow(id), { x: box.x + 24, y: box.y + 130, w: box.w - 48, h: box.h - 150 }, 130),
  ];
}

const SPACE = { w: 420, h: 150 };

function subjectShapes(subject: CardSubject, box: Box): Shape[] {
  switch (subject.of) {
    case 'tile':
      return tileShapes(subject.tile, box);
    case 'loot':
      return lootShapes(subject.item, box);
    case 'space': {
      const scale = box.w / SPACE.w;
      const shapes = spaceCard(subject.space, { x: 0, y: 0, ...SPACE }, { players: subject.players });
      return placed(shapes, { x: box.x, y: middle(box).y - (SPACE.h * scale) / 2 }, scale);
    }
    case 'rule':
      return [sheet(box, colours.parchment), ...pieces(subject.row, { ...box, x: box.x + 24, w: box.w - 48 }, 170)];
  }
}

/** The names of what goes with it as pills, in as many rows as they need. */
function pills(names: readonly string[], from: Point, max: number): Shape[] {
  const h = 66;
  const shapes: Shape[] = [];
  let { x, y } = from;
  for (const name of names) {
    const probe = line(readable(name), { x: 0, y: 0 }, { size: 44, min: SMALLEST, least: SMALLEST, max: max - 60 });
    const w = probe.width + 52;
    if (x > from.x && x + w > from.x + max) {
      x = from.x;
      y += h + 12;
    }
    shapes.push(rect({ x, y, w, h }, { round: h / 2, fill: colours.parchment, stroke: colours.ink, line: 4 }));
    shapes.push({ ...probe, x: x + 26, y: probe.y + y + h / 2 + 1 });
    x += w + 14;
  }
  return shapes;
}

/** A large card of a space, tile, loot item or rule: what it does in words, an example, and what goes with it. */
export function topicLayout(input: CardInput): Picture {
  const { title, kind, subject, gist, example, related, headings } = input;
  const heading = (words: string, at: Point): Shape =>
    line(words, at, { size: 42, face: 'heavy', fill: colours.highlight, max: 300 });
  const told = line(kind, { x: WIDTH - 30, y: 56 }, { size: 44, face: 'plain', fill: colours.cream, align: 'right' });
  return {
    width: WIDTH,
    height: HEIGHT,
    ground: colours.table,
    shapes: [
      ...header(title, { width: WIDTH, room: told.width + 30 }),
      told,
      ...subjectShapes(subject, LEFT),
      ...paragraph(gist, RIGHT, { sizes: [60, SMALLEST], face: 'bold', fill: colours.cream, from: 'middle' }),
      rect(EXAMPLE, { round: 26, fill: colours.tableRow }),
      heading(headings.example, { x: EXAMPLE.x + 28, y: EXAMPLE.y + 42 }),
      ...paragraph(
        example,
        { x: EXAMPLE.x + 28, y: EXAMPLE.y + 74, w: EXAMPLE.w - 56, h: 122 },
        { sizes: [52, SMALLEST], face: 'plain', fill: colours.cream, from: 'top' },
      ),
      heading(headings.related, { x: RELATED.x + 28, y: RELATED.y + 34 }),
      ...pills(related, { x: RELATED.x + 270, y: RELATED.y }, RELATED.w - 290),
    ],
  };
}
