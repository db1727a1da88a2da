import { keepingOf } from '../clocks.ts';
import { isThere } from '../ids.ts';
import { deadlinesFor, waitFor } from '../lateness.ts';
import { type Facts, nextStepOf } from '../next-call.ts';
import { advance, progressOf } from '../play/automatic.ts';
import { commit } from '../play/commit.ts';
import { openLive, saveStep, type TableContext } from '../play/context.ts';
import type { Live } from '../play/live.ts';
import { promptAgain } from '../play/seats.ts';
import { serveGame } from '../play/serve.ts';
import type { CallPost, Post } from '../posts.ts';
import type { Wait } from '../rows.ts';
import type { LateRule } from '../terms.ts';
import type { Chore } from './ticker.ts';

/**
 * What happens when a player's time runs out, by the rule of the table; if a game has no pace, `remind` after three
 * days. Called once per decision, within `serveGame`, with the current game and the wait to save in the same step, if
 * the player is still awaited.
 */
export type WhenLate = Readonly<Record<LateRule, (context: TableContext, live: Live, wait: Wait) => Promise<void>>>;

/** How many waits to process at once. */
const AT_ONCE = 200;

/** How many turns that need long thinking may follow in one step; this many may be lost if the program ends. */
const LONG_TURNS = 2;

/** When to retry a wait that has failed, in ms. */
const TRY_AGAIN = 60_000;

/** The tables, and the rules for late players. */
interface Attending extends TableContext {
  readonly whenLate: WhenLate;
}

/** Looks at every due decision: does what is possible without the person, or calls them. */
export function attendWaits(tables: TableContext, whenLate: WhenLate): Chore {
  const context: Attending = { ...tables, whenLate };
  const thinking = new Map<string, Promise<void>>();
  let last = Number.POSITIVE_INFINITY;
  return {
    name: 'waits',
    async run(now) {
      // The clock may have been set back, perhaps while the program was not running.
      if (now < last) await context.stores.waits.rewind(now);
      last = now;
      for (const wait of await context.stores.waits.due(now, AT_ONCE, context.share)) {
        const { gameId } = wait;
        if (thinking.has(gameId)) continue;
        // While a computer is thinking in another thread, other games are served.
        const { promise: thinks, resolve } = Promise.withResolvers<void>();
        const attended = attendTo(withNotice(context, resolve), wait, now).finally(() => thinking.delete(gameId));
        thinking.set(gameId, attended);
        await Promise.race([attended, thinks]);
      }
    },
    settle: async () => void (await Promise.all(thinking.values())),
  };
}

/** The tables, with a notice sent as soon as anything is computed in another thread. */
function withNotice({ think, ...context }: Attending, notice: () => void): Attending {
  if (think === undefined) return context;
  return {
    ...context,
    think(thought) {
      notice();
      return think(thought);
    },
  };
}

async function attendTo(context: Attending, wait: Wait, now: number): Promise<void> {
  const { gameId, seat, since } = wait;
  try {
    await serveGame(context, gameId, () => attend(context, wait));
  } catch (err) {
    context.logger.error({ gameId, entry: since, seat, err }, 'a wait could not be processed');
    await serveGame(context, gameId, () => postpone(context, wait, now + TRY_AGAIN));
  }
}

/** Postpones a wait; everything else about it stays the same. */
async function postpone({ stores }: TableContext, due: Wait, dueAt: number): Promise<void> {
  const wait = await waitFor({ stores }, due.gameId, due.seat);
  if (wait?.since === due.since) await stores.waits.keep({ ...wait, dueAt });
}

/** The current wait; undefined if it is over, or due later. */
async function stillDue(context: TableContext, { gameId, seat, since }: Wait): Promise<Wait | undefined> {
  const wait = await waitFor(context, gameId, seat);
  return wait?.since === since && wait.dueAt <= context.clock.now() ? wait : undefined;
}

/** Processes a wait that was due; by now it may have changed, or be over. */
async function attend(context: Attending, due: Wait): Promise<void> {
  if ((await stillDue(context, due)) === undefined) return;
  const live = await openLive(context, due.gameId);
  // This is read after the game, so that a later change of either by another process is a conflict.
  const wait = await stillDue(context, due);
  if (wait === undefined || live.game.status !== 'running' || live.game.pausedAt !== undefined) return;
  const progress = progressOf(live);
  const next = await advance(context, progress, LONG_TURNS);
  if (next !== progress) {
    await commit(context, next);
    return attend(context, due);
  }
  // A computer that was interrupted while thinking thinks again after the restart.
  if (live.game.seats[wait.seat]?.plays !== undefined) return;
  await takeNextStep(context, live, await factsOf(context, live, wait));
}

async function factsOf(context: TableContext, { game }: Live, wait: Wait): Promise<Facts> {
  const sitting = game.seats[wait.seat];
  const keeping = await keepingOf(context, game, wait);
  return {
    wait,
    settings: sitting && isThere(sitting) ? keeping.settings : undefined,
    away: keeping.away,
    deadline: deadlinesFor(keeping, game, wait).once,
    paced: game.terms.pace !== 'none',
  };
}

async function takeNextStep(context: Attending, live: Live, facts: Facts): Promise<void> {
  const { wait, away } = facts;
  const now = context.clock.now();
  const next = nextStepOf(facts, now);
  if (next.kind === 'late') return beLate(context, live, wait);
  // The prompt says who is away, so it is posted again when an absence starts or ends.
  const crossed = away.some(({ from, to }) => from === wait.dueAt || to === wait.dueAt);
  const posts: Post[] = crossed ? [promptAgain(live)] : [];
  if (next.kind === 'rest') {
    await saveStep(context, { game: live.game, posts, waits: [{ ...wait, dueAt: next.until }] });
    return;
  }
  // A nudge may have been stored with a time just after the last call, because both were in the same millisecond.
  const at = Math.max(now, wait.nudgedAt ?? 0);
  const { seat, since } = wait;
  const called = { ...wait, calledAt: at };
  const rest = nextStepOf({ ...facts, wait: called }, at);
  const [first] = next.to;
  const call = { kind: 'call', seat, since, at, why: next.why } as const;
  const calls = next.to.map((to): CallPost => ({ ...call, to, ...(to !== first && { beside: true }) }));
  const dueAt = rest.kind === 'rest' ? rest.until : now;
  await saveStep(context, { game: live.game, posts: [...posts, ...calls], waits: [{ ...called, dueAt }] });
}

/** Applies the table's rule to players whose time is up. */
async function beLate(context: Attending, live: Live, wait: Wait): Promise<void> {
  const { pace, late } = live.game.terms;
  const noted: Wait = { ...wait, late: true, dueAt: context.clock.now() };
  await context.whenLate[pace === 'none' ? 'remind' : late](context, live, noted);
  await attend(context, noted);
}

/**
 * Makes the ticker look at games that an earlier version of this program has left without waits. If a game cannot be
 * opened, the others still follow.
 */
export async function adoptGames(context: TableContext): Promise<void> {
  for (const gameId of await context.stores.games.unattended(context.share)) {
    const adopt = async () => commit(context, progressOf(await openLive(context, gameId)));
    await serveGame(context, gameId, adopt).catch((error: unknown) =>
      context.logger.error({ gameId, err: error }, 'a game from an earlier version could not be upgraded'),
    );
  }
}
