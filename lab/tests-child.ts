import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The longest time a start may take, in ms. */
const START = 600_000;

export interface Request {
  /** Tests whose paths start with one of these. */
  readonly tests: readonly string[];
  /** The file that is different in this run. */
  readonly changed?: string;
}

/** How tests ended: a process that breaks has failed, and `endless` did not end within the limit. */
export type Ending = 'passed' | 'failed' | 'endless';

/** A process that runs tests in a folder with a copy of the program, as often as it is asked to. */
export interface TestsChild {
  /** Runs tests, the quickest first, until one fails; for at most `limit` ms. */
  run(request: Request, limit: number): Promise<Ending>;
  end(): void;
}

/** The next message from a process; false if it ends without one, undefined if none comes in time. */
async function answerOf(child: ChildProcess, limit: number): Promise<unknown> {
  const settled = new AbortController();
  const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(Math.round(limit))]);
  const message = once(child, 'message', { signal }).then(([answer]) => answer);
  const exit = once(child, 'exit', { signal }).then(() => false);
  try {
    return await Promise.race([message, exit]).catch(() => undefined);
  } finally {
    settled.abort();
    await Promise.allSettled([message, exit]);
  }
}

/** Threads start faster than processes, but pictures come out differently in them. */
type Pool = 'threads' | 'forks';

async function start(folder: string, pool: Pool): Promise<ChildProcess> {
  const env = { ...process.env, NODE_OPTIONS: '--max-old-space-size=2048' };
  // In its own process group: Vitest's workers end with it.
  const child = fork(join(folder, 'lab/tests-process.ts'), [pool], {
    cwd: folder,
    env,
    execArgv: [],
    stdio: 'ignore',
    detached: true,
  });
  if ((await answerOf(child, START)) !== 'ready') throw new Error(`Vitest does not start in ${folder}.`);
  return child;
}

export function testsChild(folder: string, pool: Pool): TestsChild {
  let child: ChildProcess | undefined;

  function end(): void {
    const pid = child?.exitCode === null ? child.pid : undefined;
    child = undefined;
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  }

  async function run(request: Request, limit: number): Promise<Ending> {
    child ??= await start(folder, pool);
    child.send(request);
    const answer = await answerOf(child, limit);
    if (answer === undefined || child.exitCode !== null) end();
    if (answer === undefined) return 'endless';
    return answer === true ? 'passed' : 'failed';
  }

  return { run, end };
}
