import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import PQueue from 'p-queue';

/**
 * Why a job was not done: nobody wants it any more, the bot is stopping, Discord would no longer accept the result, or
 * there was nothing to do.
 */
type Why = 'cancelled' | 'closing' | 'late' | 'nothing';

/** Thrown while waiting for a result that will not come. */
export class JobStopped extends Error {
  override name = 'JobStopped';
  readonly why: Why;

  constructor(why: Why) {
    super(`The job was not finished: ${why}.`);
    this.why = why;
  }
}

/** The input and the callbacks of a running job. */
export interface Work<Step> {
  /** Aborted once nobody wants it any more. */
  readonly signal: AbortSignal;
  report(step: Step): void;
}

/** The progress of a job: the finished parts, all parts, and the percentage. */
export const progressOf = (done: number, all: number) => ({
  percent: Math.floor((100 * done) / Math.max(1, all)),
  done,
  all,
});

/** The progress of a job: how many jobs are ahead of it, or its own report. */
type Headway<Step> = { readonly waiting: number } | Step;

/** A request; requests with the same key are for the same job. */
export interface JobRequest<Made, Step> {
  readonly key: string;
  readonly userId: string;
  /** The server that its game is on. */
  readonly server?: string | undefined;
  /** Whether the result is stored, so that it is worth making even if nobody can get the answer any more. */
  readonly isStored?: boolean;
  make(work: Work<Step>): Promise<Made>;
}

/** A job as seen by somebody who asked for it. */
export interface Ticket<Made, Step> {
  readonly id: string;
  /** Whether it was already in progress when they asked. */
  readonly joined: boolean;
  /** Rejects with JobStopped, or with the error of the job. */
  readonly made: Promise<Made>;
  headway(): Headway<Step>;
  /** Whether this caller may show it in a channel: true for the first to ask. */
  claim(channelId: string): boolean;
}

/** Slow jobs, done one after the other. */
export interface Jobs<Made, Step> {
  /** `own`: the user is already waiting for a job. `busy`: the queue is full. Throws JobStopped after closing. */
  request(asked: JobRequest<Made, Step>): Ticket<Made, Step> | 'own' | 'busy';
  /**
   * Stops a job for the user who asked for it; returns false if they did not. If it is too late for an answer, a job
   * whose result is stored goes on.
   */
  cancel(id: string, userId: string, why?: Why): boolean;
  /** Stops all jobs. */
  close(): void;
}

interface Asker {
  readonly id: string;
  readonly userId: string;
  stop(why: Why): void;
}

interface Job<Made, Step> {
  readonly key: string;
  readonly server: string | undefined;
  readonly made: Promise<Made>;
  /** Whether it goes on with nobody waiting for it. */
  goesOn: boolean;
  readonly controller: AbortController;
  readonly claimed: Set<string>;
  readonly askers: Set<Asker>;
  headway: Step | undefined;
}

/** The maximum number of jobs at the same time: for all games, and for the games of one server. */
const MOST_JOBS = 6;
const MOST_HERE = 3;

/** The unfinished jobs, by their keys; the first is being done. */
type Unfinished<Made, Step> = Map<string, Job<Made, Step>>;

function stop<Made, Step>(jobs: Unfinished<Made, Step>, job: Job<Made, Step>): void {
  // Later requests for the same job must not share this one.
  if (jobs.get(job.key) === job) jobs.delete(job.key);
  job.controller.abort(new JobStopped('cancelled'));
}

function begin<Made, Step>(
  jobs: Unfinished<Made, Step>,
  queue: PQueue,
  { key, server, make }: JobRequest<Made, Step>,
): Job<Made, Step> {
  const controller = new AbortController();
  const { signal } = controller;
  const made = queue.add(() => {
    signal.throwIfAborted();
    return make({
      signal,
      report(headway) {
        job.headway = headway;
      },
    });
  });
  const [claimed, askers] = [new Set<string>(), new Set<Asker>()];
  const job: Job<Made, Step> = { key, server, made, goesOn: false, controller, claimed, askers, headway: undefined };
  jobs.set(key, job);
  const settle = () => {
    job.goesOn = false;
    if (job.askers.size === 0) stop(jobs, job);
  };
  made.then(settle, settle);
  return job;
}

