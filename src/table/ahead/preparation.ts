import { z } from 'zod';
import { LINE_LIMIT } from '../../engine/notation.ts';
import { storable } from '../storable.ts';

/** How many plans a player may have for a turn. */
export const MOST_ORDERS = 10;
/** How many moves a player may wish for. */
export const MOST_WISHES = 8;
/** The largest number that a condition can ask for. */
export const MOST_COUNTED = 99;
const MOST_MOVES = 60;

const condition = z.object({
  of: z.enum(['space', 'own']),
  good: z.string().max(30),
  least: z.int().min(1).max(MOST_COUNTED),
});
/** A minimum amount of a good, on the space of an order or in the player's supply. */
export type Condition = Readonly<z.infer<typeof condition>>;

const moves = z.array(z.string().max(LINE_LIMIT)).max(MOST_MOVES);

const order = z.object({
  /** Identifies the order in its list, even if other orders change. */
  id: z.int().min(1),
  condition: condition.optional(),
  moves: moves.min(1),
  /** Whether to end the turn if possible, or call the player in any case. */
  after: z.enum(['end', 'call']),
});
/** A planned turn. */
export type Order = Readonly<z.infer<typeof order>>;

const reason = z.discriminatedUnion('why', [
  /** Another seat has taken what the move needs. */
  z.object({ why: z.literal('taken'), move: z.string(), seat: z.int() }),
  /** There were fewer than the condition needs. */
  z.object({ why: z.literal('few'), condition, there: z.int() }),
  /** A move was not possible. */
  z.object({ why: z.literal('impossible'), move: z.string() }),
]);
/** Why an order was not carried out. */
export type Reason = Readonly<z.infer<typeof reason>>;

const news = z.object({
  /** The entry that started the seat's decision. */
  since: z.int(),
  dropped: z.array(z.object({ order, reason })),
  /** The order that has started the turn but leaves the rest to the player. */
  begun: order.optional(),
  /** The kind of task that the harvest orders leave open. */
  open: z.string().optional(),
});
/** What happened to a player's orders when their turn came. */
export type OrderNews = Readonly<z.infer<typeof news>>;

const preparation = z.object({
  /** The owner; a seat may change hands. */
  userId: z.string(),
  orders: z.array(order).max(MOST_ORDERS).default([]),
  /** The rehearsed turn; it replaces the order with this id, or becomes a new one. */
  rehearsal: z.object({ order: z.int().optional(), moves }).optional(),
  /** Goes up with every change and is never reused, so that presses from an earlier rehearsal can be recognised. */
  step: z.int().min(0).default(0),
  /** As parsed by the rules of the game. */
  standing: z.unknown().optional(),
  news: news.optional(),
  /** Moves that the player would like to make one day, such as those that take a unique piece. */
  wishes: z.array(z.string().max(LINE_LIMIT)).max(MOST_WISHES).default([]),
  /** Wishes that another player has taken, as far as this player knows. */
  gone: z.array(z.string().max(LINE_LIMIT)).max(MOST_WISHES).default([]),
  /** The entry of the decision at which the player last read what has happened. */
  told: z.int().optional(),
});
/** A player's private data in a game, except notes. Never changed in place. */
export type Preparation = Readonly<z.infer<typeof preparation>>;

/** Reads the stored preparation of a seat; a new player does not get their predecessor's. */
export function readPreparation(text: string | undefined, userId: string): Preparation {
  const empty = preparation.parse({ userId });
  if (text === undefined) return empty;
  const read = preparation.safeParse(JSON.parse(text));
  return read.success && read.data.userId === userId ? read.data : empty;
}

export function writePreparation(kept: Preparation): string {
  return JSON.stringify(kept, (_, value: unknown) => (typeof value === 'string' ? storable(value) : value));
}
