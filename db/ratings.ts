import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm';
import { newRating, type Rating, ratedGame, skillOf } from '../src/table/statistics.ts';
import type { Scope } from '../src/table/stores.ts';
import { atomically, type Connection, given, givenColumns, prepared } from './connection.ts';
import type { Tables } from './tables.ts';

/** One kind of game, on one server or, if `guild` is empty, on all servers. */
export interface Board {
  readonly game: string;
  readonly guild: string;
}
type Rated = Tables['rated']['$inferSelect'];
type Cursor = Tables['counted']['$inferSelect'];

/** How many games to rate at a time, or how many games' ratings to take back, so that others are not kept waiting. */
const GAMES_AT_ONCE = 10;
const RESULTS_AT_ONCE = 70;

/**
 * How long to pause after going back because an old result has changed, in ms. A series of changes is then counted
 * together, and the ratings are complete in between.
 */
const PAUSE = 60 * 60_000;

/** A cursor that comes before every game that has ended. */
const BEGINNING = { endedAt: -1, gameId: '', again: null, begunAt: -PAUSE };

/** A due time that is always overdue. */
const AT_ONCE = 0;

/** The board of a server, or of all servers if left out. */
export const boardOf = ({ game, guildId = '' }: Scope): Board => ({ game, guild: guildId });

/** Makes this transaction wait until no other transaction is counting. */
export async function countAlone({ run, dialect }: Connection): Promise<void> {
  const alone = dialect.alone('counted');
  if (alone) await run(alone);
}

/**
 * Adds a game's contribution to the counts, or removes it; called before and after every change of its results, in the
 * same transaction. Counts tiles immediately. Ratings depend on all earlier games, so `rateMore` counts those.
 */
export async function tally(connection: Connection, gameId: string, by: 1 | -1): Promise<void> {
  const { db, tables } = connection;
  const { results } = tables;
  const [first] = await db.select().from(results).where(eq(results.gameId, gameId)).limit(1);
  if (first === undefined) return;
  await countAlone(connection);
  const { game, guildId, endedAt } = first;
  for (const board of [boardOf({ game }), ...(guildId === null ? [] : [boardOf({ game, guildId })])]) {
    await countTiles(connection, board, { gameId, by });
    await rateAgainFrom(connection, board, { endedAt, gameId });
  }
}

async function countTiles(
  { run, tables: { favourites, results }, dialect }: Connection,
  { game, guild }: Board,
  { gameId, by }: { gameId: string; by: 1 | -1 },
): Promise<void> {
  const once = sql`select distinct user_id, seat, value from ${results}, ${dialect.each(sql`tiles`)}
    where game_id = ${gameId} and user_id is not null`;
  await run(sql`insert into ${favourites} (user_id, game, guild, tile, games)
    select user_id, ${game}, ${guild}, value, ${by} * count(*) from (${once}) as once where true group by user_id, value
    on conflict (user_id, game, guild, tile) do update set games = ${favourites.games} + excluded.games`);
  if (by < 0) {
    await run(sql`delete from ${favourites} where games = 0 and game = ${game} and guild = ${guild}
      and user_id in (select user_id from ${results} where game_id = ${gameId})`);
  }
}

interface Place {
  readonly endedAt: number;
  readonly gameId: string;
}

const isBefore = (one: Place, other: Place): boolean =>
  one.endedAt < other.endedAt || (one.endedAt === other.endedAt && one.gameId < other.gameId);

/** Marks a given game, and all games that ended later, for rating, perhaps for the second time. */
async function rateAgainFrom(connection: Connection, board: Board, place: Place): Promise<void> {
  const cursor = (await cursorOf(connection, board)) ?? { ...board, ...BEGINNING, dueAt: null };
  const next = isBefore(cursor, place)
    ? { ...cursor, dueAt: AT_ONCE }
    : await backTo(connection, cursor, place.endedAt);
  await keepCursor(connection, next);
}

/**
 * The cursor after a change of results that it has already passed: it goes back immediately if only a few results must
 * be rated again, otherwise as soon as it is allowed to.
 */
async function backTo(connection: Connection, cursor: Cursor, endedAt: number): Promise<Cursor> {
  if (await isFewFrom(connection, cursor, endedAt)) return { ...cursor, endedAt, gameId: '', dueAt: AT_ONCE };
  const again = Math.min(cursor.again ?? endedAt, endedAt);
  return { ...cursor, again, dueAt: cursor.dueAt ?? cursor.begunAt + PAUSE };
}

