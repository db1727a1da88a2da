import { defineConfig } from 'drizzle-kit';

/** Which database `drizzle-kit generate` writes a migration for: after every change of the tables, once for each. */
const { DIALECT = 'sqlite' } = process.env;

export default defineConfig(
  DIALECT === 'postgresql'
    ? { dialect: 'postgresql', schema: './db/postgres/schema.ts', out: './db/postgres/migrations' }
    : { dialect: 'sqlite', schema: './db/sqlite/schema.ts', out: './db/sqlite/migrations' },
);
