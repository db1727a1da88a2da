import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseError } from '../errors.ts';

/** Where Debian keeps the programs of each version. */
const DEBIAN = '/usr/lib/postgresql';

/** The folders in which programs of PostgreSQL may lie, the newest version first. */
export function programFolders(): string[] {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : [];
  return [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== ''),
  ];
}

type Program = 'pg_dump' | 'pg_restore';

const isThere = (program: Program): boolean => pathOf(program) !== undefined;

const pathOf = (program: Program): string | undefined =>
  programFolders()
    .flatMap((folder) => [join(folder, program), join(folder, `${program}.exe`)])
    .find((path) => existsSync(path));

/** Whether what makes backups of a PostgreSQL is installed on this computer. */
export const hasPrograms = (): boolean => isThere('pg_dump') && isThere('pg_restore');

/** The version (its first number) of a program of PostgreSQL that is installed here; undefined if that cannot be found out. */
export async function versionOf(program: Program): Promise<number | undefined> {
  const [, version] = /(\d+)[\d.]*/.exec(await runProgram(program, ['--version']).catch(() => '')) ?? [];
  return version === undefined ? undefined : Number(version);
}

/** What is said where it is not. */
export const MISSING =
  'PostgreSQL cannot be backed up or restored here: pg_dump and pg_restore are missing. Install its client programs (Debian: apt-get install postgresql-client).';

/** What the programs of PostgreSQL understand of an address; the rest is the driver's. */
const UNDERSTOOD = /^(host|port|user|dbname|sslmode|sslcert|sslkey|sslrootcert|connect_timeout|options)$/;

/** Of a program's output so much is taken, in bytes. */
const MOST = 16 * 1024 * 1024;

/** An address without its password, and the environment in which a program finds that: among its words, others would see it. */
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

/** What a program does not need to know. */
const SECRETS = ['DISCORD_TOKEN', 'DATABASE_URL'];

/**
 * Runs a program of PostgreSQL on a file and, if there is one, on the database at an address. Returns what it prints.
 * @throws {DatabaseError} if it is not installed; an Error with what it has said where it fails
 */
export async function runProgram(program: Program, words: readonly string[], url?: string): Promise<string> {
  const path = pathOf(program);
  if (path === undefined) throw new DatabaseError(MISSING);
  const { address, env } = url === undefined ? { address: undefined, env: {} } : reach(url);
  const known = Object.entries(process.env).filter(([name]) => !SECRETS.includes(name));
  const all = [...words, ...(address === undefined ? [] : ['--no-password', `--dbname=${address}`])];
  const running = promisify(execFile)(path, all, {
    env: { ...Object.fromEntries(known), LC_ALL: 'C', ...env },
    maxBuffer: MOST,
  });
  // Who waits for it takes away what it has begun.
  const end = () => void running.child.kill();
  process.once('SIGTERM', end);
  try {
    return (await running).stdout;
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Error(said.split('\n')[0] || `${program} was ended.`, { cause: error });
  } finally {
    process.off('SIGTERM', end);
  }
}
