import { sql } from 'drizzle-orm';
import type { Dialect } from '../connection.ts';
import { postgresError } from './errors.ts';

const UNIQUE_VIOLATION = '23505';
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';

/** PostgreSQL's dialect. */
export const POSTGRES: Dialect = {
  begin: 'begin',
  locked: sql`for no key update`,
  row: sql`ctid`,
  // Some JSON is stored as text.
  field: (object, key) => sql`${object}::json ->> ${key}::text`,
  isFalse: (object, key) => sql`${object} ->> ${key}::text = 'false'`,
  each: (list) => sql`json_array_elements_text(${list}::json) as value`,
  append: (list, item) => sql`(coalesce(${list}, '[]')::jsonb || jsonb_build_array(${item}::jsonb))::json`,
  put: (object, { key, value }) =>
    sql`jsonb_set(${object}::jsonb, array[${key}::text], to_jsonb(${value}::text))::json`,
  includes: (text, part) => sql`strpos(${text}, ${part}) > 0`,
  alone: (name) => sql`select pg_advisory_xact_lock(hashtext(${name}))`,
  takenIn(error) {
    const known = postgresError(error);
    return known?.code === UNIQUE_VIOLATION ? known.table : undefined;
  },
  isInTheWay: (error) => [SERIALIZATION_FAILURE, DEADLOCK_DETECTED].includes(postgresError(error)?.code ?? ''),
};
