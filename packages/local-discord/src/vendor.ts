import { createRequire, findPackageJSON } from 'node:module';
import path from 'node:path';

/** The folders of the packages with the page's fonts, by their name below `/vendor/`. */
export const VENDOR = {
  'noto-sans': folderOf('@fontsource-variable/noto-sans'),
  twemoji: folderOf('twemoji-colr-font'),
};

function folderOf(name: string): string {
  const file = findPackageJSON(name, import.meta.url);
  if (file === undefined) throw new Error(`The package ${name} is not installed.`);
  return path.dirname(file);
}

let program: string | undefined;

/** The page's program with its libraries, as one module; bundled on first use. */
export function pageProgram(folder: string): string {
  if (program !== undefined) return program;
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
  program = outputFiles[0]?.text ?? '';
  return program;
}
