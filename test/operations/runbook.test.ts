import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'dotenv';
import { expect, it } from 'vitest';
import { measured } from './measured.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const page = read('docs/hosting.md');

it('names every existing variable, metric and command', async () => {
  const variables = Object.keys(parse(read('.env.example')));
  expect(variables.filter((name) => !page.includes(`| \`${name}\``))).toEqual([]);

  const told = [...(await measured()).matchAll(/^# TYPE (caverna_\w+)/gm)].map(([, name]) => name ?? '');
  expect(told.length).toBeGreaterThan(8);
  expect(told.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  expect([...page.matchAll(/`(caverna_\w+)`/g)].map(([, name = '']) => name).sort()).toEqual([...told].sort());

  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const called = [...page.matchAll(/npm run -s ([\w-]+)/g)].map(([, name = '']) => name);
  expect(called.filter((name) => !(name in scripts))).toEqual([]);
});

/** The text of all source files that can log something while a bot is running. */
function sources(): string {
  const folders = ['commands', 'db', 'src/operations', 'src/table'];
  const files = folders.flatMap((folder) => {
    const names = readdirSync(new URL(`../../${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' });
    return names.filter((name) => name.endsWith('.ts')).map((name) => `${folder}/${name}`);
  });
  return ['src/main.ts', 'src/bot.ts', 'src/logins.ts', 'src/processes.ts', ...files].map(read).join('\n');
}

it('explains every warning in the log, and no others', () => {
  const logs = page.slice(page.indexOf('## Logs'), page.indexOf('## What the program says'));
  const rows = [...logs.matchAll(/^\|( `[^|]+`) \|/gm)].map(([, first = '']) => first);
  const messages = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, message = '']) => message));
  const text = sources();
  expect(messages.filter((message) => !text.includes(message))).toEqual([]);
  const warnings = [...text.matchAll(/\.(?:warn|error|fatal)\([^;]*?'([^'\n]{9,})'/g)].map(
    ([, message = '']) => message,
  );
  expect(warnings.length).toBeGreaterThan(20);
  expect(warnings.filter((warning) => !messages.some((message) => warning.startsWith(message)))).toEqual([]);
});
