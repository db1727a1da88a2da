import { type Box, faint, icon, type Point, rect, type Shape, sprite } from '../../../paint/shape.ts';
import { centred } from '../../../paint/text.ts';
import type { RoundInput } from '../scene.ts';
import { colours } from '../theme.ts';

/**
 * The sign for the end of a round: a leaf, a crossed-out leaf, a bowl for one food per dwarf, a leaf or an animal, or a
 * face-down question mark.
 */
export function harvestSign(round: Pick<RoundInput, 'harvest' | 'marker'>, at: Point, size: number): Shape[] {
  switch (round.harvest) {
    case 'harvest':
      return [icon('icon:leaf', at, size)];
    case 'payOne':
    case 'feeding':
      return [icon('icon:food', at, size)];
    case 'fieldOrBreeding':
      return [
        icon('icon:leaf', { x: at.x - size * 0.22, y: at.y - size * 0.12 }, size * 0.74),
        icon('icon:paw', { x: at.x + size * 0.26, y: at.y + size * 0.18 }, size * 0.6),
      ];
    case 'none':
      return round.marker === 'question'
        ? [sprite('leaf:struck', { x: at.x - size / 2, y: at.y - size / 2, w: size, h: size })]
        : [];
    case 'unknown':
      return [
        icon('marker:hidden', at, size),
        centred('?', at, { size: size * 0.66, face: 'heavy', fill: colours.questionInk }),
      ];
  }
}

/** The strip next to the card of a round: its number and its end, gold during the round, faint afterwards. */
export function roundStrip(
  round: RoundInput,
  at: { readonly number: number; readonly now: number },
  box: Box,
): Shape[] {
  const { number, now } = at;
  const x = box.x + box.w / 2;
  const current = number === now;
  const fill = current ? colours.ink : number < now ? colours.dashedText : colours.white;
  const sign = harvestSign(round, { x, y: box.y + 70 }, 40);
  return [
    ...(current ? [rect(box, { round: 14, fill: colours.highlight })] : []),
    centred(String(number), { x, y: box.y + 26 }, { size: 40, min: 36, max: box.w - 6, face: 'heavy', fill }),
    ...(number < now ? faint(sign, 0.6) : sign),
  ];
}
