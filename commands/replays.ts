import { randomBytes } from 'node:crypto';
import PQueue from 'p-queue';
import type { Film, Painted, Work } from './replay-film.ts';

/** Why there is no replay: nobody wants it any more, the bot stops, Discord would no longer take it, or nothing happened. */
type Why = 'cancelled' | 'closing' | 'late' | 'nothing';

/** Thrown where a replay is waited for that does not come. */
export class ReplayStopped extends Error {
  override name = 'ReplayStopped';
  readonly why: Why;

  constructor(why: Why) {
    super(`The replay was not finished: ${why}.`);
    this.why = why;
  }
}

/** How far a replay is: how many are made before it, or how many of its frames are painted. */
type Headway = { readonly waiting: number } | Painted;

/** What somebody asks for; requests with the same key are for the same replay. */
export interface ReplayRequest {
  readonly key: string;
  readonly userId: string;
  /** The server whose game it shows. */
  readonly server?: string | undefined;
  make(work: Work): Promise<Film>;
}

/** A replay that is being made for somebody. */
export type Ticket = Exclude<ReturnType<Replays['request']>, string>;

/** The replays that are being made, one after the other. */
export type Replays = ReturnType<typeof createReplays>;

interface Asker {
  readonly id: string;
  readonly userId: string;
  stop(why: Why): void;
}

interface Job {
  readonly key: string;
  readonly server: string | undefined;
  readonly film: Promise<Film>;
  readonly controller: AbortController;
  readonly claimed: Set<string>;
  readonly askers: Set<Asker>;
  headway: Exclude<Headway, { waiting: number }> | undefined;
}

/** How many replays may be asked for at the same time, and how many of them for the games of one server. */
const MOST = 6;
const MOST_HERE = 3;

/** A place for replays; only one is made at a time, because each holds the pixels of its last frame and its file. */
export function createReplays() {
  const queue = new PQueue({ concurrency: 1 });
  const jobs = new Map<string, Job>();
  let closed = false;

  function leave(job: Job, asker: Asker): void {
    job.askers.delete(asker);
    if (job.askers.size > 0) return;
    // Whoever asks for the same one from now on must not get this one.
    if (jobs.get(job.key) === job) jobs.delete(job.key);
    job.controller.abort(new ReplayStopped('cancelled'));
  }

  function begin({ key, server, make }: ReplayRequest): Job {
    const controller = new AbortController();
    const { signal } = controller;
    const film = queue.add(() => {
      signal.throwIfAborted();
      return make({
        signal,
        report(headway) {
          job.headway = headway;
        },
      });
    });
    const job: Job = { key, server, film, controller, claimed: new Set(), askers: new Set(), headway: undefined };
    jobs.set(key, job);
    return job;
  }

  function join(job: Job, userId: string, joined: boolean) {
    const id = randomBytes(6).toString('hex');
    const stopped = new AbortController();
    const asker: Asker = { id, userId, stop: (why) => stopped.abort(new ReplayStopped(why)) };
    job.askers.add(asker);
    const film = new Promise<Film>((resolve, reject) => {
      stopped.signal.addEventListener('abort', () => reject(stopped.signal.reason));
      job.film.then(resolve, reject);
    });
    return {
      id,
      /** Whether it was being made already when they asked. */
      joined,
      /** Rejects with ReplayStopped, or with what went wrong. */
      film: film.finally(() => leave(job, asker)),
      headway: (): Headway => job.headway ?? { waiting: [...jobs.values()].indexOf(job) },
      /** Whether it is theirs to show it in a channel: true for the first one who asks. */
      claim(channelId: string): boolean {
        const isFirst = !job.claimed.has(channelId);
        job.claimed.add(channelId);
        return isFirst;
      },
    };
  }

  const askers = (): Asker[] => [...jobs.values()].flatMap((job) => [...job.askers]);

  return {
    /** `own`: the user waits for one already. `busy`: as many wait as may. Throws ReplayStopped once it is closed. */
    request(asked: ReplayRequest) {
      if (closed) throw new ReplayStopped('closing');
      if (askers().some(({ userId }) => userId === asked.userId)) return 'own';
      const known = jobs.get(asked.key);
      const here = [...jobs.values()].filter(({ server }) => server !== undefined && server === asked.server);
      if (known === undefined && (jobs.size >= MOST || here.length >= MOST_HERE)) return 'busy';
      return join(known ?? begin(asked), asked.userId, known !== undefined);
    },
    /** Stops making a replay for the user who asked for it; false when it is not being made for them. */
    cancel(id: string, userId: string, why: Why = 'cancelled'): boolean {
      const asker = askers().find((asker) => asker.id === id && asker.userId === userId);
      asker?.stop(why);
      return asker !== undefined;
    },
    /** Stops making any. */
    close(): void {
      closed = true;
      for (const asker of askers()) asker.stop('closing');
    },
  };
}
