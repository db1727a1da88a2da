import { createRequire, findPackageJSON } from 'node:module';
import path from 'node:path';

/** The folders of the packages with the page's fonts, by their name below `/vendor/`. */
export const VENDOR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'noto-sans': '@fontsource-variable/noto-sans',
    twemoji: 'twemoji-colr-font',
  }).map(([name, from]) => [name, folderOf(from)]),
);

function folderOf(name: string): string {
  const file = findPackageJSON(name, import.meta.url);
  if (file === undefined) throw new Error(`The package ${name} is not installed.`);
  return path.dirname(file);
}

let program: string | undefined;

/** The page's program with its libraries, as one module; bundled on first use. */
export function pageProgram(folder: string): string {
  program ??= bundled(folder);
  return program;
}

function bundled(folder: string): string {
  // Loaded on demand: only the page needs a bundler.
  const { buildSync }: typeof import('esbuild') = createRequire(import.meta.url)('esbuild');
  const { outputFiles } = buildSync({
    entryPoints: [path.join(folder, 'app.ts')],
    bundle: true,
    format: 'esm',
    target: 'es2023',
    logLevel: 'error',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
