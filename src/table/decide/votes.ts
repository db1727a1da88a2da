import { mistake } from '../errors.ts';
import { playerOf } from '../ids.ts';
import { deadlinesOf, waitFor } from '../lateness.ts';
import { commit } from '../play/commit.ts';
import { findTable, openLive, saveStep, type TableContext } from '../play/context.ts';
import { beginDeputy } from '../play/deputies.ts';
import { type Live, publicEntry, seatOfUser } from '../play/live.ts';
import { newGameId } from '../play/lobby.ts';
import { letPass, letStandIn, newsOf, reseat } from '../play/seats.ts';
import { serveGame } from '../play/serve.ts';
import { type EndedVote, endedVote, isSettled, withdrawn } from '../play/settled.ts';
import { takeBackTo } from '../play/takeback.ts';
import type { Post } from '../posts.ts';
import type { Vote, Wait } from '../rows.ts';
import type { Chore } from '../waiting/ticker.ts';
import { tally, votersOf } from './ballots.ts';
import { isStranger, TABLE } from './pauses.ts';

/** How long a vote stays open, in ms. */
const LASTS = 72 * 60 * 60_000;

/** The questions that need everybody's consent. */
const ALL_AGREE: readonly Vote['kind'][] = ['undo', 'deputy'];

/** A vote before anybody has answered. */
export type Proposal = Pick<Vote, 'kind' | 'seat' | 'entry' | 'newcomer' | 'by'> & {
  /** The voters; everybody concerned if left out. */
  readonly voters?: readonly string[];
  /** Waits to save together with the vote. */
  readonly waits?: readonly Wait[];
};

/**
 * Asks the table; if the proposer may vote, they vote yes. If there is nobody else to ask, that decides it. Replaces a
 * vote that a stranger has proposed.
 */
export async function putToVote(context: TableContext, before: Live, proposal: Proposal): Promise<Vote> {
  const { id: gameId } = before.game;
  const open = await context.stores.votes.open(gameId);
  if (open !== undefined && !makesWay(before, open, proposal)) throw mistake('voteOpen', {});
  const live = open === undefined ? before : await withdraw(context, before, open);
  const { voters = votersOf(live.game, proposal), waits = [], ...asked } = proposal;
  const now = context.clock.now();
  const vote: Vote = {
    ...asked,
    id: newGameId(),
    player: live.game.seats[asked.seat]?.name ?? '',
    gameId,
    since: asked.kind === 'undo' ? publicEntry(live) : (live.log.at(-1)?.entry ?? 0),
    voters,
    ballots: voters.includes(asked.by) ? { [asked.by]: true } : {},
    needs: ALL_AGREE.includes(asked.kind) || proposal.voters !== undefined ? 'all' : 'majority',
    askedAt: now,
    dueAt: now + LASTS,
    outcome: 'open',
  };
  context.logger.info({ gameId, vote: vote.id, kind: vote.kind, seat: vote.seat }, 'a vote was opened');
  return settleVote(context, live, { vote, first: true, waits });
}

/**
 * Whether an open vote makes way for another question. A stranger's vote does if the question comes from a player, from
 * the table, or from somebody who can decide without the others.
 */
function makesWay(live: Live, open: Vote, { by, voters }: Proposal): boolean {
  return isStranger(live, open.by) && (!isStranger(live, by) || voters !== undefined);
}

/**
 * Following the table's rule, asks the others whether a computer should stand in, and notes that in the wait. Only
 * within `serveGame`.
 */
export async function raiseByItself(context: TableContext, live: Live, wait: Wait): Promise<void> {
  const { seat } = wait;
  const waits = [wait];
  const open = await context.stores.votes.open(live.game.id);
  const question = { kind: 'computer', seat, entry: 0, newcomer: undefined, by: TABLE } as const;
  const isAlone = votersOf(live.game, question).length === 0;
  const isTaken = open !== undefined && !makesWay(live, open, question);
  if (isTaken || isAlone) await commit(context, { live, posts: [newsOf(live, seat, 'late')], waits });
  else await putToVote(context, live, { ...question, waits });
}

/** Stores a vote in its current state, or carries out its result. */
async function settleVote(
  context: TableContext,
  live: Live,
  { vote, first, waits = [] }: { readonly vote: Vote; readonly first: boolean; readonly waits?: readonly Wait[] },
): Promise<Vote> {
  const outcome = tally(vote, await ownerOf(context, live, vote));
  const decided: Vote = { ...vote, outcome };
  const posts: Post[] = [{ kind: 'vote', voteId: vote.id, first }];
  if (outcome !== 'agreed') await commit(context, { live, vote: decided, posts, waits });
  else await carryOutVote(context, live, { vote: decided, posts });
  return decided;
}

const ownerIn = ({ game }: Live, { seat }: Vote): string => game.seats[seat]?.userId ?? '';

/**
 * The owner of the seat, and whether their silence counts; it does only if the game is waiting for them and their time
 * has run out.
 */
async function ownerOf(context: TableContext, live: Live, vote: Vote) {
  const { game } = live;
  const { seat, kind } = vote;
  const userId = ownerIn(live, vote);
  if (kind !== 'replace') return { userId, silent: false };
  const wait = await waitFor(context, game.id, seat);
  const late = wait !== undefined && (await deadlinesOf(context, game, wait)).once <= context.clock.now();
  return { userId, silent: late || game.seats[seat]?.plays !== undefined };
}

