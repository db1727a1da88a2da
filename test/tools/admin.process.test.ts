import { expect, it } from 'vitest';
import { holdShards } from '../../db/postgres/hold.ts';
import { withPostgres } from '../db/postgres.ts';
import { admin, withGame } from './admin.ts';

withPostgres('npm run admin with DATABASE_URL', (server) => {
  it('looks after a PostgreSQL database, and changes nothing while a bot is running', async () => {
    const { database, gameId } = await withGame(await server().newDatabase());
    const { release } = await holdShards(database, { shards: [1], of: 4 });
    expect((await admin(database, 'list')).out).toMatch(new RegExp(`^${gameId}  running `));
    expect(await admin(database, 'pause', gameId)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^The database games\d+ on localhost is in use by a bot that is running\.[^\n]*$/),
    });
    await release();
    expect(await admin(database, 'pause', gameId)).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('paused'),
    });
    expect((await admin(database, 'health')).out).toContain('The database is sound.\nGames: 1 running.');
  });
});
