import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { backupsOf } from '../../db/backup.ts';
import { openPostgres } from '../../db/postgres/open.ts';
import { aGame } from '../db/contract.ts';
import { folder } from '../db/places.ts';
import { withPostgres } from '../db/postgres.ts';
import { run } from './run.ts';

withPostgres('npm run backup and npm run restore with DATABASE_URL', (server) => {
  it('copy a PostgreSQL database, restore it, and print no password', async () => {
    const plain = await server().newDatabase();
    const url = plain.replace('//games@', '//games:s3cret@');
    const backups = join(folder(), 'backups');
    vi.stubEnv('DATABASE_URL', url);
    vi.stubEnv('BACKUPS', backups);
    onTestFinished(() => void vi.unstubAllEnvs());
    const stores = await openPostgres(url);
    onTestFinished(() => stores.close());
    await stores.games.save({ game: aGame(), at: 1 });
    const backup = await run('backup', '--clear');
    expect(backup).toMatchObject({ code: 0, err: '' });
    const [made] = backupsOf({ database: url, folder: backups });
    expect(backup.out).toContain(`Wrote ${made?.path} (`);
    await stores.games.save({ game: aGame({ id: 'game2', channelId: 'elsewhere' }), at: 2 });
    const restored = await run('restore', made?.path ?? '');
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(restored.out).toMatch(
      /^games\d+ on localhost has been restored from .*\nThe previous contents are kept as .*-before-restore\.dump\./,
    );
    expect((await stores.games.ofGuild(undefined, 9)).map(({ id }) => id)).toEqual(['game1']);
    vi.stubEnv('DATABASE_URL', 'postgres://me:s3cret@127.0.0.1:1/games');
    const lost = await run('backup');
    expect(lost).toMatchObject({ code: 1, out: '' });
    expect(lost.err).toMatch(/^The database games on 127\.0\.0\.1:1 cannot be reached\.[^\n]*$/);
    expect(backup.out + restored.out + lost.err).not.toContain('s3cret');
  });
});
