import { join } from 'node:path';
import { describe } from 'vitest';
import { openDatabase } from '../../db/sqlite/open.ts';
import { storesContract } from './contract.ts';
import { peopleContract } from './contract-people.ts';
import { folder } from './places.ts';

describe('stores in SQLite', () => {
  const open = async () => openDatabase(join(folder(), 'games.sqlite'));
  storesContract(open);
  peopleContract(open);
});
