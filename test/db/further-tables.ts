import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from '../../db/postgres/inspect.ts';

/** A change of the next version that fails the second time. */
const CHANGE = 'alter table games add column further text';

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly when: number }[];
}

/**
 * Makes this process the next version of the program, with one more migration of PostgreSQL's tables in a folder of its
 * own. Returns a function that ends it.
 */
export function asNextVersion(place: string, change = CHANGE): () => void {
  const before = MIGRATIONS.migrationsFolder;
  cpSync(before, place, { recursive: true });
  const file = join(place, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (last === undefined) throw new Error('There are no migrations.');
  const further = { ...last, idx: last.idx + 1, when: last.when + 1, tag: 'further' };
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, further] }));
  writeFileSync(join(place, 'further.sql'), change);
  MIGRATIONS.migrationsFolder = place;
  return () => {
    MIGRATIONS.migrationsFolder = before;
  };
}
