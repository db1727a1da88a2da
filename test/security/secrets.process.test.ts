import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { BARE_ENVIRONMENT } from '../bare-environment.ts';
import { folder } from '../db/places.ts';

it('npm start does not print a token that it cannot use', () => {
  const secret = 'MTA5OTk5OTk5OTk5OTk5OTk5OQ.GhIjKl.dG9rZW4tbG9va2luZy1zdHJpbmctb2YtYS1ib3Q';
  const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
  const env = {
    ...BARE_ENVIRONMENT,
    DATABASE: join(folder(), 'games.sqlite'),
    DISCORD_TOKEN: `Bot ${secret}`,
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('DISCORD_TOKEN holds a space');
  expect(stdout + stderr).not.toContain(secret);
});
