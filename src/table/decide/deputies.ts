import { binding } from '../bind.ts';
import { mistake, TableError } from '../errors.ts';
import { isThere } from '../ids.ts';
import { commit } from '../play/commit.ts';
import { openLive, type TableContext } from '../play/context.ts';
import { beginDeputy, endAll, endDeputy, endIn, endWhere, isDeputy } from '../play/deputies.ts';
import { type Live, ownSeatOf } from '../play/live.ts';
import { withSeat } from '../play/seats.ts';
import { serveGame } from '../play/serve.ts';
import type { Deputy, Seat, TableGame, User } from '../types.ts';
import { createTelling, type MayTell } from '../waiting/telling.ts';
import type { Chore } from '../waiting/ticker.ts';
import { votersOf } from './ballots.ts';
import { putToVote } from './votes.ts';

/** A player's request for somebody to play for them in their games on a server; times in UTC ms. */
export interface DeputyWish {
  readonly user: User;
  readonly deputy: User;
  readonly guildId: string;
  readonly from: number;
  /** If left out, until one of them ends it. */
  readonly until: number | undefined;
}

/**
 * What came of a request at one table. `asked`: the deputy must answer; `plays`: they play now; `agreed`: they will
 * play later. `vote`: the table votes, because the deputy plays there, too; `voteOpen`: it must finish another vote
 * first; `alone`: nobody else is there to agree. `busy`: the deputy is already playing for somebody else there. `over`:
 * the time is up, or the game is over.
 */
export interface DeputyAt {
  readonly game: TableGame;
  readonly kind: 'asked' | 'plays' | 'agreed' | 'vote' | 'voteOpen' | 'alone' | 'busy' | 'over';
}

/** A player, and the person who plays for them, or may do so. */
interface Pair {
  /** The deputy. */
  readonly userId: string;
  /** The player. */
  readonly player: string;
}

/** What one person does for another, and in how many games. */
interface Deputised {
  /** The other person: the deputy, or the player. */
  readonly other: User;
  readonly stage: Deputy['stage'];
  readonly until: number | undefined;
  readonly games: number;
}

/** People who play for others. Every function throws TableError for a mistake of the user. */
export function createDeputies(tables: TableContext) {
  const context: Asking = { ...tables, mayAsk: createTelling(tables) };
  const bind = binding(context);
  return {
    /**
     * Throws TableError if a request is impossible; returns why each table refuses it, or nothing if any of them
     * accepts it.
     */
    check: bind(refusals),
    /** Notes a request at each table where it is possible; the deputy must agree to it. */
    ask: bind(ask),
    /** Agrees to a player's request. At tables where the deputy plays, too, the others vote on it. */
    agree: bind(agree),
    /** Refuses a player's request, or stops playing for them. */
    giveBack: bind(giveBack),
    /** Ends a player's need for a deputy; returns the number of games in which they had one. */
    dismiss: (userId: string) => endAll(context, userId, () => true),
    /** Stops a deputy who cannot play any more, because they have left the server. */
    lose: ({ gameId, userId }: { readonly gameId: string; readonly userId: string }) =>
      endIn(context, [gameId], { fits: isDeputy(userId), news: 'deputyLeft' }),
    /** Who plays for a user, and for whom the user plays. */
    of: bind(deputiesOf),
  };
}

/** People who play for others. */
export type Deputies = ReturnType<typeof createDeputies>;

/** The tables, and a limit on how often one person may ask another. */
interface Asking extends TableContext {
  readonly mayAsk: MayTell;
}

/** Who asks whom, and on which server. */
type Asked = Pick<DeputyWish, 'user' | 'deputy' | 'guildId'>;

async function mustBePossible(context: Asking, { user, deputy, guildId }: Asked): Promise<readonly TableGame[]> {
  const { games } = context.stores;
  if (user.id === deputy.id) throw mistake('deputySelf', {});
  // If deputies could have deputies, they could form a circle.
  const players = seatsIn(await games.ofDeputy(user.id)).filter(isDeputy(user.id));
  if (players.length > 0) throw mistake('deputyBusy', { players: names(players.map(({ name }) => name)) });
  if ((await deputiesOfPlayer(context, deputy.id)).length > 0) throw mistake('deputyAway', { player: deputy.name });
  const running = await runningGames(context, user.id, guildId);
  if (running.length === 0) throw mistake('deputyNoGames', {});
  if (!context.mayAsk(user.id, deputy.id, 'look')) throw mistake('deputyPause', { deputy: deputy.name });
  return running;
}

