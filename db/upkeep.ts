import type Sqlite from 'better-sqlite3';
import type { Run } from './connection.ts';

/** What operators want to know of the stores. */
export type Upkeep = ReturnType<typeof upkeepOf>;

const WAITS = 'sent_at is null and refused_at is null';

/** How Discord names Missing Access and Missing Permissions, in what is kept of a failure: those who run the server can mend it, those who run the bot cannot. */
const FORBIDDEN = ['50001', '50013'].map((code) => `error like 'DiscordAPIError[${code}]%'`).join(' or ');

const WAITING = `
  select count(*), min(case when game_id not in (select game_id from outbox where ${WAITS} and (${FORBIDDEN})) then created_at end)
    from outbox where ${WAITS}`;

/** What operators want to know of an SQLite file. */
export function upkeepOf(sqlite: Sqlite.Database, run: Run) {
  return {
    /** Writes something that changes nothing; rejects with a sentence for the operator where that cannot be done. */
    writable: () => run(() => write(sqlite)),
    /**
     * The posts that wait to be sent, and since when the longest-waiting one has been waiting, UTC ms; posts of games to whose
     * channel Discord gives the bot no rights are left out of that.
     */
    waiting: () =>
      run(() => {
        const [posts, since] = sqlite.prepare<[], [number, number | null]>(WAITING).raw().get() ?? [0, null];
        return { posts, since: since ?? undefined };
      }),
    /** How many games there are of every status that occurs. */
    games: () =>
      run(() => {
        const rows = sqlite.prepare<[], [string, number]>('select status, count(*) from games group by status').raw();
        return Object.fromEntries<number>(rows.all());
      }),
  };
}

/** Writes something that changes nothing; throws what SQLite throws where that cannot be done. */
export function write(sqlite: Sqlite.Database): void {
  // A number that SQLite keeps for programs: writing it writes to the disk, also where it stays the same.
  sqlite.pragma(`user_version = ${Number(sqlite.pragma('user_version', { simple: true }))}`);
}
