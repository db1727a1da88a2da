import { config } from 'dotenv';
import { z } from 'zod';
import { readShards, type Shards, ShardsMistake, writeShards } from './shards.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** The program's settings from the environment; `.env.example` explains each line. */
export type Environment = {
  /** Absent: play on the local Discord. */
  discordToken?: string;
  /** 0 takes any free port. */
  port: number;
  /** Path of the SQLite file. */
  database: string;
  /** Address, including the password, of a PostgreSQL database that keeps the games instead of that file. */
  databaseUrl?: string;
  /** Absent: this process serves all of Discord's shards. `auto`: one process for each that Discord recommends. */
  shards?: Shards;
  /** Folder of the nightly backups; absent: `backups` beside the database. */
  backups?: string;
  /** The loopback port of health and metrics; 0 takes any free port. Absent: none. */
  metricsPort?: number;
  /** The host name at which other computers may request them, too. Absent: only this computer may. */
  metricsHost?: string;
  logLevel: LogLevel;
};

/**
 * Environment variables that cannot be used; the message has one line for each: its name, what is wrong, what to do.
 */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

const HIGHEST_PORT = 65_535;

function isPort(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) <= HIGHEST_PORT;
}

// An address such as postgres://… is refused; C:\… is a path.
const ADDRESS = /^[a-z][a-z0-9+.-]+:/i;

// No message may repeat the token or a password: messages end up in logs and screenshots.
const variables = z.object({
  DISCORD_TOKEN: z
    .string()
    .refine((token) => !/\s/.test(token), {
      error:
        'holds a space or a line break. Paste only the bot\'s token, without "Bot" before it, or leave it empty to play on the local Discord.',
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
      error: () =>
        'is an address. Set the path of an SQLite file, such as data/caverna.sqlite; the address of a PostgreSQL database belongs in DATABASE_URL.',
    })
    .refine((path) => !/[/\\]$/.test(path), {
      error: ({ input }) => `is ${quoted(input)}, a folder. Set the path of a file in it, such as data/caverna.sqlite.`,
    }),
  DATABASE_URL: z
    .string()
    .refine((address) => /^postgres(ql)?:\/\//i.test(address), {
      error:
        'is not an address of PostgreSQL. Set one such as postgres://bot@localhost:5432/games, or leave it empty for the SQLite file in DATABASE.',
      abort: true,
    })
    .refine((address) => URL.canParse(address) && !/\s/.test(address), {
      error:
        'cannot be read. Set postgres://USER:PASSWORD@HOST:5432/NAME, with %40, %23, %2F, %3A and %3F for the characters @, #, /, : and ? in the password.',
      abort: true,
    })
    .refine((address) => new URL(address).pathname.length > 1, {
      error: 'names no database. Put its name after the host, as in postgres://bot@localhost:5432/games.',
    })
    .optional(),
  SHARDS: z
    .string()
    .transform((text, context) => {
      try {
        return readShards(text);
      } catch (error) {
        if (!(error instanceof ShardsMistake)) throw error;
        context.addIssue({ code: 'custom', message: error.message });
        return z.NEVER;
      }
    })
    .optional(),
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
  METRICS_HOST: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9]([a-z0-9._-]*[a-z0-9])?$/, {
      error: ({ input }) =>
        `is ${quoted(input)}. Set only the host name that Prometheus uses, such as bot-0, or leave it empty for this computer only.`,
    })
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
 * Prepares the process before it reads or writes anything: its new files are private to their owner, and variables of
 * `.env` in the current folder are added unless they are already set.
 * @throws {EnvironmentError} if that file cannot be read
 */
export function enterEnvironment(): void {
  // Games, seeds and notes are private, whichever file they are in.
  process.umask(0o077);
  const { error } = config({ quiet: true });
  if (error === undefined || error.code === 'ENOENT') return;
  throw new EnvironmentError(
    `The file .env cannot be read (${error.code}). Give it to the user who runs the program, or move it away.`,
  );
}

/**
 * Reads the program's settings from the environment variables; an empty variable counts as absent. If NODE_ENV is
 * `production`, as in a container or a service, there must be a token.
 * @throws {EnvironmentError} naming every variable that cannot be used; it never repeats the token or a password.
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const read = readVariables(env);
  mayShare(read);
  if (read.discordToken === undefined && env['NODE_ENV'] === 'production') {
    throw new EnvironmentError(
      "DISCORD_TOKEN is empty, and NODE_ENV is production, where there is no local Discord. Set the bot's token.",
    );
  }
  return read;
}

/** Refuses to serve only some of the shards if no other process could serve the rest. */
function mayShare({ shards, databaseUrl, discordToken }: Environment): void {
  if (shards === undefined || shards === 'auto' || shards.shards.length === shards.of) return;
  const part = quoted(writeShards(shards));
  if (databaseUrl === undefined) {
    throw new EnvironmentError(
      `SHARDS is ${part}, only some of the shards, but an SQLite file serves only one process. Set DATABASE_URL to a PostgreSQL database, or leave SHARDS empty.`,
    );
  }
  if (discordToken === undefined) {
    throw new EnvironmentError(
      `SHARDS is ${part}, only some of the shards, but on the local Discord no other process serves the rest. Set DISCORD_TOKEN, or leave SHARDS empty.`,
    );
  }
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
  const { BACKUPS: backups, METRICS_PORT: metricsPort, METRICS_HOST: metricsHost } = read.data;
  const { DATABASE_URL: databaseUrl, SHARDS: shards } = read.data;
  return {
    ...(discordToken !== undefined && { discordToken }),
    port,
    database,
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(shards !== undefined && { shards }),
    ...(backups !== undefined && { backups }),
    ...(metricsPort !== undefined && { metricsPort }),
    ...(metricsHost !== undefined && { metricsHost }),
    logLevel,
  };
}

/** A shorter password could be part of many harmless words in a log. */
const TELLING = 8;

/**
 * The secrets in the environment variables, even if they cannot be used: the bot's token, the database address, and its
 * password, both as written there and decoded.
 */
export function secretsIn(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const [token = '', address = ''] = [env['DISCORD_TOKEN']?.trim(), env['DATABASE_URL']?.trim()];
  const password = URL.canParse(address) ? new URL(address).password : '';
  const spellings = password.length < TELLING ? [] : [password, decoded(password)];
  return [token, address, ...spellings].filter((secret) => secret !== '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function quoted(value: unknown): string {
  return JSON.stringify(value);
}
