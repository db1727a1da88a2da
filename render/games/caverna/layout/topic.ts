import { GOODS } from '../../../../src/games/caverna/state.ts';
import { type Box, middle, type Picture, placed, rect, type Shape } from '../../../paint/shape.ts';
import { SMALLEST, topicFrame } from '../../../shared/topic.ts';
import { lootRow } from '../loot-icons.ts';
import type { CardInput, CardSubject, LootItem, SupplyTile } from '../scene.ts';
import { colours, tagColours } from '../theme.ts';
import { spaceCard } from './card.ts';
import { shield, weaponChip } from './people.ts';
import { fittingScale, row } from './pieces.ts';
import { effectStrip, emblem } from './room.ts';

/** A row of pieces in the middle of a box, as large as possible. */
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

/** A large card of a space, tile, loot item or rule: its effect in words, an example, and related things. */
export const topicLayout = (input: CardInput): Picture =>
  topicFrame(input, { subject: (box) => subjectShapes(input.subject, box), row: pieces });
