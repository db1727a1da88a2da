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

/** Checks that a move is refused with one line. */
async function expectRefused(words: readonly string[], sentence: RegExp): Promise<void> {
  const { code, out, err } = await move(...words);
  expect([words, code, out, err]).toEqual([words, 1, '', expect.stringMatching(sentence)]);
}

it('npm run move-database says what it cannot do, without a password', async () => {
  const { from, to } = await places();
  await expectRefused([from], /Usage:/);
  await expectRefused([':memory:', to], /^[^\n]*That is not a database[^\n]*$/);
  await expectRefused([from, 'mysql://me:s3cret@host/games'], /^(?!.*s3cret)[^\n]*That is not a database[^\n]*$/);
  await expectRefused(
    [from, 'postgres://me:s3cret@127.0.0.1:1/games'],
    /^The database games on 127\.0\.0\.1:1 cannot be reached\.(?!.*s3cret)[^\n]*$/,
  );
  vi.stubEnv('DATABASE_URL', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  await expectRefused([from, 'DATABASE_URL'], /DATABASE_URL is empty/);
});

withPostgres('npm run move-database', (server) => {
  it('moves a file, takes an address from DATABASE_URL, and overwrites nothing', async () => {
    const { from, to } = await places();
    vi.stubEnv('DATABASE_URL', await server().newDatabase());
    onTestFinished(() => void vi.unstubAllEnvs());
    const first = await move(from, 'DATABASE_URL');
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out).toMatch(/Moved 1 games \(3 rows in 23 tables\) from \S+\/from\.sqlite into [^:@]*\./);
    expect(await move('DATABASE_URL', to)).toMatchObject({ code: 0, err: '' });
    const moved = openDatabase(to);
    expect(await moved.games.find('game1')).toEqual({ ...aGame(), revision: 1 });
    await moved.close();
    // Both hold something now: neither is written over, and the one that was to be moved stays as it is.
    const before = readFileSync(to);
    await expectRefused(
      [to, 'DATABASE_URL'],
      /^The database games\d+ on localhost is not empty\. Name an empty one\.$/,
    );
    for (const source of ['DATABASE_URL', from]) {
      await expectRefused([source, to], /^The database \S+to\.sqlite is not empty\. Name an empty one\.$/);
    }
    expect(readFileSync(to).equals(before)).toBe(true);
  });
});
