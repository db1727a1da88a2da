import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { folder } from '../db/places.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Loaded before the program, it prints the loaded packages when the bot is ready, and kills it. */
const PROBE = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  const packages = new Set();
  const log = console.log;
  registerHooks({
    load(url, context, next) {
      packages.add(/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1]);
      return next(url, context);
    },
  });
  console.log = (line) => {
    log(line + ' ' + [...packages].join(' '));
    setImmediate(() => process.kill(process.pid, 'SIGKILL'));
  };
`)}`;

it('a start loads nothing that is needed only later, and keeps compiled code for the next start', async () => {
  const place = folder();
  const cache = join(place, 'compiled');
  const bot = spawn('sh', ['src/tools/run.sh', '--import', PROBE, 'src/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      DATABASE: join(place, 'games.sqlite'),
      PORT: '0',
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: cache,
    },
  });
  const [said, complaints] = await Promise.all([text(bot.stdout), text(bot.stderr), once(bot, 'exit')]);
  expect(complaints).toBe('');
  const [, ...packages] = said
    .trim()
    .split(' to play. ')
    .flatMap((part) => part.split(' '));
  expect(packages).toContain('discord.js');
  for (const later of ['pg', 'openskill', 'ramda']) expect(packages).not.toContain(later);
  expect(readdirSync(cache)).toHaveLength(1);
});
