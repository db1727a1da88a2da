import PQueue from 'p-queue';
import type { Logger } from 'pino';
import { type Complete, type GameMessage, isTurnPost, type OutboxRow, type Send } from '../posts.ts';
import { createQueues } from '../queues.ts';
import { inRequest } from '../request-context.ts';
import type { Share } from '../share.ts';
import { storable } from '../storable.ts';
import type { OutboxStore } from '../stores.ts';
import type { Clock } from '../types.ts';
import { Undeliverable } from './undeliverable.ts';
import { openUnpainted } from './unpainted.ts';

/** What the outbox needs. */
export interface OutboxSurroundings {
  readonly store: OutboxStore;
  /** The games to send posts for; all if left out. */
  readonly share?: Share | undefined;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly send: Send;
  /** Paints the missing pictures of a post that was sent without them. */
  readonly complete?: Complete | undefined;
  /** How long (ms) a post waits for its pictures before it is sent without them; two seconds if left out. */
  readonly patience?: number | undefined;
  /** Called when such a post has its pictures, with the time (ms) since it was saved. */
  readonly completed?: ((ms: number) => void) | undefined;
  /**
   * How often the outbox looks for due posts, and how long a post waits after its first failure, in ms; one second if
   * left out.
   */
  readonly pause?: number | undefined;
  /**
   * Does in another way what a post that can never be sent was meant to do, before the outbox gives up on it; may be
   * called again after a crash.
   */
  readonly missed?: (row: OutboxRow) => Promise<void>;
}

/** How many games may have a post in progress at the same time. */
const PARALLEL = 8;

const PATIENCE = 2_000;
/** The shortest time (ms) that a post waits for its pictures while the painter keeps up, however late the post is. */
const LEAST_PATIENCE = 250;

const PAUSE = 1_000;
/** The longest time (ms) that a post waits; after each failure it waits twice as long as before. */
const LONGEST_WAIT = 5 * 60_000;
/** A post that has failed this often is not just waiting for Discord: somebody should look at it. */
const MANY_TRIES = 10;

/**
 * How long (ms) a post is reserved at a time, so that other processes leave it alone. If its sender has died, they wait
 * that long.
 */
const HELD_FOR = 10_000;

/**
 * Starts sending the waiting posts, including those from an earlier run: the posts of a game one after another, but
 * those of several games at the same time.
 */
export function openOutbox(surroundings: OutboxSurroundings) {
  const { store, share, clock, logger, pause = PAUSE } = surroundings;
  const sending = new PQueue({ concurrency: PARALLEL });
  const queues = createQueues();
  const inTurn = (gameId: string, task: () => Promise<void>) => sending.add(() => queues(gameId, task));
  const unpainted = openUnpainted({ ...surroundings, inTurn, waitAfter: (failures) => waitAfter(failures, pause) });
  const looking = new PQueue({ concurrency: 1 });
  const busy = new Set<string>();
  const failures: Failures = new Map();
  let closed = false;
  // Whether more posts may be due than could be started, so that the next one to finish must check again.
  let isBehind = false;

  const look = async () => {
    isBehind = busy.size >= PARALLEL;
    if (isBehind) return;
    // By the time the store answers, a post that was in progress when it was asked may be done.
    const before = new Set(busy);
    const most = PARALLEL + before.size;
    const rows = await store.due(clock.now(), most, share);
    isBehind = rows.length === most;
    for (const row of rows) {
      if (closed) return;
      if (before.has(row.gameId) || busy.has(row.gameId)) continue;
      isBehind ||= busy.size >= PARALLEL;
      if (busy.size >= PARALLEL) return;
      busy.add(row.gameId);
      void inTurn(row.gameId, () => serve(row));
    }
  };
  const serve = async (row: OutboxRow) => {
    let next: Next = 'later';
    try {
      next = await inRequest('post', () => deliver({ ...surroundings, unpainted }, row, failures));
    } finally {
      busy.delete(row.gameId);
    }
    if (next === 'now' || (next === 'ifBehind' && isBehind)) await request();
  };
  // One queued check is enough, because it starts after all the requests for it.
  let next: Promise<void> | undefined;
  const request = (): Promise<void> => {
    if (closed) return Promise.resolve();
    next ??= looking
      .add(async () => {
        // The queue may start this immediately, before `next` is set.
        await Promise.resolve();
        next = undefined;
        await inRequest('post', look);
      })
      .catch((error: unknown) => logger.error({ err: error }, 'the outbox could not be read'));
    return next;
  };

  const timer = setInterval(() => void request(), pause);
  timer.unref();
  void request();
  return {
    /** Starts sending due posts, without waiting for them. */
    wake: () => void request(),
    /** Sends every post that is due; ends when none is left. */
    drain: async () => {
      await request();
      await sending.onIdle();
    },
    /** Sends nothing more, and waits for the posts that are being sent. */
    close: async () => {
      closed = true;
      clearInterval(timer);
      await unpainted.close();
      await looking.onIdle();
      await sending.onIdle();
    },
  };
}

