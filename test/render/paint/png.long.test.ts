import { expect, test } from 'vitest';
import { paint } from '../../../render/paint/paint.ts';
import { sharedSprite } from '../../../render/shared/sprites.ts';

test('painting picture after picture leaks no memory', () => {
  const small = { width: 8, height: 8, ground: '#000000', shapes: [] };
  const paintMany = () => {
    for (let i = 0; i < 15_000; i++) paint(small, sharedSprite);
  };
  const grown = () => {
    const begun = process.memoryUsage.rss();
    paintMany();
    return process.memoryUsage.rss() - begun;
  };
  // Canvas's own PNGs with a palette leak four thousand bytes for each picture, which would be 60 MB each time.
  expect(Math.min(grown(), grown(), grown())).toBeLessThan(30e6);
});
