import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folders of the tiers. `rules` is rules, words, pictures and the table, whose test files share their modules;
 * `bot` runs the whole bot on the local Discord, in the process of the test. Whatever starts a process, a PostgreSQL or
 * a browser belongs to the third tier by its name, `*.process.test.ts`, in any folder.
 */
const FOLDERS = {
  rules: [
    ...['counts', 'engine', 'games', 'house', 'laws', 'messages'],
    ...['players', 'render', 'replay', 'table', 'thinking'],
  ],
  bot: [
    'browser',
    'commands',
    'db',
    'faults',
    'local-discord',
    'operations',
    'security',
    'setup',
    'tools',
    'torture',
    'weeks',
  ],
} as const;

export type Tier = keyof typeof FOLDERS | 'processes';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PROCESSES = '**/*.process.test.ts';

/** Which files are of a tier, as Vitest wants to know it. */
export function filesOf(tier: Tier): { include: string[]; exclude: string[] } {
  if (tier === 'processes') return { include: [`test/${PROCESSES}`], exclude: [] };
  return { include: FOLDERS[tier].map((folder) => `test/${folder}/**/*.test.ts`), exclude: [PROCESSES] };
}

/** The tier of a test by its path from the root of the repository; undefined if it has none. */
export function tierOf(path: string): Tier | undefined {
  const [root, folder, ...rest] = path.split('/');
  if (root !== 'test') return undefined;
  if (path.endsWith('.process.test.ts')) return 'processes';
  if (rest.length === 0) return undefined;
  return (['rules', 'bot'] as const).find((tier) => FOLDERS[tier].some((name) => name === folder));
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
