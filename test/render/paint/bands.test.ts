import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layout } from '../../../render/games/caverna/layout/index.ts';
import { cavernaSprite } from '../../../render/games/caverna/sprites.ts';
import { emptyBands } from '../../../render/paint/bands.ts';
import { paint } from '../../../render/paint/paint.ts';
import { icon, type Picture, rect, type Shape } from '../../../render/paint/shape.ts';
import { line } from '../../../render/paint/text.ts';
import { unpacked } from '../compare.ts';
import { PICTURES } from '../games/caverna/pictures.ts';

function paintedAlone(picture: Picture): Buffer {
  emptyBands();
  return paint(picture, cavernaSprite);
}

describe.each(Object.entries(PICTURES))('%s', (_, request) => {
  const picture = layout(request);

  test('has the same pixels painted in bands as painted whole', () => {
    expect(unpacked(paintedAlone(picture)).equals(unpacked(paint(picture, cavernaSprite, 9)))).toBe(true);
  });

  test('has the same bytes whichever of its parts an earlier picture had', () => {
    const alone = paintedAlone(picture);
    emptyBands();
    // Without some of the shapes, only some bands are the same.
    paint({ ...picture, shapes: picture.shapes.filter((shape) => shape.y < picture.height / 3) }, cavernaSprite);
    expect(paint(picture, cavernaSprite).equals(alone)).toBe(true);
    expect(paint(picture, cavernaSprite).equals(alone)).toBe(true);
  });
});

const size = { width: 240, height: 300 };
const place = { x: fc.double({ min: -20, max: 240, noNaN: true }), y: fc.double({ min: -20, max: 300, noNaN: true }) };
const side = fc.double({ min: 2, max: 160, noNaN: true });
const shape: fc.Arbitrary<Shape> = fc.oneof(
  fc
    .record({ ...place, w: side, h: side, round: fc.nat(40), line: fc.integer({ min: 1, max: 9 }) })
    .map(({ x, y, w, h, round, line: wide }) =>
      rect({ x, y, w, h }, { round, line: wide, fill: '#FFF1D2', stroke: '#2B1A12', alpha: 0.8 }),
    ),
  fc.record({ ...place, w: side }).map(({ x, y, w }) => icon('icon:wood', { x, y }, w)),
  fc
    .record({ ...place, size: fc.integer({ min: 8, max: 60 }), outline: fc.nat(6), once: fc.boolean() })
    .map(({ x, y, once, size: high, outline }) => {
      const text = line('Ågj|', { x, y }, { size: high, outline });
      return once ? { ...text, once } : text;
    }),
);

test('a text with an outline of no width does not take the width of an earlier one', () => {
  const [outlined, plain] = [
    line('Ågj|', { x: 0, y: 88 }, { size: 8, outline: 1 }),
    line('Ågj|', { x: 0, y: 2 }, { size: 8, outline: 0 }),
  ];
  const others = [
    { ...outlined, once: true as const },
    { ...plain, once: true as const },
  ];
  const picture = (shapes: readonly Shape[]): Picture => ({ ...size, ground: '#000000', shapes });
  const alone = paintedAlone(picture(others));
  emptyBands();
  paint(picture([icon('icon:wood', { x: 0, y: 0 }, 9), ...others]), cavernaSprite);
  expect(paint(picture(others), cavernaSprite).equals(alone)).toBe(true);
});

test('a changed shape changes every row that it touches', () => {
  const shapes = fc.array(shape, { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(shapes, shape, ([first, ...others], other) => {
      const before = { ...size, ground: '#000000', shapes: first === undefined ? others : [first, ...others] };
      const after = { ...before, shapes: [...others, other] };
      const alone = paintedAlone(after);
      emptyBands();
      paint(before, cavernaSprite);
      return paint(after, cavernaSprite).equals(alone);
    }),
    { numRuns: 60, seed: 60 },
  );
});
