import { expect, test } from 'vitest';
import { looks } from '../../render/games/index.ts';
import { type GamePicture, lookOf } from '../../render/paint/look.ts';
import { line } from '../../render/paint/text.ts';
import { PICTURES as CAVE } from './games/cave-vs-cave/pictures.ts';
import { PICTURES as CAVERNA } from './games/caverna/pictures.ts';
import { textsOf } from './legible.ts';

/** There are never this many action tiles at once. */
const MORE_THAN_EVER = ['all action tiles', 'all action tiles, taken'];

const CROWDED: [string, GamePicture][] = [
  ...Object.entries(CAVERNA).map(([name, request]): [string, GamePicture] => [name, { game: 'caverna', ...request }]),
  ...Object.entries(CAVE)
    .filter(([name]) => !MORE_THAN_EVER.includes(name))
    .map(([name, request]): [string, GamePicture] => [name, { game: 'cave-vs-cave', ...request }]),
];

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'mark' in value && 'name' in value && typeof value.name === 'string' ? [value.name] : [];
  return [...own, ...Object.values(value).flatMap(namesIn)];
}

test('a cut text keeps its full text', () => {
  expect(line('Goblin', { x: 0, y: 0 }, { size: 40, max: 300 }).whole).toBeUndefined();
  expect(line('Goblin with a dwelling', { x: 0, y: 0 }, { size: 40, min: 33, max: 180 })).toMatchObject({
    text: expect.stringMatching(/^Goblin.*…$/),
    whole: 'Goblin with a dwelling',
  });
});

test.each(CROWDED)('the picture “%s” cuts only people’s names', (_, request) => {
  const names = namesIn(request);
  const cut = textsOf(lookOf(looks, request.game).layout(request).shapes).flatMap(({ whole }) => whole ?? []);
  expect(cut.filter((words) => !names.some((name) => words.includes(name) || name.includes(words)))).toEqual([]);
});
