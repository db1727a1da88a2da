import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backupPath, backupsOf, clearBackups } from '../../db/backup.ts';
import { backUpPostgres, restorePostgres } from '../../db/postgres/backup.ts';
import { holdShards } from '../../db/postgres/hold.ts';
import { openPostgres } from '../../db/postgres/open.ts';
import { reach, runProgram } from '../../db/postgres/programs.ts';
import { openDatabase } from '../../db/sqlite/open.ts';
import { ask } from '../../lab/postgres.ts';
import { backUpAside } from '../../src/operations/nightly.ts';
import { aGame } from './contract.ts';
import { folder, refusal } from './places.ts';
import { lock, NEWER, WRITTEN, withOwnPostgres } from './postgres.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 7, 5, 12);

async function save(url: string, id: string): Promise<void> {
  const stores = await openPostgres(url);
  await stores.games.save({
    game: aGame({ id, channelId: id }),
    entries: [{ entry: 1, seat: 0, move: 'dig 1' }],
    posts: [{ nonce: id, channelId: id, post: { kind: 'lobby' } }],
    at: 1,
  });
  await stores.close();
}

async function idsIn(url: string): Promise<string[]> {
  const stores = await openPostgres(url);
  const games = await stores.games.ofGuild(undefined, 100);
  await stores.close();
  return games.map(({ id }) => id).sort();
}

it('a program gets an address without its password', () => {
  expect(reach('postgres://me:s3%40cret@host:5433/games?sslmode=require&max=3&host=%2Ftmp%2Fa%20b')).toEqual({
    address: 'postgres://me@host:5433/games?sslmode=require&host=%2Ftmp%2Fa%20b',
    env: { PGPASSWORD: 's3@cret' },
  });
  expect(reach('postgres://host/games?password=s3cret')).toEqual({
    address: 'postgres://host/games',
    env: { PGPASSWORD: 's3cret' },
  });
  expect(reach('postgres://me@host/games').env).toEqual({});
});

it('backups of a PostgreSQL database have names and are kept like those of a file', () => {
  const place = folder();
  const kept = { database: 'postgres://me:s3cret@host/my%2Fgames', folder: place };
  for (let day = 0; day < 40; day++) writeFileSync(backupPath(kept, NOON - day * DAY), '');
  const others = ['my_games-2020-01-01T00-00-00Z.sqlite', 'my_games-2020-01-01T00-00-00Z-before-restore.dump'];
  for (const other of others) writeFileSync(join(place, other), '');
  clearBackups(kept);
  expect(backupsOf(kept).map(({ madeAt }) => (NOON - madeAt) / DAY)).toEqual([0, 1, 2, 3, 4, 5, 6, 10, 17]);
  expect(readdirSync(place)).toEqual(expect.arrayContaining(['my_games-2026-08-05T12-00-00Z.dump', ...others]));
});

