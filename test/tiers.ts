import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configDefaults } from 'vitest/config';

const inTest = (...folders: readonly string[]): readonly string[] => folders.map((folder) => `test/${folder}`);

/**
 * The folders of the tiers. `rules` is rules, words, pictures and the table; `bot` runs the whole bot on the local Discord,
 * in the process of the test. The files of both share the modules they load. Three tiers go by the name of the file, in any
 * folder: `*.isolated.test.ts` replaces modules, `*.long.test.ts` plays whole games or searches by chance for seconds,
 * `*.process.test.ts` starts a process, a PostgreSQL or a browser.
 */
const FOLDERS = {
  rules: inTest(
    ...['counts', 'engine', 'games', 'house', 'laws', 'messages'],
    ...['players', 'render', 'replay', 'table', 'thinking'],
  ),
  bot: [
    'packages/local-discord/test',
    ...inTest('browser', 'commands', 'db', 'faults', 'operations', 'security', 'setup', 'tools', 'torture', 'weeks'),
  ],
} as const;

export type Tier = keyof typeof FOLDERS | 'isolated' | 'long' | 'processes';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ISOLATED = '**/*.isolated.test.ts';
const LONG = '**/*.long.test.ts';
const PROCESSES = '**/*.process.test.ts';
const anywhere = (files: string): string[] => [`test/${files}`, `packages/${files}`];

/** Which files are of a tier, as Vitest wants to know it. */
export function filesOf(tier: Tier): { include: string[]; exclude: string[] } {
  const exclude = [...configDefaults.exclude];
  if (tier === 'processes') return { include: anywhere(PROCESSES), exclude };
  if (tier === 'isolated') return { include: anywhere(ISOLATED), exclude };
  if (tier === 'long') return { include: anywhere(LONG), exclude };
  return {
    include: FOLDERS[tier].map((folder) => `${folder}/**/*.test.ts`),
    exclude: [...exclude, ISOLATED, LONG, PROCESSES],
  };
}

/** The tier of a test by its path from the root of the repository; undefined if it has none. */
export function tierOf(path: string): Tier | undefined {
  if (!/^(test|packages)\//.test(path)) return undefined;
  if (path.endsWith('.process.test.ts')) return 'processes';
  if (path.endsWith('.isolated.test.ts')) return 'isolated';
  if (path.endsWith('.long.test.ts')) return 'long';
  return (['rules', 'bot'] as const).find((tier) => FOLDERS[tier].some((folder) => path.startsWith(`${folder}/`)));
}

function* testsIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* testsIn(path);
    else if (path.endsWith('.test.ts')) yield relative(ROOT, path);
  }
}

/** Throws if a test anywhere in the repository would be run by no tier. */
export function requireTiers(tests: Iterable<string> = testsIn(ROOT)): void {
  const outside = [...tests].filter((path) => tierOf(path) === undefined);
  if (outside.length === 0) return;
  throw new Error(
    `These tests are in no tier: ${outside.join(', ')}. Move them to a folder named in test/tiers.ts, or name the folder there.`,
  );
}
