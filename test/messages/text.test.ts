import { expect, it } from 'vitest';
import { icon } from '../../src/messages/icons.ts';
import { catalogue } from '../../src/messages/index.ts';
import { counted } from '../../src/messages/text.ts';

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
