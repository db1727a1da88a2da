/** A job and its client. */
interface Owned {
  readonly whose: string;
}

/** A queue of jobs. Clients take turns, each with its oldest job. */
function createLine<Job extends Owned>() {
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

/** A job that somebody is waiting for, or (`later`) one whose result nobody is looking at yet. */
interface Ranked extends Owned {
  readonly later: boolean;
}

/** How many jobs that somebody is waiting for come before each of the others. */
const AHEAD = 3;

/**
 * Two such queues: jobs that somebody is waiting for go first, but the others get a share, so that they advance, too.
 */
export function createRankedLine<Job extends Ranked>() {
  const lines = { first: createLine<Job>(), later: createLine<Job>() };
  // How many jobs have gone ahead of waiting ones.
  let ahead = 0;
  return {
    /** How many jobs are waiting: all, or those of one client. */
    count: (whose?: string) => lines.first.count(whose) + lines.later.count(whose),
    push: (job: Job) => lines[job.later ? 'later' : 'first'].push(job),
    /** Takes the next job; undefined if none is waiting. */
    next(): Job | undefined {
      const job =
        ahead < AHEAD ? (lines.first.next() ?? lines.later.next()) : (lines.later.next() ?? lines.first.next());
      ahead = job === undefined || job.later || lines.later.count() === 0 ? 0 : ahead + 1;
      return job;
    },
    /** Removes and returns all waiting jobs. */
    clear: () => [...lines.first.clear(), ...lines.later.clear()],
  };
}
