import pg from 'pg';
import { DatabaseError } from '../errors.ts';

/** The PostgreSQL error behind an error, otherwise the error itself. */
export function postgresError(error: unknown): pg.DatabaseError | undefined {
  if (error instanceof pg.DatabaseError) return error;
  return error instanceof Error && error.cause !== undefined ? postgresError(error.cause) : undefined;
}

const OVERLOADED = 'accepts no more connections. Raise its max_connections, or run fewer processes.';
const FULL = 'cannot grow: its disk is full. Free some space; nothing that was saved is lost.';

const TOO_LONG = 'has taken too long to answer.';

/** What to tell an operator about PostgreSQL's codes; longer codes start with these. */
const SENTENCES: readonly (readonly [code: string, sentence: string])[] = [
  ['28', 'does not accept the user or the password. Correct them in DATABASE_URL.'],
  ['3D000', 'does not exist. Create it (createdb), or name another one in DATABASE_URL.'],
  ['42501', 'may not be used by that user. Make the user its owner.'],
  ['25006', 'can only be read: it is a standby. Name the primary in DATABASE_URL.'],
  ['53100', FULL],
  ['53300', OVERLOADED],
  ['57014', TOO_LONG],
  ['57P', 'is being stopped or started.'],
  ['55P03', 'has taken too long to answer: somebody else holds a lock.'],
  ['08', 'cannot be reached.'],
  ['58', 'reports a disk error.'],
  ['XX', 'reports an internal error. See its log.'],
];

/** The driver has given up on a statement. */
const SLOW = /Query read timeout/i;

const UNREACHABLE =
  'cannot be reached. Make sure that it is running, and that DATABASE_URL names the right host and port.';

/** Messages of Node.js and the driver about a connection that cannot be made, or that breaks. */
const BROKEN =
  /ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|ENOENT|timeout|Connection terminated|not queryable|server does not support SSL|Cannot use a pool/i;

/**
 * Turns an error of PostgreSQL, or of the connection to it, into a sentence for the operator; returns any other error
 * unchanged. In that sentence, `name` stands for the database. It is never the address, which may contain a password.
 */
export function asPostgresError(name: string, error: unknown): unknown {
  if (error instanceof DatabaseError) return error;
  const code = postgresError(error)?.code ?? '';
  const known = SENTENCES.find(([prefix]) => code.startsWith(prefix))?.[1];
  const sentence = known ?? (isOf(error, SLOW) ? TOO_LONG : isOf(error, BROKEN) ? UNREACHABLE : '');
  return sentence === '' ? error : new DatabaseError(`The database ${name} ${sentence}`, { cause: error });
}

/** Whether an error that does not come from PostgreSQL, or the cause of such an error, has a message of this kind. */
function isOf(error: unknown, kind: RegExp): boolean {
  if (!(error instanceof Error) || postgresError(error) !== undefined) return false;
  // If several addresses were tried, each has an error of its own.
  const errors = error instanceof AggregateError ? error.errors : [];
  const code = 'code' in error ? String(error.code) : '';
  return kind.test(`${code} ${error.message}`) || [error.cause, ...errors].some((cause) => isOf(cause, kind));
}
