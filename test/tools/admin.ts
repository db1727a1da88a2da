import { join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished, vi } from 'vitest';
import { isAddress } from '../../db/address.ts';
import { openAt } from '../../db/database.ts';
import { findGame } from '../../src/games/index.ts';
import { openTables } from '../../src/table/table.ts';
import { folder } from '../db/places.ts';
import { run } from './run.ts';

export async function admin(database: string, ...words: string[]) {
  vi.stubEnv(isAddress(database) ? 'DATABASE_URL' : 'DATABASE', database);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { code, out, err } = await run('admin', ...words);
  return { code, out: out.trimEnd(), err };
}

/** Starts a solo game of Caverna in a new database, or in the one at an address. */
export async function withGame(address?: string): Promise<{ database: string; gameId: string }> {
  const database = address ?? join(folder(), 'games.sqlite');
  const stores = await openAt(database);
  const clock = { now: () => 1_000 };
  const { lobby } = openTables({
    stores,
    findGame,
    clock,
    logger: pino({ level: 'silent' }),
    posted: () => {},
    nameComputer: String,
    nameDeputy: (deputy, player) => `${deputy} for ${player}`,
  });
  const { id } = await lobby.create({
    game: 'caverna',
    channelId: '11',
    guildId: '7',
    user: { id: '5', name: 'Mara' },
    places: 1,
  });
  await lobby.start({ gameId: id, userId: '5' });
  await stores.close();
  return { database, gameId: id };
}
