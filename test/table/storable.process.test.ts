import { openPostgres } from '../../db/postgres/open.ts';
import { withPostgres } from '../db/postgres.ts';
import { keepsTexts } from './storable.ts';

withPostgres('characters that a database cannot store are left out, on PostgreSQL,', (server) =>
  keepsTexts(async () => openPostgres(await server().newDatabase())),
);
