import { expect, it } from 'vitest';
import { formatsOf } from '../../src/messages/formats.ts';
import { catalogueIn } from '../../src/messages/index.ts';

const CHRISTMAS_EVE = { year: 2026, month: 12, day: 24 };

it.each([
  ['en-GB', ['a, b and c', 'a, b or c', '−4½', '40.0', '14:05', 'Thursday 24 December', '24 Dec 2026, 14:05']],
  ['en-US', ['a, b, and c', 'a, b, or c', '−4½', '40.0', '2:05 PM', 'Thursday, December 24', 'Dec 24, 2026, 2:05 PM']],
  ['de', ['a, b und c', 'a, b oder c', '−4½', '40,0', '14:05', 'Donnerstag, 24. Dezember', '24.12.2026, 14:05']],
])('%s has its own lists, numbers, times and days', (locale, expected) => {
  const { all, any, number, tenths, clock, weekday, moment } = formatsOf(locale);
  const parts = ['a', 'b', 'c'];
  const numbers = [number(-4.5), tenths(40), clock(845)];
  const days = [weekday(CHRISTMAS_EVE), moment(CHRISTMAS_EVE, 845)];
  expect([all(parts), any(parts), ...numbers, ...days]).toEqual(expected);
});

it('uses the formats of the language for a locale that does not exist or is not spoken', () => {
  expect(catalogueIn('en-').formats.clock(845)).toBe('14:05');
  expect(catalogueIn('fr').formats.clock(845)).toBe('14:05');
  expect(catalogueIn('de-AT').formats.weekday({ year: 2026, month: 1, day: 1 })).toBe('Donnerstag, 1. Jänner');
  expect(catalogueIn('de-AT').name).toBe('Deutsch');
});
