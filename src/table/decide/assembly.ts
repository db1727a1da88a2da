import { binding } from '../bind.ts';
import { mistake } from '../errors.ts';
import { playerOf } from '../ids.ts';
import { deadlinesOf, patienceOf, waitFor } from '../lateness.ts';
import { mustGoOn, openLive, type TableContext } from '../play/context.ts';
import { takeKept } from '../play/invited.ts';
import { type Live, ownSeatOf, seatOfUser } from '../play/live.ts';
import { isRated } from '../play/results.ts';
import { keepName, letPass, letStandIn, reseat, welcomeBack } from '../play/seats.ts';
import { serveGame } from '../play/serve.ts';
import { hasActed, isSettled } from '../play/settled.ts';
import { type Undoing, undoables, undoingOf } from '../play/takeback.ts';
import { type SeatsAt, seatsThen } from '../play/tenures.ts';
import type { Vote } from '../rows.ts';
import { bankOf } from '../terms.ts';
import type { TableGame, User } from '../types.ts';
import { allBut } from './ballots.ts';
import { mustNotPress } from './pauses.ts';
import { castBallot, type Proposal, putToVote, withdraw } from './votes.ts';

/** What can be done about an absent player. */
export const REMEDIES = ['pass', 'computer', 'offer'] as const;
export type Remedy = (typeof REMEDIES)[number];

/** Somebody at a table, and whether they are a moderator of the server. */
interface Asker {
  readonly gameId: string;
  readonly user: User;
  readonly moderates?: boolean;
}

/** A vote with everything there is to show about it. */
export interface VoteView {
  readonly game: TableGame;
  readonly vote: Vote;
  /** The game as a spectator sees it. */
  readonly state: unknown;
  /** What an open vote on an undo would take back. */
  readonly undoing: Undoing | undefined;
  readonly seatsAt: SeatsAt;
}

/** The result of a request: a vote or, if nobody needs to agree, what was done right away. */
export type Raised = { readonly kind: 'vote'; readonly vote: Vote } | { readonly kind: 'done' };

/**
 * A request to do something about a player who keeps the others waiting too long; `seat` may be left out if there is
 * only one such player.
 */
type Absent = Asker & { readonly remedy: Remedy; readonly seat?: number | undefined };
type Replace = Asker & { readonly seat: number; readonly newcomer: User };
/** `sure` confirms the undo even if it makes the game unrated. */
type UndoTo = Asker & { readonly to: number; readonly sure?: boolean | undefined };
type Take = { readonly gameId: string; readonly voteId: string; readonly user: User };

/** The joint decisions of a game's players. Every function throws TableError for a mistake of the user. */
export function createAssembly(context: TableContext) {
  const bind = binding(context);
  return {
    /**
     * Does something about an absent player: by vote of the others, or right away if the host or a moderator asks after
     * twice the time and nobody has voted against it.
     */
    absent: (wish: Absent) => within(context, wish.gameId, (live) => absent(context, live, wish)),
    /** Asks the table to give a seat to another person. */
    replace: (wish: Replace) => within(context, wish.gameId, (live) => replace(context, live, wish)),
    /**
     * Asks the others to take back a turn and all that followed; `to` comes from `undoable`. If nobody else plays, it
     * happens right away. Going back past revealed cards then needs `sure`, because the game no longer counts for
     * ratings.
     */
    undo: (wish: UndoTo) => within(context, wish.gameId, (live) => undo(context, live, wish)),
    /** The turns that can be taken back by agreement, newest first. */
    undoable: (gameId: string) => serveGame(context, gameId, async () => undoables(await openLive(context, gameId))),
    ballot: bind(castBallot),
    view: bind(view),
    /** The open vote of a game. */
    open: (gameId: string) => context.stores.votes.open(gameId),
    /** The vote that offers a seat of a game to anybody. */
    offered: (gameId: string) => within(context, gameId, (live) => offered(context, live)),
    /** Takes a seat that the table offers. */
    take: bind(take),
    /** Takes the seat of an imported game that is kept for the user. */
    takeKept: bind(takeKept),
    /** Gives a player their seat back from the computer that stands in for them; does nothing for anybody else. */
    welcomeBack: bind(welcomeBack),
    /** Updates a player's name on the server; does nothing for anybody else. */
    keepName: bind(keepName),
  };
}

/** The joint decisions of a game's players. */
export type Assembly = ReturnType<typeof createAssembly>;

