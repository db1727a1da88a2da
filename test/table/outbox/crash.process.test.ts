import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../../db/sqlite/open.ts';
import { isMove, replay } from '../../../src/engine/log.ts';
import { toyGame } from '../toy.ts';

const folder = mkdtempSync(join(tmpdir(), 'crash-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const CHILD = fileURLToPath(new URL('crash-child.ts', import.meta.url));
const KILLS = 6;
const GAMES = 2;
const database = join(folder, 'games.sqlite');
const channel = join(folder, 'channel');

/** Runs the child until it has confirmed this many choices, then kills it at once; returns what it confirmed. */
async function run(until: number): Promise<{ confirmed: string[]; over: boolean }> {
  const child = spawn(process.execPath, [CHILD, database, channel, String(GAMES)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const gone = once(child, 'exit');
  const confirmed: string[] = [];
  let over = false;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'over') over = true;
    else if (line !== 'ready') confirmed.push(line);
    if (confirmed.length === until) child.kill('SIGKILL');
  }
  await gone;
  return { confirmed, over };
}

it('a program that is killed again and again loses nothing and duplicates nothing', async () => {
  const confirmed: string[] = [];
  for (let kill = 0; kill < KILLS; kill++) confirmed.push(...(await run(5 + Math.floor(Math.random() * 25))).confirmed);
  const last = await run(Number.POSITIVE_INFINITY);
  confirmed.push(...last.confirmed);
  expect(last.over).toBe(true);

  const stores = openDatabase(database);
  const rules = toyGame();
  const logged = new Map<string, string>();
  for (let index = 0; index < GAMES; index++) {
    const game = await stores.games.inChannel(`channel ${index}`);
    if (!game?.seed) throw new Error('The game is gone.');
    expect(game.status).toBe('finished');
    const log = await stores.games.log(game.id);
    expect(log.map(({ entry }) => entry)).toEqual(log.map((_, at) => at + 1));
    const state = replay(rules, { options: game.options, seats: game.seats.length, seed: game.seed }, log);
    expect(rules.finished(state)).toBe(true);
    expect(JSON.parse((await stores.games.snapshot(game.id))?.state ?? '')).toEqual(JSON.parse(JSON.stringify(state)));
    for (const entry of log.filter(isMove)) logged.set(`${game.id} ${entry.entry}`, `${entry.seat} ${entry.move}`);
  }
  // Of the choices that were made but not yet confirmed at a kill, there is at most one per game.
  const moves = [...logged.values()];
  expect(confirmed.length).toBeLessThanOrEqual(moves.length);
  expect(moves.length - confirmed.length).toBeLessThanOrEqual(KILLS * GAMES);
  for (const line of confirmed) {
    const { gameId, step, seat, move } = JSON.parse(line);
    const made = [...logged].some(
      ([key, text]) => key.startsWith(`${gameId} `) && text === `${seat} ${move}` && Number(key.split(' ')[1]) > step,
    );
    expect(made).toBe(true);
  }
  await stores.close();

  const file = new Sqlite(database);
  const rows = file.prepare('select game_id as game, nonce, sent_at as sentAt from outbox order by id').all();
  file.close();
  const due = rows as { game: string; nonce: string; sentAt: number | null }[];
  expect(due.filter(({ sentAt }) => sentAt === null)).toEqual([]);
  const posted = readFileSync(channel, 'utf8').trim().split('\n');
  expect(new Set(posted).size).toBe(posted.length);
  expect(posted.length).toBe(due.length);
  for (const game of new Set(due.map((row) => row.game))) {
    const nonces = due.filter((row) => row.game === game).map(({ nonce }) => nonce);
    expect(posted.filter((nonce) => nonces.includes(nonce))).toEqual(nonces);
  }
});
