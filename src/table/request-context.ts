import { AsyncLocalStorage } from 'node:async_hooks';
import type { TableGame } from './types.ts';

/** What caused a request: a person's press or command, a post, or a chore. */
export type RequestKind = 'press' | 'post' | 'chore';

interface RequestContext {
  readonly kind: RequestKind;
  /** The games read so far, by their ids. */
  readonly seen: Map<string, Seen | undefined>;
}

/** The last known revision of a game, and the game itself if it was read completely. */
interface Seen {
  readonly revision: number | undefined;
  readonly game?: TableGame;
}

const current = new AsyncLocalStorage<RequestContext>();

/**
 * Runs everything that answers one press, sends one post or does one chore. The revision of each game is read only
 * once.
 */
export const inRequest = <T>(kind: RequestKind, task: () => Promise<T>): Promise<T> =>
  current.run({ kind, seen: new Map() }, task);

/** The cause of the current request. */
export const requestKind = (): RequestKind => current.getStore()?.kind ?? 'chore';

/** Binds a task to the current request, so that it belongs to that request even if it is called later. */
export const bindToRequest: <Task extends (...given: never[]) => unknown>(task: Task) => Task = AsyncLocalStorage.bind;

/** What this request knows about a game; undefined if it has not read it. */
export const seenOf = (gameId: string): Seen | undefined => current.getStore()?.seen.get(gameId);

/** Stores what this request knows about a game; undefined if it must be read again. */
export const noteSeen = (gameId: string, seen: Seen | undefined): void =>
  void current.getStore()?.seen.set(gameId, seen);

/** Stores a game that was read. */
export const noteGame = (game: TableGame): void => noteSeen(game.id, { revision: game.revision, game });
