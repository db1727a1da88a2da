import type { Request } from './doors.ts';
import { mistake } from './errors.ts';
import { takeKept } from './invited.ts';
import { deadlinesOf, waitFor } from './lateness.ts';
import type { Live } from './live.ts';
import { mustNotPress } from './pauses.ts';
import { openLive, type Room, serveGame } from './room.ts';
import type { Vote } from './rows.ts';
import { letPass, letStandIn, reseat, welcomeBack } from './seats.ts';
import { hasActed, isSettled } from './settled.ts';
import { type Undoable, type Undoing, undoables, undoingOf } from './takeback.ts';
import { type SeatsAt, seatsThen } from './tenures.ts';
import type { TableGame, User } from './types.ts';
import { type Ballot, castBallot, putToVote, type Question, withdraw } from './votes.ts';

/** What can be done about an absent player. */
export const REMEDIES = ['pass', 'computer', 'offer'] as const;
export type Remedy = (typeof REMEDIES)[number];

/** Somebody at a table, and whether they moderate the server. */
interface Asker {
  readonly gameId: string;
  readonly user: User;
  readonly moderates?: boolean;
}

/** A vote with what is to be shown of it. */
export interface VoteView {
  readonly game: TableGame;
  readonly vote: Vote;
  /** What an undo that is still open would take back. */
  readonly undoing: Undoing | undefined;
  readonly seatsAt: SeatsAt;
}

/** What came of a wish: a vote, or what was done at once because nobody needs to be asked. */
export type Raised = { readonly kind: 'vote'; readonly vote: Vote } | { readonly kind: 'done' };

/** What the players of a game decide together. Every function throws TableError for a mistake of the user. */
export interface Assembly {
  /**
   * Does something about a player who lets the others wait for too long (by the seat; the only such one when left out):
   * by vote of the others, or at once where the host or a moderator asks after twice the time and nobody was against it.
   */
  absent(wish: Asker & { readonly remedy: Remedy; readonly seat?: number | undefined }): Promise<Raised>;
  /** Asks for another person in a seat. */
  replace(wish: Asker & { readonly seat: number; readonly newcomer: User }): Promise<Raised>;
  /** Asks the others to take back a turn and all that followed; `to` as `undoable` tells it. */
  undo(wish: Asker & { readonly to: number }): Promise<Raised>;
  /** The turns that can be taken back by agreement, newest first. */
  undoable(gameId: string): Promise<Undoable[]>;
  ballot(ballot: Ballot): Promise<Vote>;
  view(voteId: string): Promise<VoteView>;
  /** The vote that is open in a game. */
  open(gameId: string): Promise<Vote | undefined>;
  /** The vote by which a seat of a game is offered to anybody. */
  offered(gameId: string): Promise<Vote | undefined>;
  /** Takes a seat that the table offers. */
  take(request: { readonly gameId: string; readonly voteId: string; readonly user: User }): Promise<TableGame>;
  /** Takes the seat of an imported game that is kept for the user. */
  takeKept(request: { readonly gameId: string; readonly user: User }): Promise<TableGame>;
  /** Gives a player their seat back from the computer that stands in; does nothing for anybody else. */
  welcomeBack(request: Request): Promise<void>;
}

export function createAssembly(room: Room): Assembly {
  const within = <T>(gameId: string, task: (live: Live) => Promise<T>): Promise<T> =>
    serveGame(room, gameId, async () => task(await openRunning(room, gameId)));
  return {
    absent: (wish) => within(wish.gameId, (live) => absent(room, live, wish)),
    replace: (wish) => within(wish.gameId, (live) => replace(room, live, wish)),
    undo: (wish) => within(wish.gameId, (live) => undo(room, live, wish)),
    undoable: (gameId) => serveGame(room, gameId, async () => undoables(await openLive(room, gameId))),
    ballot: (ballot) => castBallot(room, ballot),
    view: (voteId) => view(room, voteId),
    open: (gameId) => room.stores.votes.open(gameId),
    offered: (gameId) => within(gameId, (live) => offered(room, live)),
    take: (request) => take(room, request),
    takeKept: (request) => takeKept(room, request),
    welcomeBack: (request) => welcomeBack(room, request),
  };
}

