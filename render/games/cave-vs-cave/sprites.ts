import type { DrawSprite } from '../../paint/look.ts';
import { block, circle, document } from '../../paint/svg.ts';
import { sharedSprite } from '../../shared/sprites.ts';
import { colours } from './theme.ts';

const GOODS: Readonly<Record<string, string>> = {
  wood: '#8A5A2B',
  stone: '#8E8E8E',
  emmer: '#D9B13B',
  flax: '#6C8FD6',
  food: '#C2572B',
  gold: '#FFC629',
  donkey: '#7D6A58',
  ore: '#4A4A55',
  iron: '#9FB0BE',
  weapon: '#BF261B',
};

const PATTERN = { dark: colours.ink, light: colours.slot };

function pattern(walls: string): string {
  const [least = 0, most = least] = (walls.match(/\d/g) ?? []).map(Number);
  const order = walls === '2 opposite' ? [1, 3] : [0, 3, 1, 2];
  const boxes = [
    { x: 0, y: 0, w: 100, h: 18 },
    { x: 82, y: 0, w: 18, h: 100 },
    { x: 0, y: 82, w: 100, h: 18 },
    { x: 0, y: 0, w: 18, h: 100 },
  ];
  return order
    .slice(0, most)
    .map((side, at) => {
      const box = boxes[side];
      return box === undefined ? '' : block(box, 3, { fill: at < least ? PATTERN.dark : PATTERN.light });
    })
    .join('');
}

/** The drawings of Cave vs Cave; for all others the shared ones are asked. */
export const caveSprite: DrawSprite = (name, w, h) => {
  const [kind, detail = ''] = name.split(':');
  if (kind === 'good')
    return document(w, h, circle({ x: w / 2, y: h / 2 }, w * 0.42, { fill: GOODS[detail] ?? colours.ink }));
  if (kind === 'pattern') return document(100, 100, pattern(detail));
  if (name === 'icon:rubble') return document(w, h, circle({ x: w / 2, y: h / 2 }, w * 0.3, { fill: colours.rock }));
  return sharedSprite(name, w, h);
};
