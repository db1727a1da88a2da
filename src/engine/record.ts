import { z } from 'zod';
import type { Game } from './game.ts';
import type { Entry, Setup } from './log.ts';
import { LINE_LIMIT, NotationError, readEntry } from './notation.ts';

/** A record that cannot be used; the message has one line for each mistake. */
export class RecordError extends Error {
  override name = 'RecordError';
}

/** A whole game as text: its setup and its moves. */
interface GameRecord {
  readonly game: string;
  /** The version of the rules it was played with. */
  readonly version: number;
  readonly options: unknown;
  readonly seats: number;
  /** The players' names, one for each seat. */
  readonly names: readonly string[];
  readonly seed: string;
  /** Lines of the log, such as `2 place housework`; the first is entry 1. */
  readonly moves: readonly string[];
}

const MOST_MOVES = 20_000;
const MOST_SEATS = 20;

const moves = z
  .union(
    [
      z.array(z.string().max(LINE_LIMIT, `is longer than ${LINE_LIMIT} characters`)),
      z.string().transform((text) => text.split('\n')),
    ],
    { error: 'is neither a list of lines nor one text with a move on each line' },
  )
  .transform((lines) => lines.map((line) => line.trim()).filter((line) => line !== ''))
  .refine((lines) => lines.length <= MOST_MOVES, `has more than ${MOST_MOVES} moves`);

const schema = z.strictObject({
  game: z.string().min(1).max(50),
  version: z.int().min(1),
  options: z.unknown().default({}),
  seats: z.int().min(1).max(MOST_SEATS),
  names: z.array(z.string().max(100)).max(MOST_SEATS).optional(),
  seed: z.string().max(200),
  moves,
});

/**
 * Reads a record from the text of a JSON file. Only a replay of its log shows whether the rules allow its moves.
 * @throws {RecordError} naming every wrong field.
 */
export function parseRecord(text: string, findGame: (id: string) => Game | undefined) {
  const read = schema.safeParse(json(text));
  if (!read.success) throw new RecordError(problems('', read.error));
  const { names, ...rest } = read.data;
  const record: GameRecord = {
    ...rest,
    names: names ?? Array.from({ length: rest.seats }, (_, seat) => `Player ${seat + 1}`),
  };
  const game = findGame(record.game);
  if (game === undefined) throw new RecordError(`game: there is no game "${record.game}".`);
  return { record, game, setup: setupOf(record, game), log: logOf(record) };
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RecordError(`The record is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function setupOf(record: GameRecord, game: Game): Setup {
  const { min, max } = game.seats;
  if (record.seats < min || record.seats > max) {
    throw new RecordError(`seats: is ${record.seats}; ${game.id} is played by ${min} to ${max}.`);
  }
  if (record.names.length !== record.seats) {
    throw new RecordError(`names: has ${record.names.length} names for ${record.seats} seats.`);
  }
  if (record.version > game.version) {
    throw new RecordError(
      `version: is ${record.version}, but this program knows ${game.id} up to version ${game.version}. Update the program.`,
    );
  }
  const options = game.options.safeParse(record.options);
  if (!options.success) throw new RecordError(problems('options', options.error));
  const unfit = game.unfit?.(options.data, record.seats);
  if (unfit !== undefined) throw new RecordError(`options: do not fit ${record.seats} seats (${unfit}).`);
  return { options: options.data, seats: record.seats, seed: record.seed };
}

function logOf({ moves, seats }: GameRecord): Entry[] {
  const wrong: string[] = [];
  const log = moves.flatMap((text, index): Entry[] => {
    const entry = index + 1;
    try {
      const line = readEntry(text);
      if (line.seat !== undefined && line.seat >= seats)
        throw new NotationError(`"${text}": there are ${seats} seats.`);
      if ('undo' in line && line.undo >= entry) throw new NotationError(`"${text}" does not come after that entry.`);
      return [{ entry, ...line }];
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      wrong.push(`moves, entry ${entry}: ${error.message}`);
      return [];
    }
  });
  if (wrong.length > 0) throw new RecordError(listed(wrong));
  return log;
}

function problems(field: string, error: z.ZodError): string {
  return listed(
    error.issues.map(
      ({ path, message }) => `${[field, ...path].filter((part) => part !== '').join('.') || 'record'}: ${message}`,
    ),
  );
}

const SHOWN = 10;

function listed(lines: readonly string[]): string {
  const more = lines.length - SHOWN;
  return [...lines.slice(0, SHOWN), ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}
