import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../db/sqlite/open.ts';
import { aGame } from '../db/contract.ts';
import { withPostgres } from '../db/postgres.ts';
import { fileOf, run } from './run.ts';

/** The path of a file with a game in it, and of one that is not there, in one folder. */
async function places() {
  const place = dirname(fileOf('note.txt', ''));
  const [from, to] = [join(place, 'from.sqlite'), join(place, 'to.sqlite')];
  const stores = openDatabase(from);
  await stores.games.save({ game: aGame(), at: 1 });
  await stores.close();
  return { from, to };
}

const move = (...words: string[]) => run('move-database', ...words);

it('npm run move-database moves a file', { timeout: 60_000 }, async () => {
  const { from, to } = await places();
  const { code, out, err } = await move(from, to);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(`Moved 1 games (3 rows in 23 tables) from ${from} into ${to}.`);
  const moved = openDatabase(to);
  expect(await moved.games.find('game1')).toEqual({ ...aGame(), revision: 1 });
  await moved.close();
  expect(await move(from, to)).toMatchObject({
    code: 1,
    out: '',
    err: `The database ${to} is not empty. Name an empty one.`,
  });
});

it('npm run move-database says what it cannot do, without a password', { timeout: 60_000 }, async () => {
  const { from, to } = await places();
  expect(await move(from)).toMatchObject({ code: 1, err: expect.stringContaining('Usage:') });
  expect(await move(':memory:', to)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^[^\n]*That is not a database[^\n]*$/),
  });
  expect(await move(from, 'mysql://me:s3cret@host/games')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^[^\n]*That is not a database[^\n]*$/),
  });
  const lost = await move(from, 'postgres://me:s3cret@127.0.0.1:1/games');
  expect(lost).toMatchObject({ code: 1, out: '' });
  expect(lost.err).toMatch(/^The database games on 127\.0\.0\.1:1 cannot be reached\.[^\n]*$/);
  vi.stubEnv('DATABASE_URL', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await move(from, 'DATABASE_URL')).toMatchObject({
    code: 1,
    err: expect.stringContaining('DATABASE_URL is empty'),
  });
});

withPostgres('npm run move-database with a PostgreSQL database', (server) => {
  it('takes its address from DATABASE_URL', { timeout: 60_000 }, async () => {
    const { from, to } = await places();
    vi.stubEnv('DATABASE_URL', await server().newDatabase());
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await move(from, 'DATABASE_URL')).toMatchObject({ code: 0, err: '' });
    expect(await move('DATABASE_URL', to)).toMatchObject({ code: 0, err: '' });
    const moved = openDatabase(to);
    expect(await moved.games.find('game1')).toEqual({ ...aGame(), revision: 1 });
    await moved.close();
    // Both hold something now: neither is written over, and the one that was to be moved stays as it is.
    const before = readFileSync(to);
    expect(await move(to, 'DATABASE_URL')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^The database games\d+ on localhost is not empty\. Name an empty one\.$/),
    });
    expect(readFileSync(to).equals(before)).toBe(true);
    expect(await move('DATABASE_URL', to)).toMatchObject({
      code: 1,
      out: '',
      err: `The database ${to} is not empty. Name an empty one.`,
    });
    expect(readFileSync(to).equals(before)).toBe(true);
  });
});
