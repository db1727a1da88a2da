import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The paths of all programs in a folder and its subfolders. */
export function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (path.endsWith('.ts')) yield path;
  }
}

/** The files of this program that a file imports, types included. */
export function importsOf(path: string): string[] {
  const found = readFileSync(path, 'utf8').matchAll(/(?:from|import) '(\.[^']+)'/g);
  return [...found].map(([, to = '']) => join(dirname(path), to)).filter((to) => to.endsWith('.ts'));
}

/** The text of a program without its comments. */
export const codeOf = (path: string): string =>
  readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
