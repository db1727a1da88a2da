import { isDeepStrictEqual } from 'node:util';
import { mistake } from './errors.ts';
import type { Post } from './outbox/posts.ts';
import { type Away, type Kept, type PersonSettings, personSettings, readSettings } from './people.ts';
import type { Live } from './play/live.ts';
import { promptAgain } from './play/seats.ts';
import { openLive, type Room, saveStep, serveGame } from './room.ts';
import type { TableGame } from './types.ts';
import { type Standing, standingOf } from './waiting/calls.ts';
import { isTimeZone, withAway } from './waiting/hours.ts';

/** What a person changes of their settings. */
export type SettingsChange = { readonly [K in keyof PersonSettings]?: PersonSettings[K] | undefined };

/** A game in which a person sits. */
export interface OwnGame {
  readonly game: TableGame;
  readonly seat: number;
  /** Those who are waited for; empty in a lobby. */
  readonly standing: readonly Standing[];
  /** Whether the person is among them. */
  readonly mine: boolean;
}

/** What people choose for all their games on all servers. Every function throws TableError for a mistake of the user. */
export interface Personal {
  settings(userId: string): Promise<PersonSettings>;
  change(userId: string, change: SettingsChange): Promise<PersonSettings>;
  /** Times of absence that are not over, earliest first. */
  away(userId: string): Promise<Away[]>;
  /** Stops the clocks of the person's decisions for a time and tells the others; returns all absences to come. */
  goAway(userId: string, time: Away): Promise<Away[]>;
  /** Takes back an absence by its beginning, UTC ms; all of them when left out. */
  comeBack(userId: string, from?: number): Promise<Away[]>;
  /** Everything that is kept of the person beside the moves of their games. */
  kept(userId: string): Promise<Kept>;
  /** Lobbies and running games of the person: those first that wait for them, the earliest deadline before the others. */
  games(userId: string): Promise<OwnGame[]>;
}

const DAY = 24 * 60 * 60_000;

/** How far ahead, and how long, an absence may be, in ms. */
const LONGEST = 366 * DAY;

/** How many absences somebody may have told at a time. */
const MOST_ABSENCES = 20;

/** How often a table is told of absences of one person, within how long, in ms; its prompts show them in any case. */
const MOST_TOLD = 3;
const TOLD_WITHIN = DAY;

/** Of how many persons at tables it is known how often they were told of. */
const KNOWN = 5_000;

/** Tells whether a table is to be told once more of absences of a person. */
type MayTell = (userId: string, gameId: string) => boolean;

function createTelling({ clock }: Room): MayTell {
  const known = new Map<string, readonly number[]>();
  return (userId, gameId) => {
    const now = clock.now();
    const key = `${userId} ${gameId}`;
    const before = (known.get(key) ?? []).filter((at) => at > now - TOLD_WITHIN);
    const mayTell = before.length < MOST_TOLD;
    known.delete(key);
    known.set(key, mayTell ? [...before, now] : before);
    const [oldest] = known.keys();
    if (known.size > KNOWN && oldest !== undefined) known.delete(oldest);
    return mayTell;
  };
}

export function createPersonal(room: Room): Personal {
  const { people } = room.stores;
  const mayTell = createTelling(room);
  const mine = <T>(userId: string, task: () => Promise<T>): Promise<T> => room.serve(`person ${userId}`, task);
  const rouse = async (userId: string) => {
    for (const { id, status } of await room.stores.games.ofUser(userId)) {
      // Behind whatever goes by the former settings just now.
      if (status === 'running') await room.serve(id, () => room.stores.waits.rouse(id, userId, room.clock.now()));
    }
    room.waiting?.();
  };
  const absences = (userId: string) => people.away(userId, room.clock.now());
  return {
    settings: async (userId) => readSettings(await people.settings(userId)),
    change: (userId, change) =>
      mine(userId, async () => {
        const settings = changed(readSettings(await people.settings(userId)), change);
        await people.keepSettings(userId, settings);
        await rouse(userId);
        return settings;
      }),
    away: absences,
    goAway: (userId, time) =>
      mine(userId, async () => {
        const now = room.clock.now();
        const from = Math.max(time.from, now);
        if (time.to <= from || time.to > now + LONGEST) throw mistake('badAway', {});
        const away = withAway(await keptAbsences(room, userId), { from, to: time.to });
        if (away.filter(({ to }) => to > now).length > MOST_ABSENCES) {
          throw mistake('tooManyAway', { most: MOST_ABSENCES });
        }
        await people.keepAway(userId, away);
        await tellTables(room, userId, { mayTell, time: { from, to: time.to } });
        await rouse(userId);
        return absences(userId);
      }),
    comeBack: (userId, from) =>
      mine(userId, async () => {
        const now = room.clock.now();
        const before = await keptAbsences(room, userId);
        const ends = (time: Away) => time.to > now && (from === undefined || time.from === from);
        if (!before.some(ends)) throw mistake('notAway', {});
        // What is over of an absence has stopped the clocks and stays.
        const cut = before.flatMap((time) => (ends(time) ? (time.from < now ? [{ ...time, to: now }] : []) : [time]));
        await people.keepAway(userId, cut);
        await tellTables(room, userId, { mayTell });
        await rouse(userId);
        return absences(userId);
      }),
    kept: (userId) => people.kept(userId),
    games: (userId) => gamesOf(room, userId),
  };
}

