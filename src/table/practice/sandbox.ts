import { LRUCache } from 'lru-cache';
import type { FinishedTurn } from '../../engine/log.ts';
import { closedTurns } from '../../engine/log.ts';
import { ThinkingStopped } from '../../players/levels.ts';
import { binding } from '../bind.ts';
import { mistake } from '../errors.ts';
import { computerMoves } from '../play/computer.ts';
import { openLive, type TableContext } from '../play/context.ts';
import { type Live, mayTakeBack, nextEntry, seatOfUser, stepOf } from '../play/live.ts';
import { newSeed } from '../play/seed.ts';
import { serveGame } from '../play/serve.ts';
import type { Request } from '../requests.ts';
import { showsPoints } from '../terms.ts';
import { choose, type Fork, forkFrom, reopen, restart, shorten, startOf, withOwn, withTurn } from './fork.ts';
import { OPEN_TERMS, type PrivateTable, privateId } from './practice.ts';

/** A person's private copy of a game, which is kept only in memory. */
export interface Sandbox {
  readonly fork: Fork;
  /** The person's seat in the real game; undefined if they do not play in it. */
  readonly home: number | undefined;
  /** Whether computers may play the other seats; they may only if the real game is over. */
  readonly offersComputers: boolean;
  /** When it ends, UTC ms. */
  readonly until: number;
}

/** The sandbox after a press, and the turns that computers have played since then. */
export interface Tried {
  readonly kind: 'opened' | 'shown' | 'stale' | 'played';
  readonly sandbox: Sandbox;
  readonly turns: readonly FinishedTurn[];
}

/** What to do in a sandbox; presses in a panel carry the number of its decision. */
export type SandboxAct =
  | { readonly do: 'choose'; readonly step: number; readonly moves: readonly string[] }
  | { readonly do: 'back' | 'over'; readonly step: number }
  | { readonly do: 'reopen' | 'restart' | 'computers' | 'all' };

/** A game to copy, now or after an entry of its log. */
type Wanted = Request & { readonly entry?: number | undefined };

/** How long a sandbox lasts, in ms. */
const LASTS = 60 * 60_000;

/** How many people may have a sandbox at a time; the oldest ones make way for new ones. */
const MOST = 100;

/** More turns than computers can play before the owner's next decision. */
const MOST_TURNS = 100;

/** Entry numbers count the seconds since this moment, UTC ms. */
const ENTRIES_SINCE = Date.UTC(2026, 0);

/** What the tables depend on, with everybody's sandbox. */
interface SandboxContext extends TableContext {
  readonly sandboxes: LRUCache<string, Sandbox>;
}

/** Private copies of games in which to try things out. Throws TableError. */
export function createSandboxes(tables: TableContext) {
  const bind = binding({ ...tables, sandboxes: new LRUCache<string, Sandbox>({ max: MOST }) });
  return {
    /** Opens a copy of a game; it replaces the person's previous one. */
    open: bind(open),
    /** A person's sandbox in its current state. */
    show: bind(show),
    /** Does something in a person's sandbox. */
    act: bind(act),
    /** Closes a person's sandbox; returns whether they had one. */
    leave: bind(leave),
  };
}

/** Private copies of games. */
export type Sandboxes = ReturnType<typeof createSandboxes>;

/** One request at a time for each person. */
const served = <T>({ serve }: TableContext, userId: string, task: () => Promise<T>): Promise<T> =>
  serve(`sandbox ${userId}`, task);

async function open(context: SandboxContext, { gameId, userId, entry }: Wanted): Promise<Tried> {
  const live = await serveGame(context, gameId, () => openLive(context, gameId));
  if (entry !== undefined && live.game.status === 'running') throw mistake('earlierTurns', {});
  return served(context, userId, async () => {
    const seat = seatOfUser(live, userId);
    const home = seat < 0 ? undefined : seat;
    const start = startOf({ live, entry, viewer: home, seed: `sandbox ${newSeed(context)}` });
    if (start === undefined) throw mistake('tryLater', {});
    const now = context.clock.now();
    for (const [owner, { until }] of context.sandboxes.entries())
      if (until <= now && owner !== userId) context.sandboxes.delete(owner);
    const former = context.sandboxes.get(userId);
    // Higher than in any earlier sandbox, even after a restart, so that presses in those are stale.
    const first = Math.max(Math.floor((now - ENTRIES_SINCE) / 1_000), former ? nextEntry(former.fork.live.log) : 1);
    const fork = forkFrom(tableOf(live, { userId, first: moverAfter(live, entry) ?? home }), start, first);
    if (fork?.seat === undefined) throw mistake('nothingToTry', {});
    const offersComputers = live.game.status !== 'running' && live.game.seats.length > 1;
    const sandbox: Sandbox = { fork, home, offersComputers, until: now + LASTS };
    context.sandboxes.set(userId, sandbox);
    context.logger.info({ gameId, entry }, 'sandbox opened');
    return { kind: 'opened', sandbox, turns: [] };
  });
}

