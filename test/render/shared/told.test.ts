import { expect, test } from 'vitest';
import { toldOfEach } from '../../../render/shared/told.ts';

const goods = 'goods '.repeat(20).trim();

test('a clause that does not fit for all gets a shorter wording for all, or is left out', () => {
  const names = ['Mara', 'Tom', 'Yuki', 'Oskar'];
  const told = toldOfEach(
    'All.',
    names.map((name) => [name, '3 points', [`${goods} ${goods} ${goods}`, '5 tiles']]),
  );
  expect(told.length).toBeLessThanOrEqual(1024);
  for (const name of names) expect(told).toMatch(new RegExp(`${name}; 3 points; (goods|5 tiles)`));
  const long = names.map((name) => [name, 'x'.repeat(400), '3 points']);
  expect(toldOfEach('All.', long)).toBe('All. Mara; 3 points. Tom; 3 points. Yuki; 3 points. Oskar; 3 points.');
});

test('the first of several things get the longer wording if not all can', () => {
  const things = Array.from({ length: 4 }, (_, at) => [`Player ${at + 1}`, ['a'.repeat(300), 'short']]);
  const told = toldOfEach('All.', things);
  expect(told.match(/short/g)).toHaveLength(1);
  expect(told).toMatch(/Player 4; short\.$/);
});