function changed(settings: PersonSettings, change: SettingsChange): PersonSettings {
  const read = personSettings.safeParse({ ...settings, ...change });
  if (!read.success) throw mistake('badSetting', {});
  if (read.data.timeZone !== undefined && !isTimeZone(read.data.timeZone)) {
    throw mistake('unknownTimeZone', { zone: read.data.timeZone });
  }
  return read.data;
}

/** For how long an absence that is over is kept, in ms: it has stopped clocks that still run. */
const KEPT = 366 * DAY;

const keptAbsences = ({ stores, clock }: Room, userId: string): Promise<Away[]> =>
  stores.people.away(userId, clock.now() - KEPT);

/** An absence of which tables are told; none where one was taken back. */
interface Telling {
  readonly mayTell: MayTell;
  readonly time?: Away;
}

/** Tells the games of a person of an absence, and brings the prompts that wait for them up to date. */
async function tellTables(room: Room, userId: string, telling: Telling): Promise<void> {
  for (const { id, status } of await room.stores.games.ofUser(userId)) {
    if (status !== 'running') continue;
    const tell = async () => {
      const live = await openLive(room, id);
      if (live.game.status !== 'running') return;
      const posts = [...absenceTold(live, userId, telling), ...(await promptChanged(room, live, userId))];
      if (posts.length > 0) await saveStep(room, { game: live.game, posts });
    };
    await serveGame(room, id, tell).catch((error: unknown) =>
      room.logger.error({ gameId: id, err: error }, 'a table could not be told of an absence'),
    );
  }
}

const seatOf = ({ game }: Live, userId: string): number => game.seats.findIndex((sitting) => sitting.userId === userId);

function absenceTold(live: Live, userId: string, { time, mayTell }: Telling): Post[] {
  const { id, seats } = live.game;
  if (time === undefined || seats.length === 1 || !mayTell(userId, id)) return [];
  return [{ kind: 'away', seat: seatOf(live, userId), ...time }];
}

/** The prompt that waits for somebody once more, unless it is about to be sent anyway, as it is by then. */
async function promptChanged(room: Room, live: Live, userId: string): Promise<Post[]> {
  if (!live.group.waiting.includes(seatOf(live, userId))) return [];
  const again = promptAgain(live);
  const coming = (await room.stores.outbox.unsent(live.game.id)).findLast(({ kind }) => kind !== 'away');
  return isDeepStrictEqual(coming, again) ? [] : [again];
}

async function gamesOf(room: Room, userId: string): Promise<OwnGame[]> {
  const games = await room.stores.games.ofUser(userId);
  const own = await Promise.all(
    games.map(async (game): Promise<OwnGame> => {
      const waits = game.status === 'running' ? await room.stores.waits.ofGame(game.id) : [];
      const standing = await Promise.all(waits.map((wait) => standingOf(room, game, wait)));
      const seat = game.seats.findIndex((sitting) => sitting.userId === userId);
      return { game, seat, standing, mine: standing.some((one) => one.seat === seat) };
    }),
  );
  const ends = ({ mine, seat, standing }: OwnGame): number =>
    (mine ? standing.find((one) => one.seat === seat)?.deadline : undefined) ?? Number.POSITIVE_INFINITY;
  // Equal ones stay in the order of their creation: the sort is stable, and without deadlines there is no difference.
  return own.sort((one, other) => {
    if (one.mine !== other.mine) return one.mine ? -1 : 1;
    return ends(one) === ends(other) ? 0 : ends(one) - ends(other);
  });
}
