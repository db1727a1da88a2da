import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../db/sqlite/open.ts';
import { aGame } from '../db/contract.ts';
import { folder, withGame } from '../db/places.ts';
import { withPostgres } from '../db/postgres.ts';
import { run } from './run.ts';

/** The path of a file with a game in it, and of one that is not there, in one folder. */
async function places() {
  const place = folder();
  return { from: await withGame(join(place, 'from.sqlite')), to: join(place, 'to.sqlite') };
}

const move = (...words: string[]) => run('move-database', ...words);

async function expectRefused(words: readonly string[], sentence: RegExp): Promise<void> {
  const { code, out, err } = await move(...words);
  expect([words, code, out, err]).toEqual([words, 1, '', expect.stringMatching(sentence)]);
}

it('npm run move-database says what it cannot do, and never repeats a password', async () => {
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
  it('moves a file, and takes an address from DATABASE_URL', async () => {
    const { from, to } = await places();
    vi.stubEnv('DATABASE_URL', await server().newDatabase());
    onTestFinished(() => void vi.unstubAllEnvs());
    const first = await move(from, 'DATABASE_URL');
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out).toMatch(/Moved 1 games \(4 rows in 23 tables\) from \S+\/from\.sqlite into [^:@]*\./);
    expect(await move('DATABASE_URL', to)).toMatchObject({ code: 0, err: '' });
    const moved = openDatabase(to);
    expect(await moved.games.find('game1')).toEqual({ ...aGame(), revision: 1 });
    await moved.close();
  });
});
