import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RequestKind } from '../src/table/request-context.ts';
import { bundle } from '../src/tools/bundling.ts';

/** An instruction to a bot's process. */
export type Instruction = 'begin' | 'count' | 'end';

/** A message from a bot's process. */
export type BotReport =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'begun' }
  | { readonly kind: 'figures'; readonly figures: Figures };

/** A bot's own counts: the maximum number of pictures at the same time, memory in MB, and its database use so far. */
export interface Figures {
  pictureQueueMax: number;
  /** How late posts got the pictures that they were sent without, in ms, since the last report. */
  latePicturesMs: number[];
  rssMb: number;
  heapMb: number;
  /** Statements sent to the database, and how long its connections were used, in ms. */
  queries: number;
  databaseMs: number;
  /** The same statements by operation and table, and by purpose. */
  byKind: Record<string, number>;
  byRequest: Record<RequestKind, number>;
}

/** A bot in its own process, which has loaded its program and is waiting to be started. */
export type BotChild = Awaited<ReturnType<typeof spawnBot>>;

/**
 * A bot's settings: the file of its program, the address of its Discord, its token, and the file or the address of its
 * database.
 */
export interface BotSettings {
  readonly program: string;
  readonly api: string;
  readonly token: string;
  readonly database: string;
  /** Whether the usual limit on lobbies applies; if left out, people may open any number. */
  readonly limited?: boolean;
  /** Which shards it serves, in the format of SHARDS; all if left out. */
  readonly shards?: string;
  /** Gets every line that the bot logs. */
  readonly logged: (line: string) => void;
}

/** The script that starts the bot everywhere; it becomes the bot's process, which accepts instructions. */
const RUN = fileURLToPath(new URL('../src/tools/run.sh', import.meta.url));

/** Bundles the bot that accepts instructions into a folder; returns the path of its program. */
export async function bundleBot(folder: string): Promise<string> {
  await bundle(folder, { bot: fileURLToPath(new URL('bot-process.ts', import.meta.url)) });
  return path.join(folder, 'bot.mjs');
}

/** Starts the process of a bot; resolves when it has loaded its program. */
export async function spawnBot({
  program,
  api,
  token,
  database,
  limited = false,
  shards = '0/1',
  logged,
}: BotSettings) {
  const given = [program, api, token, database, limited ? 'limited' : 'free', shards];
  const child = spawn('sh', [RUN, ...given], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: path.join(path.dirname(program), 'compiled') },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => logged(String(text)));
  const ended = once(child, 'exit').then(() => undefined);
  await hear(child, 'loaded', ended);
  return {
    /** Resolves when the process has ended. */
    ended,
    /** Opens the database and logs in; rejects if the process ends first. */
    begin: async () => {
      child.send('begin' satisfies Instruction);
      await hear(child, 'begun', ended);
    },
    count: async () => {
      child.send('count' satisfies Instruction);
      return (await hear(child, 'figures', ended)).figures;
    },
    /** Ends the process at once. */
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    /** Lets the bot finish its work, and ends the process. */
    end: async () => {
      child.send('end' satisfies Instruction);
      await ended;
    },
  };
}

function hear<K extends BotReport['kind']>(
  child: ChildProcess,
  kind: K,
  ended: Promise<void>,
): Promise<Extract<BotReport, { kind: K }>> {
  return new Promise((resolve, reject) => {
    const listen = (told: BotReport) => {
      if (told.kind !== kind) return;
      child.off('message', listen);
      resolve(told as Extract<BotReport, { kind: K }>);
    };
    child.on('message', listen);
    void ended.then(() => reject(new Error('The bot’s process has ended.')));
  });
}