async function openRunning(room: Room, gameId: string): Promise<Live> {
  const live = await openLive(room, gameId);
  if (live.game.status !== 'running') throw mistake('gameOver', {});
  if (live.game.pausedAt !== undefined) throw mistake('paused', {});
  return live;
}

const seatOfUser = ({ game }: Live, userId: string): number => game.seats.findIndex((seat) => seat.userId === userId);
const nameOf = ({ game }: Live, seat: number): string => game.seats[seat]?.name ?? '';

/** Puts a question to the vote, and tells whether that has decided it. */
async function ask(room: Room, live: Live, question: Question): Promise<Raised> {
  const vote = await putToVote(room, live, question);
  return vote.outcome === 'agreed' ? { kind: 'done' } : { kind: 'vote', vote };
}

async function absent(
  room: Room,
  live: Live,
  { user, moderates = false, remedy, seat: named }: Parameters<Assembly['absent']>[0],
): Promise<Raised> {
  const now = room.clock.now();
  const seat = named ?? (await onlyLate(room, live, user));
  if (seat === seatOfUser(live, user.id)) throw mistake('ownSeat', {});
  const wait = await waitFor(room, live.game.id, seat);
  if (wait === undefined || live.game.seats[seat]?.plays !== undefined) {
    throw mistake('notAwaited', { player: nameOf(live, seat) });
  }
  const { once, twice } = await deadlinesOf(room, live.game, wait);
  if (now < once) throw mistake('notLate', { player: nameOf(live, seat), until: once });
  const leads = moderates || live.game.host === user.id;
  if (leads && now >= twice && !(await wasRefused(room, live, seat))) {
    const open = await room.stores.votes.open(live.game.id);
    const free = open?.seat === seat ? await withdraw(room, live, open) : live;
    await remedyNow(room, free, { remedy, seat, by: user.id });
    return { kind: 'done' };
  }
  if (seatOfUser(live, user.id) < 0) throw leads ? mistake('notYetAlone', { until: twice }) : mistake('notSeated', {});
  return ask(room, live, { kind: remedy, seat, entry: 0, newcomer: undefined, by: user.id });
}

/** The one seat of somebody else whose time is over; throws TableError where there is none, or more than one. */
async function onlyLate(room: Room, { game }: Live, user: User): Promise<number> {
  const late: number[] = [];
  for (const wait of await room.stores.waits.ofGame(game.id)) {
    const sitting = game.seats[wait.seat];
    if (sitting === undefined || sitting.plays !== undefined || sitting.userId === user.id) continue;
    if ((await deadlinesOf(room, game, wait)).once <= room.clock.now()) late.push(wait.seat);
  }
  const [only, second] = late;
  if (only === undefined) throw mistake('nobodyLate', {});
  if (second !== undefined) {
    const players = late.map((seat) => game.seats[seat]?.name ?? '').join(', ');
    throw mistake('severalLate', { players });
  }
  return only;
}

/** Whether the others have voted against doing anything about what a seat is asked now. */
async function wasRefused(room: Room, { game, group }: Live, seat: number): Promise<boolean> {
  const votes = await room.stores.votes.ofGame(game.id);
  return votes.some((vote) => vote.outcome === 'refused' && vote.seat === seat && vote.since >= group.since);
}

async function remedyNow(
  room: Room,
  live: Live,
  { remedy, seat, by }: { readonly remedy: Remedy; readonly seat: number; readonly by: string },
): Promise<void> {
  room.logger.info({ gameId: live.game.id, seat, remedy, by }, 'an absent player was dealt with without a vote');
  switch (remedy) {
    case 'pass':
      await letPass(room, live, { seat });
      return;
    case 'computer':
      await letStandIn(room, live, { seat });
      return;
    case 'offer':
      await putToVote(room, live, { kind: 'offer', seat, entry: 0, newcomer: undefined, by, voters: [] });
  }
}

