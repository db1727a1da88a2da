import { sql } from 'drizzle-orm';
import type { Dialect } from '../connection.ts';
import { sqliteCode } from '../errors.ts';

const path = (key: string) => `$.${key}`;

/** SQLite's dialect. */
export const SQLITE: Dialect = {
  begin: 'begin immediate',
  // There is only one writer at a time.
  locked: sql``,
  row: sql`rowid`,
  field: (object, key) => sql`${object} ->> ${path(key)}`,
  isFalse: (object, key) => sql`json_type(${object}, ${path(key)}) = 'false'`,
  each: (list) => sql`json_each(${list})`,
  append: (list, item) => sql`json_insert(coalesce(${list}, '[]'), '$[#]', json(${item}))`,
  put: (object, { key, value }) => sql`json_set(${object}, ${path(key)}, ${value})`,
  includes: (text, part) => sql`instr(${text}, ${part}) > 0`,
  // There is only one writer at a time.
  alone: () => undefined,
  takenIn(error) {
    const code = sqliteCode(error);
    if (code !== 'SQLITE_CONSTRAINT_UNIQUE' && code !== 'SQLITE_CONSTRAINT_PRIMARYKEY') return undefined;
    const text = [error, error instanceof Error ? error.cause : undefined].map(String).join(' ');
    return /constraint failed: (\w+)\./.exec(text)?.[1];
  },
  isInTheWay: () => false,
};
