import type { Dispatch } from './discord.ts';
import { isRecord } from './form.ts';

/** The part of the servers whose events one session gets: its number from 0, and the number of parts. */
export type Division = readonly [shard: number, of: number];

/** The part of a session that names none: everything. */
export const ALL: Division = [0, 1];

/** How many servers one session may have. */
export const MOST_GUILDS = 2_500;

/** How long (ms) after the start of one session no other with the same key may start. */
const APART = 5_000;

/** The part in an Identify; undefined if it is impossible. */
export function readDivision(named: unknown): Division | undefined {
  if (named === undefined || named === null) return ALL;
  if (!Array.isArray(named) || named.length !== 2 || !named.every((number) => Number.isInteger(number)))
    return undefined;
  const [shard, of] = named as [number, number];
  return shard >= 0 && shard < of ? [shard, of] : undefined;
}

/** Whether a server, or something without one, is in a part: ids are divided by their time (Gateway, Sharding). */
export const isIn = ([shard, of]: Division, guildId: string | undefined): boolean =>
  Number((BigInt(guildId ?? 0) >> 22n) % BigInt(of)) === shard;

/** The server of an event; undefined for a direct message. */
export function guildIn({ t, d }: Dispatch): string | undefined {
  const isAboutOne = t === 'GUILD_CREATE' || t === 'GUILD_DELETE';
  const guildId = isRecord(d) ? d[isAboutOne ? 'id' : 'guild_id'] : undefined;
  return typeof guildId === 'string' ? guildId : undefined;
}

/** Whether a session may start at a time (ms): of shards equal modulo `concurrency`, one every five seconds. */
export function createTurnstile(concurrency: number): (division: Division, now: number) => boolean {
  const last = new Map<number, number>();
  return ([shard], now) => {
    const key = shard % concurrency;
    if (now - (last.get(key) ?? Number.NEGATIVE_INFINITY) < APART) return false;
    last.set(key, now);
    return true;
  };
}
