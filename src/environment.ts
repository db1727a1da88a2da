import { config } from 'dotenv';
import { z } from 'zod';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** What the program is told from outside; `.env.example` explains each line. */
export type Environment = {
  /** Absent: play on the local Discord. */
  discordToken?: string;
  /** 0 takes any free port. */
  port: number;
  /** Path of the SQLite file. */
  database: string;
  /** Folder of the nightly backups; absent: `backups` beside the database. */
  backups?: string;
  /** Where health and metrics are told, on loopback; 0 takes any free port. Absent: nowhere. */
  metricsPort?: number;
  logLevel: LogLevel;
};

/** Environment variables that cannot be used; the message has one line for each: its name, what is wrong, what to do. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

const HIGHEST_PORT = 65_535;

function isPort(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) <= HIGHEST_PORT;
}

// An address such as postgres://… is refused; C:\… is a path.
const ADDRESS = /^[a-z][a-z0-9+.-]+:/i;

// No message may repeat the token: it ends in logs and screenshots.
const variables = z.object({
  DISCORD_TOKEN: z
    .string()
    .refine((token) => !/\s/.test(token), {
      error:
        'holds a space or a line break. Paste the bot\'s token alone, without "Bot" before it, or leave it empty to play on the local Discord.',
    })
    .optional(),
  PORT: z
    .string()
    .default('8080')
    .refine(isPort, {
      error: ({ input }) =>
        `is ${quoted(input)}. Set a whole number from 1 to ${HIGHEST_PORT} (0 takes any free port), or leave it empty for 8080.`,
    })
    .transform(Number),
  DATABASE: z
    .string()
    .default('data/caverna.sqlite')
    .refine((path) => path === ':memory:' || !ADDRESS.test(path), {
      error: () => 'is an address. Set the path of an SQLite file, such as data/caverna.sqlite.',
    })
    .refine((path) => !/[/\\]$/.test(path), {
      error: ({ input }) => `is ${quoted(input)}, a folder. Set the path of a file in it, such as data/caverna.sqlite.`,
    }),
  BACKUPS: z
    .string()
    .refine((path) => !ADDRESS.test(path), {
      error:
        'is an address. Set the path of a folder, such as data/backups, or leave it empty for the one beside the database.',
    })
    .optional(),
  METRICS_PORT: z
    .string()
    .refine(isPort, {
      error: ({ input }) =>
        `is ${quoted(input)}. Set a whole number from 1 to ${HIGHEST_PORT} (0 takes any free port), or leave it empty for none.`,
    })
    .transform(Number)
    .optional(),
  LOG_LEVEL: z
    .string()
    .default('info')
    .transform((level) => level.toLowerCase())
    .pipe(
      z.enum(LOG_LEVELS, {
        error: ({ input }) => `is ${quoted(input)}. Set one of ${LOG_LEVELS.join(', ')}, or leave it empty for info.`,
      }),
    ),
});

/**
 * Prepares the process before it reads or writes anything: its files will be its owner's alone, and what stands in the file
 * `.env` of the present folder, where there is one, is added to its variables where they are not set yet.
 * @throws {EnvironmentError} when there is one that cannot be read
 */
export function enterEnvironment(): void {
  // Games, seeds and notes are nobody else's, in whatever files they come to stand.
  process.umask(0o077);
  const { error } = config({ quiet: true });
  if (error === undefined || error.code === 'ENOENT') return;
  throw new EnvironmentError(
    `The file .env cannot be read (${error.code}). Give it to the user who runs the program, or move it away.`,
  );
}

/**
 * Reads the program's settings from the variables of its process; an empty variable counts as absent. Where NODE_ENV is
 * `production`, as in a container or a service, the token may not be absent.
 * @throws {EnvironmentError} naming every variable that cannot be used; it never repeats the token.
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const read = readVariables(env);
  if (read.discordToken === undefined && env['NODE_ENV'] === 'production') {
    throw new EnvironmentError(
      "DISCORD_TOKEN is empty, and NODE_ENV is production, where there is no local Discord. Set the bot's token.",
    );
  }
  return read;
}

function readVariables(env: Readonly<Record<string, string | undefined>>): Environment {
  const filled = Object.keys(variables.shape).flatMap((name) => {
    const value = env[name]?.trim();
    return value ? [[name, value]] : [];
  });
  const read = variables.safeParse(Object.fromEntries(filled));
  if (!read.success) {
    throw new EnvironmentError(read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'));
  }
  const { DISCORD_TOKEN: discordToken, PORT: port, DATABASE: database, LOG_LEVEL: logLevel } = read.data;
  const { BACKUPS: backups, METRICS_PORT: metricsPort } = read.data;
  return {
    ...(discordToken !== undefined && { discordToken }),
    port,
    database,
    ...(backups !== undefined && { backups }),
    ...(metricsPort !== undefined && { metricsPort }),
    logLevel,
  };
}

function quoted(value: unknown): string {
  return JSON.stringify(value);
}
