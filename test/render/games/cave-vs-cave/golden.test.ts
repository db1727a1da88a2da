import { expect, test } from 'vitest';
import { caveVsCaveLook } from '../../../../render/games/cave-vs-cave/look.ts';
import { caveSprite } from '../../../../render/games/cave-vs-cave/sprites.ts';
import { paint } from '../../../../render/paint/paint.ts';
import { testGolden } from '../../compare.ts';
import { GOLDEN_PICTURES } from './pictures.ts';

testGolden(GOLDEN_PICTURES, ({ request }) => paint(caveVsCaveLook.layout(request), caveSprite));

test('every kind of picture of a table has a golden picture', () => {
  expect(new Set(GOLDEN_PICTURES.map(({ request }) => request.kind))).toEqual(
    new Set(['table', 'cave', 'rooms', 'score', 'lobby', 'chronicle', 'card']),
  );
});
