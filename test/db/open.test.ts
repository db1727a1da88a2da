import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/sqlite/open.ts';
import { aGame } from './contract.ts';
import { folder, refusal, WRONG_FILES, type WrongFile, withGame } from './places.ts';

const at = (name: string) => join(folder(), name);
const refused = (path: string) => refusal(Promise.resolve().then(() => openDatabase(path, { lockWait: 10 })));

describe('opening a database', () => {
  it('makes its folders, and lets only its owner read and write the files, even those that were there before', async () => {
    const path = at('a/b/c/hidden.sqlite');
    await openDatabase(path).close();
    chmodSync(path, 0o644);
    const stores = openDatabase(path);
    await stores.games.save({ game: aGame(), at: 1 });
    for (const suffix of ['', '-wal', '-shm']) expect(statSync(path + suffix).mode & 0o777, suffix).toBe(0o600);
    await stores.close();
  });

  it('turns on write-ahead logging, full syncing and foreign keys', async () => {
    const path = at('pragmas.sqlite');
    const stores = openDatabase(path);
    expect(existsSync(`${path}-wal`)).toBe(true);
    await expect(stores.messages.keep('nobody', { purpose: 'lobby', channelId: 'c', messageId: 'm' })).rejects.toThrow(
      'FOREIGN KEY',
    );
    await stores.close();
  });

  it.each<WrongFile>([
    ['text', 'is not a database'],
    ['a damaged database', 'is damaged'],
    ['the database of another program', 'belongs to another program'],
    ['the database of a newer version', 'was written by a newer version of this program. Update the program'],
  ])('names %s, and leaves it as it is', async (what, sentence) => {
    const path = at('games.sqlite');
    await WRONG_FILES[what](path);
    const before = readFileSync(path);
    expect(await refused(path)).toContain(`DatabaseError: The database ${path} ${sentence}`);
    expect(readFileSync(path)).toEqual(before);
    expect(readdirSync(dirname(path))).toEqual(['games.sqlite']);
  });

  it('names a path that is a folder, or is inside a file', async () => {
    const place = folder();
    mkdirSync(join(place, 'folder'));
    expect(await refused(join(place, 'folder'))).toContain(`${join(place, 'folder')} cannot be opened`);
    writeFileSync(join(place, 'file'), '');
    expect(await refused(join(place, 'file/games.sqlite'))).toContain('DatabaseError: The folder for the database');
  });

  it('says when another program holds the lock', async () => {
    const path = at('locked.sqlite');
    await withGame(path);
    const other = new Sqlite(path);
    other.pragma('journal_mode = DELETE');
    other.exec('begin exclusive');
    expect(await refused(path)).toContain('is locked by another program');
    other.close();
    await openDatabase(path).close();
  });
});
