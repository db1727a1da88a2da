import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  REST,
  type RESTGetAPIGatewayBotResult,
  type RESTOptions,
  Routes,
  type Shard,
  ShardingManager,
} from 'discord.js';
import type { Logger } from 'pino';
import { asLoginError } from './bot.ts';
import { CUT_OFF, STOP } from './operations/stop.ts';
import { writeShards } from './shards.ts';

/**
 * The window in which Discord counts logins, in ms: it allows one every five seconds, or several for a very large bot.
 */
const LOGIN_WINDOW = 5_500;

/** How long (ms) to wait before restarting a process that has ended; after that, twice as long each time. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;

/** A process that has run for this long (ms) is restarted as if it had ended for the first time. */
const STEADY = 10 * 60_000;

/** The settings of a bot's processes. */
export interface ProcessSettings {
  /** The program that each of them runs; it reports `ready` through discord.js's own client. */
  readonly file: string;
  readonly token: string;
  /** The number of shards, and so of processes. */
  readonly shards: number;
  /** How many of them Discord lets log in within five seconds. */
  readonly concurrency: number;
  /** The port on which the first process serves health and metrics; each of the others takes the next one. */
  readonly metricsPort?: number | undefined;
  readonly log: Logger;
  /**
   * Called if a process ends before it is ready, or because Discord refuses it for good, which would stop all of them.
   * There is no error if the process has reported it itself; all end with `code`.
   */
  failed(error: ProcessFailed | undefined, code: number): void;
}

/** The exit code of a process that has said why it must stop. */
const SAID = 1;

/** A process did not start, and has not said why. */
class ProcessFailed extends Error {
  override name = 'ProcessFailed';
}

const notUp = (shard: number, by: string): string =>
  `The process of shard ${shard} was ended by ${by} before it was ready. Check that there is enough memory, then start again.`;

/**
 * How many shards Discord recommends, and how many of them may log in at a time; throws LoginError if Discord cannot be
 * asked.
 */
export async function recommendedShards(
  token: string,
  rest: Partial<RESTOptions> = {},
): Promise<Pick<ProcessSettings, 'shards' | 'concurrency'>> {
  try {
    const gateway = await new REST(rest).setToken(token).get(Routes.gatewayBot());
    const { shards, session_start_limit } = gateway as RESTGetAPIGatewayBotResult;
    return { shards, concurrency: session_start_limit.max_concurrency };
  } catch (error) {
    throw asLoginError(error);
  }
}

/**
 * Serves each shard with its own process, through discord.js's manager, and restarts any that ends. `close`, or the end
 * of this process, ends all of them.
 */
export function startProcesses({ file, token, shards, concurrency, log, failed, ...settings }: ProcessSettings) {
  const manager = new ShardingManager(file, {
    token,
    totalShards: shards,
    respawn: false,
    execArgv: [...process.execArgv],
  });
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = new Set<Promise<void>>();

  /** Runs one process after another for a shard, until all are stopped. */
  async function serve(shard: Shard): Promise<void> {
    let [ready, wait] = [false, FIRST_WAIT];
    shard.on('ready', () => {
      ready = true;
      log.info({ shard: shard.id, of: shards }, 'a shard is ready');
    });
    while (!signal.aborted) {
      const startedAt = performance.now();
      const [code, by] = await once((await shard.spawn(-1)) as ChildProcess, 'exit');
      if (signal.aborted) return;
      if (!ready || code === CUT_OFF) {
        const hasSaid = code === SAID || code === CUT_OFF;
        // The callback closes all processes, which includes waiting for this one.
        void failed(
          hasSaid ? undefined : new ProcessFailed(notUp(shard.id, by ?? `code ${code}`)),
          code === CUT_OFF ? code : SAID,
        );
        return;
      }
      wait = performance.now() - startedAt > STEADY ? FIRST_WAIT : Math.min(wait * 2, LONGEST_WAIT);
      log.error({ shard: shard.id, code, wait }, 'the process of a shard has ended: restarting it');
      await pause(wait, undefined, { signal }).catch(() => {});
    }
  }

  async function begin(): Promise<void> {
    for (let id = 0; id < shards && !signal.aborted; id++) {
      const shard = manager.createShard(id);
      const own = { SHARDS: writeShards({ shards: [id], of: shards }), SHARD_COUNT: undefined };
      const { metricsPort } = settings;
      // 0 takes any free port for each.
      const port = metricsPort && { METRICS_PORT: metricsPort + id };
      shard.env = { ...(shard.env as NodeJS.ProcessEnv), ...own, ...port };
      running.add(serve(shard));
      if (id < shards - 1) await pause(LOGIN_WINDOW / concurrency, undefined, { signal }).catch(() => {});
    }
  }
  running.add(begin());

  return {
    /** Lets all of them finish their work, and waits until they have ended. */
    async close(): Promise<void> {
      stopping.abort();
      for (const shard of manager.shards.values()) if (shard.process) await shard.send(STOP).catch(() => {});
      await Promise.all(running);
    },
  };
}
