import PQueue from 'p-queue';
import type { Logger } from 'pino';
import type { Complete, OutboxRow } from '../posts.ts';
import { inRequest } from '../request-context.ts';
import type { Share } from '../share.ts';
import type { OutboxStore } from '../stores.ts';
import type { Clock } from '../types.ts';
import { Undeliverable } from './undeliverable.ts';

/** What adding pictures to sent posts needs. */
export interface Painting {
  readonly store: Pick<OutboxStore, 'unpainted' | 'painted'>;
  readonly share?: Share | undefined;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Paints the missing pictures of a sent post; if left out, posts without pictures stay as they are. */
  readonly complete?: Complete | undefined;
  /** Called when a post has its pictures, with the time (ms) since it was saved. */
  readonly completed?: ((ms: number) => void) | undefined;
  /** Runs a task while no post of its game is being sent. */
  readonly inTurn: (gameId: string, task: () => Promise<void>) => Promise<void>;
  /** How long (ms) to wait after a number of failures. */
  readonly waitAfter: (failures: number) => number;
}

/** How many posts get their pictures at the same time: as many as may have waited for theirs without success. */
const PARALLEL = 8;

/** Once this many posts lack their pictures, the next ones do not wait for theirs. */
const MANY = 4;

/** After this many failures, a post stays without pictures. */
const TRIES = 12;

/**
 * Adds pictures to posts that were sent without them, oldest first, including those from an earlier run. Once a newer
 * post of the same game is on its way, nobody needs the pictures of an older one.
 */
export function openUnpainted(painting: Painting) {
  const { store, share, clock, logger, complete, completed, inTurn, waitAfter } = painting;
  const queue = new PQueue({ concurrency: PARALLEL });
  const unpainted = new Map<string, OutboxRow>();
  const timers = new Set<NodeJS.Timeout>();
  let closed = false;
  const isWanted = ({ nonce }: OutboxRow) => !closed && unpainted.has(nonce);

  const forget = async ({ nonce }: OutboxRow) => {
    await store.painted(nonce);
    unpainted.delete(nonce);
  };
  const paint = async (row: OutboxRow) => {
    const add = isWanted(row) ? await complete?.(row) : undefined;
    if (add === undefined) return;
    await inTurn(row.gameId, async () => {
      if (!isWanted(row)) return;
      await add();
      await forget(row);
      completed?.(clock.now() - row.createdAt);
    });
  };
  const attempt = (row: OutboxRow, failures = 0): void => {
    const failed = async (error: unknown) => {
      if (!isWanted(row)) return;
      const isHopeless = error instanceof Undeliverable || failures + 1 >= TRIES;
      logger.warn({ gameId: row.gameId, nonce: row.nonce, err: error }, 'a post could not get its pictures');
      if (isHopeless) return forget(row);
      const timer = setTimeout(() => {
        timers.delete(timer);
        attempt(row, failures + 1);
      }, waitAfter(failures)).unref();
      timers.add(timer);
    };
    void queue
      .add(() => inRequest('post', () => paint(row).catch(failed)))
      .catch((error: unknown) => logger.error({ err: error }, 'the outbox could not be written'));
  };
  const add = (row: OutboxRow): void => {
    unpainted.set(row.nonce, row);
    attempt(row);
  };
  const former = (async () => {
    for (const row of complete ? await store.unpainted(share) : []) add(row);
  })().catch((error: unknown) => logger.error({ err: error }, 'the outbox could not be read'));

  return {
    /** Adds the pictures of a post that was just sent without them. */
    add,
    /** Drops the pictures of a game's earlier posts. */
    supersede: async (gameId: string) => {
      await former;
      for (const row of [...unpainted.values()].filter((row) => row.gameId === gameId)) await forget(row);
    },
    /** Whether so many posts are waiting for their pictures that another one would have to wait long. */
    isBehind: () => queue.size + queue.pending >= MANY,
    /** Adds no more pictures; posts without them get them in the next run. */
    close: async () => {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
      await former;
    },
  };
}
