import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { readJson } from '../../src/tools/command-line.ts';

const { scripts } = readJson('package.json') as { readonly scripts: Readonly<Record<string, string>> };
/** The npm scripts that run a tool, and what each calls. */
const TOOLS = Object.entries(scripts).flatMap(([name, command]) => {
  const [, words] = /(?:^|&& )node (.*(?:src\/tools|lab)\/.*)$/.exec(command) ?? [];
  return words === undefined ? [] : [{ name, words: words.split(' ') }];
});

it.concurrent.each(TOOLS)('npm run $name starts, and says what it does not understand', async ({ words }) => {
  const tool = spawn(process.execPath, [...words, '--no-such-option']);
  const [out, err, [code]] = await Promise.all([text(tool.stdout), text(tool.stderr), once(tool, 'close')]);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain("'--no-such-option'");
});
