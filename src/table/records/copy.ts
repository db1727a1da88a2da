import { z } from 'zod';
import { BY, type Entry, effective } from '../../engine/log.ts';
import { LINE_LIMIT } from '../../engine/notation.ts';
import { invitedId, isComputers, isKnownId, isUser, userOf, withoutDeputy } from '../ids.ts';
import { takenSeats } from '../play/again.ts';
import type { KeptAnalysis, Tenure } from '../rows.ts';
import { storable } from '../storable.ts';
import { terms } from '../terms.ts';
import { SEAT_COLOURS, type Seat, type TableGame } from '../types.ts';

/** The longest copy that is accepted, in bytes of UTF-8. */
export const COPY_LIMIT = 4 * 1_048_576;

/** Distinguishes a copy from any other file, and contains its version. */
const FORMAT = 'caverna-discord copy 1';

const MOST_ENTRIES = 20_000;
const MOST_TENURES = 200;

/** How much of an error to show, in characters. */
const LONGEST = 200;

/** At most this many characters. */
const text = (most: number, least = 0) => z.string().transform(storable).pipe(z.string().min(least).max(most));

/** For a copy that was stored here; when older ones were made, ids could have any form. */
const id = text(64, 1);
const time = z.int().min(0).max(8_640_000_000_000_000);
const number = z.int().min(0).max(1_000_000);
const entry = number.min(1);
const version = number.min(1);
const seat = z
  .int()
  .min(0)
  .max(SEAT_COLOURS.length - 1);

const name = text(100, 1);

/**
 * At most this many of something, checked only up to the first mistake: listing a million mistakes would keep everybody
 * waiting.
 */
function each<T>(of: z.ZodType<T>, most: number) {
  return z.custom<readonly unknown[]>(Array.isArray, 'is not a list').transform((list, context): T[] => {
    if (list.length > most) return refused(context, [], `has more than ${most} entries`);
    const read: T[] = [];
    for (const [index, one] of list.entries()) {
      const { data, error } = of.safeParse(one);
      if (error) return refused(context, [index, ...(error.issues[0]?.path ?? [])], error.issues[0]?.message);
      read.push(data);
    }
    return read;
  });
}

function refused(context: z.RefinementCtx, path: PropertyKey[], message = 'cannot be read'): never {
  context.addIssue({ code: 'custom', path, message });
  return z.NEVER;
}

const line = z.union([
  z.strictObject({ entry, seat, move: text(LINE_LIMIT), by: z.enum(BY).optional() }),
  z.strictObject({ entry, undo: number, seat: seat.optional() }),
  z.strictObject({ entry, checkpoint: text(1_048_576), version }),
]);

const sitting = z.strictObject({
  userId: id,
  name,
  colour: z.enum(SEAT_COLOURS),
  plays: z.enum(['computer', 'standIn']).optional(),
  here: z.literal(true).optional(),
});

const tenure = z.strictObject({
  seat,
  userId: id,
  name: name.optional(),
  from: number,
  to: number.optional(),
  deputy: z.literal(true).optional(),
});

/** A copy with at most `most` entries and tenures. */
const schemaOf = (most: { readonly entries: number; readonly tenures: number }) =>
  z.strictObject({
    format: z.literal(FORMAT),
    game: z.strictObject({
      id: z.string().regex(/^[a-z0-9]{10}$/),
      game: text(50),
      version,
      status: z.enum(['lobby', 'running', 'finished', 'ended']),
      host: id,
      options: z.unknown(),
      terms,
      places: z.int().min(1).max(SEAT_COLOURS.length),
      seats: each(sitting, SEAT_COLOURS.length),
      seed: text(200, 1).optional(),
      createdAt: time,
      startedAt: time.optional(),
      closedAt: time.optional(),
      imported: z.literal(true).optional(),
      unrated: z.literal(true).optional(),
      banks: z.record(z.string().regex(/^[0-6]$/), z.strictObject({ spent: time, since: number })).optional(),
    }),
    log: each(line, most.entries),
    // The analysis is for people who read the file; an import computes it again.
    analysis: z.unknown().optional(),
    tenures: each(tenure, most.tenures),
  });

/** Stored copies have no limits other than those of a game. */
const SCHEMAS = {
  kept: schemaOf({ entries: Number.POSITIVE_INFINITY, tenures: Number.POSITIVE_INFINITY }),
  file: schemaOf({ entries: MOST_ENTRIES, tenures: MOST_TENURES }),
};