/** Serves a request to a running game. */
function within<T>(context: TableContext, gameId: string, task: (live: Live) => Promise<T>): Promise<T> {
  return serveGame(context, gameId, async () => task(await openGoingOn(context, gameId)));
}

async function openGoingOn(context: TableContext, gameId: string): Promise<Live> {
  const live = await openLive(context, gameId);
  mustGoOn(live);
  return live;
}

const nameOf = ({ game }: Live, seat: number): string => game.seats[seat]?.name ?? '';

/** Starts a vote; returns whether it was decided right away. */
async function ask(context: TableContext, live: Live, proposal: Proposal): Promise<Raised> {
  const vote = await putToVote(context, live, proposal);
  return vote.outcome === 'agreed' ? { kind: 'done' } : { kind: 'vote', vote };
}

async function absent(
  context: TableContext,
  live: Live,
  { user, moderates = false, remedy, seat: named }: Absent,
): Promise<Raised> {
  const now = context.clock.now();
  const seat = named ?? (await seatMeant(context, live, user));
  if (seat === seatOfUser(live, user.id)) throw mistake('ownSeat', {});
  const wait = await waitFor(context, live.game.id, seat);
  if (wait === undefined || live.game.seats[seat]?.plays !== undefined) {
    throw mistake('notAwaited', { player: nameOf(live, seat) });
  }
  const { once, twice } = await deadlinesOf(context, live.game, wait);
  if (now < once) {
    const player = nameOf(live, seat);
    if (bankOf(live.game.terms)) throw mistake('bankNotSpent', { players: player, until: once });
    throw mistake('notLate', { player, until: once, span: patienceOf(live.game, wait) });
  }
  const leads = moderates || live.game.host === user.id;
  if (leads && now >= twice && !(await wasRefused(context, live, seat))) {
    const open = await context.stores.votes.open(live.game.id);
    const free = open?.seat === seat ? await withdraw(context, live, open) : live;
    await remedyNow(context, free, { remedy, seat, by: user.id });
    return { kind: 'done' };
  }
  if (seatOfUser(live, user.id) < 0) throw leads ? mistake('notYetAlone', { until: twice }) : mistake('notSeated', {});
  return ask(context, live, { kind: remedy, seat, entry: 0, newcomer: undefined, by: user.id });
}

/**
 * The seat of the only other person that the table is waiting for or, if there are several, of the only late one;
 * throws TableError if there is none, or more than one.
 */
async function seatMeant(context: TableContext, { game }: Live, user: User): Promise<number> {
  const waited: { readonly seat: number; readonly once: number; readonly span: number }[] = [];
  for (const wait of await context.stores.waits.ofGame(game.id)) {
    const sitting = game.seats[wait.seat];
    if (sitting === undefined || sitting.plays !== undefined || playerOf(sitting).id === user.id) continue;
    const { once } = await deadlinesOf(context, game, wait);
    waited.push({ seat: wait.seat, once, span: patienceOf(game, wait) });
  }
  const late = waited.filter(({ once }) => once <= context.clock.now());
  const [only, second] = late.length === 0 ? waited : late;
  if (only === undefined) throw mistake('nobodyAwaited', {});
  if (second === undefined) return only.seat;
  const players = (late.length === 0 ? waited : late).map(({ seat }) => game.seats[seat]?.name ?? '').join(', ');
  if (late.length > 0) throw mistake('severalLate', { players });
  const { once: until, span } = waited.reduce((first, one) => (one.once < first.once ? one : first));
  if (bankOf(game.terms)) throw mistake('bankNotSpent', { players, until });
  throw mistake('nobodyLate', { players, until, span });
}

/** Whether the others have voted against acting on a seat's current decision. */
async function wasRefused(context: TableContext, { game, group }: Live, seat: number): Promise<boolean> {
  const votes = await context.stores.votes.ofGame(game.id);
  return votes.some((vote) => vote.outcome === 'refused' && vote.seat === seat && vote.since >= group.since);
}

async function remedyNow(
  context: TableContext,
  live: Live,
  { remedy, seat, by }: { readonly remedy: Remedy; readonly seat: number; readonly by: string },
): Promise<void> {
  context.logger.info({ gameId: live.game.id, seat, remedy, by }, 'an absent player was handled without a vote');
  switch (remedy) {
    case 'pass':
      await letPass(context, live, { seat });
      return;
    case 'computer':
      await letStandIn(context, live, { seat });
      return;
    case 'offer':
      await putToVote(context, live, { kind: 'offer', seat, entry: 0, newcomer: undefined, by, voters: [] });
  }
}