withOwnPostgres('a backup of a PostgreSQL database', (server) => {
  it('is a single file, which only its owner can open, and restores what was there', async () => {
    const [url, place] = [await server().newDatabase(), folder()];
    await save(url, 'first');
    const to = backupPath({ database: url, folder: join(place, 'backups') }, NOON);
    await backUpPostgres(url, to);
    expect(readdirSync(join(place, 'backups'))).toEqual([
      expect.stringMatching(/^games\d+-2026-08-05T12-00-00Z\.dump$/),
    ]);
    expect(statSync(to).mode & 0o777).toBe(0o600);
    await save(url, 'second');
    await ask(url, `delete from games where id = 'first'`);
    const { former, older } = await restorePostgres(to, url, { folder: place, at: NOON });
    expect(older).toBe(false);
    expect(await idsIn(url)).toEqual(['first']);
    // Numbering continues, and both the backup and the former contents can be restored elsewhere.
    await save(url, 'third');
    expect(former).toBe(backupPath({ database: url, folder: place }, NOON, '-before-restore'));
    const other = await server().newDatabase();
    expect(await restorePostgres(former ?? '', other, { folder: place, at: NOON })).toEqual({
      former: undefined,
      older: false,
    });
    expect(await idsIn(other)).toEqual(['second']);
  });

  it('of an older version says so, and removes what later versions added', async () => {
    const [url, place] = [await server().newDatabase(), folder()];
    await save(url, 'first');
    await ask(url, 'update drizzle.__drizzle_migrations set created_at = created_at - 1', 'drop table analyses');
    const to = join(place, 'older.dump');
    await backUpPostgres(url, to);
    const other = await server().newDatabase();
    await save(other, 'second');
    expect(await restorePostgres(to, other, { folder: place, at: NOON })).toMatchObject({ older: true });
    const rows = await ask(other, `select to_regclass('analyses') as there, count(*)::int as games from games`);
    expect(rows).toEqual([{ there: null, games: 1 }]);
  });

  it('is made at night by a separate process', async () => {
    const [url, place] = [await server().newDatabase(), folder()];
    await save(url, 'first');
    writeFileSync(backupPath({ database: url, folder: place }, NOON - 90 * DAY), '');
    await backUpAside(url, place, new AbortController().signal);
    expect(backupsOf({ database: url, folder: place })).toHaveLength(2);
  });

  it('needs the password, which nobody sees', async () => {
    const [url, place] = [await server().newDatabase(), folder()];
    await save(url, 'first');
    const as = await lock(url, 'superuser');
    const to = join(place, 'locked.dump');
    await expect.poll(() => refusal(backUpPostgres(as('wr0ng'), to))).toContain('the user or the password');
    expect(existsSync(to)).toBe(false);
    await backUpPostgres(as(WRITTEN), to);
    await restorePostgres(to, as(WRITTEN), { folder: place, at: NOON });
    expect(await idsIn(as(WRITTEN))).toEqual(['first']);
  });

  it('is refused, with nothing changed, while a bot is running or if it cannot be used', async () => {
    const [url, place, other] = [await server().newDatabase(), folder(), await server().newDatabase()];
    const at = (name: string) => join(place, name);
    const restoring = (name: string) => refusal(restorePostgres(at(name), url, { folder: place, at: NOON }));
    await save(url, 'first');
    await backUpPostgres(url, at('games.dump'));
    await save(url, 'second');
    const bot = await holdShards(url);
    expect(await restoring('games.dump')).toMatch(/^DatabaseError: The database games\d+ on \S+ is in use by a bot/);
    await bot.release();
    expect(await restoring('none.dump')).toContain('There is no backup');
    symlinkSync(at('games.dump'), at('link.dump'));
    expect(await restoring('link.dump')).toContain('is a link, and links are not followed');
    await openDatabase(at('games.sqlite')).close();
    expect(await restoring('games.sqlite')).toContain('is not a backup of a PostgreSQL database. Use another one.');
    const bytes = readFileSync(at('games.dump'));
    writeFileSync(at('damaged.dump'), bytes.subarray(0, bytes.length - 200));
    expect(await restoring('damaged.dump')).toMatch(/is damaged|is not a backup of a PostgreSQL database/);
    await ask(other, 'create table things (a integer)');
    await runProgram('pg_dump', ['--format=custom', `--file=${at('others.dump')}`], other);
    expect(await restoring('others.dump')).toContain('is not a backup made by this program');
    await ask(other, 'drop table things');
    await save(other, 'third');
    await ask(other, NEWER);
    await backUpPostgres(other, at('newer.dump'));
    expect(await restoring('newer.dump')).toContain('was written by a newer version');
    expect(await idsIn(url)).toEqual(['first', 'second']);
  });

  it('is not made of an empty database, or where it cannot be written', async () => {
    const [url, place] = [await server().newDatabase(), folder()];
    const [to, file] = [join(place, 'nothing.dump'), join(place, 'file')];
    expect(await refusal(backUpPostgres(url, to))).toContain('is empty, so there is nothing to back up');
    expect(existsSync(to)).toBe(false);
    await save(url, 'first');
    writeFileSync(file, '');
    expect(await refusal(backUpPostgres(url, join(file, 'games.dump')))).toMatch(
      /^DatabaseError: The folder for the backup/,
    );
  });
});
