import { isFormer, isInvited, playerOf } from '../ids.ts';
import type { Post, SeatNews } from '../posts.ts';
import type { Seat, TableGame, User } from '../types.ts';
import { advance, carryOut, clearSeat, dropDrafts, type Progress, progressOf } from './automatic.ts';
import { commit, type LiveStep } from './commit.ts';
import { computerMoves, isPersons } from './computer.ts';
import { findTable, openLive, saveStep, type TableContext } from './context.ts';
import { type Live, nextEntry, ownState, publicEntry } from './live.ts';
import { isRated } from './results.ts';
import { serveGame } from './serve.ts';
import { withdrawn } from './settled.ts';
import { handedOver } from './tenures.ts';

/** What to save with a change of a seat, such as the vote for it. */
type Also = Pick<LiveStep, 'vote' | 'posts'>;

/** The seat of an absent player, and what to save with the action on it. */
interface Absence {
  readonly seat: number;
  readonly also?: Also;
}

/** A post with news about a seat. */
export function newsOf({ game }: Live, seat: number, news: SeatNews['news']): SeatNews {
  return { kind: 'seat', news, seat, name: game.seats[seat]?.name ?? '' };
}

/** Posts the prompt again, because the names of awaited players have changed. */
export function promptAgain(live: Live): Post {
  return { kind: 'waiting', entry: publicEntry(live), turns: [], awaited: live.group.waiting };
}

/**
 * Ends an absent player's decision: in a turn the dwarf stays at home; otherwise the computer decides as cheaply as the
 * rules allow. What the current turn has revealed stays revealed. Only within `serveGame`.
 */
export async function letPass(context: TableContext, live: Live, { seat, also = {} }: Absence): Promise<Live> {
  const begun = dropDrafts(progressOf(live), seat);
  const moves = live.rules.pass?.(ownState(begun.live, seat), seat) ?? (await computerMoves(context, begun.live, seat));
  const passed = carryOut(context, begun, { seat, moves, by: 'table' });
  return commit(context, { ...(await advance(context, passed)), ...also });
}

/** Lets a computer play for an absent player until they return. Only within `serveGame`. */
export async function letStandIn(context: TableContext, live: Live, { seat, also = {} }: Absence): Promise<Live> {
  const posts = [...(also.posts ?? []), newsOf(live, seat, 'standIn')];
  const progress = progressOf(withSeat(live, seat, (sitting) => ({ ...sitting, plays: 'standIn' })));
  return commit(context, { ...(await advance(context, progress)), ...also, posts, afresh: [seat] });
}

/** The game with one seat changed. */
export function withSeat(live: Live, seat: number, change: (sitting: Seat) => Seat): Live {
  const seats = live.game.seats.map((sitting, index) => (index === seat ? change(sitting) : sitting));
  return { ...live, game: { ...live.game, seats } };
}

/**
 * In a game that was just read, gives a seat back to its player from the computer that stands in, and announces it; the
 * player decides again. Does nothing for anybody else.
 */
export async function welcomeBack(context: TableContext, known: TableGame, userId: string): Promise<void> {
  if (standsInFor(known, userId) < 0) return;
  const gameId = known.id;
  await serveGame(context, gameId, async () => {
    const live = await openLive(context, gameId);
    const seat = standsInFor(live.game, userId);
    if (seat < 0) return;
    const back = withSeat(live, seat, ({ plays: _, ...sitting }) => sitting);
    const awaited = live.group.waiting.includes(seat);
    await commit(context, {
      ...progressOf(back),
      posts: [newsOf(live, seat, 'returned'), ...(awaited ? [promptAgain(back)] : [])],
      afresh: [seat],
      present: [seat],
    });
    context.logger.info({ gameId, seat }, 'a player has returned');
  });
}