async function replace(
  room: Room,
  live: Live,
  { user, moderates = false, seat, newcomer }: Parameters<Assembly['replace']>[0],
): Promise<Raised> {
  const leads = moderates || live.game.host === user.id;
  if (seatOfUser(live, user.id) < 0 && user.id !== newcomer.id && !leads) throw mistake('notSeated', {});
  if (seatOfUser(live, newcomer.id) >= 0) throw mistake('alreadySeated', { player: newcomer.name });
  await mustNotPress(room, live, { user, newcomer, leads });
  const wait = await waitFor(room, live.game.id, seat);
  const twice = wait && (await deadlinesOf(room, live.game, wait)).twice;
  const alone = leads && twice !== undefined && twice <= room.clock.now();
  return ask(room, live, {
    kind: 'replace',
    seat,
    entry: 0,
    newcomer,
    by: user.id,
    ...(alone && { voters: [newcomer.id] }),
  });
}

async function undo(room: Room, live: Live, { user, to }: Parameters<Assembly['undo']>[0]): Promise<Raised> {
  const seat = seatOfUser(live, user.id);
  if (seat < 0) throw mistake('notSeated', {});
  if (!undoables(live).some((turn) => turn.to === to)) throw mistake('undoUnknown', {});
  undoingOf(live, to);
  return ask(room, live, { kind: 'undo', seat, entry: to, newcomer: undefined, by: user.id });
}

async function view(room: Room, voteId: string): Promise<VoteView> {
  const found = await room.stores.votes.find(voteId);
  if (found === undefined) throw mistake('voteOver', {});
  return serveGame(room, found.gameId, async () => {
    const live = await openLive(room, found.gameId);
    const vote = (await room.stores.votes.find(voteId)) ?? found;
    const isUndo = vote.kind === 'undo' && vote.outcome === 'open' && !isSettled(live, vote);
    const undoing = isUndo ? undoingOf(live, vote.entry) : undefined;
    return { game: live.game, vote, undoing, seatsAt: await seatsThen(room, live.game) };
  });
}

async function offered(room: Room, live: Live): Promise<Vote | undefined> {
  for (const vote of await room.stores.votes.ofGame(live.game.id)) if (await isOnOffer(room, live, vote)) return vote;
  return undefined;
}

/** Whether a seat is still to be had: nobody has taken it, and its player has not done anything since. */
async function isOnOffer(room: Room, live: Live, { kind, outcome, seat, since, newcomer }: Vote): Promise<boolean> {
  if (kind !== 'offer' || outcome !== 'agreed' || newcomer !== undefined || hasActed(live, seat, since)) return false;
  const tenures = await room.stores.results.tenures(live.game.id);
  return tenures.some((tenure) => tenure.seat === seat && tenure.to === undefined && tenure.from <= since);
}

function take(room: Room, { gameId, voteId, user }: Parameters<Assembly['take']>[0]): Promise<TableGame> {
  return serveGame(room, gameId, async () => {
    const live = await openRunning(room, gameId);
    const vote = await room.stores.votes.find(voteId);
    if (vote?.gameId !== gameId || !(await isOnOffer(room, live, vote))) throw mistake('notOffered', {});
    if (seatOfUser(live, user.id) >= 0) throw mistake('alreadySeated', { player: user.name });
    const open = await room.stores.votes.open(live.game.id);
    const free = open === undefined ? live : await withdraw(room, live, open);
    const taken: Vote = { ...vote, newcomer: user };
    const [newest] = await room.stores.votes.ofGame(gameId);
    // A game has one message of votes, and a later one stands in it.
    const posts = newest?.id === voteId ? [{ kind: 'vote', voteId, first: false } as const] : [];
    return (await reseat(room, free, { seat: vote.seat, user, also: { vote: taken, posts } })).game;
  });
}
