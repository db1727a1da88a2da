import { readdirSync, readFileSync } from 'node:fs';
import type { LocalDiscord } from 'local-discord';
import { beforeEach, expect, it } from 'vitest';
import { ask } from '../../lab/postgres.ts';
import { peopleOf } from '../commands/people.ts';
import { folder } from '../db/places.ts';
import { lock, PASSWORD, WRITTEN, withOwnPostgres } from '../db/postgres.ts';
import { launchMain, localDiscord } from './launched.ts';

withOwnPostgres('npm start on a PostgreSQL database that needs a password', (server) => {
  let discord: LocalDiscord;
  let url: string;
  let here: Record<string, string>;
  beforeEach(async () => {
    discord = await localDiscord(2);
    url = await server().newDatabase();
    const as = await lock(url);
    here = { LOCAL_DISCORD: discord.apiUrl, DISCORD_TOKEN: discord.token, DATABASE_URL: as(WRITTEN) };
    return () => discord.close();
  });

  it.each(['', 'auto'])(
    'ends in one sentence for the operator, before it logs in or starts other processes (SHARDS: "%s")',
    async (SHARDS) => {
      await ask(url, 'alter role locked set default_transaction_read_only = on');
      const { ended, out, err } = launchMain({ ...here, SHARDS });
      expect(await ended).toBe(1);
      expect(err()).toMatch(/^The database games\d+ on localhost can only be read: it is a standby\.[^\n]*\n$/);
      expect(out()).toBe('');
      // Discord counts every login.
      expect(discord.requests.routes).toEqual({});
    },
  );

  it.skipIf(process.platform !== 'linux')(
    'shows the password to nobody while PostgreSQL goes away, comes back, and goes away again',
    async () => {
      const more = { SHARDS: 'auto', METRICS_PORT: '0', LOG_LEVEL: 'trace', BACKUPS: folder() };
      const { out, err, ended, logged, process: started } = launchMain({ ...here, ...more });
      await expect.poll(() => logged('a shard is ready').length, { timeout: 90_000 }).toBe(2);
      // A shard is ready before its process has registered the commands.
      await expect.poll(() => logged('commands registered').length, { timeout: 30_000 }).toBe(1);
      const told: string[] = [];
      const look = async () => {
        for (const { port } of logged('health and metrics are served on loopback')) {
          for (const path of ['health', 'metrics']) {
            told.push(await (await fetch(`http://127.0.0.1:${port}/${path}`)).text());
          }
        }
      };
      const { slash, messages } = peopleOf(() => ({ discord }));
      await slash(0, 'caverna new', { players: 2 });
      await look();
      await server().kill();
      await slash(0, 'caverna mine');
      await look();
      expect(told.join()).toContain('cannot be reached');
      await server().begin();
      await slash(0, 'caverna mine');
      // The process list that other users of the computer see.
      const words = readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap((pid) => {
          try {
            return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
          } catch {
            return [];
          }
        });
      started.kill('SIGTERM');
      expect(await ended).toBe(0);
      expect(words.join()).toContain('started.mjs');
      const everything = [out(), err(), ...told, ...words, ...messages().map((message) => JSON.stringify(message))];
      for (const secret of [PASSWORD, WRITTEN, 'sesame']) expect(everything.join('\n')).not.toContain(secret);
    },
  );
});
