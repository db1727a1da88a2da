import { randomInt } from 'node:crypto';
import type { Seat, User } from './types.ts';

/** The largest id that Discord gives out: its snowflakes are signed numbers of 64 bits. */
const LARGEST = 2n ** 63n - 1n;

/**
 * Whether an id belongs to a person in Discord: not to a computer, a rule, an invitation, or somebody whose data was
 * removed.
 */
export function isUser(id: string): boolean {
  return /^[1-9]\d{0,18}$/.test(id) && BigInt(id) <= LARGEST;
}

/** The prefix of computer players' user ids; no person has such an id. */
const COMPUTER = 'computer-';

/** The user id of the computer player of that number, from 1. */
export const computerId = (number: number): string => `${COMPUTER}${number}`;

/** Whether a seat belonged to a permanent computer player. */
export const isComputers = ({ userId }: Pick<Seat, 'userId'>): boolean => userId.startsWith(COMPUTER);

/** The prefix of ids for people whose data was removed. */
export const FORMER = 'former-';

/** A new id for somebody whose data is removed; no person has such an id. */
export const formerId = (): string => `${FORMER}${randomInt(2 ** 47)}`;

/** Whether an id is that of somebody whose data was removed. */
export const isFormer = (userId: string): boolean => userId.startsWith(FORMER);

/** The prefix of ids under which a seat of an imported game is kept for somebody who has not said yes here. */
const INVITED = 'invited-';

/**
 * The id under which a seat is kept for a user. The id belongs to nobody: an invited person does not sit there, is not
 * found by their id, and cannot be called.
 */
export const invitedId = (userId: string): string => `${INVITED}${userId}`;

/** Whether a seat, or the role of host, is only kept for somebody. */
export const isInvited = (userId: string): boolean => userId.startsWith(INVITED);

/** The user of a seat, or the one it is kept for. */
export const userOf = (userId: string): string => (isInvited(userId) ? userId.slice(INVITED.length) : userId);

/**
 * Whether somebody in Discord sits and plays there themselves: no computer, nobody invited, nobody whose data was
 * removed.
 */
export const isThere = ({ userId, plays }: Pick<Seat, 'userId' | 'plays'>): boolean =>
  plays === undefined && isUser(userId);

/** The person who plays a seat now: its deputy, or else the person it belongs to. */
export function playerOf({ userId, name, deputy }: Seat): User {
  return deputy?.stage === 'plays' ? { id: deputy.id, name: deputy.name } : { id: userId, name };
}

/** The user id of the person who plays a seat now; empty if there is no such seat. */
export function playerIdAt(seats: readonly Seat[], seat: number): string {
  const sitting = seats[seat];
  return sitting ? playerOf(sitting).id : '';
}

/** A seat without its deputy. */
export function withoutDeputy({ deputy: _, ...sitting }: Seat): Seat {
  return sitting;
}

/**
 * The seat that a user plays, -1 if none: their own before one that they play as a deputy, but of several the first
 * awaited one.
 */
export function seatPlayedBy(seats: readonly Seat[], userId: string, awaited: readonly number[] = []): number {
  const own = seats.findIndex((sitting) => sitting.userId === userId);
  const deputised = [...seats.keys()].filter((seat) => seats[seat] && playerOf(seats[seat]).id === userId);
  const all = own < 0 ? deputised : [own, ...deputised];
  return all.find((seat) => awaited.includes(seat)) ?? all[0] ?? -1;
}

/** The ids that a copy may name. */
export const isKnownId = (id: string): boolean =>
  isUser(id) || /^computer-[1-9]\d{0,2}$/.test(id) || /^former-\d{1,15}$/.test(id);
