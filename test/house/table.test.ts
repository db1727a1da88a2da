import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, sources } from './imports.ts';

const TABLE = 'src/table';

/** Which other modules of the table a module may know (src/table/README.md). */
const KNOWS: Readonly<Record<string, readonly string[]>> = {
  outbox: [],
  play: ['outbox'],
  waiting: ['play', 'outbox'],
  decide: ['waiting', 'play', 'outbox'],
  ahead: ['play'],
  practice: ['play'],
  records: ['play', 'waiting'],
  coach: ['ahead', 'play', 'records'],
};

/** The one file that opens all modules. */
const OPENS = join(TABLE, 'table.ts');

/** The module of a file; undefined for files beside the modules and outside the table. */
const moduleOf = (path: string): string | undefined =>
  Object.keys(KNOWS).find((module) => path.startsWith(`${TABLE}/${module}/`));

/** The imported files of other modules that a file must not know. */
function strangers(path: string, imports = importsOf(path)): string[] {
  const module = moduleOf(path);
  const allowed = module === undefined ? [] : [module, ...(KNOWS[module] ?? [])];
  return imports.filter((to) => {
    const other = moduleOf(to);
    return other !== undefined && !allowed.includes(other);
  });
}

test('every folder of the table is a module', () => {
  const folders = readdirSync(TABLE, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(KNOWS).sort());
});

test('the modules of the table know each other only in one order, and the files beside them know none', () => {
  const files = [...sources(TABLE)].filter((path) => path !== OPENS);
  const wrong = files.flatMap((path) => strangers(path).map((to) => `${path} → ${to}`));
  expect(wrong).toEqual([]);
  expect(files.filter((path) => moduleOf(path) !== undefined).length).toBeGreaterThan(40);
});

test.each([
  ['outbox/outbox.ts', '../play/live.ts'],
  ['play/turns.ts', '../waiting/calls.ts'],
  ['waiting/calls.ts', '../decide/votes.ts'],
  ['ahead/plan.ts', '../records/copy.ts'],
  ['records/copy.ts', '../decide/votes.ts'],
  ['posts.ts', './play/live.ts'],
])('%s must not import %s', (file, to) => {
  const path = join(TABLE, file);
  expect(strangers(path, [join(path, '..', to)])).toHaveLength(1);
});
