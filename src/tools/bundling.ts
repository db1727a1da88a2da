import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const ROOT = new URL('../../', import.meta.url);
const fileAt = (place: string): string => fileURLToPath(new URL(place, ROOT));

/**
 * The programs of threads, by the name of their bundle; `starter` is the module that starts the thread from the
 * `worker.ts` beside it.
 */
const THREADS = {
  painter: { program: fileAt('render/worker.ts'), starter: fileAt('render/painter.ts') },
  thinker: { program: fileAt('src/thinking/worker.ts'), starter: fileAt('src/thinking/thinkers.ts') },
};
/** Packages that look for files of their own are not bundled. */
const NATIVE = /^(canvas|better-sqlite3|piscina)$/;
const OPTIONAL = ['zlib-sync', 'bufferutil', 'utf-8-validate', 'pg-native'];
/** How long (ms) old bundles are kept; a running bot may still load their files. */
const KEPT = 7 * 86_400_000;

/**
 * Bundles programs and their threads into a folder; they then start twice as fast as from two thousand files. `sources`
 * has the modules by program name; the program `NAME` becomes `NAME.mjs`.
 */
export async function bundle(folder: string, sources: Readonly<Record<string, string>>): Promise<void> {
  const threads = Object.entries(THREADS).map(([thread, { program }]) => [thread, program]);
  const { outputFiles } = await build({
    entryPoints: { ...sources, ...Object.fromEntries(threads) },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Modules that are loaded on demand stay in a separate file.
    splitting: true,
    platform: 'node',
    format: 'esm',
    external: OPTIONAL,
    // Each thread keeps its source code in memory.
    minifyWhitespace: true,
    lineLimit: 160,
    // discord.js uses class names to decide what to keep in its caches.
    keepNames: true,
    legalComments: 'none',
    plugins: [inPlace, discordOnce, decompressorLater],
    banner: {
      js: `import { createRequire as requireOfTheBundle } from 'node:module'; const require = requireOfTheBundle(${JSON.stringify(ROOT.href)});`,
    },
    logLevel: 'error',
    write: false,
  });
  await mkdir(folder, { recursive: true });
  // Programs are written last: as long as one of them is old, the bundle counts as old.
  const isProgram = ({ path: file }: { readonly path: string }) => path.parse(file).name in sources;
  const inOrder = outputFiles.toSorted((a, b) => Number(isProgram(a)) - Number(isProgram(b)));
  for (const { path: file, text } of inOrder) await writeFile(file, inAscii(text));
  await removeOld(folder);
}

/**
 * ASCII code takes one byte per character in memory; in regular expressions, the bundler leaves other characters as
 * they are.
 */
const inAscii = (code: string): string =>
  code.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

async function removeOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (Date.now() - (await stat(file)).mtimeMs > KEPT) await rm(file);
  }
}

/** Lets modules find the files beside their sources, and threads their bundles. */
const inPlace: Plugin = {
  name: 'in place',
  setup({ onLoad, onResolve, resolve }) {
    onResolve({ filter: NATIVE, namespace: 'file' }, async ({ path: name, kind, resolveDir }) => {
      // When the request comes back without a namespace, the bundler itself finds the package.
      const { path: file, errors } = await resolve(name, { kind, resolveDir, namespace: '' });
      return { path: file, errors, external: true };
    });
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8');
      const [thread] = Object.entries(THREADS).find(([, { starter }]) => starter === file) ?? [];
      const contents =
        thread === undefined
          ? text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
          : text.replace('./worker.ts', `./${thread}.mjs`);
      return { contents, loader: 'ts' };
    });
  },
};

/**
 * Gives all modules the names of discord.js as one object; otherwise the bundler would copy its five hundred names for
 * each module.
 */
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

/** Loads the decompressor for WOFF2 fonts, which is a sixth of all code, only if there are such fonts. */
const decompressorLater: Plugin = {
  name: 'decompressor later',
  setup({ onLoad, onResolve }) {
    const [namespace, library] = ['later', 'brotli/decompress.js'];
    onResolve({ filter: /^brotli\/decompress\.js$/ }, ({ namespace: from }) =>
      from === namespace ? { path: library, external: true } : { path: library, namespace },
    );
    onLoad({ filter: /./, namespace }, () => ({
      contents: `module.exports = (...data) => require('${library}')(...data);`,
    }));
  },
};
