import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../db/sqlite/open.ts';
import type { Stores } from '../../src/table/stores.ts';
import { aGame } from './contract.ts';

describe('the wait for the disk', () => {
  let stores: Stores;
  let pragmas: string[];

  beforeEach(async () => {
    vi.useFakeTimers();
    stores = openDatabase(':memory:');
    await stores.games.save({ game: aGame(), posts: [{ nonce: 'n', channelId: 'c', post: { kind: 'lobby' } }], at: 1 });
    const { pragma } = Sqlite.prototype;
    pragmas = [];
    vi.spyOn(Sqlite.prototype, 'pragma').mockImplementation(function (this: Sqlite.Database, text, options) {
      pragmas.push(text);
      return pragma.call(this, text, options);
    });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    await stores.close();
  });

  const LIGHT = ['synchronous = NORMAL', 'synchronous = FULL'];
  const settings = () => pragmas.filter((text) => text.startsWith('synchronous'));
  const writes = () => pragmas.filter((text) => text.startsWith('user_version ='));
  const later = () => vi.advanceTimersByTimeAsync(2_000);

  it('is part of every step of a game', async () => {
    await stores.games.save({ game: aGame({ revision: 1 }), entries: [{ entry: 1, seat: 0, move: 'dig 1' }], at: 1 });
    await later();
    expect(pragmas).toEqual([]);
  });

  it('comes a little later for a post that was sent', async () => {
    await stores.outbox.sent('n', 2, []);
    expect(settings()).toEqual(LIGHT);
    expect(writes()).toEqual([]);
    await later();
    expect(writes()).toEqual(['user_version = 1']);
  });

  it('is left out if another step has waited since', async () => {
    await stores.outbox.sent('n', 2, []);
    await stores.games.save({ game: aGame({ revision: 1 }), entries: [{ entry: 1, seat: 0, move: 'dig 1' }], at: 3 });
    await later();
    expect(writes()).toEqual([]);
    await stores.outbox.hold('n', 9);
    await later();
    expect(writes()).toEqual(['user_version = 1']);
  });
});
