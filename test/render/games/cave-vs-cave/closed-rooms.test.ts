import { expect, it } from 'vitest';
import { roomForSale } from '../../../../render/games/cave-vs-cave/layout/room.ts';
import type { RoomCard } from '../../../../render/games/cave-vs-cave/scene.ts';
import type { Shape } from '../../../../render/paint/shape.ts';

const room: RoomCard = {
  id: 'stateRoom',
  name: 'State room',
  number: 1,
  colour: 'orange',
  cost: { gold: 7 },
  walls: '3-4',
  points: 12,
  effect: '',
};

const shapesOf = (possible: boolean): Shape[] => roomForSale({ ...room, possible }, { x: 0, y: 0, w: 380, h: 220 });

const drawings = (shapes: readonly Shape[]): string[] =>
  shapes.flatMap((shape) => (shape.is === 'sprite' && (shape.alpha ?? 1) === 1 ? [shape.sprite] : []));

it('a room that does not fit has a lock, and its price, walls and points are as bright as those of others', () => {
  const open = shapesOf(true);
  const closed = shapesOf(false);
  expect(drawings(open)).not.toContain('icon:lock');
  expect(drawings(closed)).toEqual(expect.arrayContaining(['icon:lock', 'icon:gold', 'pattern:3-4']));
  const texts = (shapes: readonly Shape[]) => shapes.filter((shape) => shape.is === 'text');
  expect(texts(closed)).toEqual(texts(open));
});
