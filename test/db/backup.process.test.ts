import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
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
import type { Stores } from '../../src/table/stores.ts';
import { aGame } from './contract.ts';
import { folder, giveAway, openAside, smallDisk, WRONG_FILES, type WrongFile, withGame } from './places.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 7, 5, 12);

function entriesIn(path: string): number {
  const sqlite = new Sqlite(path, { readonly: true });
  expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
  const count = Number(sqlite.prepare('select count(*) from entries').pluck().get());
  sqlite.close();
  return count;
}

describe('a backup', () => {
  it('is a single file, which only its owner can open', async () => {
    const place = folder();
    const path = await withGame(join(place, 'games.sqlite'), 7);
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

  it('is a consistent snapshot, even if another process keeps writing', async () => {
    const place = folder();
    const path = await withGame(join(place, 'games.sqlite'), 20_000);
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
    const path = join(place, 'games.sqlite');
    await WRONG_FILES['a damaged database'](path);
    await expect(backUp(path, join(place, 'copy.sqlite'))).rejects.toThrow(/is damaged/);
    expect(readdirSync(place).filter((name) => name.startsWith('copy'))).toEqual([]);
  });

  it('that does not fit on the disk is reported and leaves nothing behind', async ({ skip }) => {
    const disk = smallDisk();
    if (disk === undefined) return skip('Only an administrator can make a small disk.');
    const path = await withGame(join(folder(), 'games.sqlite'), 9_000);
    disk.fill();
    await expect(backUp(path, join(disk.path, 'copy.sqlite'))).rejects.toThrow(/^The backup .* the disk is full/);
    expect(readdirSync(disk.path)).toEqual(['filler']);
    expect(entriesIn(path)).toBe(9_000);
  });

  it('of a missing database is refused', async () => {
    const [from, to] = [join(folder(), 'none.sqlite'), join(folder(), 'copy.sqlite')];
    await expect(backUp(from, to)).rejects.toThrow('cannot be opened');
  });
});

const LATER = NOON + 60 * DAY;

/** An empty folder for the backups of a database in it, and a function that makes one. */
function aFolder() {
  const place = folder();
  const kept = { database: join(place, 'games.sqlite'), folder: place };
  const make = (madeAt: number, before?: '-before-upgrade') => writeFileSync(backupPath(kept, madeAt, before), '');
  return { place, kept, make };
}

/** How many days before this noon backups were made. */
const daysOf = (kept: Parameters<typeof backupsOf>[0], before: boolean) =>
  backupsOf(kept).flatMap(({ madeAt, beforeUpgrade }) => (beforeUpgrade === before ? (NOON - madeAt) / DAY : []));

describe('clearing', () => {
  it('keeps the newest backup of each of seven days and four weeks, and three from before upgrades in these weeks', () => {
    const { place, kept, make } = aFolder();
    for (let day = 0; day < 60; day++) make(NOON - day * DAY);
    make(NOON - 3_600_000);
    for (const days of [0, 3, 27, 28, 90]) make(NOON - days * DAY, '-before-upgrade');
    const others = ['other-2020-01-01T00-00-00Z.sqlite', 'games-notes.txt', 'games.sqlite'];
    for (const other of others) writeFileSync(join(place, other), '');
    clearBackups(kept, LATER);
    // 5 August 2026 is a Wednesday: the newest of a week is its Sunday's.
    expect(daysOf(kept, false)).toEqual([0, 1, 2, 3, 4, 5, 6, 10, 17]);
    expect(daysOf(kept, true)).toEqual([0, 3, 27]);
    expect(readdirSync(place)).toEqual(expect.arrayContaining(others));
  });

  it('keeps what it would keep if no backups were dated in the future', () => {
    const { kept, make } = aFolder();
    for (let day = 0; day < 20; day++) make(NOON - day * DAY);
    make(NOON - DAY, '-before-upgrade');
    clearBackups(kept, NOON);
    const before = backupsOf(kept);
    for (let day = 0; day < 9; day++) make(NOON + (400 + day) * DAY);
    expect(lastBackup(kept, NOON + 1_000)).toBe(NOON);
    clearBackups(kept, NOON);
    expect(backupsOf(kept).filter(({ madeAt }) => madeAt <= NOON)).toEqual(before);
    expect(backupsOf(kept).length - before.length).toBeLessThan(9);
  });

  it('keeps no more than three from before upgrades', () => {
    const { kept, make } = aFolder();
    for (let day = 0; day < 5; day++) make(NOON - day * DAY, '-before-upgrade');
    clearBackups(kept, LATER);
    expect(daysOf(kept, true)).toEqual([0, 1, 2]);
  });

  it('deletes a backup once a newer one has been made on every night of four weeks', () => {
    for (let weekday = 0; weekday < 7; weekday++) {
      const { kept, make } = aFolder();
      const first = NOON + weekday * DAY;
      make(first, '-before-upgrade');
      for (let day = 0; day <= 28; day++) {
        make(first + day * DAY);
        clearBackups(kept, LATER);
      }
      expect(backupsOf(kept).filter(({ madeAt }) => madeAt === first)).toEqual([]);
    }
  });

  it('removes what a killed backup or restore left behind, once it is old, and nothing else, whatever it is called', () => {
    const { place, kept } = aFolder();
    const backup = basename(backupPath(kept, NOON));
    const left = [
      ...['.part1', '.part1-journal', '.part22-wal'].map((part) => backup + part),
      'games.sqlite.restored',
      'games.sqlite.restored.part7',
    ];
    const others = [
      'games-for-my.partner.sqlite',
      'games.sqlite.restored-by-hand',
      'games.sqlite.restored.tar',
      'games-of-2025.sqlite',
      `${backup}.partial`,
    ];
    for (const name of [...left, ...others]) writeFileSync(join(place, name), '');
    clearBackups(kept, LATER);
    expect(readdirSync(place)).toHaveLength(left.length + others.length);
    for (const name of [...left, ...others]) utimesSync(join(place, name), 0, 0);
    clearBackups(kept, LATER);
    expect(readdirSync(place).sort()).toEqual(others.sort());
  });
});

async function backedUp() {
  const place = folder();
  const [path, backup] = [await withGame(join(place, 'games.sqlite'), 3), join(place, 'backup.sqlite')];
  await backUp(path, backup);
  return { place, path, backup };
}

const addEntry = (stores: Stores) =>
  stores.games.save({ game: aGame(), entries: [{ entry: 4, seat: 0, move: 'dig 4' }], at: 2 });

describe('restoring', () => {
  it('puts a backup in place and keeps what was there', async () => {
    const { place, path, backup } = await backedUp();
    const stores = openDatabase(path);
    await addEntry(stores);
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
    WRONG_FILES['the database of an older version'](backup);
    mkdirSync(join(place, 'data'));
    const path = join(place, 'data', 'games.sqlite');
    expect(await restore(backup, path, NOON)).toEqual({ former: undefined, older: true });
    const stores = openDatabase(path);
    expect(await stores.games.find('old')).toBeDefined();
    await stores.close();
  });

  it('replaces a damaged database and the files beside it', async () => {
    const { path, backup } = await backedUp();
    writeFileSync(path, 'This is not a database. '.repeat(500));
    writeFileSync(`${path}-wal`, 'Nor is this.');
    const { former } = await restore(backup, path, NOON);
    expect(entriesIn(path)).toBe(3);
    expect(readFileSync(former ?? '', 'utf8')).toContain('not a database');
    expect(existsSync(`${path}-wal`)).toBe(false);
  });

  it('refuses while a bot, or anything else, has the database open', async () => {
    const { place, path, backup } = await backedUp();
    const held = holdDatabase(path);
    await expect(restore(backup, path, NOON)).rejects.toThrow('is in use by a bot that is running');
    held.release();
    const stores = openDatabase(path);
    await expect(restore(backup, path, NOON)).rejects.toThrow('is in use by another program');
    await addEntry(stores);
    await stores.close();
    expect(entriesIn(path)).toBe(4);
    expect(readdirSync(place).filter((name) => name.includes('restore'))).toEqual([]);
  });

  it.each<WrongFile>([
    ['text', 'it is not a database'],
    ['an empty file', 'is not a backup made by this program'],
    ['the database of another program', 'is not a backup made by this program'],
    ['a missing file', 'There is no backup'],
    ['a damaged database', 'is damaged'],
    ['the database of a newer version', 'was written by a newer version of this program. Update the program first.'],
  ])('refuses %s, and changes nothing', async (what, sentence) => {
    const { place, path } = await backedUp();
    const before = readFileSync(path);
    const file = join(place, 'wrong.sqlite');
    await WRONG_FILES[what](file);
    await expect(restore(file, path, NOON)).rejects.toThrow(sentence);
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
    const path = await withGame(join(place, 'games.sqlite'));
    holdDatabase(path).release();
    chmodSync(`${path}.lock`, 0o444);
    giveAway(place, ...readdirSync(place).map((name) => join(place, name)));
    expect(openAside(path).said).toContain(`The database ${path} cannot be written to. Give the user who runs`);
    chmodSync(`${path}.lock`, 0o644);
    expect(openAside(path).said).toBe('opened');
    expect(readdirSync(place).sort()).toEqual(['games.sqlite', 'games.sqlite.lock']);
  });
});
