import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GOLDEN } from '../../../../lab/golden-pictures.ts';
import { caveVsCaveLook } from '../../../../render/games/cave-vs-cave/look.ts';
import { caveSprite } from '../../../../render/games/cave-vs-cave/sprites.ts';
import { paint } from '../../../../render/paint/paint.ts';
import { alike, read } from '../../compare.ts';
import { GOLDEN_PICTURES } from './pictures.ts';

test.each(GOLDEN_PICTURES.map((picture) => [picture.name, picture] as const))('%s', (name, { request }) => {
  const file = join(GOLDEN, `${name}.png`);
  expect(existsSync(file), 'is there; npm run -s golden paints it').toBe(true);
  const painted = paint(caveVsCaveLook.layout(request), caveSprite, 9);
  const golden = readFileSync(file);
  const same = painted.equals(golden) || alike(read(painted), read(golden));
  expect(same, 'npm run -s golden repaints it').toBe(true);
});

test('every kind of picture of a table has a golden picture', () => {
  expect(new Set(GOLDEN_PICTURES.map(({ request }) => request.kind))).toEqual(
    new Set(['table', 'cave', 'rooms', 'score', 'lobby', 'chronicle', 'card']),
  );
});
