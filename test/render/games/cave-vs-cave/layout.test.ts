import { describe, expect, test } from 'vitest';
import { row } from '../../../../render/games/cave-vs-cave/layout/pieces.ts';
import { boxOf, planOf } from '../../../../render/games/cave-vs-cave/layout/plan.ts';
import { furnishedRoom, LEAST_SALE, roomForSale } from '../../../../render/games/cave-vs-cave/layout/room.ts';
import { cardWidth } from '../../../../render/games/cave-vs-cave/layout/rooms.ts';
import { tileShapes } from '../../../../render/games/cave-vs-cave/layout/tile.ts';
import { caveVsCaveLook } from '../../../../render/games/cave-vs-cave/look.ts';
import { roomFace } from '../../../../render/games/cave-vs-cave/room-faces.ts';
import { caveSprite } from '../../../../render/games/cave-vs-cave/sprites.ts';
import { FIELD_FACES, PICTURED_TILES } from '../../../../render/games/cave-vs-cave/tile-faces.ts';
import { type Box, type Shape, textBox } from '../../../../render/paint/shape.ts';
import { ownersOf } from '../../../../render/shared/owner.ts';
import { ROOMS } from '../../../../src/games/cave-vs-cave/board.ts';
import { FIELDS } from '../../../../src/games/cave-vs-cave/tiles.ts';
import { inside, overlap, spritesOf, testLegible, textsOf } from '../../legible.ts';
import { EVERY_ROOM, GOLDEN_PICTURES, PICTURES, WORDS } from './pictures.ts';

const GOLDEN = GOLDEN_PICTURES.map(({ name, request }) => [name, request] as const);

describe.each([...Object.entries(PICTURES), ...GOLDEN])('%s', (_, request) => {
  testLegible(caveVsCaveLook.layout(request), caveSprite);
});

const boxesOf = (shapes: readonly Shape[]): Box[] =>
  shapes.map((shape) => (shape.is === 'text' ? textBox(shape) : shape));
const outside = (shapes: readonly Shape[], box: Box): Box[] => boxesOf(shapes).filter((each) => !inside(each, box));

test('every room and field has its own picture', () => {
  expect(FIELD_FACES).toHaveLength(FIELDS.length);
  const faces = EVERY_ROOM.map(({ id }) => `${roomFace(id).emblem} ${roomFace(id).badge}`);
  expect(new Set(faces).size).toBe(faces.length);
});

describe.each(EVERY_ROOM.map((room) => [room.name, room] as const))('%s', (_, room) => {
  test.each([
    ['in a cave of one era', { w: 330, h: 152 }],
    ['in a cave of both eras', { w: 236, h: 134 }],
  ])('is whole %s', (_where, size) => {
    const box = { x: 0, y: 0, ...size };
    expect(outside(furnishedRoom(room, box), box)).toEqual([]);
  });

  test.each([4, 5])('is shown whole for sale, %i in a row', (columns) => {
    const box = { x: 0, y: 0, w: cardWidth(columns), h: LEAST_SALE };
    const shapes = roomForSale(room, box);
    expect(outside(shapes, box)).toEqual([]);
    expect(shapes.filter((shape) => shape.is === 'text' && shape.text.endsWith('…'))).toEqual([]);
  });
});

describe.each(PICTURED_TILES.map((id) => [id, WORDS.actionTile(id)] as const))('%s', (id, text) => {
  const drawn = (box: Box) => tileShapes({ id, ...text }, box);

  test.each([4, 5])('shows all its effects, %i in a row', (columns) => {
    const box = { x: 0, y: 0, w: cardWidth(columns), h: 136 };
    expect(outside(drawn(box), box)).toEqual([]);
    expect(drawn(box).filter(({ is }) => is === 'sprite').length).toBeGreaterThan(0);
  });

  test('keeps its whole name on the last field, even if it is taken', () => {
    const taker = ownersOf([{ name: 'Mara', colour: 'red' }])[0] ?? expect.fail();
    const shapes = tileShapes(
      { id, ...text, taker, more: 'weapon', fieldIndex: 3 },
      { x: 0, y: 0, w: cardWidth(5), h: 200 },
    );
    expect(shapes).toContainEqual(expect.objectContaining({ is: 'text', text: text.name }));
  });
});

test('a row is as long as its pieces', () => {
  for (const { id } of EVERY_ROOM) {
    const { shapes, width } = row(roomFace(id).effect, 40);
    for (const { x, w } of boxesOf(shapes)) expect(x + w).toBeLessThanOrEqual(width + 1);
  }
});

test.each([
  ['the first board', ['eraOne', 'additional']],
  ['the second board', ['eraTwo', 'additional']],
  ['both boards', ['eraOne', 'eraTwo', 'additional']],
] as const)('rooms and goods of %s do not overlap within the mountain', (_, parts) => {
  const cells = ROOMS.filter(({ part }) => parts.some((each) => each === part));
  const plan = planOf(cells);
  const boxes = cells.map(({ cell }) => boxOf(plan, cell));
  for (const [at, box] of boxes.entries()) {
    expect(overlap(box, plan.goods)).toBe(false);
    for (const other of boxes.slice(at + 1)) expect(overlap(box, other)).toBe(false);
    expect(box.x + box.w).toBeLessThanOrEqual(1600);
  }
});

test('a room that does not fit has a lock, and its price, walls and points are as bright as those of others', () => {
  const room = EVERY_ROOM.find(({ id }) => id === 'stateRoom') ?? expect.fail();
  const [open, closed] = [true, false].map((possible) => {
    const shapes = roomForSale({ ...room, possible }, { x: 0, y: 0, w: 380, h: 220 });
    const bright = shapes.filter((shape) => shape.is === 'sprite' && (shape.alpha ?? 1) === 1);
    return { drawings: spritesOf(bright), texts: textsOf(shapes) };
  });
  expect(open?.drawings).not.toContain('icon:lock');
  expect(closed?.drawings).toEqual(expect.arrayContaining(['icon:lock', 'icon:gold', `pattern:${room.walls}`]));
  expect(closed?.texts).toEqual(open?.texts);
});