type Read = z.infer<(typeof SCHEMAS)['kept']>;

/** A whole game for a file, with everything it needs to continue. */
export interface Copy {
  readonly game: TableGame;
  readonly log: readonly Entry[];
  readonly tenures: readonly Tenure[];
  /** Its analysis, if there is one. */
  readonly analysis?: Omit<KeptAnalysis, 'gameId'> | undefined;
}

/** What can be wrong with a copy; each is named like the sentence that explains it in the reader's language. */
export type CopyFault =
  | 'tooLarge'
  | 'notJson'
  | 'unreadable'
  | 'samePerson'
  | 'tooManySeats'
  | 'sameColour'
  | 'unordered'
  | 'sameSeat'
  | 'unknownId'
  | 'computersId'
  | 'options'
  | 'noSeed'
  | 'seats'
  | 'status'
  | 'versions'
  | 'undos'
  | 'tooSlow'
  | 'move';

/**
 * A file that is not a copy of a game, or that cannot be continued. For the server's admin, `fault` and `at` (a place
 * in the file, or a figure) say why; for the bot's host, the message says it in English.
 */
export class CopyError extends Error {
  override name = 'CopyError';
  readonly fault: CopyFault;
  readonly at: string;

  constructor(fault: CopyFault, message: string, at: string | number = '') {
    super(message);
    this.fault = fault;
    this.at = String(at);
  }
}

/**
 * Writes a copy as the text of a JSON file. It contains the seed, so anyone who reads it can find out what is face
 * down. Invited people appear under their own ids; in an imported game, those who have agreed to play here are marked.
 */
export function writeCopy({ game, log, tenures, analysis }: Copy): string {
  const { guildId: _, channelId: __, pausedAt: ___, channelLost: ____, idle: _____, revision: ______, ...rest } = game;
  const sat = tenures.map(({ gameId: _, ...tenure }) => tenure);
  // People who have not joined a lobby by then do not play in the game.
  const sitting = game.startedAt === undefined ? takenSeats(game) : game.seats;
  const seats = sitting.map((seat) => ({
    ...withoutDeputy(seat),
    userId: userOf(seat.userId),
    ...(game.imported && isUser(seat.userId) && { here: true }),
  }));
  return JSON.stringify({
    format: FORMAT,
    game: { ...rest, host: userOf(game.host), seats },
    log,
    tenures: sat,
    analysis,
  });
}

/** Where a copy comes from: the database (`kept`), or a `file`, which anybody could have written. */
export type CopyFrom = 'kept' | 'file';

/**
 * Reads a copy; does not check its moves by the rules yet. The seats of a file are kept for its people, who must agree
 * to play here; a lobby keeps none. A copy from the database gives everybody their seats back.
 * @throws {CopyError} naming the first mistake.
 */
export function readCopy(text: string, place: Pick<TableGame, 'guildId' | 'channelId'>, from: CopyFrom): Copy {
  if (from === 'file' && Buffer.byteLength(text) > COPY_LIMIT) {
    throw new CopyError('tooLarge', `The file has more than ${COPY_LIMIT} bytes.`, COPY_LIMIT);
  }
  const read = SCHEMAS[from].safeParse(parsed(text));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new CopyError(
      'unreadable',
      `${issue?.path.join('.') || 'The file'}: ${issue?.message.slice(0, LONGEST) ?? 'cannot be read'}.`,
      issue?.path.join('.'),
    );
  }
  const { game, log, tenures } = read.data;
  mustBeSound(read.data);
  if (from === 'file') mustBeModest(read.data);
  const { seed, startedAt, closedAt, imported, unrated, banks, ...rest } = game;
  const seats = seatsOf(game, from);
  return {
    game: {
      ...rest,
      ...place,
      host: seats.find(({ userId }) => userOf(userId) === game.host)?.userId ?? kept(game.host),
      seats,
      seed,
      startedAt,
      closedAt,
      pausedAt: undefined,
      ...((imported || from === 'file') && { imported: true }),
      ...(unrated && { unrated }),
      ...(banks && { banks }),
    },
    log: log.map(asEntry),
    tenures: tenures.map((read) => asTenure(game, read)),
  };
}

