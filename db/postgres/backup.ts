import { existsSync } from 'node:fs';
import { getTableName } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { backupPath } from '../backup.ts';
import { asDatabaseError, DatabaseError } from '../errors.ts';
import { MARK } from '../move/mark.ts';
import { discard, finish, makePart } from '../part.ts';
import { refuseForeign } from '../rights.ts';
import { POSTGRES_TABLES } from '../tables.ts';
import { connect } from './client.ts';
import { asPostgresError } from './errors.ts';
import { holdAlone } from './hold.ts';
import { type Condition, conditionOf, MIGRATIONS } from './inspect.ts';
import { hasPrograms, MISSING, runProgram, versionOf } from './programs.ts';

/** The table where Drizzle keeps track of migrations. */
const JOURNAL = '__drizzle_migrations';

/** A copy belongs to the user who restores it, no matter what the owner's name was. */
const ANYBODYS = ['--no-owner', '--no-privileges'];

/**
 * Copies the PostgreSQL database at an address to a path, even while bots use it. The copy is a consistent snapshot. It
 * gets its name after a check; if anything fails, there is no copy.
 * @throws {DatabaseError} saying what is wrong with the database or with the destination, or what is not
 * installed
 */
export async function backUpPostgres(url: string, to: string): Promise<void> {
  const { client, name, close } = await connect(url);
  try {
    mustBeOurs(name, await conditionOf(client));
    await dump(url, { name, to });
  } catch (error) {
    throw asPostgresError(name, error);
  } finally {
    await close();
  }
}

/** Why this computer cannot copy PostgreSQL databases at all; undefined if it can. */
export async function whyNoCopy(client: pg.Client): Promise<string | undefined> {
  if (!hasPrograms()) return MISSING;
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  );
  const [server, ours = 0] = [rows[0]?.version ?? 0, await versionOf('pg_dump')];
  if (ours >= server) return undefined;
  return `PostgreSQL ${server} cannot be backed up here by pg_dump ${ours}.${INSTALL_NEWER}`;
}

async function dump(url: string, { name, to }: { readonly name: string; readonly to: string }): Promise<void> {
  const part = makePart(to);
  try {
    await runProgram('pg_dump', ['--format=custom', ...ANYBODYS, `--file=${part}`], url).catch((error) => {
      throw failed(`The database ${name} could not be copied to ${to}`, error);
    });
    await readThrough(part).catch((error) => {
      throw failed(`The copy ${to} cannot be read`, error);
    });
    finish(part, to);
  } catch (error) {
    discard(part);
    throw asDatabaseError(to, error, 'backup');
  }
}

function mustBeOurs(name: string, condition: Condition): void {
  switch (condition) {
    case 'empty':
      throw new DatabaseError(`The database ${name} is empty, so there is nothing to back up.`);
    case 'foreign':
      throw new DatabaseError(
        `The database ${name} contains another program's tables. Name another database in DATABASE_URL.`,
      );
    case 'half':
    case 'newer':
    case 'older':
    case 'current':
  }
}

const INSTALL_NEWER = ' Install the client programs of that version of PostgreSQL, or of a newer one.';

/** A sentence for the operator, followed by the output of a program. */
function failed(what: string, error: unknown): unknown {
  if (error instanceof DatabaseError) return error;
  const said = error instanceof Error ? error.message.replace(/^pg_\w+: (error: )?/, '') : String(error);
  const isOld = /server version mismatch/.test(said);
  const hint = isOld ? INSTALL_NEWER : '';
  return new DatabaseError(`${what}: ${said.replace(/\.$/, '')}.${hint}`, { cause: error });
}

/** Reads a copy in full without restoring it. */
const readThrough = (backup: string) => runProgram('pg_restore', ['--file=/dev/null', backup]);

/**
 * Restores a backup into the PostgreSQL database at an address, in one transaction. The previous contents, if any,
 * become a backup, `former`; the next start updates an `older` backup. `at` is the current time, UTC ms.
 * @throws {DatabaseError} if the backup cannot be used, or somebody is using the database; in that case, nothing is
 * changed
 */
export async function restorePostgres(
  backup: string,
  url: string,
  { folder, at }: { readonly folder: string; readonly at: number },
) {
  const { tables, older } = await inspect(backup);
  const { client, name, close } = await connect(url);
  try {
    const condition = await conditionOf(client);
    if (condition !== 'empty') mustBeOurs(name, condition);
    await holdAlone(client, name);
    const former = condition === 'empty' ? undefined : backupPath({ database: url, folder }, at, '-before-restore');
    if (former !== undefined) await dump(url, { name, to: former });
    // What later versions have added would be in the way, both here and when the backup is updated.
    const later = [...TABLES, MARK].filter((table) => !tables.has(table));
    for (const table of later) await client.query(`drop table if exists "${table}" cascade`);
    const words = ['--clean', '--if-exists', '--single-transaction', ...ANYBODYS, backup];
    await runProgram('pg_restore', words, url).catch((error) => {
      const kept = former === undefined ? '' : `; a copy of the current contents is kept as ${former}`;
      throw failed(`The backup ${backup} could not be restored into ${name}${kept}`, error);
    });
    return { former, older };
  } catch (error) {
    throw asPostgresError(name, error);
  } finally {
    await close();
  }
}

const TABLES = Object.values(POSTGRES_TABLES).map((table) => getTableName(table));

/** The tables in a backup, and whether it is from an older version; refuses one that this version could not open. */
async function inspect(backup: string): Promise<{ tables: ReadonlySet<string>; older: boolean }> {
  refuseForeign(backup);
  if (!existsSync(backup)) throw new DatabaseError(`There is no backup ${backup}.`);
  const list = await runProgram('pg_restore', ['--list', backup]).catch((error) => {
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(`The file ${backup} is not a backup of a PostgreSQL database. Use another one.`, {
      cause: error,
    });
  });
  const tables = new Set([...list.matchAll(/ TABLE \S+ (\S+) /g)].map(([, table = '']) => table));
  if (!tables.has(JOURNAL) || !tables.has('games')) {
    throw new DatabaseError(`The file ${backup} is not a backup made by this program. Use another one.`);
  }
  const rows = await runProgram('pg_restore', ['--data-only', `--table=${JOURNAL}`, '--file=-', backup])
    .then((said) => readThrough(backup).then(() => said))
    .catch((error) => {
      throw new DatabaseError(`The backup ${backup} is damaged. Use another one.`, { cause: error });
    });
  const newest = Math.max(...[...rows.matchAll(/^\d+\t\w+\t(\d+)$/gm)].map(([, at]) => Number(at)));
  const known = Math.max(...readMigrationFiles(MIGRATIONS).map(({ folderMillis }) => folderMillis));
  if (newest > known) {
    throw new DatabaseError(
      `The backup ${backup} was written by a newer version of this program. Update the program first.`,
    );
  }
  return { tables, older: newest < known };
}
