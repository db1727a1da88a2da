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

it('half points are written with ½ everywhere, other parts of points in German with a comma, and points have singular and plural forms', () => {
  const { alt, ending } = catalogue('de');
  expect(ending.standing(2, { name: 'Ann', points: 40.5 })).toBe('2. **Ann**: 40½ Punkte');
  expect(ending.standing(1, { name: 'Ann', points: 1 })).toBe('1. **Ann**: 1 Punkt');
  expect(ending.ownRecord(-1.5, 40)).toBe('Persönlicher Rekord: −1½, bisher 40');
  expect(alt.result('Ann', 40.5)).toBe('Ann 40½');
  expect(alt.expected('1–3', 'v1.5 1.5 −8.5 9; Ann 8 9.5 40.5')).toBe(
    'Erwartete Punkte zu Beginn jeder Runde (1–3): v1.5 1,5 −8,5 9; Ann 8 9,5 40,5.',
  );
  const english = catalogue('en');
  expect(english.ending.standing(2, { name: 'Ann', points: 40.5 })).toBe('2. **Ann**: 40½ points');
  expect(english.ending.ownRecord(0.5, -1.5)).toBe('Personal best: ½, up from −1½');
  expect(english.alt.result('Ann', 40.5)).toBe('Ann 40½');
});

it('the menu that explains choices says if there are several of its kind', () => {
  const { rules } = catalogue('en');
  expect([rules.whatDoes(1, 1), rules.whatDoes(1, 2)]).toEqual(['Explain a choice', 'Explain a choice, menu 1 of 2']);
});
