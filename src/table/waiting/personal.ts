import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { binding } from '../bind.ts';
import { bankLeft } from '../clocks.ts';
import { mistake } from '../errors.ts';
import { isTimeZone, withAway } from '../hours.ts';
import { isUser, seatPlayedBy } from '../ids.ts';
import { type Away, type PersonSettings, personSettings, readSettings } from '../people.ts';
import { openLive, saveStep, type TableContext } from '../play/context.ts';
import { endAll } from '../play/deputies.ts';
import { type Live, ownSeatOf, seatOfUser } from '../play/live.ts';
import { promptAgain } from '../play/seats.ts';
import { serveGame } from '../play/serve.ts';
import type { Post } from '../posts.ts';
import type { TableGame } from '../types.ts';
import { type Awaiting, awaitingOf } from './calls.ts';
import { createTelling, type MayTell } from './telling.ts';

/** A person's change of their settings. */
export type SettingsChange = { readonly [K in keyof PersonSettings]?: PersonSettings[K] | undefined };

/** A person's game. */
export interface OwnGame {
  readonly game: TableGame;
  readonly seat: number;
  /** The awaited players; empty in a lobby. */
  readonly awaiting: readonly Awaiting[];
  /** Whether the person is one of them. */
  readonly mine: boolean;
  /** What is left in the person's time bank, in ms; undefined if the game has none. */
  readonly bank: number | undefined;
}

const DAY = 24 * 60 * 60_000;

/** How far ahead an absence may be, and how long, in ms. */
const LONGEST = 366 * DAY;

/** The maximum number of absences a person may have at a time. */
const MOST_ABSENCES = 20;

/**
 * What every panel needs to know about its reader: the language they chose, the locale of their Discord when they last
 * used the bot, and whether they want tips.
 */
export type Reading = Pick<PersonSettings, 'language' | 'locale' | 'tips'>;

/** How many games with the same rules somebody must finish before those rules no longer count as new to them. */
const TIPS_FOR = 3;

/** About how many people to cache this, and for how long (ms), since another process may change it. */
const READERS = 5_000;
const READER_KNOWN = 10 * 60_000;