async function refusals(context: Asking, asked: Asked): Promise<DeputyAt[]> {
  const { user, deputy } = asked;
  const running = await mustBePossible(context, asked);
  const refused = running.flatMap((game): DeputyAt[] => {
    const kind = obstacleAt(game, ownSeatOf({ game }, user.id), deputy);
    return kind === undefined ? [] : [{ game, kind }];
  });
  return refused.length < running.length ? [] : refused;
}

const seatsIn = (games: readonly TableGame[]): Seat[] => games.flatMap(({ seats }) => seats);

const names = (all: readonly string[]): string => [...new Set(all)].join(', ');

async function deputiesOfPlayer({ stores }: TableContext, userId: string): Promise<Deputy[]> {
  const own = seatsIn(await stores.games.ofUser(userId)).filter((sitting) => sitting.userId === userId);
  return own.flatMap(({ deputy }) => deputy ?? []);
}

async function runningGames({ stores }: TableContext, userId: string, guildId: string): Promise<TableGame[]> {
  const games = await stores.games.ofUser(userId);
  return games.filter((game) => game.guildId === guildId && game.status === 'running');
}

async function ask(context: Asking, wish: DeputyWish): Promise<DeputyAt[]> {
  const running = await mustBePossible(context, wish);
  context.mayAsk(wish.user.id, wish.deputy.id);
  const done: DeputyAt[] = [];
  for (const { id } of running) {
    done.push(await serveGame(context, id, async () => askAt(context, await openLive(context, id), wish)));
  }
  return done;
}

async function askAt(context: TableContext, known: Live, { user, deputy, from, until }: DeputyWish): Promise<DeputyAt> {
  const { game } = known;
  const seat = ownSeatOf(known, user.id);
  if (game.status !== 'running' || seat < 0) return { game, kind: 'over' };
  const obstacle = obstacleAt(game, seat, deputy);
  if (obstacle !== undefined) return { game, kind: obstacle };
  const live = await endDeputy(context, known, { seat, news: 'deputyOver' });
  const asked: Deputy = { ...deputy, stage: 'asked', from, until };
  await commit(context, {
    live: withSeat(live, seat, (sitting) => ({ ...sitting, deputy: asked })),
    isDraft: true,
  });
  return { game, kind: 'asked' };
}

/** Why somebody cannot play for a seat; undefined if they can, perhaps only with the others' consent. */
function obstacleAt(game: TableGame, seat: number, deputy: User): 'busy' | 'alone' | undefined {
  const { seats } = game;
  if (seats.some((sitting, index) => index !== seat && isDeputy(deputy.id)(sitting))) return 'busy';
  return ownSeatOf({ game }, deputy.id) >= 0 && consenting(game, seat, deputy).length === 0 ? 'alone' : undefined;
}

/** The users who must agree before one of them plays a second seat. */
const consenting = (game: TableGame, seat: number, newcomer: User): string[] =>
  votersOf(game, { kind: 'deputy', seat, by: '', newcomer });

async function agree(context: TableContext, pair: Pair): Promise<DeputyAt[]> {
  const [own] = await deputiesOfPlayer(context, pair.userId);
  if (own !== undefined) throw mistake('deputyOwn', { deputy: own.name });
  const asked = await seatsOf(context, pair, ({ stage }) => stage === 'asked');
  if (asked.length === 0) throw mistake('deputyOver', {});
  const done: DeputyAt[] = [];
  for (const { id } of asked) {
    done.push(await serveGame(context, id, async () => agreeAt(context, await openLive(context, id), pair)));
  }
  return done;
}

/** The running games in which one person is another's deputy. */
async function seatsOf(
  { stores }: TableContext,
  { userId, player }: Pair,
  fits: (deputy: Deputy) => boolean,
): Promise<TableGame[]> {
  const games = await stores.games.ofDeputy(userId);
  return games.filter(({ seats }) =>
    seats.some((sitting) => sitting.userId === player && sitting.deputy?.id === userId && fits(sitting.deputy)),
  );
}

