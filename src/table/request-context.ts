import { AsyncLocalStorage } from 'node:async_hooks';
import type { TableGame } from './types.ts';

/** What triggered a request: a press or a command of a person, a post that is sent, or a chore. */
export type RequestKind = 'press' | 'post' | 'chore';

interface RequestContext {
  readonly kind: RequestKind;
  /** The games that were seen, by their ids. */
  readonly seen: Map<string, Seen>;
}

/** The revision of a game when it was last looked at, and the game itself if it was read in full. */
interface Seen {
  readonly revision: number | undefined;
  readonly game?: TableGame;
}

const current = new AsyncLocalStorage<RequestContext>();

/** Runs everything that answers one press, sends one post or does one chore. It asks for the revision of each game once. */
export const inRequest = <T>(kind: RequestKind, task: () => Promise<T>): Promise<T> =>
  current.run({ kind, seen: new Map() }, task);

/** What triggered the current request. */
export const requestKind = (): RequestKind => current.getStore()?.kind ?? 'chore';

/** Binds a task to the current request, for later callers. */
export const bindToRequest: <Task extends (...given: never[]) => unknown>(task: Task) => Task = AsyncLocalStorage.bind;

/** The revision in which the game was seen in this request; undefined before that. */
export const seenRevision = (gameId: string): number | undefined => current.getStore()?.seen.get(gameId)?.revision;

/** The game as it was last read in this request; undefined if it was not, or has changed since. */
export const seenGame = (gameId: string): TableGame | undefined => current.getStore()?.seen.get(gameId)?.game;

/** Notes in which revision a game was seen; undefined if it must be asked for again. */
export const noteRevision = (gameId: string, revision: number | undefined): void =>
  void current.getStore()?.seen.set(gameId, { revision });

/** Notes a game that was read. */
export const noteGame = (game: TableGame): void =>
  void current.getStore()?.seen.set(game.id, { revision: game.revision, game });