/**
 * Whether so few results ended at a given time or later that they can be taken back in one step and rated again in
 * another.
 */
async function isFewFrom({ db, tables }: Connection, board: Board, endedAt: number): Promise<boolean> {
  const { results, rated } = tables;
  const isThere = and(isOn(results, board), gte(results.endedAt, endedAt));
  const isCounted = and(isOn(rated, board), gte(rated.endedAt, endedAt));
  const there = db.select({ seat: results.seat }).from(results).where(isThere).limit(1).offset(RESULTS_AT_ONCE);
  const counted = db.select({ seat: rated.seat }).from(rated).where(isCounted).limit(1).offset(RESULTS_AT_ONCE);
  return (await there).length === 0 && (await counted).length === 0;
}

/** The results, or rated results, that count on a board. */
function isOn(rows: Tables['results'] | Tables['rated'], { game, guild }: Board) {
  if ('guild' in rows) return and(eq(rows.game, game), eq(rows.guild, guild));
  return and(eq(rows.game, game), guild === '' ? undefined : eq(rows.guildId, guild));
}

async function cursorOf({ db, tables: { counted } }: Connection, { game, guild }: Board): Promise<Cursor | undefined> {
  const isThat = and(eq(counted.game, game), eq(counted.guild, guild));
  const [cursor] = await db.select().from(counted).where(isThat);
  return cursor;
}

async function keepCursor({ db, tables: { counted } }: Connection, cursor: Cursor): Promise<void> {
  const target = [counted.game, counted.guild];
  await db.insert(counted).values(cursor).onConflictDoUpdate({ target, set: cursor });
}

/** A board that has something to rate at a given time, UTC ms. */
export async function boardDue({ db, tables: { counted } }: Connection, now: number): Promise<Board | undefined> {
  const due = db.select().from(counted).where(lte(counted.dueAt, now)).orderBy(asc(counted.dueAt)).limit(1);
  return (await due)[0];
}

/** Whether a board has results that its ratings do not include yet. */
export async function isBehind(connection: Connection, board: Board): Promise<boolean> {
  return typeof (await cursorOf(connection, board))?.dueAt === 'number';
}

/**
 * Brings the ratings of a board closer to its results, in a step short enough to keep nobody waiting; returns false
 * once nothing is left to do at a given time, UTC ms. If a result has changed, first takes back everything that ended
 * after it, starting with the latest, and then rates it again in order.
 */
export async function rateMore(connection: Connection, board: Board, now: number): Promise<boolean> {
  const isDue = (cursor: Cursor | undefined): cursor is Cursor =>
    typeof cursor?.dueAt === 'number' && cursor.dueAt <= now;
  if (!isDue(await cursorOf(connection, board))) return false;
  return atomically(connection, async () => {
    await countAlone(connection);
    const cursor = await cursorOf(connection, board);
    if (!isDue(cursor)) return false;
    // Other boards get their turn first.
    const goesOn = { ...cursor, dueAt: now };
    const after = (await takeBack(connection, cursor)) ? goesOn : await rateNext(connection, goesOn, now);
    await keepCursor(connection, after);
    return isDue(after);
  });
}

/**
 * The cursor once all results after it are rated: if there was a change before it, it goes back as soon as it is
 * allowed to.
 */
function allRated({ again, ...cursor }: Cursor, now: number): Cursor {
  if (again === null) return { ...cursor, again, dueAt: null };
  const dueAt = cursor.begunAt + PAUSE;
  if (now < dueAt) return { ...cursor, again, dueAt };
  return { ...cursor, endedAt: again, gameId: '', again: null, begunAt: now, dueAt: now };
}

