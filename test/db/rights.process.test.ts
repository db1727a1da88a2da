import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { backUp } from '../../db/backup.ts';
import { refuseForeignFolder } from '../../db/rights.ts';
import { holdDatabase } from '../../db/sqlite/lock.ts';
import { openDatabase } from '../../db/sqlite/open.ts';
import { restore } from '../../db/sqlite/restore.ts';
import { BARE_ENVIRONMENT } from '../bare-environment.ts';
import { programOf } from '../bundled.ts';
import { folder, giveAway, openAside, WITHOUT_RIGHTS, withGame } from './places.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { uid: NOBODY = -1 } = WITHOUT_RIGHTS;
/** A test that needs an administrator, who has rights to lose. */
const asRoot = it.skipIf(process.getuid?.() !== 0);

/** What follows a database's name in the names of all files in whose place somebody could put a link. */
const NAMES = ['', '-wal', '-shm', '-journal', '.lock', '.lock-journal', '.restored'];

const commandsOf = (backup: string) => ({
  restore: ['restore', backup],
  admin: ['admin', 'pause', 'game1'],
  backup: ['backup'],
  list: ['admin', 'list'],
  bot: ['started'],
});
type Command = keyof ReturnType<typeof commandsOf>;

/** Runs a program as this user, on a database. */
function run(name: Command, database: string, backup = ''): SpawnSyncReturns<string> {
  const [program = '', ...words] = commandsOf(backup)[name];
  return spawnSync(process.execPath, [programOf(program), ...words], {
    cwd: ROOT,
    env: { ...BARE_ENVIRONMENT, DATABASE: database, PORT: '0' },
    encoding: 'utf8',
    // A bot that starts after all does not end by itself.
    timeout: 60_000,
  });
}

/** A folder of the user without rights, with a database and a backup, and beside it a file of somebody else. */
async function aPlace() {
  const outer = folder();
  chmodSync(outer, 0o755);
  const place = join(outer, 'data');
  mkdirSync(place, { mode: 0o700 });
  const database = await withGame(join(place, 'games.sqlite'));
  const backup = join(place, 'backup.sqlite');
  await backUp(database, backup);
  giveAway(place, database, backup);
  const victim = join(outer, 'victim');
  writeFileSync(victim, '', { mode: 0o600 });
  return { outer, place, database, backup, victim };
}

const ownDatabase = () => withGame(join(folder(), 'games.sqlite'));

/** Makes a link for the user without rights. */
function lay(target: string, at: string): void {
  symlinkSync(target, at);
  if (NOBODY >= 0) lchownSync(at, NOBODY, NOBODY);
}

