import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm';
import { newRating, type Rating, ratedGame, skillOf } from '../src/table/statistics.ts';
import type { Scope } from '../src/table/stores.ts';
import { atomically, type Connection, type Tx } from './connection.ts';
import { results } from './schema.ts';
import { counted, favourites, rated, skills } from './schema-counted.ts';

/** One kind of game on one server; on all of them where `guild` is empty. */
export interface Board {
  readonly game: string;
  readonly guild: string;
}
type Rated = typeof rated.$inferSelect;
type Cursor = typeof counted.$inferSelect;

/** How many games are rated, or rated results taken back, before others have their turn. */
const GAMES_AT_ONCE = 10;
const RESULTS_AT_ONCE = 70;

/**
 * How long after going back for a change of an old result no other is gone back for, in ms: whoever changes one after the
 * other makes all of them counted at once, and the ratings are complete in between.
 */
const PAUSE = 60 * 60_000;

/** Stands before every game that has ended. */
const BEGINNING = { endedAt: -1, gameId: '', again: null, begunAt: -PAUSE };

/** Due since ever. */
const AT_ONCE = 0;

/** The board of a server, or of all servers where it is left out. */
export const boardOf = ({ game, guildId = '' }: Scope): Board => ({ game, guild: guildId });

/**
 * Takes what a game has brought from the counts, or adds it: around every change of its results, in the same
 * transaction. The tiles are counted at once, ratings by `rateMore`: they follow from all games before.
 */
export function tally(tx: Tx, gameId: string, by: 1 | -1): void {
  const ofGame = tx.select().from(results).where(eq(results.gameId, gameId)).all();
  const [first] = ofGame;
  if (first === undefined) return;
  const { game, guildId, endedAt } = first;
  for (const board of [boardOf({ game }), ...(guildId === null ? [] : [boardOf({ game, guildId })])]) {
    countTiles(tx, board, { gameId, by });
    rateAgainFrom(tx, board, { endedAt, gameId });
  }
}

function countTiles(tx: Tx, { game, guild }: Board, { gameId, by }: { gameId: string; by: 1 | -1 }): void {
  tx.run(sql`insert into ${favourites} (user_id, game, guild, tile, games)
    select user_id, ${game}, ${guild}, value, ${by} from ${results}, json_each(tiles)
    where game_id = ${gameId} and user_id is not null group by seat, value
    on conflict do update set games = games + excluded.games`);
  if (by < 0) {
    tx.run(sql`delete from ${favourites} where games = 0 and game = ${game} and guild = ${guild}
      and user_id in (select user_id from ${results} where game_id = ${gameId})`);
  }
}

interface Place {
  readonly endedAt: number;
  readonly gameId: string;
}

const isBefore = (one: Place, other: Place): boolean =>
  one.endedAt < other.endedAt || (one.endedAt === other.endedAt && one.gameId < other.gameId);

/** Leaves what ended with a game or after it to be rated (again). */
function rateAgainFrom(tx: Tx, board: Board, place: Place): void {
  const cursor = cursorOf(tx, board) ?? { ...board, ...BEGINNING, dueAt: null };
  keepCursor(tx, isBefore(cursor, place) ? { ...cursor, dueAt: AT_ONCE } : backTo(tx, cursor, place.endedAt));
}

/** The cursor that goes back for a change of what it has passed: at once where there is little, else as soon as it may. */
function backTo(tx: Tx, cursor: Cursor, endedAt: number): Cursor {
  if (isFewFrom(tx, cursor, endedAt)) return { ...cursor, endedAt, gameId: '', dueAt: AT_ONCE };
  const again = Math.min(cursor.again ?? endedAt, endedAt);
  return { ...cursor, again, dueAt: cursor.dueAt ?? cursor.begunAt + PAUSE };
}

