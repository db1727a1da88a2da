import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../db/sqlite/open.ts';
import { aGame, storesContract } from './contract.ts';
import { peopleContract } from './contract-people.ts';
import { folder } from './places.ts';

describe('stores in SQLite', () => {
  const open = async () => openDatabase(join(folder(), 'games.sqlite'));
  storesContract(open);
  peopleContract(open);
});

describe('an SQLite file', () => {
  /** Stores, and a spy on the waits for the disk. */
  function withDisk() {
    const sync = vi.spyOn(fs, 'fdatasyncSync');
    syncBuiltinESMExports();
    onTestFinished(() => {
      sync.mockRestore();
      syncBuiltinESMExports();
    });
    return { sync, stores: openDatabase(join(folder(), 'games.sqlite')) };
  }

  it('is on the disk after each change, except for notes about a post and what a player has read', async () => {
    const { stores, sync } = withDisk();
    const posts = [{ nonce: 'n', channelId: 'channel', post: { kind: 'lobby' } }] as const;
    await stores.games.save({ game: aGame(), posts, at: 1 });
    expect(sync).toHaveBeenCalledTimes(1);
    await stores.games.find('game1');
    await stores.outbox.trying('n', 1, 2);
    await stores.outbox.note('n', { purpose: 'lobby', channelId: 'channel', messageId: 'm' });
    expect(await stores.people.noteOrders('game1', { seat: 0, orders: '{}' })).toBe(true);
    expect(sync).toHaveBeenCalledTimes(1);
    await stores.outbox.sent('n', 2, []);
    expect(sync).toHaveBeenCalledTimes(2);
    await stores.close();
  });

  it('reports a change that the disk refuses', async () => {
    const { stores, sync } = withDisk();
    sync.mockImplementationOnce(() => {
      throw Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' });
    });
    await expect(stores.games.save({ game: aGame(), at: 1 })).rejects.toThrow('the disk reports an error');
    await stores.close();
  });
});
