import { ShardClientUtil } from 'discord.js';
import { expect, it } from 'vitest';
import { serves, servesHouse, shardOf } from '../../src/table/share.ts';

const GUILDS = ['197038439483310086', '81384788765712384', '1234567890123456789', '9223372036854775807'];

it.each([1, 2, 4, 16, 144])('divides servers among %i shards as discord.js does', (of) => {
  for (const guildId of GUILDS) {
    const shard = ShardClientUtil.shardIdForGuildId(guildId, of);
    expect(shardOf(guildId, of)).toBe(shard);
    expect(serves({ shards: [shard], of }, guildId)).toBe(true);
    expect(serves({ shards: [shard + 1], of }, guildId)).toBe(false);
  }
});

it('leaves everything without a server to the process that serves the first shard', () => {
  expect(shardOf(undefined, 16)).toBe(0);
  expect(servesHouse(undefined)).toBe(true);
  expect(servesHouse({ shards: [0, 3], of: 4 })).toBe(true);
  expect(servesHouse({ shards: [1, 2], of: 4 })).toBe(false);
});