/** Whether so little has ended at a time or later that one piece takes it back, and one rates it again. */
function isFewFrom(tx: Tx, board: Board, endedAt: number): boolean {
  const isThere = and(isOn(board), gte(results.endedAt, endedAt));
  const there = tx.select({ seat: results.seat }).from(results).where(isThere);
  const isCounted = and(isRatedOn(board), gte(rated.endedAt, endedAt));
  const counted = tx.select({ seat: rated.seat }).from(rated).where(isCounted);
  return [there, counted].every((rows) => rows.limit(1).offset(RESULTS_AT_ONCE).get() === undefined);
}

/** The results that count on a board. */
const isOn = ({ game, guild }: Board) =>
  and(eq(results.game, game), guild === '' ? undefined : eq(results.guildId, guild));

const isRatedOn = ({ game, guild }: Board) => and(eq(rated.game, game), eq(rated.guild, guild));

function cursorOf(tx: Pick<Tx, 'select'>, { game, guild }: Board): Cursor | undefined {
  const isThat = and(eq(counted.game, game), eq(counted.guild, guild));
  return tx.select().from(counted).where(isThat).get();
}

function keepCursor(tx: Tx, cursor: Cursor): void {
  tx.insert(counted)
    .values(cursor)
    .onConflictDoUpdate({ target: [counted.game, counted.guild], set: cursor })
    .run();
}

/** A board on which there is something to be rated at a time, UTC ms. */
export function boardDue(db: Connection, now: number): Board | undefined {
  return db.select().from(counted).where(lte(counted.dueAt, now)).orderBy(asc(counted.dueAt)).limit(1).get();
}

/** Whether there are results on a board of which its ratings do not tell yet. */
export function isBehind(db: Connection, board: Board): boolean {
  return typeof cursorOf(db, board)?.dueAt === 'number';
}

/**
 * Brings a board nearer to what its results say, by a piece that keeps nobody waiting; false once nothing is left to be
 * done at a time, UTC ms. What ended after a change is taken back first, the last first, and then rated again in its order.
 */
export function rateMore(db: Connection, board: Board, now: number): boolean {
  const isDue = (cursor: Cursor | undefined): cursor is Cursor =>
    typeof cursor?.dueAt === 'number' && cursor.dueAt <= now;
  if (!isDue(cursorOf(db, board))) return false;
  return atomically(db, (tx) => {
    const cursor = cursorOf(tx, board);
    if (!isDue(cursor)) return false;
    // Other boards have their turn first.
    const goesOn = { ...cursor, dueAt: now };
    const after = takeBack(tx, cursor) ? goesOn : rateNext(tx, goesOn, now);
    keepCursor(tx, after);
    return isDue(after);
  });
}

/** The cursor once all results after it are rated: it goes back for a change before it as soon as it may. */
function allRated({ again, ...cursor }: Cursor, now: number): Cursor {
  if (again === null) return { ...cursor, again, dueAt: null };
  const dueAt = cursor.begunAt + PAUSE;
  if (now < dueAt) return { ...cursor, again, dueAt };
  return { ...cursor, endedAt: again, gameId: '', again: null, begunAt: now, dueAt: now };
}

/** Whether there was something rated after the cursor. */
function takeBack(tx: Tx, { game, guild, endedAt, gameId }: Cursor): boolean {
  const last = tx
    .select()
    .from(rated)
    .where(and(isRatedOn({ game, guild }), sql`(${rated.endedAt}, ${rated.gameId}) > (${endedAt}, ${gameId})`))
    .orderBy(desc(rated.endedAt), desc(rated.gameId), desc(rated.seat))
    .limit(RESULTS_AT_ONCE)
    .all();
  const unrate = unraterOn(tx, { game, guild });
  for (const one of last) unrate(one);
  return last.length > 0;
}

const places = (...names: string[]) => Object.fromEntries(names.map((name) => [name, sql.placeholder(name)]));

