import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backUp, backupPath, backupsOf, clearBackups, folderBeside, lastBackup } from '../../db/backup.ts';
import { holdDatabase } from '../../db/sqlite/lock.ts';
import { openDatabase } from '../../db/sqlite/open.ts';
import { restore } from '../../db/sqlite/restore.ts';
import { aGame } from './contract.ts';
import { folder, giveAway, openAside, smallDisk, writeFirstVersion } from './places.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 7, 5, 12);

/** A database with a game of this many entries. */
async function written(path: string, entries = 1): Promise<string> {
  const stores = openDatabase(path);
  const moves = Array.from({ length: entries }, (_, index) => ({ entry: index + 1, seat: 0, move: `dig ${index}` }));
  await stores.games.save({ game: aGame(), entries: moves, at: 1 });
  await stores.close();
  return path;
}

function entriesIn(path: string): number {
  const sqlite = new Sqlite(path, { readonly: true });
  expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
  const count = Number(sqlite.prepare('select count(*) from entries').pluck().get());
  sqlite.close();
  return count;
}

describe('a backup', () => {
  it('is one file that can be opened, only for its owner', async () => {
    const place = folder();
    const path = await written(join(place, 'games.sqlite'), 7);
    const to = backupPath({ database: path, folder: folderBeside(path) }, NOON);
    await backUp(path, to);
    expect(to).toBe(join(place, 'backups', 'games-2026-08-05T12-00-00Z.sqlite'));
    expect(readdirSync(join(place, 'backups'))).toEqual(['games-2026-08-05T12-00-00Z.sqlite']);
    expect(statSync(to).mode & 0o777).toBe(0o600);
    expect(entriesIn(to)).toBe(7);
    expect(backupsOf({ database: path, folder: folderBeside(path) })).toEqual([
      { path: to, madeAt: NOON, beforeUpgrade: false },
    ]);
  });

  it('shows a single moment, even if another process keeps writing', { timeout: 60_000 }, async () => {
    const place = folder();
    const path = await written(join(place, 'games.sqlite'), 20_000);
    // Each transaction adds two rows.
    const program = `
      const sqlite = new (require('better-sqlite3'))(${JSON.stringify(path)});
      const add = sqlite.prepare("insert into entries (game_id, entry, seat, move, at) values ('game1', ?, 0, 'dig', 1)");
      const two = sqlite.transaction((entry) => { add.run(entry); add.run(entry + 1); });
      let entry = 100000;
      console.log('writing');
      setInterval(() => { for (let i = 0; i < 20; i++) two(entry += 2); }, 1);`;
    const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child.stdout, 'data');
    const counts: number[] = [];
    for (let count = 0; count < 3; count++) {
      const to = join(place, `${count}.sqlite`);
      await backUp(path, to);
      counts.push(entriesIn(to));
    }
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    expect(counts.filter((count) => count % 2 === 1)).toEqual([]);
    expect(counts).toEqual([...new Set(counts)].sort((a, b) => a - b));
  });

  it('of a damaged database is not made', async () => {
    const place = folder();
    const path = await written(join(place, 'games.sqlite'), 3_000);
    const bytes = readFileSync(path);
    bytes.fill(0xff, bytes.length - 9_000, bytes.length - 800);
    writeFileSync(path, bytes);
    await expect(backUp(path, join(place, 'copy.sqlite'))).rejects.toThrow(/is damaged/);
    expect(readdirSync(place).filter((name) => name.startsWith('copy'))).toEqual([]);
  });

  it('without room on the disk is reported and leaves nothing behind', async ({ skip }) => {
    const disk = smallDisk();
    if (disk === undefined) return skip('Only an administrator can make a small disk.');
    const path = await written(join(folder(), 'games.sqlite'), 9_000);
    disk.fill();
    await expect(backUp(path, join(disk.path, 'copy.sqlite'))).rejects.toThrow(/^The backup .* the disk is full/);
    expect(readdirSync(disk.path)).toEqual(['filler']);
    expect(entriesIn(path)).toBe(9_000);
  });

  it('of a missing database is refused', async () => {
    await expect(backUp(join(folder(), 'none.sqlite'), join(folder(), 'copy.sqlite'))).rejects.toThrow(
      'cannot be opened',
    );
  });
});

