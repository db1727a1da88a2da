import type { LRUCache } from 'lru-cache';

/** Answers a question about data, and caches the answer for some time; an answer is never undefined. */
export type Once<Data> = <Answer extends NonNullable<unknown>>(find: (data: Data) => Answer) => (data: Data) => Answer;

/**
 * How many values to cache answers for by default: enough for all players of a game, and for states that are only tried
 * out.
 */
const MOST = 32;

/**
 * For data that is replaced, never changed in place: a fact about a value stays true, so it is computed once. Keeps the
 * facts of the `most` values that were used most recently.
 */
export function onceFor<Data extends object>(most = MOST): Once<Data> {
  // A short ring is faster than a weak map, which the garbage collector must scan again and again.
  const values: (Data | undefined)[] = new Array<undefined>(most).fill(undefined);
  const answers: unknown[][] = Array.from({ length: most }, () => []);
  let last = 0;
  let oldest = 0;
  let questions = 0;
  const answersOn = (data: Data): unknown[] => {
    // Questions about the same value come one after another.
    if (values[last] !== data) {
      last = values.indexOf(data);
      if (last < 0) {
        last = oldest;
        oldest = (oldest + 1) % most;
        values[last] = data;
        answers[last] = new Array<unknown>(questions).fill(undefined);
      }
    }
    return answers[last] as unknown[];
  };
  return <Answer extends NonNullable<unknown>>(find: (data: Data) => Answer) => {
    const question = questions++;
    return (data) => {
      const known = answersOn(data);
      const answer = known[question] as Answer | undefined;
      if (answer !== undefined) return answer;
      const now = find(data);
      known[question] = now;
      return now;
    };
  };
}

/** The value in a cache under a key; makes and stores it if there is none. */
export function getOr<T extends object>(cache: LRUCache<string, T>, key: string, make: () => T): T {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}
