import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
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
  for (let i = 0; i < 50; i++) {
    const entries = Array.from({ length: 50 }, (_, entry) => ({
      entry: entry + 1,
      seat: 0,
      move: `dig ${'1'.repeat(99)}`,
    }));
    await stores.games.save({ game: aGame({ id: `g${i}`, channelId: `c${i}` }), entries, at: 1 });
  }
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

  it('writes ahead, syncs fully and enforces foreign keys', async () => {
    const path = at('pragmas.sqlite');
    const stores = openDatabase(path);
    expect(existsSync(`${path}-wal`)).toBe(true);
    await expect(stores.messages.keep('nobody', { purpose: 'lobby', channelId: 'c', messageId: 'm' })).rejects.toThrow(
      'FOREIGN KEY',
    );
    await stores.close();
  });

  it('names a file that is not a database, and leaves it as it is', () => {
    const path = at('text.txt');
    writeFileSync(path, 'Dear diary, today I dug a cavern. '.repeat(200));
    const before = readFileSync(path);
    expect(refusal(path)).toContain(`${path} is not a database`);
    expect(readFileSync(path)).toEqual(before);
    expect(existsSync(`${path}-wal`)).toBe(false);
  });

  it('names a damaged file', async () => {
    const path = at('whole.sqlite');
    await filled(path);
    const broken = at('broken.sqlite');
    copyFileSync(path, broken);
    const bytes = readFileSync(broken);
    bytes.fill(0xff, Math.floor(statSync(path).size / 2), Math.floor(statSync(path).size / 2) + 8192);
    writeFileSync(broken, bytes);
    expect(refusal(broken)).toContain(`${broken} is damaged`);
  });

  it('names the database of another program', () => {
    const path = at('other.sqlite');
    const other = new Sqlite(path);
    other.exec('create table recipes (name text)');
    other.close();
    expect(refusal(path)).toContain('belongs to another program');
  });

  it('refuses what a newer version wrote', async () => {
    const path = at('newer.sqlite');
    await openDatabase(path).close();
    const newer = new Sqlite(path);
    newer.prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)').run('later', 9_999_999_999_999);
    newer.close();
    expect(refusal(path)).toContain('was written by a newer version of this program. Update the program');
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
