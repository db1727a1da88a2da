import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { BARE_ENVIRONMENT } from '../bare-environment.ts';
import { folder } from '../db/places.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A copy of the program, with its own node_modules, which contains links to all packages. */
function copyOfProgram(): string {
  const copy = folder();
  for (const part of ['src', 'commands', 'render', 'db', 'packages', 'package.json', 'package-lock.json'])
    cpSync(join(ROOT, part), join(copy, part), { recursive: true, preserveTimestamps: true });
  mkdirSync(join(copy, 'node_modules'));
  const lend = (name: string) => symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  const { stdout } = spawnSync('ls', ['-A', join(ROOT, 'node_modules')], { encoding: 'utf8' });
  const own = ['local-discord', '.bundle', '.cache', '.compile-cache'];
  for (const name of stdout.trim().split('\n')) if (!own.includes(name)) lend(name);
  symlinkSync('../packages/local-discord', join(copy, 'node_modules/local-discord'));
  return copy;
}

const bundle = (program: string) =>
  spawnSync('sh', ['src/tools/bundle.sh'], { cwd: program, env: BARE_ENVIRONMENT, encoding: 'utf8' });

/** Starts the bot as `npm start` does, and waits until games can be played; returns the arguments that Node.js got. */
async function start(program: string): Promise<{ readonly url: string; readonly run: string }> {
  const env = { ...BARE_ENVIRONMENT, DATABASE: join(folder(), 'games.sqlite'), PORT: '0' };
  const bot = spawn('sh', ['src/tools/run.sh'], { cwd: program, env });
  const ended = once(bot, 'exit');
  onTestFinished(async () => {
    bot.kill();
    await ended;
  });
  let said = '';
  bot.stdout.on('data', (part) => {
    said += String(part);
  });
  void text(bot.stderr);
  const url = await vi.waitFor(() => /Open (\S+) to play/.exec(said)?.[1] ?? expect.fail(), { timeout: 60_000 });
  const { stdout: run } = spawnSync('ps', ['-o', 'args=', '-p', String(bot.pid)], { encoding: 'utf8' });
  return { url, run };
}

it('the bot runs from a bundle, which is made again when a source file has changed, or from its sources if it cannot be bundled', async () => {
  const program = copyOfProgram();
  expect(bundle(program)).toMatchObject({ status: 0, stderr: 'Bundling the bot, so that it starts quickly …\n' });
  expect(bundle(program)).toMatchObject({ status: 0, stderr: '' });
  const { url, run } = await start(program);
  expect(run).toContain('node_modules/.bundle/main.mjs');
  expect((await fetch(url)).status).toBe(200);
  const main = join(program, 'src/main.ts');
  const { mtimeMs } = statSync(join(program, 'node_modules/.bundle/main.mjs'));
  utimesSync(main, mtimeMs / 1000 + 1, mtimeMs / 1000 + 1);
  expect(bundle(program).stderr).toContain('Bundling');
  writeFileSync(join(program, 'src/tools/bundle.ts'), 'throw new Error("no room on this disk");');
  rmSync(join(program, 'node_modules/.bundle'), { recursive: true });
  expect((await start(program)).run).toContain('src/main.ts');
});
