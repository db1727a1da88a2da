import type { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { TableError } from '../errors.ts';
import type { Serve } from '../queues.ts';
import { bindToRequest, noteSeen, seenOf } from '../request-context.ts';
import { type Change, revisionAfter, type Stores } from '../stores.ts';
import type { TableGame } from '../types.ts';
import type { Live } from './live.ts';

/** The games in memory, and how to read them. */
export interface Held {
  readonly stores: Pick<Stores, 'games'>;
  readonly serve: Serve;
  readonly games: LRUCache<string, Live>;
  readonly logger: Logger;
}

/** Another process has changed the game, so the request must start over. */
export class Conflict extends Error {
  override name = 'Conflict';

  constructor(gameId: string) {
    super(`Game ${gameId} has been changed by someone else.`);
  }
}

/**
 * How many times a request may start over after conflicts. Each round of conflicts lets one request through, so this
 * many is enough.
 */
const MOST_TRIES = 8;

/**
 * Serves the requests to a game one after the other. Another process can still cause a conflict; the request then
 * starts over with the current game.
 */
export const serveGame = <T>(context: Held, gameId: string, task: () => Promise<T>): Promise<T> =>
  context.serve(
    gameId,
    bindToRequest(async () => {
      for (let tries = 1; ; tries++) {
        try {
          return await task();
        } catch (error) {
          if (error instanceof TableError) throw error;
          context.games.delete(gameId);
          noteSeen(gameId, undefined);
          if (!(error instanceof Conflict) || tries === MOST_TRIES) throw error;
          context.logger.warn({ gameId }, 'another process changed a game: reading it again');
        }
      }
    }),
  );

/** Whether a game in memory is current, because another process may have changed it. Checked once per request. */
export async function isCurrent({ stores }: Held, { id, revision }: TableGame): Promise<boolean> {
  if (revision !== undefined && revision === seenOf(id)?.revision) return true;
  const present = await stores.games.revision(id);
  noteSeen(id, { revision: present });
  return revision === present;
}

/** A saved game with its new revision; it stays in memory, unless another process has changed it. */
export function revised({ games }: Held, step: Pick<Change, 'game' | 'entries' | 'vote' | 'tenures'>): TableGame {
  const { game: saved, vote, tenures } = step;
  const game = { ...saved, revision: revisionAfter(step) };
  const live = games.get(saved.id);
  if (live?.game.revision !== saved.revision) games.delete(saved.id);
  else if (live) {
    games.set(saved.id, {
      ...live,
      game,
      ...(vote && { noVote: vote.outcome !== 'open' }),
      ...(tenures && { tenures }),
    });
  }
  noteSeen(saved.id, { revision: game.revision });
  return game;
}
