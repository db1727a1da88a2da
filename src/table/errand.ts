import { AsyncLocalStorage } from 'node:async_hooks';

/** For what something is asked: a press or a command of a person, a post that is sent, or a chore. */
export type ErrandKind = 'press' | 'post' | 'chore';

interface Errand {
  readonly kind: ErrandKind;
  /** The revisions in which games were seen, by their ids. */
  readonly seen: Map<string, number | undefined>;
}

const errands = new AsyncLocalStorage<Errand>();

/** Does what belongs together, such as all that answers one press: in it, each game is asked for its revision once. */
export const onErrand = <T>(kind: ErrandKind, task: () => Promise<T>): Promise<T> =>
  errands.run({ kind, seen: new Map() }, task);

/** On whose errand something is done. */
export const errandKind = (): ErrandKind => errands.getStore()?.kind ?? 'chore';

/** A task that stays on the errand on which it was given, whoever has it run. */
export const onThisErrand: <Task extends (...given: never[]) => unknown>(task: Task) => Task = AsyncLocalStorage.bind;

/** The revision in which the game was seen on this errand; undefined before that. */
export const seenRevision = (gameId: string): number | undefined => errands.getStore()?.seen.get(gameId);

/** Notes in which revision a game was seen; undefined where it must be asked for again. */
export const noteRevision = (gameId: string, revision: number | undefined): void =>
  void errands.getStore()?.seen.set(gameId, revision);
