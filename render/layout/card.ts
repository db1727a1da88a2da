import { GOODS } from '../../src/caverna/state.ts';
import type { SpaceInput } from '../scene.ts';
import { type Box, dimmed, icon, placed, rect, type Shape } from '../shape.ts';
import { spaceRow } from '../spaces.ts';
import { centred, line, text } from '../text.ts';
import { actions, colours } from '../theme.ts';
import { dwarf, token } from './people.ts';
import { type Row, row } from './pieces.ts';

/** Lettering on the action board is at least this high, in pixels. */
export const SMALLEST = Math.ceil(actions.width * 0.0205);

const NUMBER = 58;
/** The height of icons on a card, and how far a row may be scaled down before its numbers get too small. */
const ICON = 56;
const LEAST_SCALE = 0.7;

/** The tray: what lies on the space now, in the order of the goods. */
function tray(goods: SpaceInput['goods']): Row {
  const lying = GOODS.flatMap((good) =>
    goods[good] === undefined || goods[good] === 0 ? [] : [{ good, amount: goods[good] }],
  );
  if (lying.length === 0) return { shapes: [], width: 0 };
  const shapes: Shape[] = [];
  let x = 10;
  for (const { good, amount } of lying) {
    shapes.push(icon(`icon:${good}`, { x: x + 32, y: 0 }, 62));
    const number = line(String(amount), { x: x + 66, y: 2 }, { size: NUMBER, face: 'heavy' });
    shapes.push(number);
    x += 66 + number.width + 8;
  }
  const box = { x: 0, y: -41, w: x + 4, h: 82 };
  const ground = rect(box, { round: 18, fill: colours.tray, stroke: colours.trayRim, line: 4 });
  return { shapes: [ground, ...shapes], width: box.w + 12 };
}

/** Rows one after the other, made smaller as a whole where they are longer than `max`; the last is left out rather than illegible. */
function contents(rows: readonly Row[], at: { readonly x: number; readonly y: number }, max: number): Shape[] {
  const whole = rows.reduce((sum, each) => sum + each.width, 0);
  const scale = Math.min(1, max / Math.max(1, whole - 8));
  if (scale < LEAST_SCALE) return contents(rows.slice(0, -1), at, max);
  let x = at.x;
  return rows.flatMap((each) => {
    const shapes = placed(each.shapes, x, at.y, scale);
    x += each.width * scale;
    return shapes;
  });
}

/** What a card shows besides its space: how many play, and for a round card its round and whether that is the present one. */
export interface CardLook {
  readonly players: number;
  readonly round?: { readonly number: number; readonly now: boolean };
}

function badge(box: Box, round: NonNullable<CardLook['round']>, taken: boolean): Shape[] {
  const plate = { x: box.x + box.w - 60, y: box.y + 8, w: 52, h: 42 };
  const fill = round.now ? colours.highlight : taken ? colours.badgeTaken : colours.badge;
  const middle = { x: plate.x + plate.w / 2, y: plate.y + plate.h / 2 + 1 };
  const ink = round.now ? colours.ink : colours.white;
  return [
    rect(plate, { round: 14, fill }),
    centred(String(round.number), middle, { size: 36, face: 'heavy', fill: ink }),
  ];
}

/** The dwarfs that stand on a space, each beside the token of its player, from right to left. */
function occupants(box: Box, taken: SpaceInput['taken']): { readonly shapes: Shape[]; readonly width: number } {
  const parents = taken.filter((who) => !who.newborn);
  const figures = parents.length > 0 ? parents : taken;
  const pitch = Math.min(150, (box.w - 20) / Math.max(1, figures.length));
  const y = box.y + 96;
  const shapes = figures.flatMap((who, at) => {
    const right = box.x + box.w - 8 - at * pitch;
    const place = { x: right - 122, y };
    const mark = { form: 'chip', at: { x: place.x - 12, y: y + 28 }, size: 40 } as const;
    return [
      ...token(who, { x: right - 44, y }, 86),
      ...dwarf(who.mark, { weapon: who.weapon, away: false, newborn: who.newborn }, place, { size: 86, weapon: mark }),
    ];
  });
  const child = parents.length > 0 && taken.some((who) => who.newborn);
  const left = box.x + box.w - 8 - figures.length * pitch;
  const baby = child ? [icon('icon:baby', { x: left - 16, y: y + 12 }, 60)] : [];
  return { shapes: [...shapes, ...baby], width: figures.length * pitch + (child ? 46 : 0) };
}

/** The card of an action space: bright when it is free, dark with its dwarfs when it is taken, in gold when taken last. */
export function spaceCard(space: SpaceInput, box: Box, look: CardLook): Shape[] {
  const taken = space.taken.length > 0;
  const room = box.w - 30 - (look.round === undefined ? 0 : 52);
  const title = text(
    space.name,
    { x: box.x + 16, y: box.y + 43 },
    { size: 42, min: 37, least: SMALLEST, max: room, fill: taken ? colours.takenTitle : colours.ink },
  );
  const rows = [tray(space.goods), row(spaceRow(space.id, look.players), ICON)];
  const standing = occupants(box, space.taken);
  const max = box.w - 28 - (taken ? standing.width + 10 : 0);
  const inside = contents(rows, { x: box.x + 14, y: box.y + 98 }, max);
  const shapes: Shape[] = [
    rect(box, {
      round: 20,
      fill: taken ? colours.taken : colours.parchment,
      stroke: taken ? colours.takenRim : colours.ink,
      line: 4,
    }),
    title,
    ...(look.round === undefined ? [] : badge(box, look.round, taken)),
    ...(taken ? dimmed(inside, colours.takenTitle) : inside),
    ...standing.shapes,
  ];
  if (!space.latest) return shapes;
  const frame = { x: box.x + 1, y: box.y + 1, w: box.w - 2, h: box.h - 2 };
  return [...shapes, rect(frame, { round: 20, stroke: colours.highlight, line: 9 })];
}

/** The dashed place of a card that is not revealed yet. */
export function comingCard(words: string, box: Box): Shape[] {
  const frame = { x: box.x + 2, y: box.y + 2, w: box.w - 4, h: box.h - 4 };
  return [
    rect(frame, { round: 20, stroke: colours.dashed, line: 4, dash: [16, 12] }),
    centred(
      words,
      { x: box.x + box.w / 2, y: box.y + box.h / 2 + 2 },
      { size: 46, face: 'plain', fill: colours.dashedText, max: box.w - 40 },
    ),
  ];
}
