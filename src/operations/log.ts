import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * Makes the log of the program, a line of JSON an event; `secret` is never written. It goes to the standard output, or to
 * `destination`.
 */
export function createLog(level: string, secret: string | undefined, destination?: DestinationStream): Logger {
  const options = {
    level,
    // What was sent to Discord is long, and its address may hold the token of an interaction.
    redact: { paths: ['err.requestBody', 'err.url'], remove: true },
    hooks: { streamWrite: (line: string) => withoutSecret(line, secret) },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** A text in which the bot's token, wherever it comes from, is not repeated. */
export function withoutSecret(text: string, secret: string | undefined): string {
  return secret === undefined ? text : text.replaceAll(secret, '[token]');
}