/** The seat whose move followed an entry of a finished game. */
const moverAfter = ({ log }: Live, entry: number | undefined): number | undefined => {
  const next = entry === undefined ? undefined : log.find((one) => one.entry === entry + 1);
  return next !== undefined && 'move' in next ? next.seat : undefined;
};

/** The table of a copy; its owner plays every seat, and one of them goes first. */
function tableOf(
  { game, rules }: Live,
  { userId, first }: { userId: string; first: number | undefined },
): PrivateTable {
  const seats = [...game.seats.keys()];
  return {
    rules,
    id: privateId('s', userId),
    owner: userId,
    options: game.options,
    seats: game.seats.map(({ name, colour }) => ({ name, colour })),
    own: first === undefined ? seats : [first, ...seats.filter((seat) => seat !== first)],
    terms: { ...OPEN_TERMS, liveScores: showsPoints(game) },
  };
}

/** A person's sandbox, unless its time is up. */
function present({ sandboxes, clock }: SandboxContext, userId: string): Sandbox {
  const sandbox = sandboxes.get(userId);
  if (sandbox !== undefined && clock.now() < sandbox.until) return sandbox;
  sandboxes.delete(userId);
  throw mistake('noSandbox', {});
}

function show(context: SandboxContext, userId: string): Promise<Tried> {
  return served(context, userId, async () => ({ kind: 'shown', sandbox: present(context, userId), turns: [] }));
}

function leave(context: SandboxContext, userId: string): Promise<boolean> {
  return served(context, userId, async () => context.sandboxes.delete(userId));
}

function act(context: SandboxContext, userId: string, wish: SandboxAct): Promise<Tried> {
  return served(context, userId, async () => {
    const sandbox = present(context, userId);
    const { fork } = sandbox;
    const isStale = 'step' in wish && (fork.seat === undefined || stepOf(fork.live, fork.seat) !== wish.step);
    const next = isStale ? undefined : after(sandbox, wish);
    if (next === undefined) return { kind: 'stale', sandbox, turns: [] };
    const before = closedTurns(next.live.effective).length;
    const led = { ...sandbox, fork: await withComputers(context, next) };
    context.sandboxes.set(userId, led);
    return { kind: 'played', sandbox: led, turns: closedTurns(led.fork.live.effective).slice(before) };
  });
}

/** The copy after an action; undefined if that is not possible. */
function after({ fork, offersComputers }: Sandbox, wish: SandboxAct): Fork | undefined {
  if (wish.do !== 'choose') mayTakeBack(fork.live);
  const seats = [...fork.table.seats.keys()];
  switch (wish.do) {
    case 'choose':
      return choose(fork, wish.moves);
    case 'back':
    case 'over':
      return shorten(fork, wish.do === 'over');
    case 'reopen':
      return reopen(fork);
    case 'restart':
      return restart(fork);
    case 'computers':
      return offersComputers && fork.seat !== undefined ? withOwn(fork, [fork.seat]) : undefined;
    case 'all':
      return withOwn(fork, seats);
  }
}

/** The copy after computers have played up to its owner’s next decision or the end of the game. */
async function withComputers(context: TableContext, from: Fork): Promise<Fork> {
  let fork = from;
  for (let turns = 0; turns < MOST_TURNS && fork.seat === undefined; turns++) {
    const { live } = fork;
    const [seat] = live.group.waiting;
    if (live.game.status !== 'running' || seat === undefined) return fork;
    const next = withTurn(fork, seat, await movesFor(context, live, seat));
    if (next === undefined)
      throw new Error(`A computer player planned a move that a sandbox of ${live.game.game} does not offer.`);
    fork = next;
  }
  return fork;
}

async function movesFor(context: TableContext, live: Live, seat: number): Promise<readonly string[]> {
  try {
    return await computerMoves(context, live, seat);
  } catch (error) {
    if (error instanceof ThinkingStopped) throw mistake('coachStopped', {});
    throw error;
  }
}
