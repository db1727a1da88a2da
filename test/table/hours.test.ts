import { describe, expect, it } from 'vitest';
import { endOf } from '../../src/table/clocks.ts';
import {
  awayAt,
  callableFrom,
  isAwake,
  isTimeZone,
  localTime,
  momentOf,
  nextWaking,
  withAway,
} from '../../src/table/hours.ts';

const HOUR = 60 * 60_000;
/** All hours here, and all clock changes, are multiples of it, in ms. */
const STEP = 5 * 60_000;
const utc = (text: string): number => Date.parse(`${text}Z`);
const BERLIN = { timeZone: 'Europe/Berlin', wakesAt: 8 * 60, sleepsAt: 22 * 60 };

describe('waking hours', () => {
  it.each([
    ['in the morning', '2026-01-10T03:00', '2026-01-10T07:00'],
    ['in the evening', '2026-01-10T21:30', '2026-01-11T07:00'],
    ['at the very hour of waking', '2026-01-10T07:00', '2026-01-10T07:00'],
    ['at the very hour of sleep', '2026-01-10T21:00', '2026-01-11T07:00'],
    ['in the night in which the clocks go forward', '2026-03-28T23:00', '2026-03-29T06:00'],
    ['in the night in which they go back', '2026-10-24T22:00', '2026-10-25T07:00'],
    ['at the end of a year', '2026-12-31T22:00', '2027-01-01T07:00'],
  ])('are found from a time %s', (_, at, waking) => {
    expect(new Date(nextWaking(BERLIN, utc(at))).toISOString()).toContain(waking);
  });

  it('may cross midnight', () => {
    const night = { timeZone: 'America/New_York', wakesAt: 18 * 60, sleepsAt: 2 * 60 };
    expect(isAwake(night, utc('2026-06-01T23:00'))).toBe(true);
    expect(isAwake(night, utc('2026-06-02T05:59'))).toBe(true);
    expect(isAwake(night, utc('2026-06-02T06:00'))).toBe(false);
    expect(nextWaking(night, utc('2026-06-02T06:00'))).toBe(utc('2026-06-02T22:00'));
  });

  it('start at the first minute that somebody is awake, wherever they live and whatever the clocks do', () => {
    const zones = ['Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe'];
    for (const timeZone of zones) {
      for (const [wakesAt, sleepsAt] of [
        [1_320, 360],
        [90, 170],
        [130, 150],
        [150, 160],
        [150, 1_320],
      ] as const) {
        const hours = { timeZone, wakesAt, sleepsAt };
        for (const change of ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-25', '2026-11-01']) {
          let first: number | undefined;
          for (let at = utc(`${change}T00:00`) + 36 * HOUR; at > utc(`${change}T00:00`) - 16 * HOUR; at -= STEP) {
            if (isAwake(hours, at)) first = at;
            if (first === undefined || at % (5 * STEP) !== 0) continue;
            expect(nextWaking(hours, at), `${timeZone} ${wakesAt} ${new Date(at).toISOString()}`).toBe(first);
          }
        }
      }
    }
  });

  it('still work in a time zone whose name only newer computers know', () => {
    expect(localTime('PST', utc('2026-01-10T20:00')).minute).toBe(12 * 60);
    expect(isTimeZone('PST')).toBe(false);
  });

  it('are all hours for people who have set no time zone or no hours', () => {
    expect(nextWaking({ ...BERLIN, timeZone: undefined }, 12_345)).toBe(12_345);
    expect(isAwake({ ...BERLIN, sleepsAt: BERLIN.wakesAt }, utc('2026-01-10T03:00'))).toBe(true);
  });

  it('are known for every time zone from its name', () => {
    expect(isTimeZone('Asia/Tokyo')).toBe(true);
    expect(isTimeZone('Middle-earth/Shire')).toBe(false);
  });
});

it('a time that clocks show twice is the first of the two moments, and one that they skip is the moment of the change', () => {
  expect(momentOf('Europe/Berlin', { year: 2026, month: 10, day: 25 }, 150)).toBe(utc('2026-10-25T00:30'));
  expect(momentOf('Europe/Berlin', { year: 2026, month: 3, day: 29 }, 150)).toBe(utc('2026-03-29T01:00'));
  expect(momentOf(undefined, { year: 2026, month: 2, day: 29 })).toBe(utc('2026-03-01T00:00'));
});

describe('absences', () => {
  const at = (from: number, to: number) => ({ from: from * HOUR, to: to * HOUR });
  const away = [at(30, 40), at(10, 30), at(50, 60)];

  it('count as one if they follow each other', () => {
    expect(awayAt(away, 9 * HOUR)).toBeUndefined();
    expect(awayAt(away, 12 * HOUR)).toEqual(at(10, 40));
    expect(awayAt(away, 40 * HOUR)).toBeUndefined();
    expect(withAway(away, at(35, 50))).toEqual([at(10, 30), at(30, 60)]);
  });

  it('stop the clock of a decision', () => {
    // An absence that begins when the time is over does not matter, nor does one that is over.
    expect(endOf(0, 10 * HOUR, away)).toBe(10 * HOUR);
    expect(endOf(60 * HOUR, HOUR, away)).toBe(61 * HOUR);
    expect(endOf(0, 24 * HOUR, away)).toBe(64 * HOUR);
    expect(endOf(20 * HOUR, HOUR, away)).toBe(41 * HOUR);
  });

  it('do not count nights twice, even when they meet', () => {
    const morning = utc('2026-01-10T07:00');
    const vacation = [{ from: morning - HOUR, to: morning + 40 * HOUR }];
    expect(callableFrom(BERLIN, vacation, morning - 2 * HOUR)).toBe(utc('2026-01-12T07:00'));
    expect(callableFrom(BERLIN, [], morning)).toBe(morning);
  });
});
