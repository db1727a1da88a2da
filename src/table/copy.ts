import { z } from 'zod';
import { BY, type Entry } from '../engine/log.ts';
import { LINE_LIMIT } from '../engine/notation.ts';
import type { Tenure } from './rows.ts';
import { terms } from './terms.ts';
import { SEAT_COLOURS, type TableGame } from './types.ts';

/** The longest copy that is read, in bytes of UTF-8. */
export const COPY_LIMIT = 4 * 1_048_576;

/** What tells a copy from any other file, and its version. */
const FORMAT = 'caverna-discord copy 1';

const MOST_ENTRIES = 20_000;
const id = z.string().min(1).max(64);
const time = z.int().min(0).max(8_640_000_000_000_000);
const entry = z.int().min(1).max(1_000_000);
const seat = z
  .int()
  .min(0)
  .max(SEAT_COLOURS.length - 1);

const name = z.string().min(1).max(100);

const line = z.union([
  z.strictObject({ entry, seat, move: z.string().max(LINE_LIMIT), by: z.enum(BY).optional() }),
  z.strictObject({ entry, undo: z.int().min(0).max(1_000_000), seat: seat.optional() }),
  z.strictObject({ entry, checkpoint: z.string().max(1_048_576), version: z.int().min(1) }),
]);

const sitting = z.strictObject({
  userId: id,
  name,
  colour: z.enum(SEAT_COLOURS),
  plays: z.enum(['computer', 'standIn']).optional(),
});

const schema = z.strictObject({
  format: z.literal(FORMAT),
  game: z.strictObject({
    id: z.string().regex(/^[a-z0-9]{10}$/),
    game: z.string().max(50),
    version: z.int().min(1),
    status: z.enum(['lobby', 'running', 'finished', 'ended']),
    host: id,
    options: z.unknown(),
    terms,
    places: z.int().min(1).max(SEAT_COLOURS.length),
    seats: z.array(sitting).min(1).max(SEAT_COLOURS.length),
    seed: z.string().min(1).max(200).optional(),
    createdAt: time,
    startedAt: time.optional(),
    closedAt: time.optional(),
    imported: z.literal(true).optional(),
  }),
  log: z.array(line).max(MOST_ENTRIES),
  tenures: z.array(
    z.strictObject({ seat, userId: id, name: name.optional(), from: z.int().min(0), to: z.int().min(0).optional() }),
  ),
});

/** A whole game as it can be put into a file: everything that the game needs to go on. */
export interface Copy {
  readonly game: TableGame;
  readonly log: readonly Entry[];
  readonly tenures: readonly Tenure[];
}

/** A file that is no copy of a game, or one that cannot be played on; the message says why, in English, for whoever runs the server. */
export class CopyError extends Error {
  override name = 'CopyError';
}

/** Writes a copy as the text of a JSON file. It holds the seed: who reads it can tell what lies face down. */
export function writeCopy({ game, log, tenures }: Copy): string {
  const { guildId: _, channelId: __, pausedAt: ___, channelLost: ____, ...rest } = game;
  const sat = tenures.map(({ gameId: _, ...tenure }) => tenure);
  return JSON.stringify({ format: FORMAT, game: rest, log, tenures: sat });
}

/**
 * Reads a copy; the rules have not yet been asked whether they allow its moves.
 * @throws {CopyError} naming the first thing that is wrong.
 */
export function readCopy(text: string, place: Pick<TableGame, 'guildId' | 'channelId'>): Copy {
  if (Buffer.byteLength(text) > COPY_LIMIT) throw new CopyError(`The file has more than ${COPY_LIMIT} bytes.`);
  const read = schema.safeParse(parsed(text));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new CopyError(`${issue?.path.join('.') || 'The file'}: ${issue?.message ?? 'cannot be read'}.`);
  }
  const { game, log, tenures } = read.data;
  const { seed, startedAt, closedAt, imported, ...rest } = game;
  const begun: TableGame = {
    ...rest,
    ...place,
    seats: game.seats.map(({ plays, ...seat }) => ({ ...seat, ...(plays && { plays }) })),
    seed,
    startedAt,
    closedAt,
    pausedAt: undefined,
    ...(imported && { imported }),
  };
  if (new Set(game.seats.map(({ userId }) => userId)).size < game.seats.length) {
    throw new CopyError('game.seats: somebody sits there twice.');
  }
  if (log.some((one, index) => index > 0 && one.entry <= (log[index - 1]?.entry ?? 0))) {
    throw new CopyError('log: the entries do not stand in ascending order.');
  }
  if (new Set(tenures.map(({ seat, from }) => `${seat} ${from}`)).size < tenures.length) {
    throw new CopyError('tenures: two persons take a seat at the same time.');
  }
  return {
    game: begun,
    log: log.map(asEntry),
    tenures: tenures.map((read) => asTenure(game, read)),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CopyError('The file is not JSON.');
  }
}

/** Whoever sat somewhere before, in copies of earlier versions, which do not name them. */
const UNNAMED = 'Former player';

function asTenure(
  { id: gameId, seats }: z.infer<typeof schema>['game'],
  { seat, userId, name, from, to }: z.infer<typeof schema>['tenures'][number],
): Tenure {
  const sitting = seats[seat];
  return { gameId, seat, userId, name: name ?? (sitting?.userId === userId ? sitting.name : UNNAMED), from, to };
}

function asEntry(read: z.infer<typeof line>): Entry {
  if ('undo' in read) return { entry: read.entry, undo: read.undo, seat: read.seat };
  if ('checkpoint' in read) return read;
  const { by, ...move } = read;
  return { ...move, ...(by && { by }) };
}
