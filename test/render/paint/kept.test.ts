import { expect, test } from 'vitest';
import { homeLayout } from '../../../render/games/caverna/layout/home.ts';
import { cavernaSprite } from '../../../render/games/caverna/sprites.ts';
import { paint } from '../../../render/paint/paint.ts';
import { sprite } from '../../../render/paint/shape.ts';
import { createRecent } from '../../../src/engine/recent.ts';
import { mara } from '../games/caverna/examples.ts';

test('what was wanted longest ago goes once there is too much', () => {
  const gone: string[] = [];
  const kept = createRecent<string>({ most: 10, weigh: (word) => word.length, drop: (word) => gone.push(word) });
  const made: string[] = [];
  const want = (word: string) =>
    kept.getOr(word, () => {
      made.push(word);
      return word;
    });
  for (const word of ['four', 'five', 'four', 'six', 'four', 'five']) expect(want(word)).toBe(word);
  expect(made).toEqual(['four', 'five', 'six', 'five']);
  expect(gone).toEqual(['five', 'six']);
  // What is wanted now stays, however much it is.
  expect(want('a very long word')).toBe('a very long word');
  expect(gone).toEqual(['five', 'six', 'four', 'five']);
  want('six');
  expect(gone.at(-1)).toBe('a very long word');
});

test('drawings in ever new sizes do not pile up', () => {
  const painted = () => paint(homeLayout(mara), cavernaSprite);
  const before = painted();
  const begun = process.memoryUsage.rss();
  for (let extra = 0; extra < 40; extra++) {
    const box = { x: 0, y: 0, w: 1300, h: 1200 + extra };
    paint({ width: 100, height: 100, ground: '#000000', shapes: [sprite('skyline', box)] }, cavernaSprite);
  }
  expect(process.memoryUsage.rss() - begun).toBeLessThan(160e6);
  expect(painted().equals(before)).toBe(true);
});
