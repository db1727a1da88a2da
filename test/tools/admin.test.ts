import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { backupsOf } from '../../db/backup.ts';
import { holdDatabase } from '../../db/sqlite/lock.ts';
import { openDatabase } from '../../db/sqlite/open.ts';
import { folder, writeFirstVersion } from '../db/places.ts';
import { admin, withGame } from './admin.ts';
import { fileOf } from './run.ts';

describe('npm run admin', () => {
  it('shows which posts are holding up a game, and skips one', async () => {
    const { database, gameId } = await withGame();
    expect((await admin(database, 'posts')).out).toBe('No post is holding up a game.');
    expect((await admin(database, 'skip', gameId)).err).toContain('No post of this game has failed');
    const stores = openDatabase(database);
    const [head] = await stores.outbox.heads(gameId);
    await stores.outbox.trying(head?.nonce ?? '', 2_000, 2_000);
    await stores.outbox.later(head?.nonce ?? '', 3_000, 'DiscordAPIError[50013]: Missing Permissions');
    await stores.close();
    expect((await admin(database, 'posts')).out).toMatch(
      new RegExp(`^${gameId}  lobby .* 1 tries  .*Missing Permissions$`),
    );
    expect((await admin(database, 'skip', gameId)).out).toContain(`Skipped the “lobby” post of game ${gameId}`);
    expect((await admin(database, 'posts')).out).toBe('No post is holding up a game.');
  });

  it('lists, copies, removes and adds games', async () => {
    const { database, gameId } = await withGame();
    expect((await admin(database, 'list')).out).toContain(
      `${gameId}  running   1970-01-01  server 7  channel 11  Mara`,
    );
    const file = join(dirname(database), 'game.json');
    expect((await admin(database, 'export', gameId, file)).out).toBe(`Wrote ${file}.`);
    expect(readFileSync(file, 'utf8')).toContain('"seed"');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await admin(database, 'remove', gameId)).out).toContain('its copy is kept until');
    expect((await admin(database, 'list')).out).toBe('There are no games.');
    expect((await admin(database, 'removed')).out).toContain(gameId);
    expect((await admin(database, 'restore', gameId, '12')).out).toContain('channel 12');
    expect((await admin(database, 'import', file, '13', '--guild', '8')).out).toMatch(
      /^Added the game [a-z0-9]{10}\.$/,
    );
    expect((await admin(database, 'list', '--guild', '8')).out.split('\n')).toHaveLength(1);
    expect((await admin(database, 'health')).out).toContain('Games: 2 running.');
  });

  it('can look but changes nothing while a bot is running', async () => {
    const { database, gameId } = await withGame();
    const hold = holdDatabase(database);
    const refused = await admin(database, 'pause', gameId);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toContain('Stop that one first');
    expect((await admin(database, 'list')).code).toBe(0);
    hold.release();
    expect((await admin(database, 'pause', gameId)).out).toContain('paused');
    expect((await admin(database, 'resume', gameId)).out).toContain('running');
  });

  it('copies the database of an older version to the backup folder', async () => {
    const place = folder();
    const database = join(place, 'games.sqlite');
    writeFirstVersion(database);
    vi.stubEnv('BACKUPS', join(place, 'elsewhere'));
    onTestFinished(() => void vi.unstubAllEnvs());
    expect((await admin(database, 'list')).out).toContain('Anna');
    expect(backupsOf({ database, folder: join(place, 'elsewhere') })).toHaveLength(1);
    expect(existsSync(join(place, 'backups'))).toBe(false);
  });

  it('says what it does not understand', async () => {
    const { database, gameId } = await withGame();
    expect((await admin(database, 'dance')).err).toContain('Usage:');
    expect((await admin(database, 'pause')).err).toContain('Usage:');
    expect((await admin(database, 'pause', 'nothing')).err).toContain('no game');
    expect((await admin(database, 'import', fileOf('bad.json', '{}'), '9')).err).toContain('format');
    expect((await admin(database, 'export', gameId, join(dirname(database), 'none', 'game.json'))).err).toMatch(
      /^\S+game\.json cannot be written: ENOENT.*$/,
    );
    expect((await admin(database, 'export', gameId, database)).err).toBe(
      `${database} already exists. Name another file.`,
    );
    expect((await admin(join(dirname(database), 'none.sqlite'), 'list')).err).toContain('There is no database');
    expect(existsSync(join(dirname(database), 'none.sqlite'))).toBe(false);
  });
});