/** Throws CopyError for an impossible game. */
function mustBeSound({ game, log, tenures }: Read): void {
  if (new Set(game.seats.map(({ userId }) => userId)).size < game.seats.length) {
    throw new CopyError('samePerson', 'game.seats: the same person has two seats.');
  }
  if (game.seats.length > game.places)
    throw new CopyError('tooManySeats', 'game.seats: there are more seats than the game has places.');
  if (new Set(game.seats.map(({ colour }) => colour)).size < game.seats.length) {
    throw new CopyError('sameColour', 'game.seats: two seats have the same colour.');
  }
  if (log.some((one, index) => index > 0 && one.entry <= (log[index - 1]?.entry ?? 0))) {
    throw new CopyError('unordered', 'log: the entries are not in ascending order.');
  }
  if (new Set(tenures.map(({ seat, from }) => `${seat} ${from}`)).size < tenures.length) {
    throw new CopyError('sameSeat', 'tenures: two people take the same seat at once.');
  }
}

/** Throws CopyError for a file that contains invalid ids. */
function mustBeModest({ game, tenures }: Read): void {
  const ids = [game.host, ...game.seats.map(({ userId }) => userId), ...tenures.map(({ userId }) => userId)];
  if (!ids.every(isKnownId)) throw new CopyError('unknownId', 'userId: not an id of Discord or of this program.');
  if (game.seats.some(({ userId, plays }) => isUser(userId) && plays === 'computer')) {
    throw new CopyError('computersId', 'game.seats: a computer player has a person’s id.');
  }
}

/** The id for a person's kept seat; everybody else keeps their own id. */
const kept = (userId: string): string => (isUser(userId) ? invitedId(userId) : userId);

/** The current players, and the people for whom seats are kept. */
function seatsOf({ seats, status, imported }: Read['game'], from: CopyFrom): Seat[] {
  const read = seats.map(({ plays, here, ...seat }): Seat => {
    const isHere = from === 'kept' && (here || !imported);
    if (isComputers(seat)) return { ...seat, plays: 'computer' };
    return { ...seat, userId: isHere ? seat.userId : kept(seat.userId), ...(plays && { plays }) };
  });
  return from === 'file' && status === 'lobby' ? read.filter(isComputers) : read;
}

/** The text of a copy with a new id and name for a person; undefined if it cannot be read. */
export function withoutPerson(
  text: string,
  userId: string,
  instead: { readonly userId: string; readonly name: string },
): string | undefined {
  const read = SCHEMAS.kept.safeParse(jsonOf(text));
  if (!read.success) return undefined;
  const { game, tenures, ...rest } = read.data;
  const place = <T extends { readonly userId: string }>(one: T): T =>
    one.userId === userId ? { ...one, ...instead } : one;
  const host = game.host === userId ? instead.userId : game.host;
  return JSON.stringify({
    ...rest,
    game: { ...game, host, seats: game.seats.map(place) },
    tenures: tenures.map(place),
  });
}

/**
 * A log without what was taken back, which nobody needs any more. The remaining entries keep their numbers, and the
 * last number stays in use, because tenures refer to it.
 */
export function keptLog(log: readonly Entry[]): Entry[] {
  const { kept } = effective(log);
  const last = log.at(-1)?.entry ?? 0;
  return kept.at(-1)?.entry === last || last === 0
    ? [...kept]
    : [...kept, { entry: last, undo: last - 1, seat: undefined }];
}

function parsed(text: string): unknown {
  const read = jsonOf(text);
  if (read === undefined) throw new CopyError('notJson', 'The file is not JSON.');
  return read;
}

/** The JSON value of a text; undefined if it is not JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The name for former players in copies from earlier versions, which do not name them. */
const UNNAMED = 'Former player';

function asTenure(
  { id: gameId, seats }: Read['game'],
  { seat, userId, name, from, to, deputy }: Read['tenures'][number],
): Tenure {
  const sitting = seats[seat];
  const played = { gameId, seat, userId, from, to, ...(deputy && { deputy }) };
  return { ...played, name: name ?? (sitting?.userId === userId ? sitting.name : UNNAMED) };
}

function asEntry(read: z.infer<typeof line>): Entry {
  if ('undo' in read) return { entry: read.entry, undo: read.undo, seat: read.seat };
  if ('checkpoint' in read) return read;
  const { by, ...move } = read;
  return { ...move, ...(by && { by }) };
}
