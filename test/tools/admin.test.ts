import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isAddress } from '../../db/address.ts';
import { backupsOf } from '../../db/backup.ts';
import { openAt } from '../../db/database.ts';
import { holdShards } from '../../db/postgres/hold.ts';
import { holdDatabase } from '../../db/sqlite/lock.ts';
import { openDatabase } from '../../db/sqlite/open.ts';
import { findGame } from '../../src/games/index.ts';
import { openTables } from '../../src/table/table.ts';
import { writeFirstVersion } from '../db/places.ts';
import { withPostgres } from '../db/postgres.ts';
import { fileOf } from './run.ts';

const ADMIN = fileURLToPath(new URL('../../src/tools/admin.ts', import.meta.url));

/** Runs the tool on a database. */
function admin(database: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [ADMIN, ...words], {
    encoding: 'utf8',
    env: { ...process.env, ...(isAddress(database) ? { DATABASE_URL: database } : { DATABASE: database }) },
  });
  return { code: status, out: stdout.trimEnd(), err: stderr.trimEnd() };
}

/** A database, of its own or at an address, with a running game of Caverna for one. */
async function withGame(address?: string): Promise<{ database: string; gameId: string }> {
  const database = address ?? join(dirname(fileOf('note.txt', '')), 'games.sqlite');
  const stores = await openAt(database);
  const clock = { now: () => 1_000 };
  const { lobby } = openTables({
    stores,
    findGame,
    clock,
    logger: pino({ level: 'silent' }),
    posted: () => {},
    nameComputer: String,
  });
  const { id } = await lobby.create({
    game: 'caverna',
    channelId: '11',
    guildId: '7',
    user: { id: '5', name: 'Mara' },
    places: 1,
  });
  await lobby.start({ gameId: id, userId: '5' });
  await stores.close();
  return { database, gameId: id };
}

describe('npm run admin', { timeout: 60_000 }, () => {
  it('tells which posts hold a game up, and skips one', async () => {
    const { database, gameId } = await withGame();
    expect(admin(database, 'posts').out).toBe('No post holds a game up.');
    expect(admin(database, 'skip', gameId).err).toContain('No post of this game has failed');
    const stores = openDatabase(database);
    const [head] = await stores.outbox.heads(gameId);
    await stores.outbox.trying(head?.nonce ?? '', 2_000, 2_000);
    await stores.outbox.later(head?.nonce ?? '', 3_000, 'DiscordAPIError[50013]: Missing Permissions');
    await stores.close();
    expect(admin(database, 'posts').out).toMatch(new RegExp(`^${gameId}  lobby .* 1 tries  .*Missing Permissions$`));
    expect(admin(database, 'skip', gameId).out).toContain(`Skipped the post lobby of the game ${gameId}`);
    expect(admin(database, 'posts').out).toBe('No post holds a game up.');
  });

  it('lists, copies, removes and adds games', async () => {
    const { database, gameId } = await withGame();
    expect(admin(database, 'list').out).toContain(`${gameId}  running   1970-01-01  server 7  channel 11  Mara`);
    const file = join(dirname(database), 'game.json');
    expect(admin(database, 'export', gameId, file).out).toBe(`Wrote ${file}.`);
    expect(readFileSync(file, 'utf8')).toContain('"seed"');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(admin(database, 'remove', gameId).out).toContain('its copy is kept until');
    expect(admin(database, 'list').out).toBe('There are no games.');
    expect(admin(database, 'removed').out).toContain(gameId);
    expect(admin(database, 'restore', gameId, '12').out).toContain('channel 12');
    expect(admin(database, 'import', file, '13', '--guild', '8').out).toMatch(/^Added the game [a-z0-9]{10}\.$/);
    expect(admin(database, 'list', '--guild', '8').out.split('\n')).toHaveLength(1);
    expect(admin(database, 'health').out).toContain('Games: 2 running.');
  });

  it('changes nothing while a bot is running, but looks', async () => {
    const { database, gameId } = await withGame();
    const hold = holdDatabase(database);
    const refused = admin(database, 'pause', gameId);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toContain('Stop that one first');
    expect(admin(database, 'list').code).toBe(0);
    hold.release();
    expect(admin(database, 'pause', gameId).out).toContain('paused');
    expect(admin(database, 'resume', gameId).out).toContain('running');
  });

  it('copies the database of an older version to where backups are kept', () => {
    const place = dirname(fileOf('note.txt', ''));
    const database = join(place, 'games.sqlite');
    writeFirstVersion(database);
    vi.stubEnv('BACKUPS', join(place, 'elsewhere'));
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(admin(database, 'list').out).toContain('Anna');
    expect(backupsOf({ database, folder: join(place, 'elsewhere') })).toHaveLength(1);
    expect(existsSync(join(place, 'backups'))).toBe(false);
  });

  it('says what it does not understand', async () => {
    const { database, gameId } = await withGame();
    expect(admin(database, 'dance').err).toContain('Usage:');
    expect(admin(database, 'pause').err).toContain('Usage:');
    expect(admin(database, 'pause', 'nothing').err).toContain('no game');
    expect(admin(database, 'import', fileOf('bad.json', '{}'), '9').err).toContain('format');
    expect(admin(database, 'export', gameId, join(dirname(database), 'none', 'game.json')).err).toMatch(
      /^\S+game\.json cannot be written: ENOENT.*$/,
    );
    expect(admin(database, 'export', gameId, database).err).toBe(`${database} exists already. Name another file.`);
    expect(admin(join(dirname(database), 'none.sqlite'), 'list').err).toContain('There is no database');
    expect(existsSync(join(dirname(database), 'none.sqlite'))).toBe(false);
  });
});

withPostgres('npm run admin with DATABASE_URL', (server) => {
  it('looks after a PostgreSQL, and changes nothing while a bot runs', { timeout: 60_000 }, async () => {
    const { database, gameId } = await withGame(await server().newDatabase());
    const { release } = await holdShards(database, { shards: [1], of: 4 });
    expect(admin(database, 'list').out).toMatch(new RegExp(`^${gameId}  running `));
    expect(admin(database, 'pause', gameId)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^The database games\d+ on localhost is in use by a bot that is running\.[^\n]*$/),
    });
    await release();
    expect(admin(database, 'pause', gameId)).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('paused'),
    });
    expect(admin(database, 'health').out).toContain('The database is sound.\nGames: 1 running.');
  });
});