/** After all backups here. */
const LATER = NOON + 60 * DAY;

describe('clearing', () => {
  it('keeps the newest backup of each of seven days and four weeks, and three from before upgrades in these weeks', () => {
    const place = folder();
    const kept = { database: join(place, 'games.sqlite'), folder: place };
    const make = (madeAt: number, options = '' as '' | '-before-upgrade') =>
      writeFileSync(backupPath(kept, madeAt, options), '');
    for (let day = 0; day < 60; day++) make(NOON - day * DAY);
    make(NOON - 3_600_000);
    for (const days of [0, 3, 27, 28, 90]) make(NOON - days * DAY, '-before-upgrade');
    for (const other of ['other-2020-01-01T00-00-00Z.sqlite', 'games-notes.txt', 'games.sqlite']) {
      writeFileSync(join(place, other), '');
    }
    clearBackups(kept, LATER);
    // 5 August 2026 is a Wednesday: the newest of a week is its Sunday's.
    expect(readdirSync(place).sort()).toEqual([
      'games-2026-07-09T12-00-00Z-before-upgrade.sqlite',
      'games-2026-07-19T12-00-00Z.sqlite',
      'games-2026-07-26T12-00-00Z.sqlite',
      ...[30, 31].map((day) => `games-2026-07-${day}T12-00-00Z.sqlite`),
      'games-2026-08-01T12-00-00Z.sqlite',
      'games-2026-08-02T12-00-00Z-before-upgrade.sqlite',
      ...[2, 3, 4].map((day) => `games-2026-08-0${day}T12-00-00Z.sqlite`),
      'games-2026-08-05T12-00-00Z-before-upgrade.sqlite',
      'games-2026-08-05T12-00-00Z.sqlite',
      'games-notes.txt',
      'games.sqlite',
      'other-2020-01-01T00-00-00Z.sqlite',
    ]);
  });

  it('keeps what it would keep if no backups were dated in the future', () => {
    const place = folder();
    const kept = { database: join(place, 'games.sqlite'), folder: place };
    const days = Array.from({ length: 20 }, (_, day) => NOON - day * DAY);
    for (const madeAt of days) writeFileSync(backupPath(kept, madeAt), '');
    writeFileSync(backupPath(kept, NOON - DAY, '-before-upgrade'), '');
    clearBackups(kept, NOON);
    const before = backupsOf(kept);
    const ahead = Array.from({ length: 9 }, (_, day) => NOON + (400 + day) * DAY);
    for (const madeAt of ahead) writeFileSync(backupPath(kept, madeAt), '');
    expect(lastBackup(kept, NOON + 1_000)).toBe(NOON);
    clearBackups(kept, NOON);
    expect(backupsOf(kept).filter(({ madeAt }) => madeAt <= NOON)).toEqual(before);
    expect(backupsOf(kept).length - before.length).toBeLessThan(ahead.length);
  });

  it('keeps no more than three from before upgrades', () => {
    const place = folder();
    const kept = { database: join(place, 'games.sqlite'), folder: place };
    for (let day = 0; day < 5; day++) writeFileSync(backupPath(kept, NOON - day * DAY, '-before-upgrade'), '');
    clearBackups(kept, LATER);
    expect(backupsOf(kept).map(({ madeAt }) => (NOON - madeAt) / DAY)).toEqual([0, 1, 2]);
  });

  it('deletes a backup once a newer one has been made on every night of four weeks', () => {
    for (let weekday = 0; weekday < 7; weekday++) {
      const place = folder();
      const kept = { database: join(place, 'games.sqlite'), folder: place };
      const first = NOON + weekday * DAY;
      writeFileSync(backupPath(kept, first, '-before-upgrade'), '');
      for (let day = 0; day <= 28; day++) {
        writeFileSync(backupPath(kept, first + day * DAY), '');
        clearBackups(kept, LATER);
      }
      expect(backupsOf(kept).filter(({ madeAt }) => madeAt === first)).toEqual([]);
    }
  });

  it('removes what a killed backup left behind, once it is old', () => {
    const place = folder();
    const kept = { database: join(place, 'games.sqlite'), folder: place };
    const [old, fresh] = [1, 2].map((pid) => `${backupPath(kept, NOON)}.part${pid}`);
    for (const path of [old, fresh]) writeFileSync(path ?? '', '');
    utimesSync(old ?? '', 0, 0);
    clearBackups(kept, LATER);
    expect([old, fresh].map((path) => existsSync(path ?? ''))).toEqual([false, true]);
  });

  it('removes what a killed restore left behind, once it is old', () => {
    const place = folder();
    const kept = { database: join(place, 'games.sqlite'), folder: join(place, 'backups') };
    const [old, fresh] = ['', '.part7'].map((added) => `${kept.database}.restored${added}`);
    for (const path of [old, fresh]) writeFileSync(path ?? '', '');
    utimesSync(old ?? '', 0, 0);
    clearBackups(kept, LATER);
    expect([old, fresh].map((path) => existsSync(path ?? ''))).toEqual([false, true]);
  });

  it('removes nothing else, whatever it is called', () => {
    const place = folder();
    const kept = { database: join(place, 'games.sqlite'), folder: place };
    const backup = backupPath(kept, NOON);
    const others = [
      'games-for-my.partner.sqlite',
      'games.sqlite.restored-by-hand',
      'games.sqlite.restored.tar',
      'games-of-2025.sqlite',
      `${basename(backup)}.partial`,
    ];
    for (const name of others) writeFileSync(join(place, name), '');
    for (const name of others) utimesSync(join(place, name), 0, 0);
    for (const part of ['.part1', '.part1-journal', '.part22-wal']) {
      writeFileSync(backup + part, '');
      utimesSync(backup + part, 0, 0);
    }
    clearBackups(kept);
    expect(readdirSync(place).sort()).toEqual(others.sort());
  });
});

