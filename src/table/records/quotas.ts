import { mistake } from '../errors.ts';
import type { TableContext } from '../play/context.ts';

/** A day, in ms. */
export const DAY = 24 * 60 * 60_000;

/** How many files a server may submit within a day, accepted or not; restored copies of removed games count, too. */
export const FILES_A_DAY = 50;

/** How many bytes they may have in total. */
export const BYTES_A_DAY = 20 * 1_048_576;

/** How many imported games a server may have. */
export const GAMES_HELD = 200;

/** How many bytes the copies of a server's removed games may take together; the oldest make room for new ones. */
export const COPIES_KEPT = 10 * 1_048_576;

/** A server's file; `isOwn` if it is one of the server's own games, which the server is restoring. */
interface HandedIn {
  readonly guildId: string;
  readonly bytes: number;
  readonly isOwn?: boolean;
}

/** Notes a file that a server submits; throws TableError if it exceeds the server's quota. */
export async function mustBeWithinQuota(
  { stores: { games }, clock }: Pick<TableContext, 'stores' | 'clock'>,
  { guildId, bytes, isOwn = false }: HandedIn,
): Promise<void> {
  const at = clock.now();
  const handed = await games.imported(guildId, at - DAY);
  if (!isOwn && handed.games >= GAMES_HELD) throw mistake('tooManyImported', { most: GAMES_HELD });
  if (handed.files >= FILES_A_DAY || handed.bytes + bytes > BYTES_A_DAY) {
    throw mistake('importsSpent', { files: FILES_A_DAY, megabytes: BYTES_A_DAY / 1_048_576 });
  }
  await games.noteImport({ guildId, at, bytes });
}
