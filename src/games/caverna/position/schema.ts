import { z } from 'zod';
import { PositionError } from '../../../engine/workbench.ts';
import { options } from '../options.ts';
import { ALL_GOODS, type Good } from '../state.ts';

/** What may come next in a position; see docs/positions.md. */
const NEXT = ['turn', 'harvest', 'round', 'scoring'] as const;

const MOST_SEATS = 7;
const LAST_ROUND = 12;
const STRONGEST = 14;

const count = z.int({ error: 'must be a whole number' }).min(0, 'must not be negative').max(999, 'must be at most 999');
const seatNumber = z
  .int({ error: 'must be the number of a seat, counted from 1' })
  .min(1, 'seats are counted from 1')
  .max(MOST_SEATS, `there are at most ${MOST_SEATS} seats`);

const bundle = z.strictObject(
  Object.fromEntries(ALL_GOODS.map((good) => [good, count.optional()])) as Record<Good, z.ZodOptional<typeof count>>,
);

const dwarf = z.strictObject({
  weapon: z.int().min(0, 'must not be negative').max(STRONGEST, `must be at most ${STRONGEST}`).default(0),
  at: z.string().default('home'),
  newborn: z.boolean().default(false),
  goblin: z.literal(true).exactOptional(),
});

const seat = z.strictObject({
  goods: bundle.default({}),
  cells: z.record(z.string(), z.string()).default({}),
  furnishings: z.record(z.string(), z.string()).default({}),
  dwarfs: z.array(dwarf).min(2, 'a family has at least 2 dwarfs').max(6, 'a family has at most 6 dwarfs').optional(),
  begging: count.default(0),
  memory: z.record(z.string(), z.array(z.int().min(1).max(LAST_ROUND))).default({}),
  passed: z.boolean().default(false),
});

/**
 * The schema of a position file (docs/positions.md); whatever the rules make impossible is refused when the position is
 * set up.
 */
const positionSchema = z.strictObject({
  players: z
    .int({ error: 'must be the number of players, 1 to 7' })
    .min(1, 'must be at least 1')
    .max(MOST_SEATS, `must be at most ${MOST_SEATS}`),
  options: options.prefault({}),
  round: z
    .int({ error: 'must be a whole number' })
    .min(1, 'must be at least 1')
    .max(LAST_ROUND, 'must be at most 12')
    .default(1),
  next: z.enum(NEXT).default('turn'),
  turn: seatNumber.optional(),
  startingPlayer: seatNumber.default(1),
  token: seatNumber.optional(),
  cards: z.record(z.string(), z.string()).default({}),
  markers: z.record(z.string(), z.enum(['leaf', 'question'])).default({}),
  spaces: z.record(z.string(), bundle).default({}),
  seats: z.array(seat).max(MOST_SEATS).default([]),
  folkTiles: z.array(z.string()).default([]),
});

/** The contents of a position file. */
export type PositionFile = z.input<typeof positionSchema>;
/** A position with all defaults filled in. */
export type StatedPosition = z.output<typeof positionSchema>;
export type StatedSeat = StatedPosition['seats'][number];

const wordsOf = (path: readonly PropertyKey[]): string => {
  const [first, index, ...rest] = path;
  if (first === 'seats' && typeof index === 'number') return [`seat ${index + 1}`, ...rest.map(String)].join(', ');
  return path.length === 0 ? 'position' : path.map(String).join('.');
};

/**
 * Parses a position file, before the rules of the game check it.
 * @throws {PositionError} naming every wrong field.
 */
export function readPosition(value: unknown): StatedPosition {
  const read = positionSchema.safeParse(value);
  if (read.success) return read.data;
  throw new PositionError(read.error.issues.map(({ path, message }) => `${wordsOf(path)}: ${message}`).join('\n'));
}
