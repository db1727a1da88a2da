import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allGoldenPictures, GOLDEN, paintGolden } from '../../lab/golden-pictures.ts';
import { alike, read } from '../render/compare.ts';

const FRAMES = (await allGoldenPictures()).filter(({ frame }) => frame !== undefined);

test.each(FRAMES.map((picture) => [picture.name, picture] as const))('%s', (name, picture) => {
  const file = join(GOLDEN, `${name}.png`);
  expect(existsSync(file), 'is there; npm run -s golden paints it').toBe(true);
  const painted = paintGolden(picture);
  const golden = readFileSync(file);
  const same = painted.equals(golden) || alike(read(painted), read(golden));
  expect(same, 'npm run -s golden repaints it').toBe(true);
});

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
