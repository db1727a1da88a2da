import { setImmediate as breathe } from 'node:timers/promises';
import { IllegalMove } from '../../engine/decision.ts';
import { drafts, END, type Entry, effective, type FinishedTurn, type MoveEntry } from '../../engine/log.ts';
import type { Change } from '../stores.ts';
import { thinksLong } from './computer.ts';
import type { Acted, TableContext } from './context.ts';
import {
  close,
  draftsThatStay,
  isClosedByPerson,
  type Live,
  nextEntry,
  optionOf,
  ownState,
  waitedFor,
} from './live.ts';
import { reveals } from './revealed.ts';

/** A step in progress, before it is saved. Never changed in place. */
export interface Progress {
  /** The game after what has been done so far. */
  readonly live: Live;
  /** The new entries of the log. */
  readonly entries: readonly Entry[];
  /** The newly public turns, all in one post. */
  readonly told: readonly FinishedTurn[];
  /** The parts of a harvest that are closed while others are still awaited. */
  readonly parts: readonly FinishedTurn[];
  readonly orders: NonNullable<Change['orders']>;
  /** Set if nothing can go on without a person: what to do about the waits depends only on the clock. */
  readonly settled?: true;
}

/** A step before its first move. */
export function progressOf(live: Live): Progress {
  return { live, entries: [], told: [], parts: [], orders: [] };
}

/**
 * Makes a turn public. `entry` ends it, `state` is the seat's state at that point, and `at` is the current time, UTC
 * ms. In a harvest, others may still be awaited.
 */
export function closeTurn(
  progress: Progress,
  { entry, state, at }: { readonly entry: MoveEntry; readonly state: unknown; readonly at: number },
): Progress {
  const { live } = progress;
  const turn: FinishedTurn = { seat: entry.seat, moves: [...drafts(live.effective, entry.seat), entry] };
  const next = close(live, turn, waitedFor(live.rules, state));
  const log = [...live.log, entry];
  const finished = live.rules.finished(state);
  const isLast = next.last !== live.last;
  return {
    ...progress,
    live: {
      ...live,
      ...next,
      game: finished ? { ...live.game, status: 'finished', closedAt: at } : live.game,
      log,
      effective: effective(log),
      state,
      revealed: (live.revealed && !isClosedByPerson(turn)) || reveals(live.rules, live.state, state),
      own: new Map(),
    },
    entries: [...progress.entries, entry],
    told: isLast ? [...progress.told, ...next.last] : progress.told,
    parts: isLast ? [] : [...progress.parts, turn],
  };
}

/** How many turns may follow automatically in one step; the ticker continues from there. */
const MOST_TURNS = 24;

/**
 * Lets every autopilot act until a person is needed, or a slow computer has played more than `long` times. Nobody who
 * has pressed a button should have to wait for a slow computer, so the ticker lets it play. Only within `serveGame`.
 */
export async function advance(context: TableContext, progress: Progress, long = 0): Promise<Progress> {
  let next = progress;
  let thought = 0;
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    if (thinksLong(next.live) && ++thought > long) return next;
    const acted = await actOnce(context, next);
    if (acted === undefined) return next.entries.length > 0 ? { ...next, settled: true } : next;
    next = acted;
    await breathe();
  }
  return next;
}

/** A decision for a seat; it comes from the person in the seat if `by` is left out. */
interface ActingSeat extends Omit<Acted, 'by'>, Partial<Pick<Acted, 'by'>> {
  readonly seat: number;
}

