import { readable } from '../../../paint/fonts.ts';
import { type Box, icon, rect, type Shape } from '../../../paint/shape.ts';
import { centred, text } from '../../../paint/text.ts';
import { token } from '../../../shared/token.ts';
import type { TableSeat } from '../scene.ts';
import { colours } from '../theme.ts';
import { SMALLEST } from './card.ts';
import { dwarf } from './people.ts';

/** The price of the next feeding: a bowl and the food needed, red where the food at hand does not suffice. */
function price(
  feeding: NonNullable<TableSeat['feeding']>,
  at: { readonly right: number; readonly y: number },
): { readonly shapes: Shape[]; readonly width: number } {
  const short = feeding.food < feeding.need;
  const w = feeding.need > 9 ? 104 : 86;
  const box = { x: at.right - w, y: at.y - 24, w, h: 48 };
  const number = centred(
    String(feeding.need),
    { x: box.x + 46 + (w - 54) / 2, y: at.y + 1 },
    { size: 38, face: 'heavy', fill: short ? colours.white : colours.ink },
  );
  const fill = short ? colours.minus : colours.foodPill;
  return {
    shapes: [
      rect(box, { round: 24, fill, stroke: colours.ink, line: 4 }),
      icon('icon:food', { x: box.x + 26, y: at.y - 1 }, 40),
      number,
    ],
    width: w + 10,
  };
}

function seatRow(seat: TableSeat, box: Box, on: boolean): Shape[] {
  const low = box.h < 122;
  const k = Math.min(1.45, Math.max(1, box.h / 160));
  const y = box.y + box.h / 2;
  const ground = rect(
    { x: box.x, y: box.y + 4, w: box.w, h: box.h - 8 },
    {
      round: 20,
      fill: on ? colours.parchment : colours.tableRow,
      stroke: on ? colours.highlight : colours.ink,
      line: on ? 9 : 4,
    },
  );
  const left = box.x + 104 * k;
  const right = box.x + box.w - 12;
  // In a row that is higher than it needs to be, what belongs together stays together.
  const spare = Math.max(0, box.h - 136 * k) / 2;
  const top = box.y + spare + (low ? 33 : 36 * k);
  const cost = seat.feeding === undefined ? undefined : price(seat.feeding, { right, y: top });
  const name = text(
    readable(seat.owner.name) || seat.owner.letter,
    { x: left, y: top + 13 * k },
    {
      size: (low ? 40 : 42) * k,
      min: 36,
      least: SMALLEST,
      max: right - left - (cost?.width ?? 0),
      fill: on ? colours.ink : colours.cream,
    },
  );
  const pitch = Math.min(66 * k, (right - left) / Math.max(1, seat.dwarfs.length));
  const size = Math.min((low ? 50 : 56) * k, pitch + 8);
  const foot = box.y + box.h - spare - (low ? 38 : 46 * k);
  const disc = SMALLEST * 1.22;
  // Six armed dwarfs in a row: a weapon hides its own dwarf up to the hat instead of the next one.
  const aside = pitch > disc + 6 ? size * 0.28 : 0;
  const dwarfs = seat.dwarfs.flatMap((who, at) => {
    const place = { x: left + pitch * (at + 0.5) - 3, y: foot };
    const weapon = { form: 'disc', at: { x: place.x + aside, y: place.y + size * 0.24 }, size: disc } as const;
    return dwarf(seat.owner.mark, who, { at: place, size, weapon });
  });
  const sign = (low ? 76 : 84) * k;
  const lantern = seat.lantern ? [icon('icon:lantern', { x: box.x + 26 * k, y: y + sign * 0.33 }, 54 * k)] : [];
  return [
    ground,
    ...token(seat.owner, { x: box.x + 50 * k, y }, sign),
    ...lantern,
    name,
    ...dwarfs,
    ...(cost?.shapes ?? []),
  ];
}

/** The players in playing order: tokens, dwarfs at home bright and those placed faint, and what the next feeding costs each. */
export function tablePanel(table: readonly TableSeat[], box: Box, turn: number | undefined): Shape[] {
  const height = Math.min(340, (box.h - 12) / Math.max(1, table.length));
  const rows = table.flatMap((seat, at) => {
    const rowBox = { x: box.x + 8, y: box.y + 6 + at * height, w: box.w - 16, h: height };
    return seatRow(seat, rowBox, seat.owner.mark === turn);
  });
  return [rect(box, { round: 26, fill: colours.table }), ...rows];
}
