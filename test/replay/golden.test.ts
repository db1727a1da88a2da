import { expect, test } from 'vitest';
import { allGoldenPictures, paintGolden } from '../../lab/golden-pictures.ts';
import { testGolden } from '../render/compare.ts';

const FRAMES = (await allGoldenPictures()).filter(({ frame }) => frame !== undefined);

testGolden(FRAMES, paintGolden);

test('replays of both games have golden pictures, with one board, two, four and seven', () => {
  const boards = ['home', 'glance', 'cave'];
  const shown = FRAMES.map(({ request, frame }) => [
    request.game,
    frame?.regions.filter(({ request: { kind } }) => boards.includes(kind)).length,
  ]);
  expect(shown).toEqual(
    expect.arrayContaining([
      ['caverna', 1],
      ['caverna', 4],
      ['caverna', 7],
      ['cave-vs-cave', 2],
    ]),
  );
});