/** The statements for each result that is rated or taken back. */
const rating = prepared('ratings', ({ db, tables: { results, rated, skills } }) => {
  const isPersons = eq(skills.id, given('person'));
  const isThat = (['game', 'guild', 'endedAt', 'gameId', 'seat'] as const).map((name) => eq(rated[name], given(name)));
  const isOnBoard = (['userId', 'game', 'guild'] as const).map((name) => eq(skills[name], given(name)));
  const { id, mu, sigma } = skills;
  return {
    restore: db
      .update(skills)
      .set({
        ...givenColumns('mu', 'sigma', 'skill'),
        games: sql`${skills.games} - 1`,
        wins: sql`${skills.wins} - ${given('wins')}`,
      })
      .where(isPersons),
    leave: db.delete(skills).where(and(isPersons, eq(skills.games, 0))),
    drop: db.delete(rated).where(and(...isThat)),
    persons: db
      .select({ seat: results.seat, userId: results.userId, rank: results.rank })
      .from(results)
      .where(eq(results.gameId, given('gameId')))
      .orderBy(asc(results.seat)),
    before: db
      .select({ mu, sigma })
      .from(skills)
      .where(and(...isOnBoard)),
    keep: db
      .insert(rated)
      .values(givenColumns('game', 'guild', 'endedAt', 'gameId', 'seat', 'person', 'mu', 'sigma', 'won')),
    set: db
      .insert(skills)
      .values({
        ...givenColumns('game', 'guild', 'userId', 'mu', 'sigma', 'skill', 'wins'),
        ...givenColumns('sinceAt', 'sinceGame', 'sinceSeat'),
        games: 1,
      })
      .onConflictDoUpdate({
        target: [skills.userId, skills.game, skills.guild],
        set: {
          ...givenColumns('mu', 'sigma', 'skill'),
          games: sql`${skills.games} + 1`,
          wins: sql`${skills.wins} + excluded.wins`,
        },
      })
      .returning({ id }),
  };
});

/**
 * Takes back the latest ratings on a board, starting with the very last; returns whether anything after the cursor was
 * rated.
 */
async function takeBack(connection: Connection, { game, guild, endedAt, gameId }: Cursor): Promise<boolean> {
  const { db, tables } = connection;
  const { rated } = tables;
  const last = await db
    .select()
    .from(rated)
    .where(and(isOn(rated, { game, guild }), sql`(${rated.endedAt}, ${rated.gameId}) > (${endedAt}, ${gameId})`))
    .orderBy(desc(rated.endedAt), desc(rated.gameId), desc(rated.seat))
    .limit(RESULTS_AT_ONCE);
  for (const one of last) await unrate(connection, one);
  return last.length > 0;
}

async function unrate(connection: Connection, one: Rated): Promise<void> {
  const { restore, leave, drop } = rating(connection);
  await restore.execute({ ...one, skill: await skillOf(one), wins: Number(one.won) });
  await leave.execute({ person: one.person });
  await drop.execute(one);
}

/** Rates the next games; returns the cursor that comes after them. */
async function rateNext(connection: Connection, cursor: Cursor, now: number): Promise<Cursor> {
  const { endedAt, gameId } = cursor;
  const { db, tables } = connection;
  const { results } = tables;
  const next = await db
    .selectDistinct({ endedAt: results.endedAt, gameId: results.gameId })
    .from(results)
    .where(and(isOn(results, cursor), sql`(${results.endedAt}, ${results.gameId}) > (${endedAt}, ${gameId})`))
    .orderBy(asc(results.endedAt), asc(results.gameId))
    .limit(GAMES_AT_ONCE);
  for (const place of next) {
    const seats = await rating(connection).persons.execute({ gameId: place.gameId });
    const persons = seats.flatMap(({ userId, ...rest }) => (userId === null ? [] : [{ userId, ...rest }]));
    await rate(connection, { game: cursor.game, guild: cursor.guild }, { place, persons });
  }
  const reached = { ...cursor, ...next.at(-1) };
  return next.length < GAMES_AT_ONCE ? allRated(reached, now) : reached;
}

interface Person {
  readonly seat: number;
  readonly userId: string;
  readonly rank: number;
}

/** Rates a game on a board. */
async function rate(
  connection: Connection,
  board: Board,
  { place, persons }: { readonly place: Place; readonly persons: readonly Person[] },
): Promise<void> {
  if (persons.length < 2) return;
  const { before, set, keep } = rating(connection);
  const ratings: Rating[] = [];
  for (const { userId } of persons) {
    const [known] = await before.execute({ ...board, userId });
    ratings.push(known ?? (await newRating()));
  }
  const after = await ratedGame(ratings, persons);
  for (const [index, { seat, userId, rank }] of persons.entries()) {
    const [was, is] = [ratings[index], after[index]];
    if (!was || !is) continue;
    const won = rank === 1;
    const since = { sinceAt: place.endedAt, sinceGame: place.gameId, sinceSeat: seat };
    const skill = await skillOf(is);
    const [there] = await set.execute({ ...board, ...is, ...since, userId, skill, wins: Number(won) });
    await keep.execute({ ...board, ...place, ...was, seat, person: there?.id, won });
  }
}
