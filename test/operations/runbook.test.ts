import { readFileSync } from 'node:fs';
import { parse } from 'dotenv';
import { expect, it } from 'vitest';
import { createMetrics } from '../../src/operations/metrics.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const page = read('docs/running.md');

it('names every variable, metric and command that there is', async () => {
  const variables = Object.keys(parse(read('.env.example')));
  expect(variables.filter((name) => !page.includes(`| \`${name}\``))).toEqual([]);

  const metrics = createMetrics();
  metrics.measure({
    waiting: async () => ({ posts: 0, since: undefined }),
    games: async () => ({}),
    connection: () => ({ connected: true, ping: 1 }),
    lastBackup: () => 0,
    now: () => 0,
  });
  const told = [...(await metrics.text()).matchAll(/^# TYPE (caverna_\w+)/gm)].map(([, name]) => name ?? '');
  expect(told.length).toBeGreaterThan(8);
  expect(told.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  expect([...page.matchAll(/`(caverna_\w+)`/g)].map(([, name = '']) => name).sort()).toEqual([...told].sort());

  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const called = [...page.matchAll(/npm run -s (\w+)/g)].map(([, name = '']) => name);
  expect(called.filter((name) => !(name in scripts))).toEqual([]);
});

it('tells the messages that the program logs and says', () => {
  const sources = [
    'commands/router.ts',
    'commands/views/pictures.ts',
    'db/errors.ts',
    'db/folder.ts',
    'db/lock.ts',
    'db/open.ts',
    'src/bot.ts',
    'src/operations/nightly.ts',
    'src/operations/stop.ts',
    'src/table/outbox.ts',
    'src/table/room.ts',
  ].map(read);
  const logs = page.slice(page.indexOf('## Logs'), page.indexOf('## What the program says'));
  const messages = [...logs.matchAll(/^\| `([^`]+)` \|/gm)].map(([, message = '']) => message);
  expect(messages.length).toBeGreaterThan(9);
  expect(messages.filter((message) => !sources.some((source) => source.includes(message)))).toEqual([]);
});
