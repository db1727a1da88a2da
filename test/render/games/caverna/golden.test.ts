import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { allGoldenPictures, GOLDEN } from '../../../../lab/golden-pictures.ts';
import { layout } from '../../../../render/games/caverna/layout/index.ts';
import { cavernaSprite } from '../../../../render/games/caverna/sprites.ts';
import { paint } from '../../../../render/paint/paint.ts';
import type { Shape } from '../../../../render/paint/shape.ts';
import { alike, differences, fileOf, type Pixels, read, testGolden } from '../../compare.ts';
import { goldenPicture, GOLDEN_PICTURES as PICTURES } from './pictures.ts';

const ALL = await allGoldenPictures();

testGolden(PICTURES, ({ request }) => paint(layout(request), cavernaSprite));

test('every PNG belongs to a state', () => {
  const painted = readdirSync(GOLDEN).filter((name) => name.endsWith('.png'));
  expect(painted.sort()).toEqual(ALL.map(({ name }) => `${name}.png`).sort());
});

test('the gallery shows golden pictures as they are now', () => {
  const gallery = fileURLToPath(new URL('../../../../docs/pictures/', import.meta.url));
  const golden = new Set(ALL.map((picture) => readFileSync(fileOf(picture), 'base64')));
  const copies = readdirSync(gallery).filter((name) => name.endsWith('.png'));
  expect(copies.length).toBeGreaterThan(10);
  for (const name of copies)
    expect(golden.has(readFileSync(join(gallery, name), 'base64')), `${name}: npm run -s gallery`).toBe(true);
});

test('every kind of picture has a golden picture', () => {
  expect(new Set(PICTURES.map(({ request }) => request.kind))).toEqual(
    new Set(['home', 'boards', 'choice', 'actions', 'supply', 'loot', 'score', 'lobby', 'card', 'folk', 'chronicle']),
  );
});

/** Makes every pixel the weighted mean of those around it. */
function mixed({ width, height, data }: Pixels, around: readonly (readonly [number, number, number])[]): Pixels {
  const sums = new Uint32Array(data.length);
  const total = around.reduce((sum, [, , weight]) => sum + weight, 0);
  for (const [dx, dy, weight] of around) {
    for (let y = 0; y < height; y++) {
      const row = Math.min(height - 1, Math.max(0, y + dy)) * width;
      for (let x = 0; x < width; x++) {
        const [from, to] = [(row + Math.min(width - 1, Math.max(0, x + dx))) * 4, (y * width + x) * 4];
        for (let c = 0; c < 4; c++) sums[to + c] = (sums[to + c] ?? 0) + weight * (data[from + c] ?? 0);
      }
    }
  }
  const mean = new Uint8Array(sums.length);
  for (const [i, sum] of sums.entries()) mean[i] = Math.round(sum / total);
  return { width, height, data: mean };
}

const ways = {
  'edges half a pixel off': [
    [0, 0, 1],
    [1, 0, 1],
    [0, 1, 1],
    [1, 1, 1],
  ],
  'softer edges': [
    [0, 0, 4],
    [1, 0, 2],
    [-1, 0, 2],
    [0, 1, 2],
    [0, -1, 2],
  ],
  'everything a pixel further right': [[1, 0, 1]],
} as const;

describe.each(['choose-fence.choice-fence-small', 'choose-loot.loot'])('in the picture %s', (name) => {
  const picture = layout(goldenPicture(name));
  const pixels = read(paint(picture, cavernaSprite));

  test.each(Object.entries(ways))('%s do not count as a difference', (_, around) => {
    expect(differences(mixed(pixels, around), pixels)).toBeLessThanOrEqual(1);
  });

  test('slightly different colours do not count as a difference', () => {
    const noisy = { ...pixels, data: pixels.data.map((value, i) => Math.max(0, value - ((i * 7) % 12))) };
    expect(alike(noisy, pixels)).toBe(true);
  });

  /** Some shapes of a kind, spread over the picture. */
  const some = (fits: (shape: Shape) => boolean): number[] => {
    const all = picture.shapes.flatMap((shape, i) => (fits(shape) ? [i] : []));
    return all.filter((_, i) => i % Math.ceil(all.length / 5) === 0);
  };
  const changed = (at: number, change: (shape: Shape) => Shape[]): Pixels =>
    read(
      paint(
        { ...picture, shapes: picture.shapes.flatMap((shape, i) => (i === at ? change(shape) : [shape])) },
        cavernaSprite,
      ),
    );
  const testDifference = (shapes: readonly number[], change: (shape: Shape) => Shape[]): void => {
    expect(shapes.length).toBeGreaterThan(2);
    for (const at of shapes) expect(alike(changed(at, change), pixels), JSON.stringify(picture.shapes[at])).toBe(false);
  };

  test('a missing icon counts as a difference', () => {
    const icons = some((shape) => shape.is === 'sprite' && shape.sprite.startsWith('icon:'));
    testDifference(icons, () => []);
  });

  test('something that has moved counts as a difference', () => {
    const moved = some((shape) => shape.is !== 'text' && shape.w > 40 && shape.w < 300 && (shape.alpha ?? 1) > 0.9);
    testDifference(moved, (shape) => [{ ...shape, x: shape.x + 6 }]);
  });

  test('another letter or number counts as a difference', () => {
    const texts = some((shape) => shape.is === 'text' && /[\da-z]$/i.test(shape.text));
    const other = (text: string): string =>
      text.replace(/.$/, (last) => (last === '4' ? '7' : last === 'n' ? 'c' : '4'));
    testDifference(texts, (shape) => [shape.is === 'text' ? { ...shape, text: other(shape.text) } : shape]);
  });
});
