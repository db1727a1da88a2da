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

/** The files of this program that a text in a folder imports, types included. */
export function importsIn(text: string, folder: string): string[] {
  const found = text.matchAll(/(?:from|import) '(\.[^']+)'/g);
  return [...found].map(([, to = '']) => join(folder, to)).filter((to) => to.endsWith('.ts'));
}

/** The files of this program that a file imports, types included. */
export const importsOf = (path: string): string[] => importsIn(readFileSync(path, 'utf8'), dirname(path));
