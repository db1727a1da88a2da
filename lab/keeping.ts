import path from 'node:path';
import { startPostgres } from './postgres.ts';

/** The kinds of databases for a tool. */
export const KEEPING = ['sqlite', 'postgres'] as const;

/** A tool's database: the path of a file, or an address. */
export interface Keeping {
  readonly place: string;
  /** Ends the database as a power cut would, and starts it again; absent if it has no process. */
  readonly restart?: () => Promise<void>;
  close(): Promise<void>;
}

/** Makes a place for games: a file in a folder, or a separate PostgreSQL server. */
export async function keepGames(kind: (typeof KEEPING)[number], folder: string): Promise<Keeping> {
  if (kind === 'sqlite') return { place: path.join(folder, 'games.sqlite'), close: async () => {} };
  const { newDatabase, restart, close } = await startPostgres();
  return { place: await newDatabase(), restart, close };
}

/** Whether a log line blames the database, which is expected when the tool kills it. */
export const isOfDatabase = (line: string): boolean => /"type":"DatabaseError"/.test(line);
