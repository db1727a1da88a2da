import { DatabaseError } from './errors.ts';

/** Whether a database is given by the address of a PostgreSQL server rather than the path of an SQLite file. */
export const isAddress = (place: string): boolean => /^postgres(ql)?:\/\//i.test(place);

/** The name of a database for messages, without the user and password. */
export function databaseName(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${decodeURIComponent(pathname.slice(1)) || 'of PostgreSQL'} on ${hostname || 'this machine'}${port && `:${port}`}`;
  } catch {
    throw new DatabaseError('DATABASE_URL is not an address. Set one such as postgres://user:password@host/database.');
  }
}
