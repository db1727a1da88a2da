import { GOODS } from '../../../../src/games/caverna/state.ts';
import { type Box, dimmed, icon, type Point, placed, rect, type Shape } from '../../../paint/shape.ts';
import { centred, line, text } from '../../../paint/text.ts';
import { token } from '../../../shared/token.ts';
import type { SpaceInput } from '../scene.ts';
import { spaceRow } from '../space-icons.ts';
import { actions, colours } from '../theme.ts';
import { dwarf } from './people.ts';
import { fittingScale, type Row, row } from './pieces.ts';

/** Lettering on the action board is at least this high, in pixels. */
export const SMALLEST = Math.ceil(actions.width * 0.0205);

/** The height of icons in the action of a card; those in its tray are a little larger. */
const ICON = 56;
/** How far icons may be scaled down so that a row fits; a row that would need less is left out. */
const FLOOR = 0.5;
const LEGIBLE = 0.66;

/** The tray: what lies on the space now, in the order of the goods. */
function tray({ goods, grown = {} }: Pick<SpaceInput, 'goods' | 'grown'>, scale: number): Row {
  const lying = GOODS.flatMap((good) =>
    goods[good] === undefined || goods[good] === 0 ? [] : [{ good, amount: goods[good] }],
  );
  if (lying.length === 0) return { shapes: [], width: 0 };
  const size = 62 * scale;
  const shapes: Shape[] = [];
  let x = 10 * scale;
  for (const { good, amount } of lying) {
    shapes.push(icon(`icon:${good}`, { x: x + size / 2, y: 0 }, size));
    const number = line(
      String(amount),
      { x: x + size + 4 * scale, y: 2 * scale },
      { size: Math.max(58 * scale, SMALLEST), face: 'heavy' },
    );
    shapes.push(number);
    x += size + number.width + 12 * scale;
    const added = grown[good] ?? 0;
    if (added === 0) continue;
    const more = line(
      `+${added}`,
      { x: x - 4 * scale, y: -14 * scale },
      { size: SMALLEST, face: 'heavy', fill: colours.added },
    );
    shapes.push(more);
    x += more.width + 6 * scale;
  }
  const box = { x: 0, y: -41 * scale, w: x + 4 * scale, h: 82 * scale };
  const fresh = Object.keys(grown).length > 0;
  const rim = fresh ? { stroke: colours.highlight, line: 6 } : { stroke: colours.trayRim, line: 4 };
  const ground = rect(box, { round: 18 * scale, fill: colours.tray, ...rim });
  return { shapes: [ground, ...shapes], width: box.w + 12 * scale };
}

/** The tray and the action of a space, made smaller together where they are too long; a taken space may show the tray alone. */
function contents(space: SpaceInput, players: number, room: Point & { readonly max: number }): Shape[] {
  const at = (scale: number, what: Pick<SpaceInput, 'goods' | 'grown'>): Row[] => [
    tray(what, scale),
    row(spaceRow(space.id, players), ICON * scale, SMALLEST),
  ];
  const fitting = (what: Pick<SpaceInput, 'goods' | 'grown'>, floor: number): number | undefined =>
    fittingScale((scale) => at(scale, what).reduce((sum, { width }) => sum + width, -8), room.max, floor);
  // What was added is told by how much only where that leaves everything else large enough.
  const told = fitting(space, LEGIBLE);
  const plain = { goods: space.goods };
  const scale = told ?? fitting(plain, FLOOR);
  const rows = scale === undefined ? [tray(plain, 0.76)] : at(scale, told === undefined ? plain : space);
  let { x } = room;
  return rows.flatMap(({ shapes, width }) => {
    const shown = placed(shapes, { x, y: room.y });
    x += width;
    return x - 8 > room.x + room.max ? [] : shown;
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
      ...dwarf(
        who.mark,
        { weapon: who.weapon, away: false, newborn: who.newborn },
        { at: place, size: 86, weapon: mark },
      ),
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
  const standing = occupants(box, space.taken);
  const max = box.w - 28 - (taken ? standing.width + 10 : 0);
  const inside = contents(space, look.players, { x: box.x + 14, y: box.y + 98, max });
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
