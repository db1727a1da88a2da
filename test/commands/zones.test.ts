import { describe, expect, it } from 'vitest';
import { zoneOf, zonesFor } from '../../commands/own/zones.ts';
import { isTimeZone } from '../../src/table/hours.ts';

describe('time zones', () => {
  it.each([
    ['kyiv', 'Europe/Kyiv'],
    ['Kiev', 'Europe/Kiev'],
    ['kolkata', 'Asia/Kolkata'],
    ['Calcutta', 'Asia/Calcutta'],
    ['ho chi', 'Asia/Ho_Chi_Minh'],
    ['Saigon', 'Asia/Saigon'],
    ['kathmandu', 'Asia/Kathmandu'],
    ['katmandu', 'Asia/Katmandu'],
    ['yangon', 'Asia/Yangon'],
    ['rangoon', 'Asia/Rangoon'],
    ['nuuk', 'America/Nuuk'],
    ['godthab', 'America/Godthab'],
    ['Godthåb', 'America/Godthab'],
    ['MST', 'MST'],
    ['est', 'EST'],
    ['EET', 'EET'],
    ['gb', 'GB'],
    ['gmt', 'GMT'],
    ['Etc/GMT+5', 'Etc/GMT+5'],
    ['US/Pacific', 'US/Pacific'],
    ['Indiana/Knox', 'America/Indiana/Knox'],
    ['munich', 'Europe/Berlin'],
    ['mumbai', 'Asia/Kolkata'],
    ['germany', 'Europe/Berlin'],
    ['pst', 'America/Los_Angeles'],
    ['Wien', 'Europe/Vienna'],
    ['wie', 'Europe/Vienna'],
    ['Kairo', 'Africa/Cairo'],
    ['München', 'Europe/Berlin'],
    ['Österreich', 'Europe/Vienna'],
    ['Mitteleuropäische Sommerzeit', 'Europe/Berlin'],
    ['Indische Normalzeit', 'Asia/Kolkata'],
    ['OESZ', 'Europe/Athens'],
  ])('are offered first if somebody types %s', (typed, zone) => {
    expect(zonesFor(typed)[0]).toBe(zone);
  });

  it.each([
    ['Europe/Kyiv', 'Europe/Kyiv'],
    ['europe/kiev', 'Europe/Kiev'],
    ['asia/ho_chi_minh', 'Asia/Ho_Chi_Minh'],
    [' MST ', 'MST'],
    ['est', 'EST'],
    ['EET', 'EET'],
    ['America/Indiana/Knox', 'America/Indiana/Knox'],
    ['berlin', 'Europe/Berlin'],
    ['Zürich', 'Europe/Zurich'],
    ['Warschau', 'Europe/Warsaw'],
    ['Kanaren', 'Atlantic/Canary'],
    ['New York', 'America/New_York'],
    ['Istanbul', 'Europe/Istanbul'],
    ['utc', 'UTC'],
  ])('are found by their own name: %s', (typed, zone) => {
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
