import type { Measured } from './metrics.ts';

/** What the health check reads. */
export interface Examined extends Pick<Measured, 'waiting' | 'connection' | 'lastBackup' | 'now'> {
  /** Rejects if the database cannot be written to. */
  writable(): Promise<void>;
  paints(): boolean;
  /** The earliest time (UTC ms) at which there could have been backups; undefined if the bot makes none. */
  backsUpSince: number | undefined;
}

/** If a post waits longer than this (ms), the rate limit is not the only reason. */
const OLD_POST = 15 * 60_000;

/** If the latest backup is older than this (ms), a night was missed. */
const OLD_BACKUP = 26 * 3_600_000;

/** How long (ms) after a start a missed backup may still be on its way. */
const GRACE = 2 * 3_600_000;

/** The bot's health; `ok` only if everything it needs works. Times in ms, or in ISO 8601. Never throws. */
export async function examine(examined: Examined) {
  const database = await databaseOf(examined);
  const parts = {
    database,
    gateway: gatewayOf(examined),
    outbox: await outboxOf(examined),
    painter: { ok: examined.paints() },
    backup: backupOf(examined),
  };
  return { ok: Object.values(parts).every(({ ok }) => ok), ...parts };
}

/** The bot's health. */
export type Health = Awaited<ReturnType<typeof examine>>;

function gatewayOf({ connection }: Examined) {
  const { of, shards } = connection();
  const pings = shards.flatMap(({ ping }) => ping ?? []);
  return {
    ok: shards.length > 0 && shards.every(({ connected }) => connected),
    // The slowest shard's.
    ...(pings.length > 0 && { ping: Math.max(...pings) }),
    of,
    shards: shards.map(({ shard, connected, ping }) => ({ shard, ok: connected, ...(ping !== undefined && { ping }) })),
  };
}

async function databaseOf({ writable }: Examined): Promise<{ ok: boolean; error?: string }> {
  try {
    await writable();
    return { ok: true };
  } catch (error) {
    return { ok: false, error: messageOf(error) };
  }
}

async function outboxOf({ waiting, now }: Examined): Promise<{ ok: boolean; waiting?: number; oldestAge?: number }> {
  try {
    const { posts, since } = await waiting();
    const oldestAge = since === undefined ? 0 : Math.max(0, now() - since);
    return { ok: oldestAge < OLD_POST, waiting: posts, oldestAge };
  } catch {
    return { ok: false };
  }
}

function backupOf({ backsUpSince, lastBackup, now }: Examined): { ok: boolean; last?: string; error?: string } {
  try {
    const last = lastBackup();
    const ok = isWithin(OLD_BACKUP, last ?? 0, now()) || isWithin(GRACE, backsUpSince ?? now(), now());
    return { ok, ...(last !== undefined && { last: new Date(last).toISOString() }) };
  } catch (error) {
    return { ok: false, error: messageOf(error) };
  }
}

/** Whether a time is less than this many ms ago; a time in the future comes from a clock that was ahead. */
const isWithin = (ms: number, since: number, now: number): boolean => since <= now && now - since < ms;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
