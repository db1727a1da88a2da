import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** The folders of the packages whose files the page loads, wherever they are installed: by their name below `/vendor/`. */
export const VENDOR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'lit-html': 'lit-html',
    'noto-sans': '@fontsource-variable/noto-sans',
    twemoji: 'twemoji-colr-font',
  }).map(([name, from]) => [name, folderOf(from)]),
);

function folderOf(name: string): string {
  const file = findPackageJSON(name, import.meta.url);
  if (file === undefined) throw new Error(`The package ${name} is not installed.`);
  return path.dirname(file);
}
