import { type Box, dimmed, icon, type Picture, placed, rect, type Shape } from '../../../paint/shape.ts';
import { line, lines, text } from '../../../paint/text.ts';
import { HEADER, header } from '../../../shared/header.ts';
import { lootRow } from '../loot-icons.ts';
import type { LootInput, LootItem } from '../scene.ts';
import { colours } from '../theme.ts';
import { dwarf, weaponChip } from './people.ts';
import { levelDisc, row } from './pieces.ts';

const WIDTH = 1600;
const PAD = 22;
const GAP = 12;
const COLUMNS = 4;
const CARD = 140;

/** The minimum height of text on the cards. */
const SMALLEST = Math.ceil(WIDTH * 0.0205);

/** Why an item cannot be taken, on one or two lines, in place of its effect. */
function reason(why: string, box: Box): Shape[] {
  const look = { size: 36, min: SMALLEST, least: SMALLEST, max: box.w - 32, fill: colours.takenTitle } as const;
  const reason = lines(why, look);
  return reason.map((words, at) =>
    line(words, { x: box.x + 16, y: box.y + 96 + 36 * (at + 0.5 - reason.length / 2) }, look),
  );
}

function card(item: LootItem, box: Box): Shape[] {
  const dark = item.possible === false || item.taken;
  const fill = dark ? colours.taken : colours.parchment;
  const title = text(
    item.name,
    { x: box.x + 16, y: box.y + 42 },
    {
      size: 40,
      min: 36,
      least: SMALLEST,
      max: box.w - 122,
      fill: dark ? colours.takenTitle : colours.ink,
    },
  );
  const whole = row(lootRow(item.id), 60);
  const scale = Math.min(1, (box.w - 40) / Math.max(1, whole.width));
  const inside =
    item.why === undefined ? placed(whole.shapes, { x: box.x + 14, y: box.y + 94 }, scale) : reason(item.why, box);
  return [
    rect(box, { round: 20, fill, stroke: dark ? colours.takenRim : colours.ink, line: 4 }),
    title,
    ...(dark && item.why === undefined ? dimmed(inside, colours.takenTitle) : inside),
    ...weaponChip(item.strength, { x: box.x + box.w - 56, y: box.y + 32 }, 46),
    ...(item.taken ? [icon('icon:sack', { x: box.x + box.w - 54, y: box.y + 94 }, 66)] : []),
  ];
}

/**
 * The loot of expeditions by strength: bright if the acting dwarf can take it, dark if not, with a sack if it has been
 * taken.
 */
export function lootLayout(input: LootInput): Picture {
  const w = (WIDTH - 2 * PAD - (COLUMNS - 1) * GAP) / COLUMNS;
  const top = HEADER + 22;
  const { strength, level, owner, goblin } = input;
  const cards = input.items.flatMap((item, at) => {
    const box = { x: PAD + (at % COLUMNS) * (w + GAP), y: top + Math.floor(at / COLUMNS) * (CARD + GAP), w, h: CARD };
    return card(item, box);
  });
  const mark = { form: 'chip', at: { x: WIDTH - 210, y: 56 }, size: 58 } as const;
  const acting =
    strength === undefined || owner === undefined
      ? []
      : dwarf(
          owner,
          { weapon: strength, away: false, newborn: false, ...(goblin && { goblin }) },
          { at: { x: WIDTH - 310, y: 52 }, size: 92, weapon: mark },
        );
  const discs =
    level === undefined
      ? []
      : [icon('icon:sword', { x: WIDTH - 102, y: 50 }, 74), ...levelDisc(level, { x: WIDTH - 52, y: 64 }, 30)];
  const rows = Math.ceil(input.items.length / COLUMNS);
  return {
    width: WIDTH,
    height: top + rows * (CARD + GAP) - GAP + PAD,
    ground: colours.night,
    shapes: [
      ...header(input.title, { width: WIDTH, owner, room: strength === undefined ? 0 : 370 }),
      ...cards,
      ...acting,
      ...discs,
    ],
  };
}