/** Takes ratings on a board back one after the other, the last first, by statements that are prepared once. */
function unraterOn(tx: Tx, board: Board): (one: Rated) => void {
  const { placeholder } = sql;
  const isPersons = eq(skills.id, placeholder('person'));
  const set = { ...places('mu', 'sigma', 'skill'), games: sql`games - 1`, wins: sql`wins - ${placeholder('won')}` };
  const restore = tx.update(skills).set(set).where(isPersons).prepare();
  const leave = tx
    .delete(skills)
    .where(and(isPersons, eq(skills.games, 0)))
    .prepare();
  const isThat = (['endedAt', 'gameId', 'seat'] as const).map((name) => eq(rated[name], placeholder(name)));
  const drop = tx
    .delete(rated)
    .where(and(isRatedOn(board), ...isThat))
    .prepare();
  return (one) => {
    restore.run({ ...one, skill: skillOf(one), won: Number(one.won) });
    leave.run({ person: one.person });
    drop.run({ ...one });
  };
}

/** Rates the next games; gives the cursor after them. */
function rateNext(tx: Tx, cursor: Cursor, now: number): Cursor {
  const { endedAt, gameId } = cursor;
  const next = tx
    .selectDistinct({ endedAt: results.endedAt, gameId: results.gameId })
    .from(results)
    .where(and(isOn(cursor), sql`(${results.endedAt}, ${results.gameId}) > (${endedAt}, ${gameId})`))
    .orderBy(asc(results.endedAt), asc(results.gameId))
    .limit(GAMES_AT_ONCE)
    .all();
  const rater = raterOn(tx, { game: cursor.game, guild: cursor.guild });
  const ofGame = tx
    .select({ seat: results.seat, userId: results.userId, rank: results.rank })
    .from(results)
    .where(eq(results.gameId, sql.placeholder('gameId')))
    .orderBy(asc(results.seat))
    .prepare();
  for (const place of next) {
    const seats = ofGame.all(place);
    rater(
      place,
      seats.flatMap(({ userId, ...rest }) => (userId === null ? [] : [{ userId, ...rest }])),
    );
  }
  const reached = { ...cursor, ...next.at(-1) };
  return next.length < GAMES_AT_ONCE ? allRated(reached, now) : reached;
}

interface Person {
  readonly seat: number;
  readonly userId: string;
  readonly rank: number;
}

/** Rates games on a board one after the other, by statements that are prepared once. */
function raterOn(tx: Tx, board: Board): (place: Place, persons: readonly Person[]) => void {
  const { placeholder } = sql;
  const { id, mu, sigma } = skills;
  const before = tx
    .select({ mu, sigma })
    .from(skills)
    .where(and(eq(skills.userId, placeholder('userId')), eq(skills.game, board.game), eq(skills.guild, board.guild)))
    .prepare();
  const keep = tx
    .insert(rated)
    .values({ ...board, ...(places('endedAt', 'gameId', 'seat', 'person', 'mu', 'sigma', 'won') as unknown as Rated) })
    .prepare();
  const row = { ...board, ...places('userId', 'mu', 'sigma', 'skill', 'wins', 'sinceAt', 'sinceGame', 'sinceSeat') };
  const set = tx
    .insert(skills)
    .values({ ...(row as unknown as typeof skills.$inferSelect), games: 1 })
    .onConflictDoUpdate({
      target: [skills.userId, skills.game, skills.guild],
      set: {
        mu: sql`excluded.mu`,
        sigma: sql`excluded.sigma`,
        skill: sql`excluded.skill`,
        games: sql`games + 1`,
        wins: sql`wins + excluded.wins`,
      },
    })
    .returning({ id })
    .prepare();
  return (place, persons) => {
    if (persons.length < 2) return;
    const ratings = persons.map(({ userId }): Rating => before.get({ userId }) ?? newRating());
    const after = ratedGame(ratings, persons);
    for (const [index, { seat, userId, rank }] of persons.entries()) {
      const [was, is] = [ratings[index], after[index]];
      if (!was || !is) continue;
      const won = rank === 1 ? 1 : 0;
      const since = { sinceAt: place.endedAt, sinceGame: place.gameId, sinceSeat: seat };
      const { id: person } = set.get({ ...is, ...since, userId, skill: skillOf(is), wins: won });
      keep.run({ ...place, ...was, seat, person, won });
    }
  };
}
