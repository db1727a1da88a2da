import { binding } from '../bind.ts';
import { type Keeping, keepingOf } from '../clocks.ts';
import { mistake } from '../errors.ts';
import { awayAt, callableFrom } from '../hours.ts';
import { isInvited, isThere, playerIdAt, playerOf, userOf } from '../ids.ts';
import { deadlinesFor, patienceOf, spentOn, waitFor } from '../lateness.ts';
import { PLACES } from '../next-call.ts';
import { readSettings } from '../people.ts';
import { findTable, openLive, saveStep, type TableContext } from '../play/context.ts';
import { serveGame } from '../play/serve.ts';
import { seatOf } from '../play/turns.ts';
import type { CallPost, Post, Ring } from '../posts.ts';
import type { Request } from '../requests.ts';
import type { Wait } from '../rows.ts';
import type { TableGame } from '../types.ts';

/** How long it takes before anybody can nudge a player again, in ms. */
const NUDGE_EVERY = 12 * 60 * 60_000;

/** An awaited player, as everybody may see it. Times in UTC ms. */
export interface Awaiting {
  readonly seat: number;
  /** The entry that started the seat's decision. */
  readonly since: number;
  readonly askedAt: number;
  /** When their time is up; undefined if the game has no pace, and while it is paused. */
  readonly deadline: number | undefined;
  /** Their time bank; undefined if the game has none, and while it is paused. */
  readonly bank: Banked | undefined;
  /** When their absence ends; undefined if they are not away. */
  readonly awayUntil: number | undefined;
  /** Whether they have been called for this decision. */
  readonly called: boolean;
}

/** What was in a time bank when the decision started, and what is left of it now, in ms. */
interface Banked {
  readonly held: number;
  readonly left: number;
}

/**
 * The result of a nudge for one player. `next` is when the next nudge is possible, UTC ms. `asleep`: they will be
 * called once they are awake. `quiet`: they want no calls for this decision.
 */
export type Nudged =
  | { readonly kind: 'called' | 'asleep' | 'tooSoon'; readonly name: string; readonly next: number }
  | { readonly kind: 'away'; readonly name: string; readonly until: number }
  | { readonly kind: 'quiet'; readonly name: string };

/** A user at a table; `since` is the decision of the press, the current one if left out. */
type CallRequest = Request & { readonly since?: number | undefined };

/** Calls to players. Every function throws TableError for a mistake of the user. */
export function createCalls(context: TableContext) {
  const bind = binding(context);
  return {
    /** Everybody the game is waiting for, with their state. */
    awaiting: bind(awaitingIn),
    /** Stops further calls to the user for their current decision. */
    silence: (request: CallRequest) => serveGame(context, request.gameId, () => silence(context, request)),
    /** Calls all other awaited players, each at most once every 12 hours for one decision. */
    nudge: (request: CallRequest) => serveGame(context, request.gameId, () => nudge(context, request)),
    /**
     * The ids of the people a post may still call when it is sent. It leaves out people whose decision is over, or who
     * have been called since. People who are asleep or away by now, or whose game is paused, are called later.
     */
    ringing: (gameId: string, ...[ring, to]: [ring: Ring, to: CallPost['to']]) =>
      serveGame(context, gameId, () => ringing(context, gameId, { ring, to })),
    /** What a new prompt says: the people it may still call in the channel, and everybody who is awaited. */
    prompting: (gameId: string, ring: Ring | undefined) =>
      serveGame(context, gameId, () => prompting(context, gameId, ring)),
    /** The people a lobby may now call to the seats that it keeps for them. */
    summoned: bind(summoned),
    /** Finds another way to call people if the post that was meant to call them can never be sent. */
    missed: (gameId: string, post: Post) => serveGame(context, gameId, () => missed(context, gameId, post)),
  };
}

/** Who is called, and who is not. */
export type Calls = ReturnType<typeof createCalls>;

async function awaitingIn(context: TableContext, gameId: string): Promise<Awaiting[]> {
  const game = await findTable(context, gameId);
  if (game.status !== 'running') return [];
  return (await playersOf(context, game)).map((player) => awaitingFor(context, game, player));
}

/** An awaited player's decision, and what their clock needs to know about them. */
interface Player {
  readonly wait: Wait;
  readonly keeping: Person;
}

type Person = Awaited<ReturnType<typeof keepingOf>>;

