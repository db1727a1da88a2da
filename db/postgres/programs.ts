import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseError } from '../errors.ts';

/** The folder where Debian installs the programs of each version. */
export const DEBIAN = { folder: '/usr/lib/postgresql' };

/** The folders that may contain programs of PostgreSQL, newest version first. */
export function programFolders(): string[] {
  const { folder } = DEBIAN;
  const versions = existsSync(folder) ? readdirSync(folder).sort((one, other) => Number(other) - Number(one)) : [];
  return [
    ...versions.map((version) => join(folder, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter).filter((path) => path !== ''),
  ];
}

type Program = 'pg_dump' | 'pg_restore';

const isThere = (program: Program): boolean => pathOf(program) !== undefined;

const pathOf = (program: Program): string | undefined =>
  programFolders()
    .flatMap((folder) => [join(folder, program), join(folder, `${program}.exe`)])
    .find((path) => existsSync(path));

/** Whether the programs for backing up a PostgreSQL database are installed on this computer. */
export const hasPrograms = (): boolean => isThere('pg_dump') && isThere('pg_restore');

/** The major version of an installed PostgreSQL program; undefined if unknown. */
export async function versionOf(program: Program): Promise<number | undefined> {
  const [, version] = /(\d+)[\d.]*/.exec(await runProgram(program, ['--version']).catch(() => '')) ?? [];
  return version === undefined ? undefined : Number(version);
}

/** The message if those programs are missing. */
export const MISSING =
  'PostgreSQL cannot be backed up or restored here: pg_dump and pg_restore are missing. Install its client programs (Debian: apt-get install postgresql-client).';

/** The parts of an address that PostgreSQL's programs understand; the others are for the driver. */
const UNDERSTOOD = /^(host|port|user|dbname|sslmode|sslcert|sslkey|sslrootcert|connect_timeout|options)$/;

/** The maximum amount of a program's output to keep, in bytes. */
const MOST_OUTPUT = 16 * 1024 * 1024;

/**
 * An address without its password, and the environment where a program finds the password; on the command line, others
 * could see it.
 */
export function reach(url: string) {
  const address = new URL(url);
  const given = [...address.searchParams];
  const password = decodeURIComponent(address.password) || given.find(([name]) => name === 'password')?.[1];
  address.password = '';
  address.search = given
    .filter(([name]) => UNDERSTOOD.test(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return { address: address.href, env: password === undefined || password === '' ? {} : { PGPASSWORD: password } };
}

/** Variables that such a program does not need. */
const SECRETS = ['DISCORD_TOKEN', 'DATABASE_URL'];

/**
 * Runs a PostgreSQL program on a file and, if an address is given, on the database there. Returns what the program
 * prints.
 * @throws {DatabaseError} if it is not installed; an Error with its output if it fails
 */
export async function runProgram(program: Program, words: readonly string[], url?: string): Promise<string> {
  const path = pathOf(program);
  if (path === undefined) throw new DatabaseError(MISSING);
  const { address, env } = url === undefined ? { address: undefined, env: {} } : reach(url);
  const known = Object.entries(process.env).filter(([name]) => !SECRETS.includes(name));
  const all = [...words, ...(address === undefined ? [] : ['--no-password', `--dbname=${address}`])];
  const running = promisify(execFile)(path, all, {
    env: { ...Object.fromEntries(known), LC_ALL: 'C', ...env },
    maxBuffer: MOST_OUTPUT,
  });
  // The caller removes the unfinished copy.
  const end = () => void running.child.kill();
  process.once('SIGTERM', end);
  try {
    return (await running).stdout;
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Error(said.split('\n')[0] || `${program} was terminated.`, { cause: error });
  } finally {
    process.off('SIGTERM', end);
  }
}
