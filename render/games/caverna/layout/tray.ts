import { onceFor } from '../../../../src/engine/once.ts';
import { type Bundle, GOODS } from '../../../../src/games/caverna/state.ts';
import { icon, rect, type Shape } from '../../../paint/shape.ts';
import { line } from '../../../paint/text.ts';
import type { SpaceInput } from '../scene.ts';
import { actions, colours } from '../theme.ts';
import type { Row } from './pieces.ts';

type Amounts = readonly (readonly [(typeof GOODS)[number], number])[];

// A card is laid out many times until everything fits.
const amountsIn = onceFor<Bundle>()(
  (goods): Amounts =>
    GOODS.flatMap((good) => (goods[good] === undefined || goods[good] === 0 ? [] : [[good, goods[good]] as const])),
);

const amountsOf = (goods: Bundle | undefined): Amounts => (goods === undefined ? [] : amountsIn(goods));

/** Icons followed by numbers, starting at `x`; also returns where they end. */
function counted(amounts: Amounts, from: number, { size, number }: { size: number; number: number }): Row {
  const shapes: Shape[] = [];
  let x = from;
  // Three goods with two-digit numbers are too long for the wide font.
  const face = amounts.length > 2 && amounts.some(([, amount]) => amount > 9) ? 'condensed' : 'heavy';
  for (const [good, amount] of amounts) {
    const label = line(String(amount), { x: x + size + size * 0.05, y: 2 }, { size: number, face });
    shapes.push(icon(`icon:${good}`, { x: x + size / 2, y: 0 }, size), label);
    x += size * 1.12 + label.width + size * 0.1;
  }
  return { shapes, width: x - from };
}

/** Whether each good on the space grows by the same amount, so that one number is enough. */
const isUniform = (lying: Amounts, coming: Amounts): boolean =>
  coming.length > 0 &&
  lying.length === coming.length &&
  coming.every(([good, amount], at) => lying[at]?.[0] === good && amount === coming[0]?.[1]);

/** If there is little room, a tab leaves out the arrow or the numbers. */
export type TabForm = 'bare' | 'short' | undefined;

const TAB = { fill: colours.badge, stroke: colours.ink, line: 3 } as const;

/**
 * The goods that the next round adds to a space: a blue tab with a curved arrow, and with icons if these goods differ
 * from those already there.
 */
export function comingTab(
  { goods, coming, cleared = false }: Pick<SpaceInput, 'goods' | 'coming' | 'cleared'>,
  size: number,
  form?: TabForm,
): Row[] {
  const more = amountsOf(coming);
  if (more.length === 0) return [];
  const h = Math.max(40, size * 0.72);
  const sign = h * 0.58;
  const shapes: Shape[] = form === 'bare' ? [] : [icon('icon:round', { x: 6 + sign / 2, y: 0 }, sign)];
  let x = form === 'bare' ? 5 : 6 + sign + 2;
  const write = (words: string): void => {
    const label = line(
      words,
      { x, y: 1 },
      { size: Math.max(actions.smallest, h * 0.76), face: 'heavy', fill: colours.white },
    );
    shapes.push(label);
    x += label.width + 3;
  };
  const draw = (good: string): void => {
    shapes.push(icon(`icon:${good}`, { x: x + h * 0.38, y: 0 }, h * 0.76));
    x += h * 0.8;
  };
  const [first] = more;
  const prefix = cleared ? '=' : '+';
  const alike = more.every(([, amount]) => amount === first?.[1]);
  if (isUniform(amountsOf(goods), more)) write(`${prefix}${first?.[1]}`);
  else if (form === 'short') for (const [good] of more) draw(good);
  else if (alike) {
    write(`${prefix}${first?.[1]}`);
    for (const [good] of more) draw(good);
  } else
    for (const [good, amount] of more) {
      write(`${prefix}${amount}`);
      draw(good);
    }
  const box = { x: 0, y: -h / 2, w: x + 6, h };
  return [{ shapes: [rect(box, { round: 14, ...TAB }), ...shapes], width: box.w }];
}

/** The goods on a space, with a golden rim if some are new, followed by the goods that the next round adds. */
export function tray(
  space: Pick<SpaceInput, 'goods' | 'grown' | 'coming' | 'cleared'>,
  size: number,
  form?: TabForm,
): Row[] {
  const lying = amountsOf(space.goods);
  const tab = comingTab(space, size, form);
  if (lying.length === 0) return tab;
  const inside = counted(lying, 7, { size: size * 0.92, number: Math.max(actions.smallest, size * 0.86) });
  const box = { x: 0, y: -size / 2 - 4, w: inside.width + 10, h: size + 8 };
  const rim = space.grown === undefined ? { stroke: colours.trayRim, line: 4 } : { stroke: colours.highlight, line: 6 };
  return [{ shapes: [rect(box, { round: 16, fill: colours.tray, ...rim }), ...inside.shapes], width: box.w }, ...tab];
}