/** The awaited people of a game, or some of them. */
async function playersOf(
  context: TableContext,
  game: TableGame,
  fits: (wait: Wait) => boolean = () => true,
): Promise<Player[]> {
  const waits = await context.stores.waits.ofGame(game.id);
  const persons = waits.filter((wait) => isThereIn(game, wait.seat) && fits(wait));
  return Promise.all(persons.map(async (wait) => ({ wait, keeping: await keepingOf(context, game, wait) })));
}

function isThereIn({ seats }: TableGame, seat: number): boolean {
  const sitting = seats[seat];
  return sitting !== undefined && isThere(sitting);
}

/** The state of an awaited player. */
export async function awaitingOf(context: TableContext, game: TableGame, wait: Wait): Promise<Awaiting> {
  return awaitingFor(context, game, { wait, keeping: await keepingOf(context, game, wait) });
}

function awaitingFor({ clock }: TableContext, game: TableGame, { wait, keeping }: Player): Awaiting {
  const { seat, since, askedAt } = wait;
  const now = clock.now();
  const isTimed = game.pausedAt === undefined && game.terms.pace !== 'none';
  return {
    seat,
    since,
    askedAt,
    deadline: isTimed ? deadlinesFor(keeping, game, wait).once : undefined,
    bank: isTimed && game.terms.pace === 'bank' ? bankedOf(keeping, game, { wait, now }) : undefined,
    awayUntil: awayAt(keeping.away, now)?.to,
    called: wait.calledAt !== undefined,
  };
}

function bankedOf(
  keeping: Keeping,
  game: TableGame,
  { wait, now }: { readonly wait: Wait; readonly now: number },
): Banked {
  const held = patienceOf(game, wait);
  return { held, left: Math.max(0, held - spentOn(keeping, game, { from: wait.askedAt, to: now })) };
}

async function silence(context: TableContext, { gameId, userId, since }: CallRequest): Promise<TableGame> {
  const live = await openLive(context, gameId);
  const seat = seatOf(live, userId);
  const wait = await waitFor(context, gameId, seat);
  if (wait === undefined || (since !== undefined && wait.since !== since)) throw mistake('nothingToSilence', {});
  await context.stores.waits.keep({ ...wait, silenced: true, dueAt: context.clock.now() });
  context.waiting?.();
  return live.game;
}

async function nudge(context: TableContext, { gameId, userId, since }: CallRequest): Promise<Nudged[]> {
  const live = await openLive(context, gameId);
  const own = seatOf(live, userId);
  const waits = await context.stores.waits.ofGame(gameId);
  const others = waits.filter(
    (wait) => wait.seat !== own && isThereIn(live.game, wait.seat) && (since === undefined || wait.since === since),
  );
  if (others.length === 0) throw mistake('nobodyToNudge', {});
  const nudged: Nudged[] = [];
  for (const wait of others) nudged.push(await nudgeOne(context, live.game, wait));
  context.waiting?.();
  return nudged;
}

async function nudgeOne(context: TableContext, game: TableGame, wait: Wait): Promise<Nudged> {
  const sitting = game.seats[wait.seat];
  const { name, id: userId } = sitting ? playerOf(sitting) : { name: '', id: '' };
  const now = context.clock.now();
  const { settings, away } = await personOf(context, userId, now);
  const absence = awayAt(away, now);
  if (absence !== undefined) return { kind: 'away', name, until: absence.to };
  if (wait.silenced || settings.calls === 'none') return { kind: 'quiet', name };
  if (wait.nudgedAt !== undefined && now < wait.nudgedAt + NUDGE_EVERY) {
    return { kind: 'tooSoon', name, next: wait.nudgedAt + NUDGE_EVERY };
  }
  // A nudge counts only if it is later than the last call.
  const nudgedAt = Math.max(now, (wait.calledAt ?? 0) + 1);
  await context.stores.waits.keep({ ...wait, nudgedAt, dueAt: now });
  const awake = callableFrom(settings, away, now) === now;
  return { kind: awake ? 'called' : 'asleep', name, next: now + NUDGE_EVERY };
}

async function personOf({ stores }: TableContext, userId: string, now: number) {
  const { settings, away } = await stores.people.person(userId, now);
  return { settings: readSettings(settings), away };
}

/** A person with a kept seat in a lobby, who may be called, and where. */
export interface Summoned {
  readonly seat: number;
  readonly userId: string;
  readonly to: readonly CallPost['to'][];
}

