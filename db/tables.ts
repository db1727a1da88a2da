import { type Kit, POSTGRES_KIT, SQLITE_KIT } from './kit.ts';
import { playedTables } from './schema.ts';
import { countedTables } from './schema-counted.ts';

const tablesOf = (kit: Kit) => ({ ...playedTables(kit), ...countedTables(kit) });

/** Every table, by its name; queries use the tables with the types of PostgreSQL. */
export type Tables = ReturnType<typeof tablesOf>;

export const POSTGRES_TABLES = tablesOf(POSTGRES_KIT);
export const SQLITE_TABLES = tablesOf(SQLITE_KIT);
