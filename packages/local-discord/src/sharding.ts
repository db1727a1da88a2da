import { isRecord } from './form.ts';
import type { Dispatch } from './happenings.ts';

/** The part of the servers that one session hears of: its number from 0, and how many parts there are. */
export type Division = readonly [shard: number, of: number];

/** The part of a session that names none: everything. */
export const ALL: Division = [0, 1];

/** How many servers one session may have. */
export const MOST_GUILDS = 2_500;

/** For how long (ms) after one session another of the same key may not begin. */
const APART = 5_000;

/** The part that an Identify names; undefined if there can be no such part. */
export function readDivision(named: unknown): Division | undefined {
  if (named === undefined || named === null) return ALL;
  if (!Array.isArray(named) || named.length !== 2 || !named.every((number) => Number.isInteger(number)))
    return undefined;
  const [shard, of] = named as [number, number];
  return shard >= 0 && shard < of ? [shard, of] : undefined;
}

/** Whether a server, or what belongs to none, is in a part: ids are divided by when they were made (Gateway, Sharding). */
export function isIn([shard, of]: Division, guildId: string | undefined): boolean {
  return Number((BigInt(guildId ?? 0) >> 22n) % BigInt(of)) === shard;
}

/** The server that an event names; undefined if it is about a direct message. */
export function guildIn({ t, d }: Dispatch): string | undefined {
  const isAboutOne = t === 'GUILD_CREATE' || t === 'GUILD_DELETE';
  const guildId = isRecord(d) ? d[isAboutOne ? 'id' : 'guild_id'] : undefined;
  return typeof guildId === 'string' ? guildId : undefined;
}

/**
 * Whether a session may start at a time (ms): among shards with one remainder by `concurrency`, one in five seconds.
 */
export function createTurnstile(concurrency: number): (division: Division, now: number) => boolean {
  const last = new Map<number, number>();
  return ([shard], now) => {
    const key = shard % concurrency;
    if (now - (last.get(key) ?? Number.NEGATIVE_INFINITY) < APART) return false;
    last.set(key, now);
    return true;
  };
}
