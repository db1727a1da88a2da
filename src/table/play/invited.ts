import { mistake } from '../errors.ts';
import { invitedId, isUser } from '../ids.ts';
import type { Post } from '../posts.ts';
import type { TableGame, User } from '../types.ts';
import { progressOf } from './automatic.ts';
import { commit } from './commit.ts';
import { mustGoOn, openLive, type TableContext } from './context.ts';
import { nextEntry, ownSeatOf } from './live.ts';
import { newsOf, promptAgain, withSeat } from './seats.ts';
import { serveGame } from './serve.ts';
import { withdrawn } from './settled.ts';
import { handedOver } from './tenures.ts';

/**
 * Gives a person the seat of an imported game that is kept for them. This is their consent, and they are called from
 * now on. If the game has no host yet, they become the host. Throws TableError.
 */
export function takeKept(
  context: TableContext,
  { gameId, user }: { readonly gameId: string; readonly user: User },
): Promise<TableGame> {
  return serveGame(context, gameId, async () => {
    const live = await openLive(context, gameId);
    const { game, group } = live;
    mustGoOn(live);
    if (ownSeatOf(live, user.id) >= 0) throw mistake('alreadySeated', { player: user.name });
    const seat = ownSeatOf(live, invitedId(user.id));
    if (seat < 0) throw mistake('noSeatKept', {});
    const seated = withSeat(live, seat, ({ colour }) => ({ userId: user.id, name: user.name, colour }));
    const host = isUser(game.host) ? game.host : user.id;
    const next = { ...seated, game: { ...seated.game, host } };
    const sat = await context.stores.results.tenures(gameId);
    const open = await context.stores.votes.open(gameId);
    // If the others were voting on the empty seat, that vote ends.
    const { vote, posts = [] } = open?.seat === seat ? withdrawn(open) : {};
    const allPosts: Post[] = [...posts, newsOf(next, seat, 'seated')];
    await commit(context, {
      ...progressOf(next),
      ...(vote && { vote }),
      posts: group.waiting.includes(seat) ? [...allPosts, promptAgain(next)] : allPosts,
      tenures: handedOver(sat, { gameId, seat, user, from: nextEntry(live.log) }),
      afresh: [seat],
      present: [seat],
    });
    context.logger.info({ gameId, seat }, 'a kept seat was taken');
    return next.game;
  });
}
