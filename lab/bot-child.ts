import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { ErrandKind } from '../src/table/errand.ts';

/** What the process of a bot is told to do. */
export type Instruction = 'begin' | 'count' | 'end';

/** What the process of a bot tells. */
export type BotReport =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'begun' }
  | { readonly kind: 'figures'; readonly figures: Figures };

/** What a bot counts of itself: pictures asked for at the same time, memory in MB, and what was asked of the database until now. */
export interface Figures {
  pictureQueueMax: number;
  rssMb: number;
  heapMb: number;
  /** Statements that the database was asked, and for how many ms its connections were used. */
  queries: number;
  databaseMs: number;
  /** The same statements by what they do to which table, and by what they were asked for. */
  byKind: Record<string, number>;
  byErrand: Record<ErrandKind, number>;
}

/** A bot in a process of its own, which has loaded its program and waits to be told to begin. */
export type BotChild = Awaited<ReturnType<typeof spawnBot>>;

/** What a bot is started with: the file of its program, the address of its Discord, its token, and the file or the address of its database. */
export interface BotSettings {
  readonly program: string;
  readonly api: string;
  readonly token: string;
  readonly database: string;
  /** Whether people may open only as many lobbies as everybody may; left out, they may open any number. */
  readonly limited?: boolean;
  /** Which shards it serves, as SHARDS says it; all where left out. */
  readonly shards?: string;
  /** Is told every line that the bot logs. */
  readonly logged: (line: string) => void;
}

const ROOT = new URL('../', import.meta.url);
const SOURCES = {
  bot: fileURLToPath(new URL('lab/bot-process.ts', ROOT)),
  worker: fileURLToPath(new URL('render/worker.ts', ROOT)),
  thinker: fileURLToPath(new URL('src/thinking/worker.ts', ROOT)),
};
/** What runs the bot everywhere; the process that it becomes can be talked to. */
const RUN = fileURLToPath(new URL('src/tools/run.sh', ROOT));
/** Where the start files of threads are named, and which bundles beside the bot stand for them. */
const STARTS: Readonly<Record<string, string>> = {
  [fileURLToPath(new URL('render/painter.ts', ROOT))]: './worker.mjs',
  [fileURLToPath(new URL('src/thinking/thinkers.ts', ROOT))]: './thinker.mjs',
};
/** Modules that look for their own files stay where they are. */
const NATIVE = /^(canvas|better-sqlite3|piscina)$/;
const OPTIONAL = ['zlib-sync', 'bufferutil', 'utf-8-validate', 'pg-native'];

/** Writes the bot, the thread that paints and the threads that think as one file each into a folder, so that they load quickly; returns the bot's. */
export async function bundleBot(folder: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: SOURCES,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: OPTIONAL,
    // The library of Discord knows by the name of its class how much of what it is to keep in memory.
    keepNames: true,
    // The text of a program stays in memory as long as it runs.
    legalComments: 'none',
    minifyWhitespace: true,
    plugins: [whereItWas, discordOnce],
    banner: {
      js: `import { createRequire as requireOfTheBundle } from 'node:module'; const require = requireOfTheBundle(${JSON.stringify(ROOT.href)});`,
    },
    logLevel: 'error',
    write: false,
  });
  for (const { path: file, text } of outputFiles) await writeFile(file, narrow(text));
  return path.join(folder, 'bot.mjs');
}

/** Code in ASCII alone, of which each character takes one byte in memory; the bundler leaves others in regular expressions. */
const narrow = (code: string): string =>
  code.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Leaves native modules in their place, and tells files that look for their neighbours where they were. */
const whereItWas: Plugin = {
  name: 'where it was',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: NATIVE }, ({ path: name }) => ({
      path: fileURLToPath(import.meta.resolve(name)),
      external: true,
    }));
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8');
      // The start file of a thread is replaced by the bundle beside the bot.
      const start = STARTS[file];
      const contents =
        start !== undefined
          ? text.replace('./worker.ts', start)
          : text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href));
      return { contents, loader: 'ts' };
    });
  },
};

/** Hands the library of Discord to all modules as one: the bundler would give each a copy of its five hundred names. */
const discordOnce: Plugin = {
  name: 'discord once',
  setup({ onLoad, onResolve }) {
    const [namespace, library] = ['once', 'discord.js'];
    onResolve({ filter: /^discord\.js$/ }, ({ namespace: from }) =>
      from === namespace ? undefined : { path: library, namespace },
    );
    onLoad({ filter: /./, namespace }, async () => {
      const names = Object.keys(createRequire(import.meta.url)(library));
      const contents = `import all from '${library}'; export const { ${names.join(', ')} } = all;`;
      return { contents, resolveDir: fileURLToPath(ROOT) };
    });
  },
};

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
  const child = spawn('sh', [RUN, '--enable-source-maps', ...given], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: path.join(path.dirname(program), 'compiled') },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => logged(String(text)));
  const ended = once(child, 'exit').then(() => undefined);
  await hear(child, 'loaded', ended);
  return {
    /** Resolves when the process has ended. */
    ended,
    /** Opens the database and logs in; rejects when the process ends before that is done. */
    begin: async () => {
      child.send('begin' satisfies Instruction);
      await hear(child, 'begun', ended);
    },
    count: async () => {
      child.send('count' satisfies Instruction);
      return (await hear(child, 'figures', ended)).figures;
    },
    /** Ends the process at once, wherever it is. */
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    /** Lets the bot finish what it has in hand, and ends the process. */
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
    void ended.then(() => reject(new Error('The process of the bot has ended.')));
  });
}
