import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { backupsOf, folderBeside } from '../../db/backup.ts';
import { openDatabase } from '../../db/sqlite/open.ts';
import { backUpAside, isDue, openNightly } from '../../src/operations/nightly.ts';
import { folder } from '../db/places.ts';

const HOUR = 3_600_000;
/** Noon in the time zone of this computer. */
const NOON = new Date(2026, 7, 5, 12).getTime();

it('a backup is due once after every night, even if the bot did not run then', () => {
  expect(isDue(NOON, undefined)).toBe(true);
  expect(isDue(NOON, NOON - HOUR)).toBe(false);
  expect(isDue(NOON, NOON - 7 * HOUR)).toBe(false);
  expect(isDue(NOON, NOON - 9 * HOUR)).toBe(true);
  expect(isDue(NOON, NOON - 25 * HOUR)).toBe(true);
  expect(isDue(NOON + 15 * HOUR, NOON)).toBe(false);
  // Its date comes from a clock that was ahead.
  expect(isDue(NOON, NOON + 400 * 24 * HOUR)).toBe(true);
  expect(isDue(NOON + 17 * HOUR, NOON)).toBe(true);
});

/** A night watch with the clock and the backups of this test. */
function watch(backUp: () => Promise<void>) {
  const logged: Record<string, unknown>[] = [];
  const state = { now: NOON, last: undefined as number | undefined };
  const nightly = openNightly({
    now: () => state.now,
    last: () => state.last,
    backUp,
    log: pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) }),
  });
  return { state, logged, nightly };
}

describe('the nightly backup', () => {
  it('makes one backup a night', async () => {
    let made = 0;
    const { state, nightly } = watch(async () => {
      made += 1;
      state.last = state.now;
    });
    for (let hour = 0; hour < 72; hour++) {
      state.now = NOON + hour * HOUR;
      await nightly.look();
    }
    // The first one at once, then at four o'clock on three nights.
    expect(made).toBe(4);
    await nightly.close();
  });

  it('logs a failure, stops nothing, and tries again after an hour, or at once if the clock was corrected', async () => {
    let tries = 0;
    const { state, logged, nightly } = watch(async () => {
      tries += 1;
      if (tries < 3) throw new Error('The backup cannot grow: the disk is full.');
      state.last = state.now;
    });
    const triesAfter = async (ms: number) => {
      state.now += ms;
      await nightly.look();
      return tries;
    };
    expect([await triesAfter(0), await triesAfter(0)]).toEqual([1, 1]);
    expect(logged).toMatchObject([{ level: 50, err: { message: 'The backup cannot grow: the disk is full.' } }]);
    expect([await triesAfter(-6 * HOUR), await triesAfter(HOUR - 1), await triesAfter(1)]).toEqual([2, 2, 3]);
    await nightly.close();
  });

  it('stops a running backup when the bot stops', async () => {
    const { logged, nightly } = watch(
      () => new Promise((_, reject) => void setImmediate(() => reject(new Error('The process was ended.')))),
    );
    void nightly.look();
    await nightly.close();
    expect(logged).toEqual([]);
  });
});

describe('a backup in a separate process', () => {
  const never = new AbortController().signal;

  it('copies the database while the bot has it open', async () => {
    const database = join(folder(), 'games.sqlite');
    const stores = openDatabase(database);
    await backUpAside(database, folderBeside(database), never);
    expect(backupsOf({ database, folder: folderBeside(database) })).toHaveLength(1);
    await stores.close();
  });

  it('says why it cannot', async () => {
    const database = join(folder(), 'games.sqlite');
    await expect(backUpAside(database, folderBeside(database), never)).rejects.toThrow(
      `There is no database ${database}. Set DATABASE to its path.`,
    );
  });
});
