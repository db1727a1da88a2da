/** An error as text for the log: what happened and where, but none of the data that was being read, written or sent. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string | number;
  readonly status?: number;
  readonly method?: string;
  readonly cause?: LoggedError;
  /** The individual errors inside an aggregate. */
  readonly errors?: readonly LoggedError[];
}

/** How many causes to follow in a chain. */
const DEEPEST = 5;

/**
 * An error for the log. Libraries put their input into errors (rows of a failed statement, the body of a request, the
 * source of invalid JSON), so only known members are copied, and messages go through `sentenceOf`. If something other
 * than an error was thrown, only its type is given.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'something that is not an error', stack: '' };
  const type = error.constructor.name || error.name;
  const message = sentenceOf(error);
  const { code, status, method } = error as Error & Record<'code' | 'status' | 'method', unknown>;
  const deeper = depth < DEEPEST;
  return {
    type,
    message,
    stack: [`${type}: ${message}`, ...framesOf(error)].join('\n'),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(typeof status === 'number' && { status }),
    ...(typeof method === 'string' && { method }),
    ...(deeper && error.cause !== undefined && { cause: loggedError(error.cause, depth + 1) }),
    ...(deeper &&
      error instanceof AggregateError && { errors: error.errors.map((one) => loggedError(one, depth + 1)) }),
  };
}

/** The same as several lines of text, for a terminal. */
export function errorText(error: unknown): string {
  return textOf(loggedError(error));
}

function textOf({ message, stack, code, cause, errors = [] }: LoggedError): string {
  const first = `${stack || message}${code === undefined ? '' : ` (${code})`}`;
  return [first, ...[...(cause ? [cause] : []), ...errors].map((one) => `caused by ${textOf(one)}`)].join('\n');
}

/** The message of an error, without the data in it. */
function sentenceOf(error: Error): string {
  // Drizzle: the statement, followed by all its values.
  if ('query' in error && 'params' in error) return 'A statement failed.';
  // Zod: what was wrong with each part of the input, with its keys and values.
  if ('issues' in error && Array.isArray(error.issues)) {
    return `Not as expected: ${error.issues.map(({ code }: { code?: unknown }) => String(code)).join(', ')}.`;
  }
  const { message } = error;
  // Written for operators.
  if (error.name === 'DatabaseError') return message;
  // Databases quote the names of tables and columns; they quote a value only if it is wrong.
  if (isOfDatabase(error)) return message;
  // Node.js: what is wrong with an argument, followed by the argument.
  if ('code' in error && String(error.code).startsWith('ERR_'))
    return unquoted(message.replace(/(:| Received) .*/s, ''));
  return unquoted(message);
}

/** Whether an error comes from SQLite, or from PostgreSQL, where class 22 means wrong values. */
const isOfDatabase = (error: Error): boolean =>
  error.constructor.name === 'SqliteError' ||
  ('severity' in error && 'code' in error && !String(error.code).startsWith('22'));

/** A sentence without its quoted parts. */
const unquoted = (sentence: string): string => sentence.replace(/".*"/s, '"…"');

/** The stack frames of an error, without the message before them, which may contain similar lines. */
function framesOf({ stack = '', message }: Error): string[] {
  const at = stack.indexOf(message);
  const after = at < 0 ? stack : stack.slice(at + message.length);
  return after.split('\n').filter((line) => line.startsWith('    at '));
}
