import { mistake } from '../errors.ts';
import type { TableContext } from '../play/context.ts';
import type { Live } from '../play/live.ts';
import type { Vote } from '../rows.ts';
import type { User } from '../types.ts';

/** The proposer of votes that come from the rule of the table. */
export const TABLE = 'table';

/**
 * Whether the proposer is neither a player of the game nor its rule: a stranger must not block the game's only vote.
 */
export function isStranger({ game }: Pick<Live, 'game'>, by: string): boolean {
  return by !== TABLE && !game.seats.some(({ userId }) => userId === by);
}

/** How long somebody must wait before they may ask anybody again, in ms. */
const PAUSE = 24 * 60 * 60_000;

/** How many times somebody who does not refuse may be named for seats of a game within that time. */
const MOST_NAMED = 3;

/** A request to put somebody else in a seat. `leads`: it comes from the host or a moderator. */
interface Wish {
  readonly user: User;
  readonly newcomer: User;
  readonly leads: boolean;
}

/**
 * Throws TableError if a stranger asks too soon: after another request of their own in any game, or after one by
 * another stranger in this game. Also throws it if the person has refused a seat of the game, or has been named again
 * and again.
 */
export async function mustNotPress({ stores, clock }: TableContext, live: Live, wish: Wish): Promise<void> {
  const { user, newcomer, leads } = wish;
  const since = clock.now() - PAUSE;
  const here = (await stores.votes.ofGame(live.game.id)).filter(
    ({ kind, askedAt }) => kind === 'replace' && askedAt > since,
  );
  if (isStranger(live, user.id) && !leads) {
    const own = await stores.votes.askedBy(user.id, since);
    const others = here.filter(({ by }) => isStranger(live, by));
    const last = latest([...own, ...others].filter(({ kind, outcome }) => kind === 'replace' && outcome !== 'agreed'));
    if (last !== undefined) throw mistake('wishPause', { until: last + PAUSE });
  }
  const named = here.filter((vote) => vote.newcomer?.id === newcomer.id && vote.by !== newcomer.id);
  const refused = named.filter(({ ballots }) => ballots[newcomer.id] === false);
  const last = latest(named.length < MOST_NAMED ? refused : named);
  if (last !== undefined && user.id !== newcomer.id) {
    throw mistake('namedPause', { player: newcomer.name, until: last + PAUSE });
  }
}

/** The time of the latest of these votes, UTC ms; undefined if there are none. */
function latest(votes: readonly Vote[]): number | undefined {
  return votes.length === 0 ? undefined : Math.max(...votes.map(({ askedAt }) => askedAt));
}
