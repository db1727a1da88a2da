import { setImmediate as immediate } from 'node:timers/promises';
import { LEVELS } from '../../players/levels.ts';
import { binding } from '../bind.ts';
import { formerId, invitedId, isUser, withoutDeputy } from '../ids.ts';
import { readSettings } from '../people.ts';
import { advance, progressOf } from '../play/automatic.ts';
import { commit } from '../play/commit.ts';
import { findTable, openLive, type TableContext } from '../play/context.ts';
import { giveUpAll } from '../play/deputies.ts';
import { nextEntry, ownSeatOf } from '../play/live.ts';
import { leave } from '../play/lobby.ts';
import { nextHost, promptAgain, withSeat } from '../play/seats.ts';
import { serveGame } from '../play/serve.ts';
import { withdrawn } from '../play/settled.ts';
import { handedOver } from '../play/tenures.ts';
import { mostFrequent, type PersonStatistics } from '../statistics.ts';
import type { Part, Scope } from '../stores.ts';
import type { Seat } from '../types.ts';
import type { Chore } from '../waiting/ticker.ts';

/** Results of games that were played to the end. */
export function createRatings(context: TableContext) {
  const bind = binding(context);
  return {
    statistics: bind(statistics),
    /** Everybody who is rated and lets others see it, best first. */
    async leaderboard(scope: Scope, part: Part = {}) {
      await rateSome(context, scope);
      return context.stores.results.skills(scope, part);
    },
    /** How many people are rated and let others see it. */
    async rated(scope: Scope) {
      await rateSome(context, scope);
      return context.stores.results.rated(scope);
    },
    /**
     * Whether ratings are still being computed; until that is done, they leave out some games, or include some with old
     * results.
     */
    counting: (scope: Scope) => context.stores.results.behind(scope),
    /** Each person's best solo game, best first, without people who hide theirs. */
    soloBest: (scope: Scope, part: Part = {}) => context.stores.results.soloBest(scope, part),
    /** Who has set a new personal best in a game, in seat order, without people who hide theirs. */
    async beaten(gameId: string) {
      const { game } = await findTable(context, gameId);
      const bests = await context.stores.results.formerBests(gameId, context.findGame(game)?.comparedBy);
      return bests.filter(({ points, before }) => points > before);
    },
    /** How many people have played solo and let others see it. */
    alone: (scope: Scope) => context.stores.results.alone(scope),
    /**
     * Removes a person's data: settings, absences, notes, orders, ballots and the link to results. They leave lobbies;
     * in games, their seats stay under a meaningless name, and a computer continues the running ones.
     */
    forget: bind(forget),
  };
}

/** Results and ratings. */
export type Ratings = ReturnType<typeof createRatings>;

/** A person's figures; undefined if they hide them and somebody else asks. */
async function statistics(
  context: TableContext,
  { scope, userId, asker }: { readonly scope: Scope; readonly userId: string; readonly asker: string },
): Promise<PersonStatistics | undefined> {
  const { results } = context.stores;
  if (userId !== asker && !(await shows(context, userId))) return undefined;
  await rateSome(context, scope);
  const [{ counts, computers, sides, tiles }, rated] = await Promise.all([
    results.figures(scope, userId),
    results.skill(scope, userId),
  ]);
  return {
    userId,
    games: counts.reduce((sum, { games }) => sum + games, 0),
    wins: counts.reduce((sum, { wins }) => sum + wins, 0),
    counts,
    computers: LEVELS.flatMap((level) => computers.find((one) => one.level === level) ?? []),
    sides,
    favourites: mostFrequent(tiles),
    skill: rated?.skill,
    place: rated?.place,
  };
}

/**
 * Before the figures are shown, rates games that have just ended; if there are many, the reader does not wait for all
 * of them.
 */
async function rateSome({ stores, clock }: Pick<TableContext, 'stores' | 'clock'>, scope: Scope): Promise<void> {
  if (await stores.results.rateMore(clock.now(), scope)) await stores.results.rateMore(clock.now(), scope);
}

/** How long to rate games at a time in the background (ms), and how many times as long to pause after that. */
const RATES_FOR = 50;
const RESTS_TIMES = 9;

/** Rates games in the background: there are many after an upgrade, or if the results of an old game have changed. */
export function rateGames({ stores, clock }: TableContext): Chore {
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

/** Continues to remove people whose removal an earlier run of the program did not finish. */
export function forgetFurther({ stores }: TableContext): Chore {
  return { name: 'forgetting', run: () => stores.people.forgetFurther() };
}

async function shows({ stores }: TableContext, userId: string): Promise<boolean> {
  if (!isUser(userId)) return false;
  return readSettings(await stores.people.settings(userId)).statistics;
}

interface Forgotten {
  readonly userId: string;
  readonly formerName: string;
}

async function forget(context: TableContext, { userId, formerName }: Forgotten): Promise<void> {
  const former = { userId: formerId(), name: formerName };
  for (const game of await context.stores.games.ofUser(userId)) {
    if (game.status === 'lobby') await leave(context, { gameId: game.id, userId });
    else await serveGame(context, game.id, () => vacate(context, game.id, { userId, former }));
  }
  await giveUpAll(context, userId);
  const invited = invitedId(userId);
  for (const { id, status } of await context.stores.games.ofUser(invited)) {
    if (status === 'lobby') await leave(context, { gameId: id, userId });
    else if (status === 'running') await serveGame(context, id, () => vacate(context, id, { userId: invited, former }));
  }
  await context.stores.people.forget(userId, former);
  // Finished games in memory may also have the old name.
  context.games.clear();
  context.logger.info('a person’s data has been removed');
}

/** Lets a computer continue a running game for somebody who wants to be forgotten. */
async function vacate(
  context: TableContext,
  gameId: string,
  { userId, former }: { readonly userId: string; readonly former: Pick<Seat, 'userId' | 'name'> },
): Promise<void> {
  const live = await openLive(context, gameId);
  const seat = ownSeatOf(live, userId);
  const left = withSeat(live, seat, (sitting) => ({ ...withoutDeputy(sitting), ...former, plays: 'computer' }));
  const host = live.game.host === userId ? nextHost(left.game, seat) : live.game.host;
  const tenures = handedOver(await context.stores.results.tenures(gameId), {
    gameId,
    seat,
    user: { id: former.userId, name: former.name },
    from: nextEntry(live.log),
  });
  // The voters have changed, so the vote restarts.
  const open = await context.stores.votes.open(gameId);
  const progress = { ...progressOf({ ...left, game: { ...left.game, host } }), orders: [{ seat, orders: undefined }] };
  const next = await advance(context, progress);
  const { posts = [], ...vote } = open ? withdrawn(open) : {};
  // A paused game is still waiting for the seat.
  const awaited = next.live.group.waiting.includes(seat);
  await commit(context, {
    ...next,
    ...vote,
    posts: [...posts, ...(awaited ? [promptAgain(next.live)] : [])],
    tenures,
    afresh: [seat],
  });
}