async function replace(
  context: TableContext,
  live: Live,
  { user, moderates = false, seat, newcomer }: Replace,
): Promise<Raised> {
  const leads = moderates || live.game.host === user.id;
  if (seatOfUser(live, user.id) < 0 && user.id !== newcomer.id && !leads) throw mistake('notSeated', {});
  if (ownSeatOf(live, newcomer.id) >= 0) throw mistake('alreadySeated', { player: newcomer.name });
  await mustNotPress(context, live, { user, newcomer, leads });
  const wait = await waitFor(context, live.game.id, seat);
  const twice = wait && (await deadlinesOf(context, live.game, wait)).twice;
  const alone = leads && twice !== undefined && twice <= context.clock.now();
  return ask(context, live, {
    kind: 'replace',
    seat,
    entry: 0,
    newcomer,
    by: user.id,
    ...(alone && { voters: [newcomer.id] }),
  });
}

async function undo(context: TableContext, live: Live, { user, to, sure = false }: UndoTo): Promise<Raised> {
  const seat = seatOfUser(live, user.id);
  if (seat < 0) throw mistake('notSeated', {});
  if (!undoables(live).some((turn) => turn.to === to)) throw mistake('undoUnknown', {});
  const { revealed } = undoingOf(live, to);
  const by = live.game.seats[seat]?.userId ?? user.id;
  const proposal = { kind: 'undo', seat, entry: to, newcomer: undefined, by } as const;
  if (!revealed || !isRated(live.game)) return ask(context, live, proposal);
  // A revealed card could decide a rated game, so nobody may agree on behalf of an absent player.
  const voters = allBut(live.game, by);
  if (voters.length === 0 && !sure) throw mistake('undoUnrates', {});
  return ask(context, live, { ...proposal, voters });
}

async function view(context: TableContext, voteId: string): Promise<VoteView> {
  const found = await context.stores.votes.find(voteId);
  if (found === undefined) throw mistake('voteOver', {});
  return serveGame(context, found.gameId, async () => {
    const live = await openLive(context, found.gameId);
    const vote = (await context.stores.votes.find(voteId)) ?? found;
    const isUndo = vote.kind === 'undo' && vote.outcome === 'open' && !isSettled(live, vote);
    const undoing = isUndo ? undoingOf(live, vote.entry) : undefined;
    return {
      game: live.game,
      state: live.rules.view(live.state, 'spectator'),
      vote,
      undoing,
      seatsAt: await seatsThen(context, live.game),
    };
  });
}

async function offered(context: TableContext, live: Live): Promise<Vote | undefined> {
  for (const vote of await context.stores.votes.ofGame(live.game.id))
    if (await isOnOffer(context, live, vote)) return vote;
  return undefined;
}

/** Whether a seat can still be offered: nobody has taken it, and its player has done nothing since. */
async function isOnOffer(
  context: TableContext,
  live: Live,
  { kind, outcome, seat, since, newcomer }: Vote,
): Promise<boolean> {
  if (kind !== 'offer' || outcome !== 'agreed' || newcomer !== undefined || hasActed(live, seat, since)) return false;
  const tenures = await context.stores.results.tenures(live.game.id);
  return tenures.some((tenure) => tenure.seat === seat && tenure.to === undefined && tenure.from <= since);
}

function take(context: TableContext, { gameId, voteId, user }: Take): Promise<TableGame> {
  return serveGame(context, gameId, async () => {
    const live = await openGoingOn(context, gameId);
    const vote = await context.stores.votes.find(voteId);
    if (vote?.gameId !== gameId || !(await isOnOffer(context, live, vote))) throw mistake('notOffered', {});
    if (ownSeatOf(live, user.id) >= 0) throw mistake('alreadySeated', { player: user.name });
    const open = await context.stores.votes.open(live.game.id);
    const free = open === undefined ? live : await withdraw(context, live, open);
    const taken: Vote = { ...vote, newcomer: user };
    const [newest] = await context.stores.votes.ofGame(gameId);
    // A game has one message for votes, which later votes reuse.
    const posts = newest?.id === voteId ? [{ kind: 'vote', voteId, first: false } as const] : [];
    return (await reseat(context, free, { seat: vote.seat, user, agreed: false, also: { vote: taken, posts } })).game;
  });
}
