/** A job, and on whose behalf it is to be done. */
interface Owned {
  readonly whose: string;
}

/** Jobs that wait. Those on whose behalf they wait are served in turn, each with the oldest of theirs. */
export interface Line<Job> {
  /** How many wait: all, or those of one. */
  count(whose?: string): number;
  push(job: Job): void;
  /** The next one, which waits no longer; undefined where none does. */
  next(): Job | undefined;
  /** Takes out all that wait. */
  clear(): Job[];
}

/** A line in which nobody waits. */
export function createLine<Job extends Owned>(): Line<Job> {
  const waiting: Job[] = [];
  // Those who wait on and were served, the last one at the end.
  const served = new Set<string>();
  return {
    count: (whose) => (whose === undefined ? waiting.length : waiting.filter((job) => job.whose === whose).length),
    push: (job) => void waiting.push(job),
    next() {
      const all = new Set(waiting.map(({ whose }) => whose));
      for (const one of served) if (!all.has(one)) served.delete(one);
      const whose = [...all].find((one) => !served.has(one)) ?? served.values().next().value;
      const at = waiting.findIndex((job) => job.whose === whose);
      if (whose === undefined || at < 0) return undefined;
      served.delete(whose);
      served.add(whose);
      return waiting.splice(at, 1)[0];
    },
    clear: () => waiting.splice(0),
  };
}
