/** Which of Discord's shards a process serves, by their numbers from 0, and into how many Discord's events are divided. */
export interface Share {
  /** In ascending order, each once. */
  readonly shards: readonly number[];
  readonly of: number;
}

/** Discord's own division: the bits of a server's id that tell when it was made, by the number of shards. */
const MADE_AT = 22n;

/**
 * The shard to which a server belongs, and every game in it, where there are so many. What belongs to no server, such as
 * direct messages, is the first one's.
 */
export function shardOf(guildId: string | undefined, of: number): number {
  return guildId !== undefined && /^\d+$/.test(guildId) ? Number((BigInt(guildId) >> MADE_AT) % BigInt(of)) : 0;
}

/** Whether a process serves a server; one without a share serves all. */
export const serves = (share: Share | undefined, guildId: string | undefined): boolean =>
  share === undefined || share.shards.includes(shardOf(guildId, share.of));

/** Whether a process does what concerns no single game; the one with the first shard does. */
export const servesHouse = (share: Share | undefined): boolean => serves(share, undefined);
