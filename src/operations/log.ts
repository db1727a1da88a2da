import { createHmac, randomBytes } from 'node:crypto';
import { type DestinationStream, type Logger, pino } from 'pino';
import { loggedError } from './logged-error.ts';

/**
 * Makes the log of the program, a line of JSON an event; `secrets` are never written, nor is who somebody is, or what was
 * being saved or sent when something failed. It goes to the standard output, or to `destination`.
 */
export function createLog(level: string, secrets: readonly string[], destination?: DestinationStream): Logger {
  const veil = createVeil();
  const options = {
    level,
    serializers: { err: loggedError },
    hooks: { streamWrite: (line: string) => veil(withoutSecrets(line, secrets)) },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** The password in an address of a database, but where a sentence shows how one is written. */
const PASSWORD = /(?<=\bpostgres(?:ql)?:\/\/[^\s/:@"]*:)(?!(?<=USER:)PASSWORD@)[^\s/"]*(?=@)/gi;

/** A text in which neither these secrets nor the password of a database, wherever they come from, are repeated. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const without = secrets.reduce((rest, secret) => rest.replaceAll(secret, '[secret]'), text);
  return without.replace(PASSWORD, '[secret]');
}

/** An id of Discord's, wherever it stands, and no fraction; those of places and presses are known by their fields, and kept. */
const IDS = /"(?:channelId|guildId|interaction)":"\d+"|(?<!\d|\d\.)\d{17,20}(?!\d)/g;

/**
 * Puts a name that tells nothing in the place of the ids of persons in lines of the log: the same one as long as the program
 * runs, so that what happened to one person can be brought together. Nobody can tell whose it is: the key is kept nowhere.
 */
function createVeil(): (line: string) => string {
  const key = randomBytes(32);
  const veiled = (id: string) => `person-${createHmac('sha256', key).update(id).digest('hex').slice(0, 12)}`;
  return (line) => line.replace(IDS, (found) => (found.startsWith('"') ? found : veiled(found)));
}
