import { expect, it, onTestFinished } from 'vitest';
import { withPostgres } from '../db/postgres.ts';
import { launchMain, localDiscord } from './launched.ts';

/** The exit code of a bot that was cut off; supervisors can be told not to restart it. */
const CUT_OFF = 78;

withPostgres('npm start with SHARDS=auto', (server) => {
  it('ends every process with a sentence and a special code if Discord cuts one of them off', async () => {
    const discord = await localDiscord(2);
    onTestFinished(() => discord.close());
    const program = launchMain({
      LOCAL_DISCORD: discord.apiUrl,
      DISCORD_TOKEN: discord.token,
      DATABASE_URL: await server().newDatabase(),
      SHARDS: 'auto',
    });
    await expect.poll(() => program.logged('a shard is ready').length, { timeout: 120_000 }).toBe(2);
    discord.faults.closeSocket(4014);
    expect(await program.ended).toBe(CUT_OFF);
    expect(program.err()).toMatch(/^Discord no longer lets this version of the program connect\. Update it\./);
    expect(program.logged('Discord has ended the connection for good')).toContainEqual(
      expect.objectContaining({ level: 60, shard: expect.any(Number) }),
    );
    expect(program.logged('the process of a shard has ended: restarting it')).toEqual([]);
  });
});
