/** The shards that a process serves, numbered from 0, and the total number of shards. */
export interface Share {
  /** In ascending order, each once. */
  readonly shards: readonly number[];
  readonly of: number;
}

/** Discord's own rule: the bits of a server's id that contain its time, modulo the number of shards. */
const MADE_AT = 22n;

/**
 * The shard of a server and its games, given the number of shards. The first shard also has everything without a
 * server, such as direct messages.
 */
export function shardOf(guildId: string | undefined, of: number): number {
  return guildId !== undefined && /^\d+$/.test(guildId) ? Number((BigInt(guildId) >> MADE_AT) % BigInt(of)) : 0;
}

/** Whether a process serves a server; one without a share serves all. */
export const serves = (share: Share | undefined, guildId: string | undefined): boolean =>
  share === undefined || share.shards.includes(shardOf(guildId, share.of));

/** Whether a process does the work that concerns no single game; the one with the first shard does. */
export const servesHouse = (share: Share | undefined): boolean => serves(share, undefined);