async function agreeAt(context: TableContext, live: Live, { userId, player }: Pair): Promise<DeputyAt> {
  const { game } = live;
  const seat = ownSeatOf(live, player);
  const sitting = game.seats[seat];
  if (sitting === undefined) return { game, kind: 'over' };
  const { deputy } = sitting;
  const isAsked = deputy?.id === userId && deputy.stage === 'asked' && isThere(sitting);
  if (!isAsked || game.status !== 'running' || (deputy.until ?? Number.POSITIVE_INFINITY) <= context.clock.now())
    return { game, kind: 'over' };
  const obstacle = obstacleAt(game, seat, deputy);
  if (obstacle !== undefined) {
    await endDeputy(context, live, { seat, news: 'deputyOver' });
    return { game, kind: obstacle };
  }
  if (ownSeatOf(live, userId) < 0) {
    const begun = await beginDeputy(context, live, { seat });
    return { game: begun.game, kind: begun.game.seats[seat]?.deputy?.stage ?? 'over' };
  }
  const newcomer = { id: deputy.id, name: deputy.name };
  const question = { kind: 'deputy', seat, entry: 0, newcomer, by: player } as const;
  try {
    await putToVote(context, live, question);
    return { game, kind: 'vote' };
  } catch (error) {
    if (error instanceof TableError && error.key === 'voteOpen') return { game, kind: 'voteOpen' };
    throw error;
  }
}

async function giveBack(context: TableContext, pair: Pair): Promise<number> {
  const games = await seatsOf(context, pair, () => true);
  if (games.length === 0) throw mistake('deputyOver', {});
  const fits = (sitting: Seat) => sitting.userId === pair.player && isDeputy(pair.userId)(sitting);
  const gameIds = games.map(({ id }) => id);
  await endIn(context, gameIds, { fits, news: 'deputyGaveBack' });
  return games.length;
}

async function deputiesOf({ stores }: TableContext, userId: string) {
  const own = seatsIn(await stores.games.ofUser(userId)).filter((sitting) => sitting.userId === userId);
  const others = seatsIn(await stores.games.ofDeputy(userId)).filter(isDeputy(userId));
  return {
    mine: grouped(own.flatMap(({ deputy }) => (deputy ? { ...deputy, other: deputy } : []))),
    others: grouped(
      others.flatMap(({ userId: id, name, deputy }) => (deputy ? { ...deputy, other: { id, name } } : [])),
    ),
  };
}

/** One line for each person and stage. */
function grouped(all: readonly (Pick<Deputy, 'stage' | 'until'> & { readonly other: User })[]): Deputised[] {
  const lines = new Map<string, Deputised>();
  for (const { other, stage, until } of all) {
    const key = `${other.id} ${stage} ${until}`;
    const { id, name } = other;
    lines.set(key, { other: { id, name }, stage, until, games: (lines.get(key)?.games ?? 0) + 1 });
  }
  return [...lines.values()];
}

/** How many games to process at once. */
const AT_ONCE = 100;

/** Lets deputies play when their time comes, and stops them when it is over. */
export function attendDeputies(context: TableContext): Chore {
  return {
    name: 'deputies',
    async run(now) {
      for (const gameId of await context.stores.games.deputiesDue(now, AT_ONCE, context.share)) {
        await serveGame(context, gameId, async () => attend(context, await openLive(context, gameId))).catch(
          (err: unknown) => context.logger.error({ gameId, err }, 'a deputy could not be processed'),
        );
      }
    },
  };
}

async function attend(context: TableContext, known: Live): Promise<void> {
  const now = context.clock.now();
  await endWhere(context, known, {
    fits: ({ deputy }) => deputy?.until !== undefined && deputy.until <= now,
    news: 'deputyOver',
  });
  let live = await openLive(context, known.game.id);
  for (const [seat, { deputy }] of live.game.seats.entries()) {
    if (deputy?.stage === 'agreed' && deputy.from <= now) live = await beginDeputy(context, live, { seat });
  }
}