/** People's settings for all their games on all servers. Every function throws TableError for a mistake of the user. */
export function createPersonal(tables: TableContext) {
  const context: Personally = { ...tables, mayTell: createTelling(tables) };
  const bind = binding(context);
  const finished = new LRUCache<string, number>({ max: READERS, ttl: READER_KNOWN });
  const readers = new LRUCache<string, Reading>({ max: READERS, ttl: READER_KNOWN });
  const readingOf = async (userId: string): Promise<Reading> => {
    const known = readers.get(userId);
    if (known) return known;
    const { language, locale, tips } = readSettings(await context.stores.people.settings(userId));
    const reading = { language, locale, tips };
    readers.set(userId, reading);
    return reading;
  };
  const finishedBy = async (userId: string, game: string): Promise<number> => {
    const key = `${game} ${userId}`;
    const games = finished.get(key) ?? (await context.stores.results.finished({ game }, userId));
    finished.set(key, games, { noUpdateTTL: true });
    return games;
  };
  return {
    settings: async (userId: string) => readSettings(await context.stores.people.settings(userId)),
    change: (userId: string, change: SettingsChange) =>
      ofPerson(context, userId, async () => {
        // The person may be changing something else through another process.
        await context.stores.people.changeSettings(userId, (kept) => changed(readSettings(kept), change));
        readers.delete(userId);
        await rouse(context, userId);
        return readSettings(await context.stores.people.settings(userId));
      }),
    /** A person's language, from a cache. */
    reading: readingOf,
    /** Stores the locale of a person's Discord. */
    keepLocale: (userId: string, locale: string) =>
      ofPerson(context, userId, async () => {
        await context.stores.people.changeSettings(userId, (kept) => changed(readSettings(kept), { locale }));
        readers.delete(userId);
      }),
    /** Periods of absence that are not over, earliest first. */
    away: bind(absences),
    /** Stops the clocks of the person's decisions for a period and tells the others; returns all upcoming absences. */
    goAway: (userId: string, time: Away) =>
      ofPerson(context, userId, async () => {
        const now = context.clock.now();
        const from = Math.max(time.from, now);
        if (time.to <= from || time.to > now + LONGEST) throw mistake('badAway', {});
        await context.stores.people.changeAway(userId, (all) => {
          const away = withAway(all.filter(isKept(now)), { from, to: time.to });
          if (away.filter(({ to }) => to > now).length > MOST_ABSENCES)
            throw mistake('tooManyAway', { most: MOST_ABSENCES });
          return away;
        });
        return tellAbsences(context, userId, { from, to: time.to });
      }),
    /** Cancels an absence by its start, UTC ms; all of them if left out. */
    comeBack: (userId: string, from?: number) =>
      ofPerson(context, userId, async () => {
        const now = context.clock.now();
        const ends = (time: Away) => time.to > now && (from === undefined || time.from === from);
        const dismissed = from === undefined ? await endAll(context, userId, () => true) : 0;
        await context.stores.people.changeAway(userId, (all) => {
          const before = all.filter(isKept(now));
          if (!before.some(ends) && dismissed === 0) throw mistake('notAway', {});
          // The past part of an absence is kept, because it has stopped the clocks.
          return before.flatMap((time) => (ends(time) ? (time.from < now ? [{ ...time, to: now }] : []) : [time]));
        });
        const left = await tellAbsences(context, userId);
        // A deputy stops with the absence that they were named for.
        if (from !== undefined) {
          await endAll(context, userId, ({ from: begins, until }) => {
            return until !== undefined && !left.some((time) => time.from < until && begins < time.to);
          });
        }
        return left;
      }),
    /** Whether a person is new to a game and wants tips in it. */
    wantsTips: async (userId: string, game: string): Promise<boolean> =>
      isUser(userId) && (await readingOf(userId)).tips && (await finishedBy(userId, game)) < TIPS_FOR,
    /** Everything stored about the person except the moves of their games. */
    kept: (userId: string) => context.stores.people.kept(userId),
    /** The person's lobbies and running games: those waiting for them first, earliest deadline first. */
    games: bind(gamesOf),
  };
}

/** People's choices for all their games on all servers. */
export type Personal = ReturnType<typeof createPersonal>;

/** The tables, and a limit on how often they hear about absences. */
interface Personally extends TableContext {
  readonly mayTell: MayTell;
}

/** One request at a time for each person. */
function ofPerson<T>({ serve }: TableContext, userId: string, task: () => Promise<T>): Promise<T> {
  return serve(`person ${userId}`, task);
}

/** The lobbies and running games in which a person plays, perhaps as a deputy; oldest first. */
async function gamesPlayedBy({ stores }: TableContext, userId: string): Promise<TableGame[]> {
  const own = await stores.games.ofUser(userId);
  const others = (await stores.games.ofDeputy(userId)).filter(
    ({ id, seats }) => seatPlayedBy(seats, userId) >= 0 && own.every((game) => game.id !== id),
  );
  return others.length === 0 ? own : [...own, ...others].sort((one, other) => one.createdAt - other.createdAt);
}

/** Makes the ticker look at everything that waits for a person. */
async function rouse(context: TableContext, userId: string): Promise<void> {
  for (const { id, status } of await gamesPlayedBy(context, userId)) {
    // This waits for everything that still uses the previous settings.
    if (status === 'running')
      await context.serve(id, () => context.stores.waits.rouse(id, userId, context.clock.now()));
  }
  context.waiting?.();
}

function absences({ stores, clock }: TableContext, userId: string): Promise<Away[]> {
  return stores.people.away(userId, clock.now());
}

