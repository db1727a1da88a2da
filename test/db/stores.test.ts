import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/sqlite/open.ts';
import { aGame, storesContract } from './contract.ts';
import { peopleContract } from './contract-people.ts';

const folder = mkdtempSync(join(tmpdir(), 'stores-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;

describe('stores in an SQLite file', () => {
  const open = async () => openDatabase(join(folder, `${++files}.sqlite`));
  storesContract(open);
  peopleContract(open);
});

describe('stores in memory', () => {
  storesContract(async () => openDatabase(':memory:'));
});

it('what was saved is there when the file is opened again', async () => {
  const path = join(folder, 'again.sqlite');
  const first = openDatabase(path);
  await first.games.save({ game: aGame(), entries: [{ entry: 1, seat: 0, move: 'dig 1' }], at: 1 });
  await first.close();
  const second = openDatabase(path);
  expect(await second.games.find('game1')).toEqual({ ...aGame(), revision: 1 });
  expect(await second.games.log('game1')).toHaveLength(1);
  await second.close();
});
