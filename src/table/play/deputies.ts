import { withoutDeputy } from '../ids.ts';
import type { SeatNews } from '../posts.ts';
import type { Deputy, Seat, TableGame } from '../types.ts';
import { progressOf } from './automatic.ts';
import { commit, type LiveStep } from './commit.ts';
import { openLive, type TableContext } from './context.ts';
import type { Live } from './live.ts';
import { newsOf, promptAgain, withSeat } from './seats.ts';
import { serveGame } from './serve.ts';
import { tenuresAfter } from './tenures.ts';

/** A seat whose deputy is about to start, and what to save with that. */
interface Beginning {
  readonly seat: number;
  readonly also?: Pick<LiveStep, 'vote' | 'posts'>;
}

/**
 * Lets the deputy of a seat play, now or from the agreed time on. They are called instead of the player, and continue
 * that player's unfinished turn. Only within `serveGame`.
 */
export async function beginDeputy(
  context: TableContext,
  live: Live,
  { seat, also: { posts = [], ...also } = {} }: Beginning,
): Promise<Live> {
  const deputy = live.game.seats[seat]?.deputy;
  if (deputy === undefined) return commit(context, { live, ...also, posts, isDraft: true });
  const isLater = deputy.from > context.clock.now();
  const agreed = { ...deputy, stage: isLater ? 'agreed' : 'plays' } as const;
  const next = withSeat(live, seat, (sitting) => ({ ...sitting, deputy: agreed }));
  // If the deputy agreed earlier, the table already knows.
  const news = deputy.stage === 'agreed' ? [] : [deputyNews(live, seat, { news: 'deputy', deputy: agreed })];
  if (isLater) return commit(context, { live: next, ...also, posts: [...posts, ...news], isDraft: true });
  const prompt = live.group.waiting.includes(seat) ? [promptAgain(next)] : [];
  context.logger.info({ gameId: live.game.id, seat }, 'a deputy plays');
  return commit(context, { ...progressOf(next), ...also, posts: [...posts, ...news, ...prompt], afresh: [seat] });
}

/** A post with news about the deputy of a seat. */
function deputyNews(
  live: Live,
  seat: number,
  { news, deputy }: { readonly news: SeatNews['news']; readonly deputy: Deputy },
): SeatNews {
  const { id, name, stage, from, until } = deputy;
  return {
    ...newsOf(live, seat, news),
    deputyId: id,
    deputyName: name,
    ...(stage === 'agreed' && { from }),
    ...(until !== undefined && { until }),
  };
}

/** A seat whose deputy stops playing, and what the table reads about it. */
interface Ending {
  readonly seat: number;
  readonly news: SeatNews['news'];
}

/**
 * Removes a seat's deputy, who may not even have agreed yet; the seat's player is called again. Only within
 * `serveGame`.
 */
export async function endDeputy(context: TableContext, live: Live, { seat, news }: Ending): Promise<Live> {
  const { game } = live;
  const sitting = game.seats[seat];
  const deputy = sitting?.deputy;
  if (sitting === undefined || deputy === undefined) return live;
  const back = withSeat(live, seat, withoutDeputy);
  if (deputy.stage === 'asked') return commit(context, { live: back, isDraft: true });
  const told = deputyNews(live, seat, { news, deputy });
  if (deputy.stage === 'agreed') return commit(context, { live: back, posts: [told], isDraft: true });
  const tenures = await tenuresAfter(context, live, { seat, userId: sitting.userId });
  context.logger.info({ gameId: game.id, seat, news }, 'a deputy no longer plays');
  return commit(context, {
    ...progressOf(back),
    posts: [told, ...(live.group.waiting.includes(seat) ? [promptAgain(back)] : [])],
    afresh: [seat],
    ...(tenures && { tenures }),
  });
}

/** Whether a seat has this deputy, who may not have agreed yet. */
export const isDeputy =
  (userId: string) =>
  ({ deputy }: Seat): boolean =>
    deputy?.id === userId;

/** The seats whose deputies stop playing, and what their tables read about it. */
interface Endings {
  readonly fits: (sitting: Seat) => boolean;
  readonly news: SeatNews['news'];
}

/** Removes the deputies of some seats. Only within `serveGame`. */
export async function endWhere(context: TableContext, known: Live, { fits, news }: Endings): Promise<void> {
  let live = known;
  if (live.game.status !== 'running') return;
  for (const [seat, sitting] of known.game.seats.entries()) {
    if (fits(sitting)) live = await endDeputy(context, live, { seat, news });
  }
}

/** Removes the deputies of some seats in several games. */
export async function endIn(context: TableContext, gameIds: readonly string[], endings: Endings): Promise<void> {
  for (const id of gameIds) {
    await serveGame(context, id, async () => endWhere(context, await openLive(context, id), endings));
  }
}

/** Removes a player's deputies; returns the number of tables at which it did so. */
export async function endAll(
  context: TableContext,
  userId: string,
  ends: (deputy: Deputy) => boolean,
): Promise<number> {
  const fits = (sitting: Seat) => sitting.userId === userId && sitting.deputy !== undefined && ends(sitting.deputy);
  const games = (await context.stores.games.ofUser(userId)).filter(({ seats }) => seats.some(fits));
  await endIn(context, idsOf(games), { fits, news: 'deputyOver' });
  return games.length;
}

/** Ends everything that a deputy does for other people. */
export async function giveUpAll(context: TableContext, userId: string): Promise<void> {
  const games = await context.stores.games.ofDeputy(userId);
  await endIn(context, idsOf(games), { fits: isDeputy(userId), news: 'deputyGaveBack' });
}

const idsOf = (games: readonly TableGame[]): string[] => games.map(({ id }) => id);
