import { fork, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copyProgram } from '../../lab/trials.ts';

const LEARNED = 'src/players/learned/cave-vs-cave.json';

it('weights that do not fit are reported by tools and in the bot’s log, and computers play by rules of thumb', async () => {
  const cwd = copyProgram();
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  writeFileSync(join(cwd, LEARNED), readFileSync(LEARNED, 'utf8').slice(0, 5_000));
  const words = '--game cave-vs-cave --mode short --seats steady --games 1 --jobs 1 --json'.split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['lab/tournament.ts', ...words], {
    cwd,
    encoding: 'utf8',
  });
  const sentence = 'These weights are cut off: the file is not JSON.';
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringContaining(`Computer players of cave-vs-cave play by rules of thumb: ${sentence}`),
  ]);
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ games: 1, levels: { steady: { seats: 2 } } });

  const bot = fork(join(cwd, 'src', 'main.ts'), [], {
    cwd,
    env: { PATH: process.env['PATH'], PORT: '0', DATABASE: join(cwd, 'games.sqlite') },
    silent: true,
  });
  onTestFinished(() => void bot.kill('SIGKILL'));
  let out = '';
  bot.stdout?.on('data', (text) => {
    out += String(text);
  });
  await expect.poll(() => out, { timeout: 90_000 }).toContain('to play.');
  const told = out.split('\n').filter((line) => line.includes('rules of thumb'));
  expect(told.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ level: 40, game: 'cave-vs-cave', why: expect.stringContaining('cut off') }),
  ]);
});
