import { openPostgres } from '../../db/postgres/open.ts';
import { withPostgres } from '../db/postgres.ts';
import { keepsTexts } from './storable.ts';

withPostgres('texts in PostgreSQL', (server) => keepsTexts(async () => openPostgres(await server().newDatabase())));
