import { openPostgres } from '../../db/postgres/open.ts';
import { storesContract } from './contract.ts';
import { peopleContract } from './contract-people.ts';
import { withPostgres } from './postgres.ts';

withPostgres('stores in PostgreSQL', (server) => {
  const open = async () => openPostgres(await server().newDatabase());
  storesContract(open);
  peopleContract(open);
});