/** In a game that was just read, updates somebody's name if it has changed; does nothing for anybody else. */
export async function keepName(context: TableContext, known: TableGame, { id: userId, name }: User): Promise<void> {
  const isOutdated = (one: { readonly userId: string; readonly name: string }) =>
    one.userId === userId && one.name !== name;
  const isOutdatedDeputy = ({ deputy }: Seat) => deputy?.id === userId && deputy.name !== name;
  if (!known.seats.some((sitting) => isOutdated(sitting) || isOutdatedDeputy(sitting))) return;
  await serveGame(context, known.id, async () => {
    const game = await findTable(context, known.id);
    const renamed = <Named extends { readonly userId: string; readonly name: string }>(
      all: readonly Named[],
    ): Named[] => all.map((one) => (isOutdated(one) ? { ...one, name } : one));
    const tenures = await context.stores.results.tenures(game.id);
    await saveStep(context, {
      game: {
        ...game,
        seats: renamed(game.seats).map((sitting) =>
          sitting.deputy && isOutdatedDeputy(sitting) ? { ...sitting, deputy: { ...sitting.deputy, name } } : sitting,
        ),
      },
      ...(tenures.some(isOutdated) && { tenures: renamed(tenures) }),
      posts: game.status === 'lobby' ? [{ kind: 'lobby' }] : [],
    });
  });
}

function standsInFor({ seats, status }: TableGame, userId: string): number {
  if (status !== 'running') return -1;
  return seats.findIndex(
    (sitting) => sitting.plays === 'standIn' && (sitting.userId === userId || playerOf(sitting).id === userId),
  );
}

/** The new player of a seat, and whether the previous player has agreed. */
interface Newcomer {
  readonly seat: number;
  readonly user: User;
  readonly agreed: boolean;
  readonly also?: Also;
}

/**
 * Gives a seat to somebody else. The previous player's unfinished moves are taken back, except those that revealed
 * something, and their plans are dropped, because both are private. Unless the previous player has agreed, the game is
 * no longer rated; otherwise friends could finish games for each other. Only within `serveGame`.
 */
export async function reseat(
  context: TableContext,
  live: Live,
  { seat, user, agreed, also = {} }: Newcomer,
): Promise<Live> {
  const { game } = live;
  const left = clearSeat(progressOf(live), seat);
  const seated = withSeat(left.live, seat, ({ colour }) => ({ userId: user.id, name: user.name, colour }));
  const former = game.seats[seat];
  const host = game.host === former?.userId ? nextHost(seated.game, seat) : game.host;
  const isUnrated = !agreed && former !== undefined && isPersons(former);
  const progress: Progress = {
    ...left,
    live: { ...seated, game: { ...seated.game, host, ...(isUnrated && { unrated: true }) } },
    orders: [{ seat, orders: undefined }],
  };
  const sat = await context.stores.results.tenures(game.id);
  const tenures = handedOver(sat, { gameId: game.id, seat, user, from: nextEntry(live.log) });
  const awaited = live.group.waiting.includes(seat);
  // The voters have changed, so the vote restarts.
  const open = also.vote === undefined ? await context.stores.votes.open(game.id) : undefined;
  const vote: Also = open === undefined ? also : { ...also, ...withdrawn(open) };
  const taken = { ...newsOf(live, seat, 'taken'), ...(isUnrated && isRated(game) && { unrated: true as const }) };
  const posts = [...(vote.posts ?? []), taken, ...(awaited ? [promptAgain(progress.live)] : [])];
  context.logger.info({ gameId: game.id, seat, agreed }, 'a seat was taken by somebody else');
  return commit(context, { ...progress, ...vote, posts, tenures, afresh: [seat] });
}

/**
 * The first other person, preferably one who has taken their seat rather than an invited one; otherwise the one who has
 * just joined.
 */
export function nextHost({ seats, host }: TableGame, seat: number): string {
  const others = seats.filter((sitting, index) => index !== seat && isPersons(sitting));
  const next = others.find(({ userId }) => !isInvited(userId)) ?? others[0] ?? seats[seat];
  return next?.userId ?? host;
}

/** A game to continue after some of its people may have asked to be forgotten; a computer plays for those. */
export function withoutFormer(game: TableGame): TableGame {
  const seats = game.seats.map((seat): Seat => (isFormer(seat.userId) ? { ...seat, plays: 'computer' } : seat));
  const played = { ...game, seats };
  const hosts = seats.findIndex(({ userId }) => userId === game.host);
  return isFormer(game.host) ? { ...played, host: nextHost(played, hosts) } : played;
}
