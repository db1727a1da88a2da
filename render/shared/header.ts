import { readable } from '../paint/fonts.ts';
import { rect, type Shape, sprite } from '../paint/shape.ts';
import { text } from '../paint/text.ts';
import { colours, seatStyle } from '../paint/theme.ts';
import type { Owner } from './owner.ts';
import { token } from './token.ts';

/**
 * The band along the top of a picture: in the colour of a seat with its token, or in blue if the picture belongs to
 * nobody in particular. It leaves `room` pixels free at its right end, and `lead` before its title.
 */
export function header(
  title: string,
  look: { readonly width: number; readonly owner?: Owner | undefined; readonly room?: number; readonly lead?: number },
): Shape[] {
  const { width, owner, room = 0 } = look;
  const style = owner === undefined ? { colour: colours.badge, ink: colours.white } : seatStyle(owner.mark);
  const x = look.lead ?? (owner === undefined ? 34 : 136);
  const label = text(
    readable(title),
    { x, y: 76 },
    { size: 70, min: 46, least: 40, max: width - x - room - 30, face: 'heavy', fill: style.ink },
  );
  const from = Math.max(width * 0.42, x + label.width + 20);
  const hills = width - room - from;
  return [
    rect({ x: 0, y: 0, w: width, h: HEADER }, { fill: style.colour }),
    ...(hills > 160 ? [sprite('skyline', { x: from, y: 0, w: hills, h: HEADER })] : []),
    rect({ x: 0, y: HEADER, w: width, h: 5 }, { fill: colours.ink }),
    ...(owner === undefined ? [] : token(owner, { x: 70, y: 52 }, 96)),
    label,
  ];
}

/** The height of the band in pixels. */
export const HEADER = 102;
