import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configDefaults } from 'vitest/config';

const inTest = (...folders: readonly string[]): readonly string[] => folders.map((folder) => `test/${folder}`);

/**
 * The folders of the tiers. `rules` is rules, words, pictures and the table; `bot` runs the whole bot on the local
 * Discord, in the test's own process. Three tiers go by the name of the file, in any folder: `*.isolated.test.ts`
 * replaces modules, `*.long.test.ts` plays whole games or searches at random for seconds, `*.process.test.ts` starts a
 * process, a PostgreSQL server or a browser.
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

/** The endings of the files of the other tiers, whatever their folder. */
const NAMED = { isolated: '.isolated.test.ts', long: '.long.test.ts', processes: '.process.test.ts' } as const;

type Folders = keyof typeof FOLDERS;
type Named = keyof typeof NAMED;
export type Tier = Folders | Named;

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const isNamed = (tier: Tier): tier is Named => tier in NAMED;
const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[];

/** The files of a tier, in the form that Vitest expects. */
export function filesOf(tier: Tier): { include: string[]; exclude: string[] } {
  const exclude = [...configDefaults.exclude];
  if (isNamed(tier)) return { include: [`test/**/*${NAMED[tier]}`, `packages/**/*${NAMED[tier]}`], exclude };
  return {
    include: FOLDERS[tier].map((folder) => `${folder}/**/*.test.ts`),
    exclude: [...exclude, ...Object.values(NAMED).map((ending) => `**/*${ending}`)],
  };
}

/** The tier of a test by its path from the root of the repository; undefined if it has none. */
export function tierOf(path: string): Tier | undefined {
  if (!/^(test|packages)\//.test(path)) return undefined;
  return (
    keysOf(NAMED).find((tier) => path.endsWith(NAMED[tier])) ??
    keysOf(FOLDERS).find((tier) => FOLDERS[tier].some((folder) => path.startsWith(`${folder}/`)))
  );
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
