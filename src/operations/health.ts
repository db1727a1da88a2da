import type { BotHealth } from '../../commands/bot.ts';
import type { Measured } from './metrics.ts';

/** What is asked about the bot's health. */
export interface Examined extends Pick<Measured, 'waiting' | 'connection' | 'lastBackup' | 'now'> {
  /** Rejects where the database cannot be written. */
  writable(): Promise<void>;
  paints(): boolean;
  /** Whether backups are made at all, and since when they could have been, UTC ms. */
  backsUpSince: number | undefined;
}

/** A post that has been waiting for longer is not only waiting for Discord to breathe, in ms. */
const OLD_POST = 15 * 60_000;

/** A night without a backup is one too many, in ms. */
const OLD_BACKUP = 26 * 3_600_000;

/** For how long after a start a backup may be made up for, also when it does not succeed at once, in ms. */
const GRACE = 2 * 3_600_000;

/** How the bot is; `ok` only where everything it needs works. Times in ms, or as ISO 8601. Never throws. */
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

/** How the bot is. */
export type Health = Awaited<ReturnType<typeof examine>>;

function gatewayOf({ connection }: Examined) {
  const { of, shards } = connection();
  const pings = shards.flatMap(({ ping }) => ping ?? []);
  return {
    ok: shards.length > 0 && shards.every(({ connected }) => connected),
    // Of the slowest.
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

/** Whether fewer than so many ms have passed since a time; a time in the future comes from a clock that was ahead. */
const isWithin = (ms: number, since: number, now: number): boolean => since <= now && now - since < ms;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const SECOND = 1_000;

/** Which shards there are, if there are several, and which of them are lost; and the ping. */
function gatewayInWords({ of, shards, ping }: Health['gateway']): string {
  const numbers = (some: Health['gateway']['shards']) => some.map(({ shard }) => shard).join(', ');
  const lost = shards.filter(({ ok }) => !ok);
  const several = of > 1 ? [`shards ${numbers(shards)} of ${of}`] : [];
  if (several.length > 0 && lost.length > 0) several.push(`${numbers(lost)} lost`);
  return [...several, ...(ping === undefined ? [] : [`${ping} ms`])].join('; ');
}

/** The same for server admins: they do not run the bot, and learn nothing about its computer. */
export function inWords({ ok, database, gateway, outbox, painter, backup }: Health): BotHealth {
  const age = Math.round((outbox.oldestAge ?? 0) / SECOND);
  return {
    ok,
    parts: [
      { name: 'database', ok: database.ok, detail: '' },
      { name: 'gateway', ok: gateway.ok, detail: gatewayInWords(gateway) },
      { name: 'outbox', ok: outbox.ok, detail: outbox.waiting ? `${outbox.waiting}, ${age} s` : '' },
      { name: 'painter', ok: painter.ok, detail: '' },
      { name: 'backup', ok: backup.ok, detail: backup.last ?? '' },
    ],
  };
}
