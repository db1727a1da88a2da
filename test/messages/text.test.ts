import { expect, it } from 'vitest';
import { icon } from '../../src/messages/icons.ts';
import { catalogue } from '../../src/messages/index.ts';
import { clipSentences, counted } from '../../src/messages/text.ts';

it('counts equal neighbouring texts', () => {
  expect(counted(['a', 'b', 'b', 'b', 'a'])).toEqual(['a', '3× b', 'a']);
  expect(counted([])).toEqual([]);
});

it('keeps the icons of a reason, and shows the names in it unchanged', () => {
  const { closed, exchangeFirst } = catalogue('en').panel;
  const walls = icon('cave_vs_cave_walls_3');
  expect(closed('Parlor', `Needs an empty room with ${walls}3 walls`)).toContain(`with ${walls}3 walls.`);
  expect(exchangeFirst('Parlor', `Needs ${walls}3 walls`)).toContain(`Needs ${walls}3 walls.`);
  expect(closed('Logging', 'Taken by *Mara*')).toContain('Taken by \\*Mara\\*.');
});

it.each(['en', 'de'] as const)('writes a minus, not a hyphen, before expected points (%s)', (language) => {
  const { analysis } = catalogue(language).coach;
  const told = analysis.player('Mara', { start: -13, luck: 0, play: -6, end: -19, isOver: true });
  expect(told).toContain('−13');
  expect(told.split('\n')[1]).not.toMatch(/ -\d/);
});

it.each([
  ['After a sentence. Then it goes on and on.', 24, 'After a sentence. …'],
  ['After a clause, or a part of one; never within', 36, 'After a clause, or a part of one; …'],
  ['After a clause, or a part of one; never within', 20, 'After a clause, …'],
  ['Short. And then a sentence without any commas at all', 40, 'Short. And then a sentence without …'],
  ['Drift mining → Cavern on E3, tunnel on F3', 35, 'Drift mining → Cavern on E3, …'],
  ['Housework → Carpenter on D3 → Exchange', 35, 'Housework → Carpenter on D3 …'],
  ['Everything fits.', 16, 'Everything fits.'],
  ['Einunddreißigwortlosebuchstaben', 10, 'Einunddre…'],
])('shortens “%s” to %i letters without cutting a word', (text, max, short) => {
  expect(clipSentences(text, max)).toBe(short);
  expect(clipSentences(text, 100, max + 1).length).toBeLessThanOrEqual(max + 1);
});
