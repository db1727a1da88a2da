import { expect, test } from 'vitest';
import { layout } from '../../../render/games/caverna/layout/index.ts';
import { cavernaSprite } from '../../../render/games/caverna/sprites.ts';
import { paint } from '../../../render/paint/paint.ts';
import { sprite } from '../../../render/paint/shape.ts';
import { goldenPicture } from '../games/caverna/pictures.ts';

test('drawings in more and more sizes do not pile up', () => {
  const painted = () => paint(layout(goldenPicture('four.home-1')), cavernaSprite);
  const before = painted();
  const begun = process.memoryUsage.rss();
  for (let extra = 0; extra < 40; extra++) {
    const box = { x: 0, y: 0, w: 1300, h: 1200 + extra };
    paint({ width: 100, height: 100, ground: '#000000', shapes: [sprite('skyline', box)] }, cavernaSprite);
  }
  expect(process.memoryUsage.rss() - begun).toBeLessThan(160e6);
  expect(painted().equals(before)).toBe(true);
});
