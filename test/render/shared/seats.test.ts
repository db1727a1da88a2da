import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  wcagContrast,
} from 'culori';
import { expect, test } from 'vitest';
import { readable } from '../../../render/paint/fonts.ts';
import { seatStyles } from '../../../render/paint/theme.ts';
import { ownersOf } from '../../../render/shared/owner.ts';

const distance = differenceCiede2000();
const rgb = (colour: string) => parse(colour) ?? expect.fail(`${colour} is not a colour`);
const visions = {
  'usual vision': filterDeficiencyProt(0),
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
};

test.each(Object.entries(visions))('seats can be distinguished with %s', (_, seen) => {
  const pairs = seatStyles.flatMap((a, i) => seatStyles.slice(i + 1).map((b) => [a, b] as const));
  for (const [a, b] of pairs)
    expect(distance(seen(rgb(a.colour)), seen(rgb(b.colour))), `${a.name} and ${b.name}`).toBeGreaterThanOrEqual(10);
});

test('seats have different shapes and readable letters', () => {
  expect(new Set(seatStyles.map(({ shape }) => shape)).size).toBe(seatStyles.length);
  for (const { colour, ink } of seatStyles) expect(wcagContrast(colour, ink)).toBeGreaterThanOrEqual(4.5);
});

test('letters are unique at the table', () => {
  const seats = ['Anna', 'anna', '🧔🏽‍♂️', 'ANNA', '花子', 'Ann', ''].map((name) => ({ name, colour: 'red' }));
  const letters = ownersOf(seats).map(({ letter }) => letter);
  expect(new Set(letters).size).toBe(7);
  expect(letters.slice(0, 2)).toEqual(['A', 'N']);
});

test.each([
  ['Mara', 'Mara'],
  ['𝓩𝓸𝓮', 'Zoe'],
  ['花子🌸', '花子'],
  ['김민수', '김민수'],
  ['Анна', 'Анна'],
  ['🧔🏽‍♂️🇩🇪', ''],
  ['a\u202eb\u0000c', 'abc'],
  ['Zo\u0301e', 'Zóe'],
])('the name %j is shown as %j', (name, shown) => {
  expect(readable(name)).toBe(shown);
});
