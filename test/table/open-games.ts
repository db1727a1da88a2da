import type { Stores } from '../../src/table/stores.ts';
import type { TableGame } from '../../src/table/types.ts';

const MANY = 10_000;

export async function openGames({ games }: Pick<Stores, 'games'>): Promise<TableGame[]> {
  const all = await games.ofGuild(undefined, MANY);
  return all.filter(({ status }) => status === 'lobby' || status === 'running').reverse();
}
