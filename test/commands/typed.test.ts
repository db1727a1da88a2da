import { describe, expect, it } from 'vitest';
import type { Bot } from '../../commands/bot.ts';
import { seatOf, suggestSeats } from '../../commands/lobby/seats-command.ts';
import { readFrom, readTo } from '../../commands/own/away.ts';
import { zoneOf, zonesFor } from '../../commands/own/zones.ts';
import { catalogue } from '../../src/messages/index.ts';
import { isTimeZone } from '../../src/table/hours.ts';
import type { TableGame } from '../../src/table/types.ts';

/** What people type, and the time zone that is meant. */
const pairs = (text: string) =>
  text
    .trim()
    .split(/,\s+/)
    .map((pair) => pair.split('=') as [string, string]);

const OFFERED = pairs(`
  kyiv=Europe/Kyiv, Kiev=Europe/Kiev, kolkata=Asia/Kolkata, Calcutta=Asia/Calcutta, ho chi=Asia/Ho_Chi_Minh,
  Saigon=Asia/Saigon, kathmandu=Asia/Kathmandu, katmandu=Asia/Katmandu, yangon=Asia/Yangon, rangoon=Asia/Rangoon,
  nuuk=America/Nuuk, godthab=America/Godthab, Godthåb=America/Godthab, MST=MST, est=EST, EET=EET, gb=GB, gmt=GMT,
  Etc/GMT+5=Etc/GMT+5, US/Pacific=US/Pacific, Indiana/Knox=America/Indiana/Knox, munich=Europe/Berlin,
  mumbai=Asia/Kolkata, germany=Europe/Berlin, pst=America/Los_Angeles, Wien=Europe/Vienna, wie=Europe/Vienna,
  Kairo=Africa/Cairo, München=Europe/Berlin, Österreich=Europe/Vienna, Mitteleuropäische Sommerzeit=Europe/Berlin,
  Indische Normalzeit=Asia/Kolkata, OESZ=Europe/Athens
`);
const FOUND = pairs(`
  Europe/Kyiv=Europe/Kyiv, europe/kiev=Europe/Kiev, asia/ho_chi_minh=Asia/Ho_Chi_Minh, est=EST, EET=EET,
  America/Indiana/Knox=America/Indiana/Knox, berlin=Europe/Berlin, Zürich=Europe/Zurich, Warschau=Europe/Warsaw,
  Kanaren=Atlantic/Canary, New York=America/New_York, Istanbul=Europe/Istanbul, utc=UTC
`);

describe('time zones', () => {
  it.each(OFFERED)('are offered first if somebody types %s', (typed, zone) => {
    expect(zonesFor(typed)[0]).toBe(zone);
  });

  it.each([...FOUND, [' MST ', 'MST']])('are found by their own name: %s', (typed, zone) => {
    expect(zoneOf(typed)).toBe(zone);
  });

  it.each(['MS', 'PST', 'CST', 'ber', 'amst', 'germany', 'munich', 'america', 'Eastern', '+05:00', 'utc+3', ''])(
    'are not guessed from %s',
    (typed) => {
      expect(zoneOf(typed)).toBeUndefined();
    },
  );

  it('are all known to Node.js', () => {
    const offered = 'abcdefghijklmnopqrstuvwxyz'.split('').flatMap((letter) => zonesFor(letter));
    expect(offered.filter((zone) => !isTimeZone(zone))).toEqual([]);
    expect(zonesFor('europe')).toHaveLength(25);
  });
});

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
    // Three days later at the same hour, with a clock change in between.
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

  it.each(['9999999d', `${'9'.repeat(38)}w`, '99999999m'])('is read from %s, although that is too long', (text) => {
    expect(readTo(text, now, writing)).toBeGreaterThan(now + 366 * 24 * HOUR);
  });

  it.each(['', 'soon', '2026-02-30', '2026-13-01', '26-1-1', '2026-01-01 24:00', '2026-01-01 10:60', '-3d', '3 years'])(
    'is not read from %j',
    (text) => {
      expect(readTo(text, now, writing)).toBeUndefined();
    },
  );
});

const seated = (...names: string[]) => ({ seats: names.map((name) => ({ name })) }) as unknown as TableGame;

describe('a player of a game', () => {
  it('is the person picked from the list, whatever the others are called', () => {
    const game = seated('1', 'Mara', 'Tom');
    expect(seatOf(game, '1')).toBe(1);
    expect(seatOf(game, ' mara ')).toBe(1);
    expect(seatOf(game, 'Mar')).toBeUndefined();
  });

  it('must be picked if several have the typed name, and the list distinguishes them', async () => {
    const game = seated('Tom', 'Mara', 'Tom');
    expect(() => seatOf(game, 'tom')).toThrow(expect.objectContaining({ key: 'severalPlayers' }));
    const bot = { words: catalogue('en'), table: { inChannel: async () => game } } as unknown as Bot;
    const seats = await suggestSeats(bot, { channelId: '1', text: 'tom' });
    expect(seats.map(({ name, value }) => `${name}: ${value}`)).toEqual(['Tom (seat 1): 0', 'Tom (seat 3): 2']);
  });
});
