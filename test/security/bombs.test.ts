import MiniSearch from 'minisearch';
import { afterEach, expect, it, vi } from 'vitest';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { topicFinder } from '../../src/messages/search.ts';
import { CopyError, readCopy } from '../../src/table/records/copy.ts';
import { ANNA, BEN, openTestTables, started } from '../table/fixture.ts';

const HERE = { guildId: 'g1', channelId: 'c2' };

/** A long list that counts how many of its items are looked at. */
function watched(length: number) {
  const seen = new Set<string>();
  const list: unknown[] = new Proxy(new Array(length).fill(1), {
    get(target, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) seen.add(key);
      return Reflect.get(target, key);
    },
  });
  return { list, seen };
}

const PIECES = 700_000;
/** How many parts of a file may be read if none of them fits. */
const MOST = 10;

afterEach(() => void vi.restoreAllMocks());

it('a file of a million invalid items is refused at the first one', async () => {
  const tables = openTestTables();
  const { id } = await started(tables, [ANNA, BEN]);
  const copy = JSON.parse(await tables.admin.copy(id));
  for (const fill of [
    (heap: unknown[]) => ({ ...copy, log: heap }),
    (heap: unknown[]) => ({ ...copy, tenures: heap }),
    (heap: unknown[]) => ({ ...copy, game: { ...copy.game, seats: heap } }),
  ]) {
    const { list, seen } = watched(PIECES);
    vi.spyOn(JSON, 'parse').mockReturnValueOnce(fill(list));
    expect(() => readCopy('the file', HERE, 'file')).toThrow(CopyError);
    expect(seen.size).toBeLessThanOrEqual(MOST);
  }
});

it('a short message says what is wrong with a file, however much is wrong', async () => {
  const tables = openTestTables();
  const { id } = await started(tables, [ANNA, BEN]);
  const copy = JSON.parse(await tables.admin.copy(id));
  const keys = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`key ${index}`, 1]));
  const refusal = () => readCopy(JSON.stringify({ ...copy, ...keys }), HERE, 'file');
  expect(refusal).toThrow(CopyError);
  expect(refusal).toThrow(/^.{1,500}$/);
});

it('a search reads no more of a query of thousands of words than people can type', () => {
  const { topics, stem } = gameWords(catalogue('en'), 'caverna');
  const search = vi.spyOn(MiniSearch.prototype, 'search');
  const flood = Array.from({ length: 3_000 }, (_, index) => `a${index}`).join(' ');
  topicFinder({ topics, stem }).find(`donkey ${flood}`, 25);
  expect(search).toHaveBeenCalled();
  for (const [query] of search.mock.calls) expect(String(query).length).toBeLessThanOrEqual(100);
});