/** Tells a person's tables that the person's absences have changed, and which one is new. */
async function tellAbsences(context: Personally, userId: string, time?: Away): Promise<Away[]> {
  await tellTables(context, userId, { mayTell: context.mayTell, ...(time && { time }) });
  await rouse(context, userId);
  return absences(context, userId);
}

function changed(settings: PersonSettings, change: SettingsChange): PersonSettings {
  const read = personSettings.safeParse({ ...settings, ...change });
  if (!read.success) throw mistake('badSetting', {});
  if (read.data.timeZone !== undefined && !isTimeZone(read.data.timeZone)) {
    throw mistake('unknownTimeZone', { zone: read.data.timeZone });
  }
  return read.data;
}

/** How long to keep an absence after its end (ms): it has stopped clocks that are still running. */
const KEPT = 366 * DAY;

const isKept =
  (now: number) =>
  ({ to }: Away): boolean =>
    to > now - KEPT;

/** An absence to announce at tables; none if an absence was cancelled. */
interface Telling {
  readonly mayTell: MayTell;
  readonly time?: Away;
}

/** Announces a person's absence in their games, and updates the prompts that wait for them. */
async function tellTables(context: TableContext, userId: string, telling: Telling): Promise<void> {
  for (const { id, status } of await gamesPlayedBy(context, userId)) {
    if (status !== 'running') continue;
    const tell = async () => {
      const live = await openLive(context, id);
      if (live.game.status !== 'running') return;
      const posts = [...absenceTold(live, userId, telling), ...(await promptChanged(context, live, userId))];
      if (posts.length > 0) await saveStep(context, { game: live.game, posts });
    };
    await serveGame(context, id, tell).catch((error: unknown) =>
      context.logger.error({ gameId: id, err: error }, 'a table could not be notified of an absence'),
    );
  }
}

function absenceTold(live: Live, userId: string, { time, mayTell }: Telling): Post[] {
  const { id, seats } = live.game;
  if (time === undefined || seats.length === 1 || !mayTell(userId, id)) return [];
  const own = ownSeatOf(live, userId);
  if (own >= 0) return [{ kind: 'away', seat: own, ...time }];
  return [{ kind: 'away', seat: seatOfUser(live, userId), deputy: true, ...time }];
}

/** The prompt for an awaited player, to be posted again unless it will be sent anyway. */
async function promptChanged(context: TableContext, live: Live, userId: string): Promise<Post[]> {
  if (!live.group.waiting.includes(seatOfUser(live, userId))) return [];
  const again = promptAgain(live);
  const coming = (await context.stores.outbox.unsent(live.game.id)).findLast(({ kind }) => kind !== 'away');
  return isDeepStrictEqual(coming, again) ? [] : [again];
}

async function gamesOf(context: TableContext, userId: string): Promise<OwnGame[]> {
  const games = await gamesPlayedBy(context, userId);
  const own = await Promise.all(
    games.map(async (game): Promise<OwnGame> => {
      const waits = game.status === 'running' ? await context.stores.waits.ofGame(game.id) : [];
      const awaiting = await Promise.all(waits.map((wait) => awaitingOf(context, game, wait)));
      const seat = seatPlayedBy(
        game.seats,
        userId,
        awaiting.map((one) => one.seat),
      );
      const waited = awaiting.find((one) => one.seat === seat);
      const bank = game.status === 'running' ? (waited?.bank?.left ?? bankLeft(game, seat)) : undefined;
      return { game, seat, awaiting, mine: waited !== undefined, bank };
    }),
  );
  const ends = ({ mine, seat, awaiting }: OwnGame): number =>
    (mine ? awaiting.find((one) => one.seat === seat)?.deadline : undefined) ?? Number.POSITIVE_INFINITY;
  // Equal ones stay in the order of their creation, because the sort is stable; without deadlines, all are equal.
  return own.sort((one, other) => {
    if (one.mine !== other.mine) return one.mine ? -1 : 1;
    return ends(one) === ends(other) ? 0 : ends(one) - ends(other);
  });
}
