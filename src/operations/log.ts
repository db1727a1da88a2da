import { createHmac, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { type DestinationStream, type Logger, pino } from 'pino';
import { loggedError } from './logged-error.ts';

/** Where log lines go; a terminal gets readable lines, everything else one JSON object per line. */
export type LogDestination = DestinationStream & { readonly isTTY?: boolean };

/** Creates the program's log. It omits `secrets`, user ids, and the data that was being saved or sent. */
export function createLog(
  level: string,
  secrets: readonly string[],
  destination: LogDestination | undefined = process.stdout.isTTY ? process.stdout : undefined,
): Logger {
  const veil = createVeil();
  const options = {
    level,
    serializers: { err: loggedError },
    hooks: { streamWrite: (line: string) => veil(withoutSecrets(line, secrets)) },
  };
  if (!destination) return pino(options);
  return pino(options, destination.isTTY ? readable(destination) : destination);
}

/** Turns JSON lines into readable ones. Loaded only when needed: a service never is. */
function readable(destination: DestinationStream): DestinationStream {
  const { prettyFactory } = createRequire(import.meta.url)('pino-pretty') as typeof import('pino-pretty');
  const inWords = prettyFactory({ colorize: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' });
  return { write: (line) => destination.write(inWords(line)) };
}

/** The password in a database address, unless the text only shows what such an address looks like. */
const PASSWORD = /(?<=\bpostgres(?:ql)?:\/\/[^\s/:@"]*:)(?!(?<=USER:)PASSWORD@)[^\s/"]*(?=@)/gi;

/** A text without these secrets and without any database password. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const without = secrets.reduce((rest, secret) => rest.replaceAll(secret, '[secret]'), text);
  return without.replace(PASSWORD, '[secret]');
}

/**
 * Any Discord id that is not part of a fraction. The fields for places and presses are matched first, so that their ids
 * are kept.
 */
const IDS = /"(?:channelId|guildId|interaction)":"\d+"|(?<!\d|\d\.)\d{17,20}(?!\d)/g;

/**
 * Replaces people's ids in log lines with meaningless names. A name stays the same while the program runs, so you can
 * find all lines about one person. Nobody can tell whose it is, because the key is stored nowhere.
 */
function createVeil(): (line: string) => string {
  const key = randomBytes(32);
  const veiled = (id: string) => `person-${createHmac('sha256', key).update(id).digest('hex').slice(0, 12)}`;
  return (line) => line.replace(IDS, (found) => (found.startsWith('"') ? found : veiled(found)));
}