function askerOf<Made, Step>(job: Job<Made, Step>, { userId, isStored = false }: JobRequest<Made, Step>) {
  const stopped = new AbortController();
  const asker: Asker = {
    id: randomBytes(6).toString('hex'),
    userId,
    stop(why) {
      job.goesOn = isStored && why === 'late';
      stopped.abort(new JobStopped(why));
    },
  };
  return { asker, stopped: stopped.signal };
}

function join<Made, Step>(
  jobs: Unfinished<Made, Step>,
  job: Job<Made, Step>,
  request: JobRequest<Made, Step>,
): Omit<Ticket<Made, Step>, 'joined'> {
  const { asker, stopped } = askerOf(job, request);
  job.askers.add(asker);
  const made = new Promise<Made>((resolve, reject) => {
    stopped.addEventListener('abort', () => reject(stopped.reason));
    job.made.then(resolve, reject);
  });
  const leave = () => {
    job.askers.delete(asker);
    if (job.askers.size === 0 && !job.goesOn) stop(jobs, job);
  };
  return {
    id: asker.id,
    made: made.finally(leave),
    headway: () => job.headway ?? { waiting: [...jobs.values()].indexOf(job) },
    claim(channelId) {
      const isFirst = !job.claimed.has(channelId);
      job.claimed.add(channelId);
      return isFirst;
    },
  };
}

/** A queue for slow jobs. It runs only one at a time, because each needs a lot of memory or keeps a thread busy. */
export function createJobs<Made, Step>(): Jobs<Made, Step> {
  const queue = new PQueue({ concurrency: 1 });
  const jobs: Unfinished<Made, Step> = new Map();
  let closed = false;
  const askers = (): Asker[] => [...jobs.values()].flatMap((job) => [...job.askers]);
  return {
    request(asked) {
      if (closed) throw new JobStopped('closing');
      if (askers().some(({ userId }) => userId === asked.userId)) return 'own';
      const known = jobs.get(asked.key);
      const here = [...jobs.values()].filter(({ server }) => server !== undefined && server === asked.server);
      if (known === undefined && (jobs.size >= MOST_JOBS || here.length >= MOST_HERE)) return 'busy';
      return { ...join(jobs, known ?? begin(jobs, queue, asked), asked), joined: known !== undefined };
    },
    cancel(id, userId, why = 'cancelled') {
      const asker = askers().find((asker) => asker.id === id && asker.userId === userId);
      asker?.stop(why);
      return asker !== undefined;
    },
    close() {
      closed = true;
      for (const asker of askers()) asker.stop('closing');
      for (const job of jobs.values()) if (job.askers.size === 0) stop(jobs, job);
    },
  };
}

/** How people follow a job: `show` returns false if nobody can see the message any more. */
interface Following {
  show(): Promise<boolean>;
  /** Called shortly before Discord stops accepting answers. */
  giveUp(): void;
}

/** The minimum time between edits of a progress message, in ms. */
const EVERY = 2_500;
/** Discord accepts answers for 15 minutes; the result must be on its way before then. */
const PATIENCE = 13 * 60_000;

/** Waits for a job, and shows its progress now and then. */
export async function followed<Made, Step>(ticket: Ticket<Made, Step>, { show, giveUp }: Following): Promise<Made> {
  const began = performance.now();
  const ended = new AbortController();
  // Errors are handled below; there will be no later edit to wait for.
  const made = ticket.made.finally(() => ended.abort());
  made.catch(() => {});
  let isSeen = await show();
  while (!ended.signal.aborted) {
    await pause(EVERY, undefined, { signal: ended.signal }).catch(() => {});
    if (performance.now() - began > PATIENCE) giveUp();
    else if (isSeen && !ended.signal.aborted) isSeen = await show();
  }
  return made;
}