/** The action of the first seat with an autopilot; undefined if every seat needs a person. */
async function actOnce(context: TableContext, progress: Progress): Promise<Progress | undefined> {
  const { live } = progress;
  const { game, group } = live;
  if (game.status !== 'running' || game.pausedAt !== undefined) return undefined;
  for (const seat of group.waiting) {
    const isPerson = game.seats[seat]?.plays === undefined;
    // A person who has started a turn must end it themselves.
    if (isPerson && drafts(live.effective, seat).length > 0) continue;
    for (const autopilot of context.autopilots ?? []) {
      try {
        const acted = await autopilot(context, { live, seat, readOrders: () => ordersOf(context, progress, seat) });
        // An illegal plan must not hold up the player who has just ended their turn.
        if (acted && (acted.moves.length > 0 || acted.orders)) return carryOut(context, progress, { ...acted, seat });
      } catch (error) {
        context.logger.error(
          { gameId: game.id, entry: live.log.at(-1)?.entry, seat, err: error },
          'an autopilot failed',
        );
      }
    }
  }
  return undefined;
}

/** The orders of a seat, including changes by the step. */
async function ordersOf(
  { stores }: TableContext,
  { live, orders }: Progress,
  seat: number,
): Promise<string | undefined> {
  const changed = orders.findLast((laid) => laid.seat === seat);
  return changed === undefined ? stores.people.orders(live.game.id, seat) : changed.orders;
}

/**
 * Plays moves of a seat up to the first `END`, which makes the turn public; without an `END`, they stay drafts.
 * @throws {IllegalMove} for what a person may not choose
 */
export function carryOut(context: TableContext, progress: Progress, { seat, moves, by, orders }: ActingSeat): Progress {
  const { live } = progress;
  const state = live.rules.clone(ownState(live, seat));
  const laid: Progress = { ...progress, orders: orders ? [...progress.orders, { seat, ...orders }] : progress.orders };
  const entries: MoveEntry[] = [];
  for (const [at, move] of moves.entries()) {
    if (by === undefined) {
      const option = optionOf(live.rules, state, { seat, move });
      // This would otherwise be a free guess at what is going to be revealed.
      if (option === undefined || (option.reveals && at + 1 < moves.length)) throw new IllegalMove(seat, move);
    }
    live.rules.play(state, seat, move);
    const entry: MoveEntry = { entry: nextEntry([...live.log, ...entries]), seat, move, ...(by && { by }) };
    if (move !== END) {
      entries.push(entry);
      continue;
    }
    context.logger.info({ gameId: live.game.id, entry: entry.entry, seat, by }, 'turn ended');
    return closeTurn(withEntries(laid, entries), { entry, state, at: context.clock.now() });
  }
  const begun = withEntries(laid, entries);
  return { ...begun, live: { ...begun.live, own: new Map([...begun.live.own, [seat, state]]) } };
}

/** A seat's unfinished moves, except those that must stay because they revealed something. */
const droppable = (live: Live, seat: number): MoveEntry[] =>
  drafts(live.effective, seat).slice(draftsThatStay(live, seat));

/** Takes back a seat's unfinished moves, except those that revealed something. */
export function dropDrafts(progress: Progress, seat: number): Progress {
  return droppable(progress.live, seat).length === 0 ? progress : clearSeat(progress, seat);
}

/**
 * Like `dropDrafts`, but adds an entry to the log even if nothing is taken back, so that earlier presses become stale.
 */
export function clearSeat(progress: Progress, seat: number): Progress {
  const { live } = progress;
  return takeBack(progress, { seat, first: droppable(live, seat)[0]?.entry ?? nextEntry(live.log) });
}

/** Takes back a seat's unfinished moves, from the entry `first` on. */
export function takeBack(progress: Progress, { seat, first }: { readonly seat: number; readonly first: number }) {
  const next = withEntries(progress, [{ entry: nextEntry(progress.live.log), undo: first - 1, seat }]);
  return { ...next, live: { ...next.live, own: new Map([...next.live.own].filter(([other]) => other !== seat)) } };
}

function withEntries(progress: Progress, entries: readonly Entry[]): Progress {
  const log = [...progress.live.log, ...entries];
  return {
    ...progress,
    live: { ...progress.live, log, effective: effective(log) },
    entries: [...progress.entries, ...entries],
  };
}
