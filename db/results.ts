import { and, asc, count, desc, eq, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import { type AnySQLiteColumn, alias, type SQLiteSelect } from 'drizzle-orm/sqlite-core';
import { FORMER } from '../src/table/ids.ts';
import type { FormerBest, Result, Tenure } from '../src/table/rows.ts';
import type { Skill } from '../src/table/statistics.ts';
import type { Figures, Part, ResultStore, Scope } from '../src/table/stores.ts';
import type { Level } from '../src/table/terms.ts';
import { type Connection, known, type Run, storeOf, type Tx } from './connection.ts';
import { type Board, boardDue, boardOf, isBehind, rateMore, tally } from './ratings.ts';
import { people, results, tenures } from './schema.ts';
import { favourites, skills } from './schema-counted.ts';

/** Who sat where, and what came of it, in SQLite. */
export function resultStore(db: Connection, run: Run): ResultStore {
  return storeOf<ResultStore>(run, {
    tenures: (gameId) => {
      const ofGame = db.select().from(tenures).where(eq(tenures.gameId, gameId));
      return ofGame.orderBy(asc(tenures.seat), asc(tenures.from)).all().map(known);
    },
    ofGame: (gameId) =>
      db.select().from(results).where(eq(results.gameId, gameId)).orderBy(asc(results.seat)).all().map(known),
    formerBests: (gameId) => formerBestsOf(db, gameId),
    figures: (scope, userId) => figuresOf(db, scope, userId),
    skill: (scope, userId) => skillIn(db, scope, userId),
    skills: (scope, part) => {
      const { userId, skill, games, wins } = skills;
      const all = db.select({ userId, skill, games, wins }).from(skills).where(isShownOn(scope));
      return withPart(all.orderBy(...BEST_FIRST).$dynamic(), part).all();
    },
    rated: (scope) => countOf(db, isShownOn(scope)),
    soloBest: (scope, part) => {
      const points = sql<number>`max(${results.points})`;
      // Those who have reached the same stand in the order of their first games.
      const first = sql`min(printf('%020d', ${results.endedAt}) || ${results.gameId})`;
      const all = db.select({ userId: results.userId, points }).from(results).where(isSolo(scope));
      const best = withPart(all.groupBy(results.userId).orderBy(desc(points), first).$dynamic(), part).all();
      return best.flatMap(({ userId, points }) => (userId === null ? [] : [{ userId, points }]));
    },
    alone: (scope) => {
      const persons = sql<number>`count(distinct ${results.userId})`;
      return db.select({ persons }).from(results).where(isSolo(scope)).get()?.persons ?? 0;
    },
    openings: (scope, most) => {
      const games = count();
      const begun = and(isWithin(scope), eq(results.players, scope.players), isNotNull(results.opening));
      const each = { move: results.opening, games, points: sql<number>`avg(${results.points})` };
      const all = db.select(each).from(results).where(begun).groupBy(results.opening);
      const first = all.orderBy(desc(games), asc(results.opening)).limit(most).all();
      return first.map(({ move, ...reached }) => ({ move: move ?? '', ...reached }));
    },
    behind: (scope) => isBehind(db, boardOf(scope)),
    rateMore: (now, scope) => {
      if (scope !== undefined) return rateMore(db, boardOf(scope), now);
      const board = boardDue(db, now);
      return board !== undefined && (rateMore(db, board, now) || boardDue(db, now) !== undefined);
    },
  });
}

/** Drizzle wants a count where it is to leave some out: SQLite takes a negative one for all. */
function withPart<T extends SQLiteSelect>(select: T, { from = 0, count: most = -1 }: Part): T {
  return select.limit(most).offset(from);
}

/** Whether somebody shows what they have reached. */
function isShown(userId: AnySQLiteColumn): SQL {
  return sql`${userId} not like ${`${FORMER}%`} and not exists (select 1 from ${people}
    where ${people.userId} = ${userId} and json_type(${people.settings}, '$.statistics') = 'false')`;
}

const isOn = ({ game, guild }: Board) => and(eq(skills.game, game), eq(skills.guild, guild));
const isShownOn = (scope: Scope) => and(isOn(boardOf(scope)), isShown(skills.userId));
const isWithin = ({ game, guildId }: Scope) =>
  and(eq(results.game, game), guildId === undefined ? undefined : eq(results.guildId, guildId));
const isSolo = (scope: Scope) =>
  and(isWithin(scope), sql`players = 1`, isNotNull(results.userId), isShown(results.userId));

const SINCE = [skills.sinceAt, skills.sinceGame, skills.sinceSeat] as const;
const BEST_FIRST = [desc(skills.skill), desc(skills.games), ...SINCE.map((column) => asc(column))];

function countOf(db: Connection, where: SQL | undefined): number {
  return db.select({ rows: count() }).from(skills).where(where).get()?.rows ?? 0;
}

function skillIn(db: Connection, scope: Scope, userId: string): { skill: Skill; place: number } | undefined {
  const board = boardOf(scope);
  const own = db
    .select()
    .from(skills)
    .where(and(eq(skills.userId, userId), isOn(board)))
    .get();
  if (own === undefined) return undefined;
  const { skill, games, wins, sinceAt, sinceGame, sinceSeat } = own;
  const isBetter = sql`${skills.skill} >= ${skill} and (${skills.skill} > ${skill} or ${skills.games} > ${games}
    or (${skills.games} = ${games} and (${sql.join([...SINCE], sql`, `)}) < (${sinceAt}, ${sinceGame}, ${sinceSeat})))`;
  return { skill: { userId, skill, games, wins }, place: 1 + countOf(db, and(isOn(board), isBetter)) };
}

/** Of those who show what they have reached. */
function formerBestsOf(db: Connection, gameId: string): FormerBest[] {
  const former = alias(results, 'former');
  const isBefore = and(
    eq(former.userId, results.userId),
    eq(former.game, results.game),
    eq(former.players, results.players),
    ne(former.gameId, results.gameId),
    lte(former.endedAt, results.endedAt),
  );
  return db
    .select({ seat: results.seat, points: results.points, before: sql<number>`max(${former.points})` })
    .from(results)
    .innerJoin(former, isBefore)
    .where(and(eq(results.gameId, gameId), isShown(results.userId)))
    .groupBy(results.seat)
    .orderBy(asc(results.seat))
    .all();
}

/** Nobody wins the solo game. */
const REACHED = {
  games: sql<number>`count(*)`,
  wins: sql<number>`sum(${results.rank} = 1 and ${results.players} > 1)`,
  sum: sql<number>`sum(${results.points})`,
};

/** Numbers of rows with the average in place of the sum. */
const averaged = <Row extends { readonly sum: number; readonly games: number }>({ sum, ...rest }: Row) => ({
  ...rest,
  average: sum / rest.games,
});

function figuresOf(db: Connection, scope: Scope, userId: string): Figures {
  const { players, points, side, against } = results;
  const reached = { ...REACHED, best: sql<number>`max(${points})` };
  const isTheirs = and(eq(results.userId, userId), isWithin(scope));
  const counts = db
    .select({ players, ...reached })
    .from(results)
    .where(and(isTheirs, isNull(against)))
    .groupBy(players)
    .orderBy(asc(players))
    .all()
    .map(averaged);
  const computers = db
    .select({ level: sql<Level>`${against}`, ...reached })
    .from(results)
    .where(and(isTheirs, isNotNull(against)))
    .groupBy(against)
    .all()
    .map(averaged);
  const sides = db
    .select({ side: sql<string>`${side}`, ...REACHED })
    .from(results)
    .where(and(isTheirs, isNotNull(side)))
    .groupBy(side)
    .orderBy(desc(REACHED.games), asc(side))
    .all()
    .map(averaged);
  const { game, guild } = boardOf(scope);
  const tiles = db
    .select({ tile: favourites.tile, games: favourites.games })
    .from(favourites)
    .where(and(eq(favourites.userId, userId), eq(favourites.game, game), eq(favourites.guild, guild)))
    .all();
  return { counts, computers, sides, tiles };
}

/** Replaces the tenures and results of a game, each where there are new ones. */
export function replaceResults(
  tx: Tx,
  gameId: string,
  change: { readonly tenures?: readonly Tenure[] | undefined; readonly results?: readonly Result[] | undefined },
): void {
  if (change.tenures) {
    tx.delete(tenures).where(eq(tenures.gameId, gameId)).run();
    for (const tenure of change.tenures) tx.insert(tenures).values(tenure).run();
  }
  if (change.results) {
    tally(tx, gameId, -1);
    tx.delete(results).where(eq(results.gameId, gameId)).run();
    if (change.results.length > 0)
      tx.insert(results)
        .values([...change.results])
        .run();
    tally(tx, gameId, 1);
  }
}
