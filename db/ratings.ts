import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { newRating, type Rating, ratedGame, skillOf } from '../src/table/statistics.ts';
import type { Connection } from './connection.ts';
import { results } from './schema.ts';
import { counted, favourites, rated, skills } from './schema-counted.ts';

/** A transaction. */
export type Tx = Parameters<Parameters<Connection['transaction']>[0]>[0];
/** One kind of game on one server; on all of them where `guild` is empty. */
export interface Board {
  readonly game: string;
  readonly guild: string;
}
type Rated = typeof rated.$inferSelect;
type Cursor = typeof counted.$inferSelect;

/** How many games are rated, or rated results taken back, before others have their turn. */
const GAMES_AT_ONCE = 20;
const RESULTS_AT_ONCE = 140;

/** Stands before every game that has ended. */
const BEGINNING = { endedAt: -1, gameId: '' };

/** The board of a server, or of all servers where it is left out. */
export const boardOf = ({
  game,
  guildId,
}: {
  readonly game: string;
  readonly guildId?: string | undefined;
}): Board => ({
  game,
  guild: guildId ?? '',
});

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
  const before = cursorOf(tx, board) ?? { ...board, ...BEGINNING };
  const until = isBefore(before, place) ? before : { ...board, endedAt: place.endedAt, gameId: '' };
  keepCursor(tx, { ...until, behind: true });
}

function cursorOf(tx: Tx, { game, guild }: Board): Cursor | undefined {
  return tx
    .select()
    .from(counted)
    .where(and(eq(counted.game, game), eq(counted.guild, guild)))
    .get();
}

function keepCursor(tx: Tx, cursor: Cursor): void {
  tx.insert(counted)
    .values(cursor)
    .onConflictDoUpdate({ target: [counted.game, counted.guild], set: cursor })
    .run();
}

/** A board on which games wait to be rated. */
export function boardBehind(db: Connection): Board | undefined {
  return db.select().from(counted).where(eq(counted.behind, true)).limit(1).get();
}

/**
 * Brings a board nearer to what its results say, by a piece that keeps nobody waiting; false once nothing is left.
 * What ended after a change is taken back first, the last first, and then rated again in its order.
 */
export function rateMore(db: Connection, board: Board): boolean {
  const where = and(eq(counted.game, board.game), eq(counted.guild, board.guild));
  if (!db.select().from(counted).where(where).get()?.behind) return false;
  return db.transaction(
    (tx) => {
      const cursor = cursorOf(tx, board);
      if (!cursor?.behind) return false;
      if (takeBack(tx, cursor)) return true;
      const reached = rateNext(tx, cursor);
      keepCursor(tx, { ...cursor, ...reached, behind: reached !== undefined });
      return reached !== undefined;
    },
    { behavior: 'immediate' },
  );
}

/** Whether there was something rated after the cursor. */
function takeBack(tx: Tx, { game, guild, endedAt, gameId }: Cursor): boolean {
  const last = tx
    .select()
    .from(rated)
    .where(
      and(
        eq(rated.game, game),
        eq(rated.guild, guild),
        sql`(${rated.endedAt}, ${rated.gameId}) > (${endedAt}, ${gameId})`,
      ),
    )
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
  const isPersons = and(
    eq(skills.userId, placeholder('userId')),
    eq(skills.game, board.game),
    eq(skills.guild, board.guild),
  );
  const set = {
    ...places('mu', 'sigma', 'skill'),
    games: sql`games - 1`,
    wins: sql`wins - ${placeholder('won')}`,
  };
  const restore = tx.update(skills).set(set).where(isPersons).prepare();
  const leave = tx
    .delete(skills)
    .where(and(isPersons, eq(skills.games, 0)))
    .prepare();
  const drop = tx
    .delete(rated)
    .where(
      and(
        eq(rated.game, board.game),
        eq(rated.guild, board.guild),
        eq(rated.endedAt, placeholder('endedAt')),
        eq(rated.gameId, placeholder('gameId')),
        eq(rated.seat, placeholder('seat')),
      ),
    )
    .prepare();
  return (one) => {
    restore.run({ ...one, skill: skillOf(one), won: Number(one.won) });
    leave.run({ userId: one.userId });
    drop.run({ ...one });
  };
}

/** Rates the next games; gives how far that went, undefined where there are none. */
function rateNext(tx: Tx, { game, guild, endedAt, gameId }: Cursor): Place | undefined {
  const isLater = and(
    eq(results.game, game),
    guild === '' ? undefined : eq(results.guildId, guild),
    sql`(${results.endedAt}, ${results.gameId}) > (${endedAt}, ${gameId})`,
  );
  const next = tx
    .selectDistinct({ endedAt: results.endedAt, gameId: results.gameId })
    .from(results)
    .where(isLater)
    .orderBy(asc(results.endedAt), asc(results.gameId))
    .limit(GAMES_AT_ONCE)
    .all();
  const rater = raterOn(tx, { game, guild });
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
  return next.at(-1);
}

interface Person {
  readonly seat: number;
  readonly userId: string;
  readonly rank: number;
}

/** Rates games on a board one after the other, by statements that are prepared once. */
function raterOn(tx: Tx, board: Board): (place: Place, persons: readonly Person[]) => void {
  const { placeholder } = sql;
  const { mu, sigma } = skills;
  const before = tx
    .select({ mu, sigma })
    .from(skills)
    .where(and(eq(skills.userId, placeholder('userId')), eq(skills.game, board.game), eq(skills.guild, board.guild)))
    .prepare();
  const keep = tx
    .insert(rated)
    .values({ ...board, ...(places('endedAt', 'gameId', 'seat', 'userId', 'mu', 'sigma', 'won') as unknown as Rated) })
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
      keep.run({ ...place, ...was, seat, userId, won });
      set.run({ ...is, ...since, userId, skill: skillOf(is), wins: won });
    }
  };
}
