import { setImmediate as immediate } from 'node:timers/promises';
import { and, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { invitedId } from '../src/table/ids.ts';
import { withoutPerson } from '../src/table/records/copy.ts';
import { atomically, type Connection, type Connections } from './connection.ts';
import { hasVoter, namesNewcomer } from './kept.ts';
import { countAlone } from './ratings.ts';

/** What replaces a person's id and name. */
interface Instead {
  readonly userId: string;
  readonly name: string;
}

/** How many rows of each table to rename at a time, so that others are not kept waiting. */
const ROWS_AT_ONCE = 200;

/**
 * Replaces a person's id and name, and removes their private data. If a person has many games, this first notes that,
 * then renames the person piece by piece, and continues after an interruption. The rest is a single step; for most
 * people, that is everything.
 */
export async function forgetPerson(connections: Connections, userId: string, instead: Instead): Promise<void> {
  if (await connections.patiently((connection) => noteMany(connection, userId, instead))) {
    do await immediate();
    while (await connections.patiently((connection) => renameSome(connection, userId, instead)));
  }
  await connections.erase((connection) => forget(connection, userId, instead));
}

/** Notes who should be forgotten, if that takes several steps. */
async function noteMany(connection: Connection, userId: string, instead: Instead): Promise<boolean> {
  const { db, tables } = connection;
  const { results, tenures, seats, forgotten } = tables;
  const beyond = [results, tenures, seats].map((rows) =>
    db.select({ seat: rows.seat }).from(rows).where(eq(rows.userId, userId)).limit(1).offset(ROWS_AT_ONCE),
  );
  let isMany = false;
  for (const rows of beyond) isMany ||= (await rows).length > 0;
  if (!isMany) return false;
  await atomically(connection, async () => {
    const note = { userId, insteadId: instead.userId, name: instead.name };
    await db.insert(forgotten).values(note).onConflictDoNothing();
    // This comes before the tenures are changed, because they say whose name it is.
    await forgetName(connection, userId, instead.name);
  });
  return true;
}

/** Renames some rows; returns whether there may be more. */
function renameSome(connection: Connection, userId: string, instead: Instead): Promise<boolean> {
  const { db, tables, dialect } = connection;
  const { results, tenures, seats, games } = tables;
  return atomically(connection, async () => {
    const some = (rows: typeof results | typeof tenures | typeof seats) =>
      sql`${dialect.row} in (select ${dialect.row} from ${rows} where ${rows.userId} = ${userId}
        order by ${rows.gameId}, ${rows.seat} limit ${ROWS_AT_ONCE})`;
    const ofSeats = sql`${games.id} in (select ${seats.gameId} from ${seats} where ${some(seats)})`;
    await db
      .update(games)
      .set({ host: instead.userId })
      .where(and(ofSeats, eq(games.host, userId)));
    await raiseRevisions(connection, ofSeats);
    const { userId: id } = instead;
    const renamed = [
      await db.update(results).set({ userId: id }).where(some(results)).returning({ seat: results.seat }),
      await db.update(tenures).set(instead).where(some(tenures)).returning({ seat: tenures.seat }),
      await db.update(seats).set(instead).where(some(seats)).returning({ seat: seats.seat }),
    ];
    return renamed.some((rows) => rows.length === ROWS_AT_ONCE);
  });
}

function forget(connection: Connection, userId: string, instead: Instead): Promise<void> {
  const { db, tables, dialect, memory } = connection;
  const { people, notes, orders, results, skills, favourites, tenures, games, seats, forgotten } = tables;
  return atomically(connection, async () => {
    await countAlone(connection);
    memory?.people.delete(userId);
    memory?.orders.clear();
    await db.delete(people).where(eq(people.userId, userId));
    await db.delete(notes).where(eq(notes.userId, userId));
    await db.delete(orders).where(sql`${dialect.field(orders.orders, 'userId')} = ${userId}`);
    // This comes before the tenures are changed, because they say whose name it is.
    await forgetName(connection, userId, instead.name);
    await db.update(results).set({ userId: instead.userId }).where(eq(results.userId, userId));
    for (const kept of [skills, favourites]) {
      await db.update(kept).set({ userId: instead.userId }).where(eq(kept.userId, userId));
    }
    await db.update(tenures).set(instead).where(eq(tenures.userId, userId));
    await forgetDeputy(connection, userId);
    // Seats, and the role of host, may be kept for them.
    for (const id of [userId, invitedId(userId)]) {
      const theirs = db.select({ gameId: seats.gameId }).from(seats).where(eq(seats.userId, id));
      await raiseRevisions(connection, or(eq(games.host, id), inArray(games.id, theirs)));
      await db.update(games).set({ host: instead.userId }).where(eq(games.host, id));
      await db.update(seats).set(instead).where(eq(seats.userId, id));
    }
    await forgetCopies(connection, userId, instead);
    await forgetVotes(connection, userId, instead);
    await db.delete(forgotten).where(eq(forgotten.userId, userId));
  });
}

/** Makes every process that has one of these games in memory read it again. */
async function raiseRevisions({ db, tables: { games }, memory }: Connection, which: SQL | undefined): Promise<void> {
  await db
    .update(games)
    .set({ revision: sql`${games.revision} + 1` })
    .where(which);
  memory?.revisions.clear();
}

/** Removes a person as the deputy of other people's seats. */
async function forgetDeputy(connection: Connection, userId: string): Promise<void> {
  const { db, tables } = connection;
  const { games, seats } = tables;
  const theirs = db.select({ gameId: seats.gameId }).from(seats).where(eq(seats.deputyId, userId));
  await raiseRevisions(connection, inArray(games.id, theirs));
  const nobody = { deputyId: null, deputyName: null, deputyStage: null, deputyFrom: null, deputyUntil: null };
  await db.update(seats).set(nobody).where(eq(seats.deputyId, userId));
}

/**
 * Removes a person from the copies of removed games, which could bring the person back. Removes copies that cannot be
 * read.
 */
async function forgetCopies(
  { db, tables: { removed }, dialect }: Connection,
  userId: string,
  instead: Instead,
): Promise<void> {
  const named = dialect.includes(removed.copy, JSON.stringify(userId));
  for (const { gameId, copy } of await db.select().from(removed).where(named)) {
    const isOne = eq(removed.gameId, gameId);
    const without = withoutPerson(copy, userId, instead);
    if (without === undefined) await db.delete(removed).where(isOne);
    else await db.update(removed).set({ copy: without }).where(isOne);
  }
}

/** Removes a person's name from votes about their seats, and from posts. */
async function forgetName(
  { db, tables: { tenures, votes, outbox }, dialect }: Connection,
  userId: string,
  name: string,
): Promise<void> {
  const satThere = (game: SQLWrapper, seat: SQLWrapper, known: SQLWrapper) =>
    sql`exists (select 1 from ${tenures} where ${tenures.gameId} = ${game} and ${tenures.seat} = ${seat}
      and ${tenures.name} = ${known} and ${tenures.userId} = ${userId})`;
  await db
    .update(votes)
    .set({ player: name })
    .where(satThere(votes.gameId, votes.seat, votes.player));
  const said = (key: string) => dialect.field(outbox.post, key);
  await db.delete(outbox).where(sql`${said('kind')} = 'lost' and ${said('userId')} = ${userId}`);
  await db
    .update(outbox)
    .set({ post: dialect.put(outbox.post, { key: 'deputyName', value: name }) })
    .where(sql`${said('deputyId')} = ${userId}`);
  const isAbout = satThere(outbox.gameId, sql`cast(${said('seat')} as integer)`, said('name'));
  await db
    .update(outbox)
    .set({ post: dialect.put(outbox.post, { key: 'name', value: name }) })
    .where(sql`${said('kind')} = 'seat' and ${isAbout}`);
}

/**
 * Nobody needs a person's requests and votes any more; other people's votes are kept, because posts may still describe
 * them.
 */
async function forgetVotes(connection: Connection, userId: string, { userId: id, name }: Instead): Promise<void> {
  const { db, tables } = connection;
  const { votes } = tables;
  const isVoter = hasVoter(connection, userId);
  const isNewcomer = namesNewcomer(connection, userId);
  const isBy = eq(votes.by, userId);
  const outcome = sql`case when ${votes.outcome} = 'open' then 'withdrawn' else ${votes.outcome} end`;
  await db
    .update(votes)
    .set({ outcome })
    .where(or(isVoter, isNewcomer, isBy));
  await db.update(votes).set({ voters: [], ballots: {} }).where(isVoter);
  await db.update(votes).set({ by: id }).where(isBy);
  await db.update(votes).set({ newcomer: { id, name } }).where(isNewcomer);
}
