import { and, asc, count, desc, eq, isNotNull, isNull, lte, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias, type PgColumn, type PgSelect } from 'drizzle-orm/pg-core';
import { FORMER } from '../src/table/ids.ts';
import type { FormerBest, Result, Tenure } from '../src/table/rows.ts';
import type { Skill } from '../src/table/statistics.ts';
import type { Figures, Part, ResultStore, Scope } from '../src/table/stores.ts';
import type { Level } from '../src/table/terms.ts';
import { type Connection, type Connections, given, known, prepared } from './connection.ts';
import { boardDue, boardOf, isBehind, rateMore, tally } from './ratings.ts';

const statements = prepared('results', ({ db, tables: { tenures } }) => ({
  tenures: db
    .select()
    .from(tenures)
    .where(eq(tenures.gameId, given('gameId')))
    .orderBy(asc(tenures.seat), asc(tenures.from)),
}));

/** Who had which seat, and the results. */
export function resultStore({ use }: Connections): ResultStore {
  return {
    tenures: (gameId) =>
      use(async (connection) => {
        const rows = await statements(connection).tenures.execute({ gameId });
        return rows.map(({ deputy, ...row }): Tenure => ({ ...known(row), ...(deputy && { deputy }) }));
      }),
    ofGame: (gameId) =>
      use(async ({ db, tables: { results } }) => {
        const ofGame = db.select().from(results).where(eq(results.gameId, gameId));
        return (await ofGame.orderBy(asc(results.seat))).map(known);
      }),
    formerBests: (gameId, option) => use((connection) => formerBestsOf(connection, gameId, option)),
    finished: (scope, userId) =>
      use(async (connection) => {
        const { results } = connection.tables;
        const theirs = and(isWithin(connection, scope), eq(results.userId, userId));
        const [found] = await connection.db.select({ games: count() }).from(results).where(theirs);
        return found?.games ?? 0;
      }),
    figures: (scope, userId) => use((connection) => figuresOf(connection, scope, userId)),
    skill: (scope, userId) => use((connection) => skillIn(connection, scope, userId)),
    skills: (scope, part) =>
      use(async (connection) => {
        const { skills } = connection.tables;
        const { userId, skill, games, wins } = skills;
        const all = connection.db.select({ userId, skill, games, wins }).from(skills);
        const order = [desc(skill), desc(games), ...sinceOf(connection).map((column) => asc(column))];
        return withPart(
          all
            .where(isShownOn(connection, scope))
            .orderBy(...order)
            .$dynamic(),
          part,
        );
      }),
    rated: (scope) => use((connection) => countOf(connection, isShownOn(connection, scope))),
    soloBest: (scope, part) => use((connection) => soloBest(connection, scope, part)),
    alone: (scope) =>
      use(async (connection) => {
        const { results } = connection.tables;
        const persons = sql`count(distinct ${results.userId})`.mapWith(Number);
        const [found] = await connection.db.select({ persons }).from(results).where(isSolo(connection, scope));
        return found?.persons ?? 0;
      }),
    openings: (scope, most) =>
      use(async (connection) => {
        const { results } = connection.tables;
        const isRecorded = and(
          isWithin(connection, scope),
          eq(results.players, scope.players),
          isNotNull(results.opening),
        );
        const each = { move: results.opening, ...sumsOf(connection) };
        const all = connection.db.select(each).from(results).where(isRecorded).groupBy(results.opening);
        const first = await all.orderBy(desc(count()), asc(results.opening)).limit(most);
        return first.map(({ move, sum, games }) => ({ move: move ?? '', games, points: sum / games }));
      }),
    behind: (scope) => use((connection) => isBehind(connection, boardOf(scope))),
    rateMore: (now, scope) =>
      use(async (connection) => {
        if (scope !== undefined) return rateMore(connection, boardOf(scope), now);
        const board = await boardDue(connection, now);
        if (board === undefined) return false;
        return (await rateMore(connection, board, now)) || (await boardDue(connection, now)) !== undefined;
      }),
  };
}

/** More rows than there can be; SQLite's OFFSET needs a LIMIT. */
const ALL = 2 ** 31 - 1;

function withPart<T extends PgSelect>(select: T, { from = 0, count: most = ALL }: Part): T {
  return select.limit(most).offset(from);
}

/** Whether a person lets others see their results. */
function isShown({ tables: { people }, dialect }: Connection, userId: PgColumn): SQL {
  return sql`${userId} not like ${`${FORMER}%`} and not exists (select 1 from ${people}
    where ${people.userId} = ${userId} and ${dialect.isFalse(people.settings, 'statistics')})`;
}

function isOn({ tables: { skills } }: Connection, scope: Scope) {
  const { game, guild } = boardOf(scope);
  return and(eq(skills.game, game), eq(skills.guild, guild));
}
const isShownOn = (connection: Connection, scope: Scope) =>
  and(isOn(connection, scope), isShown(connection, connection.tables.skills.userId));
const isWithin = ({ tables: { results } }: Connection, { game, guildId }: Scope) =>
  and(eq(results.game, game), guildId === undefined ? undefined : eq(results.guildId, guildId));

function isSolo(connection: Connection, scope: Scope) {
  const { results } = connection.tables;
  const isAlone = and(isWithin(connection, scope), sql`players = 1`, isNotNull(results.userId));
  return and(isAlone, isShown(connection, results.userId));
}

/** The result that a person's rating comes from. */
const sinceOf = ({ tables: { skills } }: Connection) => [skills.sinceAt, skills.sinceGame, skills.sinceSeat] as const;

