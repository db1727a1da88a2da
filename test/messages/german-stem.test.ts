import { expect, it } from 'vitest';
import { stem } from '../../src/messages/german/shared/rules.ts';

it.each([
  ['zwerg', ['zwerge', 'zwergen', 'zwergs', 'zwerges']],
  ['schaf', ['schafe', 'schafen', 'schafs']],
  ['rind', ['rinder', 'rindern', 'rindes']],
  ['wald', ['wälder', 'wäldern', 'waelder']],
  ['stall', ['ställe', 'ställen', 'staelle']],
  ['gang', ['gänge', 'gängen', 'gaenge']],
  ['erz', ['erze', 'erzen', 'erzes']],
  ['regel', ['regeln']],
  ['feld', ['felder', 'feldern', 'feldes']],
  ['stein', ['steine', 'steinen', 'steins']],
  ['rubin', ['rubine', 'rubinen', 'rubins']],
  ['goblin', ['goblins']],
])('finds every form of %s', (word, forms) => {
  expect(forms.map(stem)).toEqual(forms.map(() => stem(word)));
});

it.each([
  ['höhle', 'hoehlen'],
  ['kammer', 'kammern'],
  ['händler', 'haendlern'],
  ['lager', 'lagers'],
  ['mauer', 'mauern'],
  ['einrichtung', 'einrichtungen'],
  ['weide', 'weiden'],
])('finds %s by %s', (one, other) => {
  expect(stem(other)).toBe(stem(one));
});

it.each(['gold', 'holz', 'hund', 'esel', 'haus'])('leaves %s as it is', (word) => {
  expect(stem(word)).toBe(word);
});

it('keeps different words apart', () => {
  expect(stem('stein')).not.toBe(stem('stall'));
  expect(stem('rind')).not.toBe(stem('runde'));
});
