import { setImmediate as immediate } from 'node:timers/promises';
import { withdrawn } from '../decide/settled.ts';
import type { Lobby } from '../doors.ts';
import { formerId, invitedId, isUser } from '../ids.ts';
import { readSettings } from '../people.ts';
import { advance, courseOf, saveCourse } from '../play/automatic.ts';
import { nextEntry } from '../play/live.ts';
import { nextHost, promptAgain, withSeat } from '../play/seats.ts';
import { openLive, type Room, serveGame } from '../room.ts';
import type { Part, Scope } from '../stores.ts';
import type { Seat } from '../types.ts';
import type { Chore } from '../waiting/ticker.ts';
import { mostFrequent, type PersonStatistics, type Skill } from './statistics.ts';
import { handedOver } from './tenures.ts';

/** What was reached in games that were played to their end. */
export interface Hall {
  /** A person's figures; undefined where the person keeps them to themselves and somebody else asks. */
  statistics(request: {
    readonly scope: Scope;
    readonly userId: string;
    readonly asker: string;
  }): Promise<PersonStatistics | undefined>;
  /** All who are rated and show it, the best first. */
  leaderboard(scope: Scope, part?: Part): Promise<Skill[]>;
  /** How many are rated and show it. */
  rated(scope: Scope): Promise<number>;
  /** Whether ratings are being counted: then what is told of them leaves some games out, or tells of some as they were. */
  counting(scope: Scope): Promise<boolean>;
  /** The best solo games of those who show it, each person's best alone, best first. */
  soloBest(scope: Scope, part?: Part): Promise<{ readonly userId: string; readonly points: number }[]>;
  /** How many have played alone and show it. */
  alone(scope: Scope): Promise<number>;
  /**
   * Removes what is known of a person: settings, absences, notes, orders, ballots and the link to results. Lobbies are
   * left; seats stay under a name that tells nothing, and in running games a computer plays on.
   */
  forget(request: { readonly userId: string; readonly formerName: string }): Promise<void>;
}

export function createHall(room: Room, lobby: Lobby): Hall {
  const { results } = room.stores;
  return {
    async statistics({ scope, userId, asker }) {
      if (userId !== asker && !(await shows(room, userId))) return undefined;
      await rateSome(room, scope);
      const [{ counts, tiles }, rated] = await Promise.all([
        results.figures(scope, userId),
        results.skill(scope, userId),
      ]);
      return {
        userId,
        games: counts.reduce((sum, { games }) => sum + games, 0),
        wins: counts.reduce((sum, { wins }) => sum + wins, 0),
        counts,
        favourites: mostFrequent(tiles),
        skill: rated?.skill,
        place: rated?.place,
      };
    },
    async leaderboard(scope, part = {}) {
      await rateSome(room, scope);
      return results.skills(scope, part);
    },
    async rated(scope) {
      await rateSome(room, scope);
      return results.rated(scope);
    },
    counting: (scope) => results.behind(scope),
    soloBest: (scope, part = {}) => results.soloBest(scope, part),
    alone: (scope) => results.alone(scope),
    forget: (request) => forget(room, lobby, request),
  };
}

/** Rates what has just ended before it is told of; where there is more, whoever asks does not wait for it. */
async function rateSome({ stores, clock }: Room, scope: Scope): Promise<void> {
  if (await stores.results.rateMore(clock.now(), scope)) await stores.results.rateMore(clock.now(), scope);
}

/** For how long games are rated at a time when nobody asks, and how many times as long others have their turn then. */
const RATES_FOR = 50;
const RESTS_TIMES = 9;

/** Rates games before somebody asks: after an upgrade, or where the results of an old game have changed, there are many. */
export function rateGames({ stores, clock }: Room): Chore {
  let restsUntil = 0;
  return {
    name: 'ratings',
    async run() {
      const begun = performance.now();
      if (begun < restsUntil) return;
      const spent = () => performance.now() - begun;
      while (spent() < RATES_FOR && (await stores.results.rateMore(clock.now()))) await immediate();
      restsUntil = performance.now() + RESTS_TIMES * spent();
    },
  };
}

/** Goes on with forgetting whom the program was forgetting when it was ended. */
export function forgetFurther({ stores }: Room): Chore {
  return { name: 'forgetting', run: () => stores.people.forgetFurther() };
}

async function shows({ stores }: Room, userId: string): Promise<boolean> {
  if (!isUser(userId)) return false;
  return readSettings(await stores.people.settings(userId)).statistics;
}

interface Forgotten {
  readonly userId: string;
  readonly formerName: string;
}

async function forget(room: Room, lobby: Lobby, { userId, formerName }: Forgotten): Promise<void> {
  const former = { userId: formerId(), name: formerName };
  for (const game of await room.stores.games.ofUser(userId)) {
    if (game.status === 'lobby') await lobby.leave({ gameId: game.id, userId });
    else await serveGame(room, game.id, () => vacate(room, game.id, { userId, former }));
  }
  const invited = invitedId(userId);
  for (const { id, status } of await room.stores.games.ofUser(invited)) {
    if (status === 'running') await serveGame(room, id, () => vacate(room, id, { userId: invited, former }));
  }
  await room.stores.people.forget(userId, former);
  // Games that are over may be held under the old name, too.
  room.games.clear();
  room.logger.info('what is known of a person has been removed');
}

/** Lets a computer play on in a running game for somebody who is to be forgotten. */
async function vacate(
  room: Room,
  gameId: string,
  { userId, former }: { readonly userId: string; readonly former: Pick<Seat, 'userId' | 'name'> },
): Promise<void> {
  const live = await openLive(room, gameId);
  const seat = live.game.seats.findIndex((sitting) => sitting.userId === userId);
  const left = withSeat(live, seat, (sitting) => ({ ...sitting, ...former, plays: 'computer' }));
  const host = live.game.host === userId ? nextHost(left.game, seat) : live.game.host;
  const tenures = handedOver(await room.stores.results.tenures(gameId), {
    gameId,
    seat,
    user: { id: former.userId, name: former.name },
    from: nextEntry(live.log),
  });
  // Who may vote has changed: what is asked must be asked anew.
  const open = await room.stores.votes.open(gameId);
  const course = { ...courseOf({ ...left, game: { ...left.game, host } }), orders: [{ seat, orders: undefined }] };
  const next = await advance(room, course);
  const { posts = [], ...vote } = open ? withdrawn(open) : {};
  // A game that is paused goes on waiting for the seat.
  const awaited = next.live.group.waiting.includes(seat);
  await saveCourse(room, next, { ...vote, posts: [...posts, ...(awaited ? [promptAgain(next.live)] : [])], tenures });
}