async function soloBest(connection: Connection, scope: Scope, part: Part) {
  const { db, tables } = connection;
  const { results } = tables;
  const points = sql`max(${results.points})`.mapWith(Number);
  // Ties are ordered by the date of each person's first game.
  const first = [sql`min(${results.endedAt})`, sql`min(${results.gameId})`];
  const all = db.select({ userId: results.userId, points }).from(results).where(isSolo(connection, scope));
  const ordered = all.groupBy(results.userId).orderBy(desc(points), ...first);
  const best = await withPart(ordered.$dynamic(), part);
  return best.flatMap(({ userId, points }) => (userId === null ? [] : [{ userId, points }]));
}

async function countOf({ db, tables: { skills } }: Connection, where: SQL | undefined): Promise<number> {
  const [found] = await db.select({ rows: count() }).from(skills).where(where);
  return found?.rows ?? 0;
}

async function skillIn(
  connection: Connection,
  scope: Scope,
  userId: string,
): Promise<{ skill: Skill; place: number } | undefined> {
  const { db, tables } = connection;
  const { skills } = tables;
  const [own] = await db
    .select()
    .from(skills)
    .where(and(eq(skills.userId, userId), isOn(connection, scope)));
  if (own === undefined) return undefined;
  const { skill, games, wins, sinceAt, sinceGame, sinceSeat } = own;
  const since = sql.join([...sinceOf(connection)], sql`, `);
  const isBetter = sql`${skills.skill} >= ${skill} and (${skills.skill} > ${skill} or ${skills.games} > ${games}
    or (${skills.games} = ${games} and (${since}) < (${sinceAt}, ${sinceGame}, ${sinceSeat})))`;
  const better = await countOf(connection, and(isOn(connection, scope), isBetter));
  return { skill: { userId, skill, games, wins }, place: 1 + better };
}

/** Only for people who show their results. */
async function formerBestsOf(connection: Connection, gameId: string, option?: string): Promise<FormerBest[]> {
  const { db, tables, dialect } = connection;
  const { results, games } = tables;
  const former = alias(results, 'former');
  const choiceIn = (game: SQLWrapper) =>
    sql`(select ${dialect.field(sql`${games.options}`, option ?? '')} from ${games} where ${games.id} = ${game})`;
  const isBefore = and(
    eq(former.userId, results.userId),
    eq(former.game, results.game),
    eq(former.players, results.players),
    ne(former.gameId, results.gameId),
    lte(former.endedAt, results.endedAt),
    option === undefined ? undefined : sql`${choiceIn(former.gameId)} = ${choiceIn(results.gameId)}`,
  );
  return db
    .select({
      seat: results.seat,
      points: results.points,
      before: sql`max(${former.points})`.mapWith(Number),
    })
    .from(results)
    .innerJoin(former, isBefore)
    .where(and(eq(results.gameId, gameId), isShown(connection, results.userId)))
    .groupBy(results.seat, results.points)
    .orderBy(asc(results.seat));
}

const sumsOf = ({ tables: { results } }: Connection) => ({
  games: count(),
  sum: sql`sum(${results.points})`.mapWith(Number),
});

/** Nobody wins a solo game. */
function reachedIn(connection: Connection) {
  const { rank, players } = connection.tables.results;
  const won = sql`sum(case when ${rank} = 1 and ${players} > 1 then 1 else 0 end)`.mapWith(Number);
  return { ...sumsOf(connection), wins: won };
}

/** The same rows, with the average in place of the sum. */
const averaged = <Row extends { readonly sum: number; readonly games: number }>({ sum, ...rest }: Row) => ({
  ...rest,
  average: sum / rest.games,
});

async function figuresOf(connection: Connection, scope: Scope, userId: string): Promise<Figures> {
  const { db, tables } = connection;
  const { results, favourites } = tables;
  const { players, points, side, against } = results;
  const sums = reachedIn(connection);
  const reached = { ...sums, best: sql`max(${points})`.mapWith(Number) };
  const isTheirs = and(eq(results.userId, userId), isWithin(connection, scope));
  const counts = await db
    .select({ players, ...reached })
    .from(results)
    .where(and(isTheirs, isNull(against)))
    .groupBy(players)
    .orderBy(asc(players));
  const computers = await db
    .select({ level: sql<Level>`${against}`, ...reached })
    .from(results)
    .where(and(isTheirs, isNotNull(against)))
    .groupBy(against);
  const sides = await db
    .select({ side: sql<string>`${side}`, ...sums })
    .from(results)
    .where(and(isTheirs, isNotNull(side)))
    .groupBy(side)
    .orderBy(desc(count()), asc(side));
  const { game, guild } = boardOf(scope);
  const tiles = await db
    .select({ tile: favourites.tile, games: favourites.games })
    .from(favourites)
    .where(and(eq(favourites.userId, userId), eq(favourites.game, game), eq(favourites.guild, guild)));
  return { counts: counts.map(averaged), computers: computers.map(averaged), sides: sides.map(averaged), tiles };
}

/** Replaces the tenures and results of a game, if there are new ones. */
export async function replaceResults(
  connection: Connection,
  gameId: string,
  change: { readonly tenures?: readonly Tenure[] | undefined; readonly results?: readonly Result[] | undefined },
): Promise<void> {
  const { db, tables } = connection;
  const { tenures, results } = tables;
  if (change.tenures) {
    await db.delete(tenures).where(eq(tenures.gameId, gameId));
    if (change.tenures.length > 0) await db.insert(tenures).values([...change.tenures]);
  }
  if (change.results) {
    await tally(connection, gameId, -1);
    await db.delete(results).where(eq(results.gameId, gameId));
    if (change.results.length > 0) await db.insert(results).values([...change.results]);
    await tally(connection, gameId, 1);
  }
}
