import { AsyncLocalStorage } from 'node:async_hooks';
import type { TableGame } from './types.ts';

/** For what something is asked: a press or a command of a person, a post that is sent, or a chore. */
export type ErrandKind = 'press' | 'post' | 'chore';

interface Errand {
  readonly kind: ErrandKind;
  /** The games that were seen, by their ids. */
  readonly seen: Map<string, Seen>;
}

/** In which revision a game was seen, and the game where it was read whole. */
interface Seen {
  readonly revision: number | undefined;
  readonly game?: TableGame;
}

const errands = new AsyncLocalStorage<Errand>();

/** Does what belongs together, such as all that answers one press: in it, each game is asked for its revision once. */
export const onErrand = <T>(kind: ErrandKind, task: () => Promise<T>): Promise<T> =>
  errands.run({ kind, seen: new Map() }, task);

/** On whose errand something is done. */
export const errandKind = (): ErrandKind => errands.getStore()?.kind ?? 'chore';

/** Binds a task to the present errand, for any later caller. */
export const onThisErrand: <Task extends (...given: never[]) => unknown>(task: Task) => Task = AsyncLocalStorage.bind;

/** The revision in which the game was seen on this errand; undefined before that. */
export const seenRevision = (gameId: string): number | undefined => errands.getStore()?.seen.get(gameId)?.revision;

/** The game as it was last read on this errand; undefined where it was not, or has changed since. */
export const seenGame = (gameId: string): TableGame | undefined => errands.getStore()?.seen.get(gameId)?.game;

/** Notes in which revision a game was seen; undefined where it must be asked for again. */
export const noteRevision = (gameId: string, revision: number | undefined): void =>
  void errands.getStore()?.seen.set(gameId, { revision });

/** Notes a game that was read. */
export const noteGame = (game: TableGame): void =>
  void errands.getStore()?.seen.set(game.id, { revision: game.revision, game });