describe('restoring', () => {
  it('puts a backup in place and keeps what was there', async () => {
    const place = folder();
    const path = await written(join(place, 'games.sqlite'), 3);
    const backup = join(place, 'backup.sqlite');
    await backUp(path, backup);
    const stores = openDatabase(path);
    await stores.games.save({ game: aGame(), entries: [{ entry: 4, seat: 0, move: 'dig 4' }], at: 2 });
    await stores.close();
    const { former, older } = await restore(backup, path, NOON);
    expect(older).toBe(false);
    expect(former).toBe(`${path}.before-restore-2026-08-05T12-00-00Z`);
    expect([entriesIn(path), entriesIn(former ?? ''), entriesIn(backup)]).toEqual([3, 4, 3]);
    await openDatabase(path).close();
    expect(readdirSync(place).filter((name) => name.includes('.restored'))).toEqual([]);
  });

  it('works if there is no database yet, and with a copy of an older version', async () => {
    const place = folder();
    const backup = join(place, 'old.sqlite');
    writeFirstVersion(backup);
    mkdirSync(join(place, 'data'));
    const path = join(place, 'data', 'games.sqlite');
    expect(await restore(backup, path, NOON)).toEqual({ former: undefined, older: true });
    const stores = openDatabase(path);
    expect(await stores.games.find('old')).toBeDefined();
    await stores.close();
  });

  it('replaces a damaged database and the files beside it', async () => {
    const place = folder();
    const path = await written(join(place, 'games.sqlite'), 3);
    const backup = join(place, 'backup.sqlite');
    await backUp(path, backup);
    writeFileSync(path, 'This is not a database. '.repeat(500));
    writeFileSync(`${path}-wal`, 'Nor is this.');
    const { former } = await restore(backup, path, NOON);
    expect(entriesIn(path)).toBe(3);
    expect(readFileSync(former ?? '', 'utf8')).toContain('not a database');
    expect(existsSync(`${path}-wal`)).toBe(false);
  });

  it('refuses while a bot, or anything else, has the database open', async () => {
    const place = folder();
    const path = await written(join(place, 'games.sqlite'), 3);
    const backup = join(place, 'backup.sqlite');
    await backUp(path, backup);
    const held = holdDatabase(path);
    await expect(restore(backup, path, NOON)).rejects.toThrow('is in use by a bot that is running');
    held.release();
    const stores = openDatabase(path);
    await expect(restore(backup, path, NOON)).rejects.toThrow('is in use by another program');
    await stores.games.save({ game: aGame(), entries: [{ entry: 4, seat: 0, move: 'dig 4' }], at: 2 });
    await stores.close();
    expect(entriesIn(path)).toBe(4);
    expect(readdirSync(place).filter((name) => name.includes('restore'))).toEqual([]);
  });

  it('refuses what is not a backup, and changes nothing', async () => {
    const place = folder();
    const path = await written(join(place, 'games.sqlite'), 3);
    const before = readFileSync(path);
    const refused = async (name: string, write: (file: string) => unknown) => {
      const file = join(place, name);
      await write(file);
      return restore(file, path, NOON).then(
        () => 'restored',
        (error: Error) => error.message,
      );
    };
    const other = (statement: string) => (file: string) => {
      const sqlite = new Sqlite(file);
      sqlite.exec(statement);
      sqlite.close();
    };
    expect(await refused('text', (file) => writeFileSync(file, 'x'.repeat(9_000)))).toContain('it is not a database');
    expect(await refused('empty', (file) => writeFileSync(file, ''))).toContain('is not a backup of this program');
    expect(await refused('recipes', other('create table recipes (name text)'))).toContain(
      'is not a backup of this program',
    );
    expect(await refused('missing', () => {})).toContain('There is no backup');
    const damaged = async (file: string) => {
      await written(file, 3_000);
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(0xff, bytes.length - 9_000, bytes.length - 800));
    };
    expect(await refused('damaged', damaged)).toMatch(/^The backup .* is damaged/);
    const newer = (file: string) => {
      copyFileSync(path, file);
      other("insert into __drizzle_migrations (hash, created_at) values ('x', 9999999999999)")(file);
    };
    expect(await refused('newer', newer)).toContain(
      'was written by a newer version of this program. Update the program first.',
    );
    await expect(restore(path, path, NOON)).rejects.toThrow('is the database itself');
    expect(readFileSync(path)).toEqual(before);
  });
});

describe('holding a database', () => {
  it('keeps a second bot out until the first has ended', () => {
    const path = join(folder(), 'data', 'games.sqlite');
    const first = holdDatabase(path);
    expect(() => holdDatabase(path)).toThrow(`The database ${path} is in use by a bot that is running.`);
    first.release();
    holdDatabase(path).release();
    holdDatabase(':memory:').release();
  });

  it('is refused if the lock file is read-only, and leaves nothing else there', async () => {
    const place = folder();
    const path = await written(join(place, 'games.sqlite'));
    holdDatabase(path).release();
    chmodSync(`${path}.lock`, 0o444);
    giveAway(place, ...readdirSync(place).map((name) => join(place, name)));
    expect(openAside(path).said).toContain(`The database ${path} cannot be written to. Give the user who runs`);
    chmodSync(`${path}.lock`, 0o644);
    expect(openAside(path).said).toBe('opened');
    expect(readdirSync(place).sort()).toEqual(['games.sqlite', 'games.sqlite.lock']);
  });
});
