import { defineConfig } from 'drizzle-kit';

/** Which database `drizzle-kit generate` writes a migration for: after every change of the tables, once for each. */
const { DIALECT = 'sqlite' } = process.env;

export default defineConfig({
  schema: './db/kit-tables.ts',
  ...(DIALECT === 'postgresql'
    ? { dialect: DIALECT, out: './db/postgres/migrations' }
    : { dialect: 'sqlite', out: './db/sqlite/migrations' }),
});
