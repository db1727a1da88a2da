import { describe, expect, it } from 'vitest';
import { readFrom, readTo } from '../../commands/own/away.ts';

const HOUR = 60 * 60_000;
const utc = (text: string): number => Date.parse(`${text}Z`);
const BERLIN = 'Europe/Berlin';
const now = utc('2026-03-27T11:00:00');
const writing = { timeZone: BERLIN, now };

it.each([
  ['', '2026-03-27T11:00'],
  ['now', '2026-03-27T11:00'],
  ['2026-03-29', '2026-03-28T23:00'],
  [' 2026-12-24 ', '2026-12-23T23:00'],
  ['2026-12-24 18:30', '2026-12-24T17:30'],
  ['2026-03-29 02:30', '2026-03-29T01:00'],
  ['5h', '2026-03-27T16:00'],
  ['2d', '2026-03-29T10:00'],
])('the beginning of an absence %s', (text, expected) => {
  expect(new Date(readFrom(text, writing) ?? 0).toISOString()).toContain(expected);
});

describe('the end of an absence', () => {
  it.each([
    ['2026-03-29', '2026-03-29T22:00'],
    ['2026-12-31', '2026-12-31T23:00'],
    ['2026-03-28 09:00', '2026-03-28T08:00'],
    ['12h', '2026-03-27T23:00'],
    ['30 min', '2026-03-27T11:30'],
    // Three days later at the same hour, with a change of the clocks in between.
    ['3d', '2026-03-30T10:00'],
    ['2W', '2026-04-10T10:00'],
  ])('%s', (text, expected) => {
    expect(new Date(readTo(text, now, writing) ?? 0).toISOString()).toContain(expected);
  });

  it('counts a span from its start, to the millisecond', () => {
    const from = utc('2026-07-01T00:00:00') + 1_234;
    expect(readTo('1d', from, writing)).toBe(from + 24 * HOUR);
    expect(readTo('1d', from, { ...writing, timeZone: undefined })).toBe(from + 24 * HOUR);
  });

  it.each(['9999999d', `${'9'.repeat(38)}w`, '99999999m'])('is read from %s, which is too long', (text) => {
    expect(readTo(text, now, writing)).toBeGreaterThan(now + 366 * 24 * HOUR);
  });

  it.each(['', 'soon', '2026-02-30', '2026-13-01', '26-1-1', '2026-01-01 24:00', '2026-01-01 10:60', '-3d', '3 years'])(
    'is not read from %j',
    (text) => {
      expect(readTo(text, now, writing)).toBeUndefined();
    },
  );
});
