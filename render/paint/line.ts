/** A job and its client. */
interface Owned {
  readonly whose: string;
}

/** A queue of jobs. Clients take turns, each with its oldest job. */
export function createLine<Job extends Owned>() {
  const waiting: Job[] = [];
  // Clients that have had a turn and are waiting again, the latest one at the end.
  const served = new Set<string>();
  return {
    /** How many jobs are waiting: all, or those of one client. */
    count: (whose?: string) =>
      whose === undefined ? waiting.length : waiting.filter((job) => job.whose === whose).length,
    push: (job: Job) => void waiting.push(job),
    /** Takes the next job; undefined if none is waiting. */
    next(): Job | undefined {
      const all = new Set(waiting.map(({ whose }) => whose));
      for (const one of served) if (!all.has(one)) served.delete(one);
      const whose = [...all].find((one) => !served.has(one)) ?? served.values().next().value;
      const at = waiting.findIndex((job) => job.whose === whose);
      if (whose === undefined || at < 0) return undefined;
      served.delete(whose);
      served.add(whose);
      return waiting.splice(at, 1)[0];
    },
    /** Removes and returns all waiting jobs. */
    clear: () => waiting.splice(0),
  };
}
