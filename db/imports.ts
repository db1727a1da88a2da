import { and, count, eq, gt, lt, sql } from 'drizzle-orm';
import type { GameStore, Imported } from '../src/table/stores.ts';
import type { Connection, Connections } from './connection.ts';

/** The files with games that server admins have imported. */
export const importStore = ({
  use,
}: Pick<Connections, 'use'>): Pick<GameStore, 'imported' | 'noteImport' | 'dropImports'> => ({
  imported: (guildId, since) => use((connection) => importedBy(connection, guildId, since)),
  noteImport: (file) =>
    use(async ({ db, tables: { imports } }) => {
      await db.insert(imports).values(file);
    }),
  dropImports: (before) =>
    use(async ({ db, tables: { imports } }) => {
      await db.delete(imports).where(lt(imports.at, before));
    }),
});

/** A server's imports since a given time, and how many imported games it has. */
async function importedBy(
  { db, tables: { imports, games } }: Connection,
  guildId: string,
  since: number,
): Promise<Imported> {
  const recent = and(eq(imports.guildId, guildId), gt(imports.at, since));
  const bytes = sql`coalesce(sum(${imports.bytes}), 0)`.mapWith(Number);
  const [handed] = await db.select({ files: count(), bytes }).from(imports).where(recent);
  const there = and(eq(games.guildId, guildId), eq(games.imported, true));
  const [held] = await db.select({ games: count() }).from(games).where(there);
  return { files: handed?.files ?? 0, bytes: handed?.bytes ?? 0, games: held?.games ?? 0 };
}
