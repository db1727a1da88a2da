import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, describe, expect, it } from 'vitest';
import { DatabaseError } from '../../db/errors.ts';
import { openDatabase } from '../../db/sqlite/open.ts';
import { aGame } from './contract.ts';
import { change, damage, NEWER } from './places.ts';

const folder = mkdtempSync(join(tmpdir(), 'open-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);

function refusal(path: string): string {
  try {
    openDatabase(path, { lockWait: 10 });
  } catch (error) {
    expect(error).toBeInstanceOf(DatabaseError);
    return String(error);
  }
  throw new Error(`${path} was opened.`);
}

async function filled(path: string): Promise<void> {
  const stores = openDatabase(path);
  const entries = Array.from({ length: 2_500 }, (_, index) => ({
    entry: index + 1,
    seat: 0,
    move: `dig ${'1'.repeat(99)}`,
  }));
  await stores.games.save({ game: aGame(), entries, at: 1 });
  await stores.close();
}

describe('opening a database', () => {
  it('makes its folders', async () => {
    const path = at('a/b/c/games.sqlite');
    await openDatabase(path).close();
    expect(existsSync(path)).toBe(true);
  });

  it('lets only its owner read and write the files, including those that were there before', async () => {
    const path = at('hidden.sqlite');
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

  it.each<[string, (path: string) => unknown, string]>([
    ['a file that is not a database', (path) => writeFileSync(path, 'Dear diary. '.repeat(600)), 'is not a database'],
    [
      'a damaged file',
      async (path) => {
        await filled(path);
        damage(path);
      },
      'is damaged',
    ],
    [
      'the database of another program',
      (path) => change(path, 'create table recipes (name text)'),
      'belongs to another program',
    ],
    [
      'the database of a newer version',
      async (path) => {
        await openDatabase(path).close();
        change(path, NEWER);
      },
      'was written by a newer version of this program. Update the program',
    ],
  ])('names %s, and leaves it as it is', async (_, make, sentence) => {
    const place = mkdtempSync(at('refused-'));
    const path = join(place, 'games.sqlite');
    await make(path);
    const before = readFileSync(path);
    expect(refusal(path)).toContain(`${path} ${sentence}`);
    expect(readFileSync(path)).toEqual(before);
    expect(readdirSync(place)).toEqual(['games.sqlite']);
  });

  it('names a path that is a folder, or is inside a file', () => {
    mkdirSync(at('folder'));
    expect(refusal(at('folder'))).toContain(`${at('folder')} cannot be opened`);
    writeFileSync(at('file'), '');
    expect(refusal(at('file/games.sqlite'))).toContain('The folder for the database');
  });

  it('says when another program holds the lock', async () => {
    const path = at('locked.sqlite');
    await filled(path);
    const other = new Sqlite(path);
    other.pragma('journal_mode = DELETE');
    other.exec('begin exclusive');
    expect(refusal(path)).toContain('is locked by another program');
    other.close();
    await openDatabase(path).close();
  });
});
