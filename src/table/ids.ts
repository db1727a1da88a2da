import { randomInt } from 'node:crypto';
import type { Seat, User } from './types.ts';

/** The largest id that Discord can give out: its snowflakes are signed 64-bit numbers. */
const LARGEST = 2n ** 63n - 1n;

/**
 * Whether an id belongs to a person in Discord, not to a computer, a rule, an invitation, or somebody whose data was
 * removed.
 */
export function isUser(id: string): boolean {
  return /^[1-9]\d{0,18}$/.test(id) && BigInt(id) <= LARGEST;
}

/** The prefix of computer players' user ids; no person has such an id. */
const COMPUTER = 'computer-';

/** The user id of the computer player with this number, from 1. */
export const computerId = (number: number): string => `${COMPUTER}${number}`;

/** Whether a seat belonged to a permanent computer player. */
export const isComputers = ({ userId }: Pick<Seat, 'userId'>): boolean => userId.startsWith(COMPUTER);

/** The prefix of ids for people whose data was removed. */
export const FORMER = 'former-';

/** A new id for somebody whose data is removed; no person has such an id. */
export const formerId = (): string => `${FORMER}${randomInt(2 ** 47)}`;

/** Whether an id belongs to somebody whose data was removed. */
export const isFormer = (userId: string): boolean => userId.startsWith(FORMER);

/** The prefix of ids for kept seats of an imported game, whose people have not yet agreed to play here. */
const INVITED = 'invited-';

/**
 * The id under which a seat is kept for a user. It belongs to nobody: an invited person does not have the seat yet, is
 * not found by their own id, and cannot be called.
 */
export const invitedId = (userId: string): string => `${INVITED}${userId}`;

/** Whether a seat, or the role of host, is only being kept for somebody. */
export const isInvited = (userId: string): boolean => userId.startsWith(INVITED);

/** The user of a seat, or the user it is kept for. */
export const userOf = (userId: string): string => (isInvited(userId) ? userId.slice(INVITED.length) : userId);

/**
 * Whether somebody in Discord has the seat and plays it themselves: no computer, nobody invited, nobody whose data was
 * removed.
 */
export const isThere = ({ userId, plays }: Pick<Seat, 'userId' | 'plays'>): boolean =>
  plays === undefined && isUser(userId);

/** The person who currently plays a seat: its deputy or, without one, its owner. */
export function playerOf({ userId, name, deputy }: Seat): User {
  return deputy?.stage === 'plays' ? { id: deputy.id, name: deputy.name } : { id: userId, name };
}

/** The user id of the person who currently plays a seat; empty if there is no such seat. */
export function playerIdAt(seats: readonly Seat[], seat: number): string {
  const sitting = seats[seat];
  return sitting ? playerOf(sitting).id : '';
}

/** A seat without its deputy. */
export function withoutDeputy({ deputy: _, ...sitting }: Seat): Seat {
  return sitting;
}

/**
 * The seat that a user plays; -1 if none. If there are several, an awaited one comes first, then their own, then those
 * that they play as a deputy.
 */
export function seatPlayedBy(seats: readonly Seat[], userId: string, awaited: readonly number[] = []): number {
  const own = seats.findIndex((sitting) => sitting.userId === userId);
  const deputised = [...seats.keys()].filter((seat) => seats[seat] && playerOf(seats[seat]).id === userId);
  const all = own < 0 ? deputised : [own, ...deputised];
  return all.find((seat) => awaited.includes(seat)) ?? all[0] ?? -1;
}

/** The ids that may appear in a copy. */
export const isKnownId = (id: string): boolean =>
  isUser(id) || /^computer-[1-9]\d{0,2}$/.test(id) || /^former-\d{1,15}$/.test(id);