/**
 * Decides about a seat if only its player's answer was missing and that player is now late. Returns whether it did.
 * Only within `serveGame`.
 */
export async function settleSilence(context: TableContext, live: Live, { seat }: Pick<Wait, 'seat'>): Promise<boolean> {
  const vote = await context.stores.votes.open(live.game.id);
  if (vote?.kind !== 'replace' || vote.seat !== seat) return false;
  return (await settleIfAgreed(context, live, vote)) !== undefined;
}

async function settleIfAgreed(context: TableContext, live: Live, vote: Vote): Promise<Vote | undefined> {
  const outcome = tally(vote, await ownerOf(context, live, vote));
  return outcome === 'agreed' ? settleVote(context, live, { vote, first: false }) : undefined;
}

async function carryOutVote(context: TableContext, live: Live, also: EndedVote): Promise<void> {
  const { vote, posts } = also;
  const { seat, entry, newcomer } = vote;
  context.logger.info({ gameId: vote.gameId, vote: vote.id, kind: vote.kind, seat }, 'a vote was agreed to');
  switch (vote.kind) {
    case 'pass':
      await letPass(context, live, { seat, also });
      return;
    case 'computer':
      await letStandIn(context, live, { seat, also });
      return;
    case 'offer':
      await commit(context, { live, vote, posts: [...posts, { ...newsOf(live, seat, 'offered'), voteId: vote.id }] });
      return;
    case 'undo':
      await takeBackTo(context, live, {
        to: entry,
        seat: Math.max(0, seatOfUser(live, vote.by)),
        agreed: vote.voters.length > 0,
        also,
      });
      return;
    case 'deputy':
      await beginDeputy(context, live, { seat, also });
      return;
    case 'replace':
      if (newcomer === undefined) return;
      await reseat(context, live, { seat, user: newcomer, agreed: vote.ballots[ownerIn(live, vote)] === true, also });
  }
}

/** A user's answer to a vote; throws TableError. */
export interface Ballot {
  readonly gameId: string;
  readonly voteId: string;
  readonly userId: string;
  readonly agrees: boolean;
}

/** Accepts a user's ballot, which they may change while the vote is open. */
export function castBallot(context: TableContext, { gameId, voteId, userId, agrees }: Ballot): Promise<Vote> {
  return serveGame(context, gameId, async () => {
    const vote = await context.stores.votes.find(voteId);
    if (vote?.outcome !== 'open' || vote.gameId !== gameId) throw mistake('voteOver', {});
    const live = await openLive(context, vote.gameId);
    if (live.game.pausedAt !== undefined) throw mistake('paused', {});
    const voter = voterOf(live, vote, userId);
    if (voter === undefined) throw mistake('notVoter', {});
    if (isSettled(live, vote)) {
      await withdraw(context, live, vote);
      throw mistake('voteOver', {});
    }
    const cast = { ...vote, ballots: { ...vote.ballots, [voter]: agrees } };
    return settleVote(context, live, { vote: cast, first: false });
  });
}

/**
 * Whose vote a user casts: their own or, as a deputy, that of the player, unless it is about that player's own seat.
 */
function voterOf({ game }: Live, { voters, seat }: Vote, userId: string): string | undefined {
  if (voters.includes(userId)) return userId;
  const deputised = game.seats.find((sitting, index) => index !== seat && playerOf(sitting).id === userId);
  return voters.find((voter) => voter === deputised?.userId);
}

/** Closes a vote without a result, because somebody who can decide without the others has done so. */
export function withdraw(context: TableContext, live: Live, vote: Vote): Promise<Live> {
  return commit(context, { live, ...withdrawn(vote) });
}

/** How many votes to process at once. */
const AT_ONCE = 100;

/** When to retry a vote that could not be closed, in ms. */
const TRY_AGAIN = 60_000;

/** Closes votes whose time is up. */
export function endVotes(context: TableContext): Chore {
  return {
    name: 'votes',
    async run(now) {
      for (const vote of await context.stores.votes.due(now, AT_ONCE, context.share)) {
        const { id, gameId } = vote;
        await serveGame(context, gameId, () => lapse(context, id)).catch(async (error: unknown) => {
          context.logger.error({ gameId, vote: id, err: error }, 'a vote could not be ended');
          await serveGame(context, gameId, () => postpone(context, id, now + TRY_AGAIN));
        });
      }
    },
  };
}

async function postpone(context: TableContext, voteId: string, dueAt: number): Promise<void> {
  const vote = await context.stores.votes.find(voteId);
  if (vote?.outcome !== 'open') return;
  await saveStep(context, { game: await findTable(context, vote.gameId), vote: { ...vote, dueAt } });
}

async function lapse(context: TableContext, voteId: string): Promise<void> {
  const vote = await context.stores.votes.find(voteId);
  if (vote?.outcome !== 'open') return;
  const live = await openLive(context, vote.gameId);
  if (live.game.pausedAt !== undefined) return;
  if (isSettled(live, vote)) {
    await withdraw(context, live, vote);
    return;
  }
  // Since the others agreed, the owner of the seat may have become late.
  if ((await settleIfAgreed(context, live, vote)) === undefined)
    await commit(context, { live, ...endedVote(vote, 'lapsed') });
}