async function summoned(context: TableContext, gameId: string): Promise<Summoned[]> {
  const { seats, status } = await findTable(context, gameId);
  if (status !== 'lobby') return [];
  const now = context.clock.now();
  const all: Summoned[] = [];
  for (const [seat, sitting] of seats.entries()) {
    if (!isInvited(sitting.userId)) continue;
    const userId = userOf(sitting.userId);
    const { settings, away } = await personOf(context, userId, now);
    if (callableFrom(settings, away, now) === now) all.push({ seat, userId, to: PLACES[settings.calls] });
  }
  return all.filter(({ to }) => to.length > 0);
}

interface Ringing {
  readonly ring: Ring;
  readonly to: CallPost['to'];
}

async function ringing(context: TableContext, gameId: string, { ring, to }: Ringing): Promise<string[]> {
  const game = await findTable(context, gameId);
  if (game.status !== 'running') return [];
  return (await rungIn(context, game, { ring, to, players: await playersOf(context, game, isMeantBy(ring)) })).rung;
}

/** What a new prompt says; every row is read only once. */
async function prompting(context: TableContext, gameId: string, ring: Ring | undefined) {
  const game = await findTable(context, gameId);
  if (game.status !== 'running') return { rung: [], awaiting: [] };
  const players = await playersOf(context, game);
  const { rung, left } = ring
    ? await rungIn(context, game, { ring, to: 'channel', players })
    : { rung: [], left: players };
  return { rung, awaiting: left.map((player) => awaitingFor(context, game, player)) };
}

/** The people to call, and the state of all players afterwards: those who cannot be called now are called later. */
async function rungIn(
  context: TableContext,
  game: TableGame,
  { ring, to, players }: Ringing & { readonly players: readonly Player[] },
) {
  const rung: string[] = [];
  const left: Player[] = [];
  for (const player of players) {
    const { wait, keeping } = player;
    const now = context.clock.now();
    const places = PLACES[keeping.settings.calls];
    const isWanted = ring.instead ? places.length > 0 : places.includes(to);
    const isMeant = isMeantBy(ring)(wait);
    const isCallable = game.pausedAt === undefined && callableFrom(keeping.settings, keeping.away, now) === now;
    const isRung = isMeant && isCallable && isWanted;
    if (isRung) rung.push(playerIdAt(game.seats, wait.seat));
    const isLater = isMeant && !isRung && !ring.beside;
    left.push(isLater ? { ...player, wait: await callLater(context, wait, now) } : player);
  }
  return { rung, left };
}

/** Whether somebody must still hear about a decision: it has not been made, and nobody has called the player since. */
const isMeantBy =
  (ring: Ring) =>
  ({ seat, since, calledAt, silenced }: Wait): boolean =>
    ring.seats.includes(seat) && since === ring.since && calledAt === ring.at && !silenced;

/** The decisions that somebody must still hear about. */
async function meantBy({ stores }: TableContext, game: TableGame, ring: Ring): Promise<Wait[]> {
  const waits = await stores.waits.ofGame(game.id);
  return waits.filter((wait) => isThereIn(game, wait.seat) && isMeantBy(ring)(wait));
}

/** Makes the ticker call somebody again, because a call has failed. */
async function callLater(context: TableContext, wait: Wait, dueAt: number): Promise<Wait> {
  const uncalled = { ...wait, calledAt: undefined, dueAt };
  await context.stores.waits.keep(uncalled);
  context.waiting?.();
  return uncalled;
}

/** How long (ms) to wait before calling somebody again if no call got through. */
const CALL_AGAIN = 60 * 60_000;

/**
 * Calls the people whom an abandoned post was meant to call: with a separate post in the channel, otherwise directly.
 * If nothing gets through, they are called again after an hour. Only within `serveGame`.
 */
export async function missed(context: TableContext, gameId: string, post: Post): Promise<void> {
  const game = await context.stores.games.find(gameId);
  // If the channel is gone, its players hear about that instead.
  if (game?.status !== 'running' || game.channelLost) return;
  if (post.kind === 'call') {
    if (post.beside) return;
    for (const wait of await meantBy(context, game, { ...post, seats: [post.seat] })) {
      if (post.to === 'dm') await callLater(context, wait, context.clock.now() + CALL_AGAIN);
      else await saveStep(context, { game, posts: [{ ...post, to: 'dm', instead: true }] });
    }
  } else if ('ring' in post && post.ring !== undefined) {
    const { since, at } = post.ring;
    const meant = await meantBy(context, game, post.ring);
    const call = { kind: 'call', since, at, why: 'turn', to: 'channel', instead: true } as const;
    if (meant.length > 0) await saveStep(context, { game, posts: meant.map(({ seat }) => ({ ...call, seat })) });
  }
}
