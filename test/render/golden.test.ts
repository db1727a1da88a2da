import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { allGoldenPictures, GOLDEN, paintGolden } from '../../lab/golden-pictures.ts';
import { looks } from '../../render/games/index.ts';
import { lookOf } from '../../render/paint/look.ts';
import { paint } from '../../render/paint/paint.ts';
import type { Shape } from '../../render/paint/shape.ts';
import { alike, read, unpacked } from './compare.ts';

const ALL = await allGoldenPictures();
const fileOf = (name: string): string => join(GOLDEN, `${name}.png`);

test.each(ALL)('$name', ({ name, request, frame }) => {
  expect(existsSync(fileOf(name)), 'is there; npm run -s golden paints it').toBe(true);
  const { layout, sprite } = lookOf(looks, request.game);
  // Golden pictures are compressed as far as possible, which takes five times as long as painting them.
  const painted = frame === undefined ? paint(layout(request), sprite) : paintGolden({ request, frame });
  const golden = readFileSync(fileOf(name));
  // Comparing pixels takes far longer, and on most machines there is nothing to compare.
  const same = unpacked(painted).equals(unpacked(golden)) || alike(read(painted), read(golden));
  expect(same, 'npm run -s golden repaints it').toBe(true);
});

test('every PNG belongs to a state', () => {
  const painted = readdirSync(GOLDEN).filter((name) => name.endsWith('.png'));
  expect(painted.sort()).toEqual(ALL.map(({ name }) => `${name}.png`).sort());
});

test('the gallery shows golden pictures as they are now', () => {
  const gallery = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
  const golden = new Set(ALL.map(({ name }) => readFileSync(fileOf(name), 'base64')));
  const copies = readdirSync(gallery).filter((name) => name.endsWith('.png'));
  expect(copies.length).toBeGreaterThan(10);
  for (const name of copies)
    expect(golden.has(readFileSync(join(gallery, name), 'base64')), `${name}: npm run -s gallery`).toBe(true);
});

test.each([
  ['caverna', ['home', 'boards', 'choice', 'actions', 'supply', 'loot', 'score', 'lobby', 'card', 'folk', 'chronicle']],
  ['cave-vs-cave', ['table', 'cave', 'rooms', 'score', 'lobby', 'chronicle', 'card']],
])('every kind of picture of %s has a golden picture', (game, kinds) => {
  const shown = ALL.flatMap(({ request }) => (request.game === game ? [request.kind] : []));
  expect(new Set(shown)).toEqual(new Set([...kinds, 'frame']));
});

test('replays of both games have golden pictures, with one board, two, four and seven', () => {
  const boards = ['home', 'glance', 'cave'];
  const shown = ALL.map(({ request, frame }) => {
    return `${request.game} ${frame?.regions.filter((region) => boards.includes(region.request.kind)).length}`;
  });
  expect(shown).toEqual(expect.arrayContaining(['caverna 1', 'caverna 4', 'caverna 7', 'cave-vs-cave 2']));
});

test('a picture that is a pixel off counts as the same, and one without an icon does not', () => {
  const { request } = ALL.find(({ name }) => name === 'choose-loot.loot') ?? expect.fail();
  const { layout, sprite } = lookOf(looks, request.game);
  const picture = layout(request);
  const painted = (shapes: readonly Shape[]) => read(paint({ ...picture, shapes }, sprite));
  const golden = painted(picture.shapes);
  expect(alike(painted(picture.shapes.map((shape) => ({ ...shape, x: shape.x + 1 }))), golden)).toBe(true);
  const icon = picture.shapes.findIndex((shape) => shape.is === 'sprite' && shape.sprite.startsWith('icon:'));
  expect(alike(painted(picture.shapes.toSpliced(icon, 1)), golden)).toBe(false);
});
