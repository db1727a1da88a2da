import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from '../../db/postgres/inspect.ts';

/** What the next version changes, and would change no second time. */
const CHANGE = 'alter table games add column further text';

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly when: number }[];
}

/**
 * From here on this process is the next version of the program, which has one change of PostgreSQL's tables more; its migrations
 * are laid out in a folder. Returns how to end that.
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