/**
 * How many times each post, by its nonce, has failed in this run of the bot. If an earlier run ended during an attempt,
 * that is no reason to wait, although it counts among the post's attempts.
 */
type Failures = Map<string, number>;

/**
 * When to look for due posts after a post was sent: now if its game may have another one, later if the store itself
 * fails, and otherwise only if posts are waiting for room.
 */
type Next = 'now' | 'ifBehind' | 'later';

/** What the outbox needs, and the posts that were sent without their pictures. */
interface Delivering extends OutboxSurroundings {
  readonly unpainted: ReturnType<typeof openUnpainted>;
}

/** How long (ms) a post waits for its pictures: not at all if the painter is already behind. */
function patienceFor({ patience = PATIENCE, clock, unpainted }: Delivering, { createdAt }: OutboxRow): number {
  return unpainted.isBehind() ? 0 : Math.max(LEAST_PATIENCE, patience - (clock.now() - createdAt));
}

/** Whether nobody will look at the pictures of a late post, because the next one is already waiting behind it. */
async function isPast({ store, patience = PATIENCE, clock }: Delivering, row: OutboxRow): Promise<boolean> {
  if (!isTurnPost(row.post) || clock.now() - row.createdAt < patience) return false;
  return (await store.unsent(row.gameId)).some(isTurnPost);
}

/** Sends one post and notes the result. */
async function deliver(surroundings: Delivering, due: OutboxRow, failures: Failures): Promise<Next> {
  const { store, clock, logger, send, unpainted } = surroundings;
  const { nonce } = due;
  const until = () => clock.now() + HELD_FOR;
  let holding: NodeJS.Timeout | undefined;
  try {
    const taken = await store.trying(nonce, clock.now(), until());
    // Another process is sending it.
    if (taken === undefined) return 'now';
    // How many attempts came before this one.
    const row = { ...taken, attempts: taken.attempts - 1 };
    holding = setInterval(() => store.hold(nonce, until()).catch(() => {}), HELD_FOR / 3).unref();
    if (isTurnPost(row.post)) await unpainted.supersede(row.gameId);
    const past = await isPast(surroundings, row);
    const patience = past ? 0 : patienceFor(surroundings, row);
    const sent = await send(row, (part) => store.note(nonce, part), patience).then(
      (messages) => ({ messages: past ? messages.map(asPainted) : messages }),
      (error: unknown) => ({ error }),
    );
    if ('error' in sent) {
      await noteFailure(surroundings, row, { error: sent.error, failures });
      return 'now';
    }
    failures.delete(nonce);
    const isFollowed = await store.sent(nonce, clock.now(), sent.messages);
    if (sent.messages.some((message) => message.unpainted)) unpainted.add({ ...row, parts: sent.messages });
    return isFollowed ? 'now' : 'ifBehind';
  } catch (error) {
    logger.error({ ...subjectOf(due), err: error }, 'the outbox could not be written');
    // If even that cannot be stored, the outbox tries again a little later.
    await store.hold(nonce, 0).catch(() => {});
    return 'later';
  } finally {
    clearInterval(holding);
  }
}

const asPainted = ({ unpainted: _, ...message }: GameMessage): GameMessage => message;

/** How long (ms) to wait after a number of failures. */
const waitAfter = (failures: number, pause: number): number => Math.min(pause * 2 ** failures, LONGEST_WAIT);

async function noteFailure(
  { store, clock, logger, missed, pause = PAUSE }: OutboxSurroundings,
  row: OutboxRow,
  { error, failures }: { readonly error: unknown; readonly failures: Failures },
): Promise<void> {
  const text = storable(String(error).slice(0, 500));
  if (error instanceof Undeliverable) {
    failures.delete(row.nonce);
    logger.error({ ...subjectOf(row), err: error }, 'a post was abandoned');
    await missed?.(row);
    await store.refused(row.nonce, clock.now(), text);
    return;
  }
  const failed = failures.get(row.nonce) ?? 0;
  failures.set(row.nonce, failed + 1);
  const wait = waitAfter(failed, pause);
  const level = failed < MANY_TRIES ? 'warn' : 'error';
  logger[level]({ ...subjectOf(row), err: error, wait }, 'a post could not be sent');
  await store.later(row.nonce, clock.now() + wait, text);
}

function subjectOf({ gameId, nonce, post }: OutboxRow) {
  return { gameId, nonce, post: post.kind, entry: 'entry' in post ? post.entry : 0 };
}