describe('a link that somebody has made', () => {
  it.each(NAMES)('at the name of the database and "%s" is not followed', async (added) => {
    const path = await ownDatabase();
    const own = dirname(path);
    const victim = join(folder(), 'victim');
    const at = added === '' ? join(own, 'other.sqlite') : path;
    for (const there of [true, false]) {
      if (there) writeFileSync(victim, '');
      symlinkSync(victim, at + added);
      const said = `${at}${added} is a link, and links are not followed.`;
      expect(() => holdDatabase(at)).toThrow(said);
      expect(() => openDatabase(at)).toThrow(said);
      await expect(backUp(at, join(own, 'copy.sqlite'))).rejects.toThrow(said);
      await expect(restore(path, at, 0)).rejects.toThrow(/is a link|is the database itself/);
      expect(existsSync(victim)).toBe(there);
      if (there) expect(readFileSync(victim, 'utf8')).toBe('');
      rmSync(at + added);
      rmSync(victim, { force: true });
    }
  });

  it.each(['', '/messages', '/files/1'])(
    'in place of the folder of the local Discord, at "%s", is not followed',
    (inside) => {
      const at = join(folder(), 'local-discord');
      if (inside !== '') mkdirSync(join(at, inside, '..'), { recursive: true });
      symlinkSync(folder(), at + inside);
      expect(() => refuseForeignFolder(at)).toThrow(`${at}${inside} is a link, and links are not followed.`);
    },
  );

  it.each([
    ['games.sqlite.lock', ['restore', 'admin', 'bot', 'list', 'backup']],
    ['games.sqlite.restored', ['restore', 'admin']],
    ['games.sqlite-local-discord', ['bot']],
    ['backups', ['bot', 'backup', 'admin']],
  ] as const)('at "%s" is followed neither by the bot nor by any other program', async (name, programs) => {
    const { outer, place, database, backup, victim } = await aPlace();
    const theirs = join(outer, 'theirs');
    mkdirSync(theirs);
    chmodSync(theirs, 0o777);
    const at = join(place, name);
    lay(name.startsWith('games.sqlite.') ? victim : theirs, at);
    for (const program of programs) {
      const { stderr, status } = run(program, database, backup);
      const refused = expect.stringContaining(`${at} is a link, and links are not followed.`);
      expect([program, stderr.trim(), status]).toEqual([program, refused, 1]);
    }
    expect(readFileSync(victim, 'utf8')).toBe('');
    expect(statSync(victim)).toMatchObject({ uid: process.getuid?.(), mode: 0o100600 });
    expect([readdirSync(outer).sort(), readdirSync(theirs)]).toEqual([['data', 'theirs', 'victim'], []]);
  });

  asRoot('in place of the folder of the database is not followed for an administrator either', async () => {
    const { outer, place, backup } = await aPlace();
    const secret = join(outer, 'secret');
    mkdirSync(secret, { mode: 0o700 });
    lay(secret, join(place, 'inner'));
    for (const name of ['restore', 'bot'] as const)
      expect(run(name, join(place, 'inner', 'games.sqlite'), backup).status, name).toBe(1);
    expect(readdirSync(secret)).toEqual([]);
  });

  it('under the name of a copy is replaced, not followed', async () => {
    const path = await ownDatabase();
    const own = dirname(path);
    const victim = join(folder(), 'victim');
    writeFileSync(victim, '');
    symlinkSync(victim, join(own, 'copy.sqlite'));
    await backUp(path, join(own, 'copy.sqlite'));
    expect(lstatSync(join(own, 'copy.sqlite')).isFile()).toBe(true);
    symlinkSync(victim, `${join(own, 'next.sqlite')}.part${process.pid}`);
    await expect(backUp(path, join(own, 'next.sqlite'))).rejects.toThrow('is a link');
    symlinkSync(victim, `${path}.before-restore-2026-08-05T12-00-00Z`);
    await restore(join(own, 'copy.sqlite'), path, Date.UTC(2026, 7, 5, 12)).catch(() => {});
    expect(readFileSync(victim, 'utf8')).toBe('');
    expect(existsSync(path)).toBe(true);
  });
});

describe('an administrator', () => {
  asRoot('works on a database with the rights of the owner of its folder', async () => {
    const { place, database, backup } = await aPlace();
    const said = `Continuing as the user ${NOBODY}, the owner of the folder of ${database}.`;
    for (const name of ['restore', 'list', 'backup'] as const) {
      const { stderr, status } = run(name, database, backup);
      expect([name, stderr.trim(), status]).toEqual([name, said, 0]);
    }
    expect(run('admin', database).stderr).toContain(said);
    const names = readdirSync(place, { recursive: true, encoding: 'utf8' });
    expect(names).toEqual(expect.arrayContaining(['games.sqlite', 'games.sqlite.lock', 'backups']));
    for (const name of names) expect([name, statSync(join(place, name)).uid]).toEqual([name, NOBODY]);
    for (const name of names) expect([name, statSync(join(place, name)).mode & 0o077]).toEqual([name, 0]);
    expect(openAside(database).said).toBe('opened');
  });

  asRoot('does not read for others what only administrators may read', async () => {
    const { database, backup } = await aPlace();
    const hidden = join(folder(), 'hidden.sqlite');
    copyFileSync(backup, hidden);
    chmodSync(hidden, 0o600);
    const before = readFileSync(database);
    expect(run('restore', database, hidden).status).toBe(1);
    expect(readFileSync(database)).toEqual(before);
  });

  asRoot('neither uses a folder in which others may write nor writes in somebody else’s folder', async () => {
    const { place, backup } = await aPlace();
    const path = await ownDatabase();
    const own = dirname(path);
    await expect(backUp(path, join(place, 'copy.sqlite'))).rejects.toThrow(`belongs to the user ${NOBODY}`);
    chmodSync(own, 0o1777);
    expect(run('restore', path, backup).stderr).toContain(`Other users can write to the folder ${own}.`);
    expect(() => holdDatabase(path)).toThrow('Other users can write');
    expect(readdirSync(own)).toEqual(['games.sqlite']);
    expect(existsSync(join(place, 'copy.sqlite'))).toBe(false);
  });
});
