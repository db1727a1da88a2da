import type { Game } from '../../engine/game.ts';
import { drafts, END, type Entry, type MoveEntry } from '../../engine/log.ts';
import { closeTurn, progressOf } from '../play/automatic.ts';
import { plainMoves } from '../play/computer.ts';
import { build, type Live, nextEntry, optionOf, ownState, withDrafts } from '../play/live.ts';
import { DEFAULT_TERMS, type Terms } from '../terms.ts';
import { SEAT_COLOURS, type Seat, type TableGame } from '../types.ts';

/** The ids of private positions start with this; no game's id does. */
const PRIVATE = /^([a-z])-([0-9a-z]{1,13})$/;

/** The kinds of private positions, by the letter that starts their ids. */
export const PRIVATE_KINDS = { l: 'lesson', s: 'sandbox' } as const;
export type PrivateKind = (typeof PRIVATE_KINDS)[keyof typeof PRIVATE_KINDS];

/** The id of a person's private position of a kind; they have only one at a time. */
export const privateId = (kind: keyof typeof PRIVATE_KINDS, userId: string): string =>
  `${kind}-${BigInt(userId).toString(36)}`;

/** The kind of private position that an id belongs to; undefined for a game. */
export function privateKind(id: string): PrivateKind | undefined {
  const [, letter = ''] = PRIVATE.exec(id) ?? [];
  return PRIVATE_KINDS[letter as keyof typeof PRIVATE_KINDS];
}

/** Whether somebody owns the private position with an id. */
export const ownsPrivate = (id: string, userId: string): boolean =>
  (Object.keys(PRIVATE_KINDS) as (keyof typeof PRIVATE_KINDS)[]).some((kind) => privateId(kind, userId) === id);

/** Where a private position is: it is never stored as a game, and only its owner sees it. */
export interface PrivateTable {
  readonly rules: Game;
  readonly id: string;
  readonly owner: string;
  readonly options: unknown;
  readonly seats: readonly Pick<Seat, 'name' | 'colour'>[];
  /** The seats that the owner plays; if several have a decision, the first of them in this order goes first. */
  readonly own: readonly number[];
  readonly terms: Terms;
}

/** A private position and what its owner has done in it; other seats give the first answer to every question. */
export interface PracticeSetup extends PrivateTable {
  readonly state: unknown;
  /** The number of its first entry; it is higher than that of every earlier press, so that those are stale. */
  readonly entry: number;
  /** The moves that the owner has made since then. */
  readonly moves: readonly string[];
}

/** The terms of a private position, in which everybody's points are visible. */
export const OPEN_TERMS: Terms = { ...DEFAULT_TERMS, liveScores: true };

/** Seats with these names, each in a different colour. */
export const seatsNamed = (names: readonly string[]): PrivateTable['seats'] =>
  names.map((name, seat) => ({ name, colour: SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? SEAT_COLOURS[0] }));

/**
 * A private position after the owner's moves; `seat` is the one with a decision, undefined if none of the owner's has
 * one.
 */
export interface Practice {
  readonly live: Live;
  readonly seat: number | undefined;
}

/** A private position in its current state, or undefined if the rules do not offer one of its moves. */
export function practise(setup: PracticeSetup): Practice | undefined {
  const { rules, state, entry, moves } = setup;
  const start: Entry = { entry, checkpoint: JSON.stringify(state), version: rules.version };
  let live = withOthers(setup, build(privateGame(setup), rules, [start]));
  for (const move of moves) {
    const seat = ownSeat(setup, live);
    const next = seat === undefined ? undefined : played(live, seat, move);
    if (next === undefined) return undefined;
    live = move === END ? withOthers(setup, next) : next;
  }
  return { live, seat: ownSeat(setup, live) };
}

/** The owner's seat with a decision; a seat that has started its turn goes first. */
export function ownSeat({ own }: Pick<PrivateTable, 'own'>, { group, effective }: Live): number | undefined {
  const waiting = own.filter((seat) => group.waiting.includes(seat));
  return waiting.find((seat) => drafts(effective, seat).length > 0) ?? waiting[0];
}

/** A game after a move of a seat; undefined if the move is not on offer. */
export function played(live: Live, seat: number, move: string): Live | undefined {
  const state = live.rules.clone(ownState(live, seat));
  if (optionOf(live.rules, state, { seat, move }) === undefined) return undefined;
  live.rules.play(state, seat, move);
  const entry: MoveEntry = { entry: nextEntry(live.log), seat, move };
  if (move === END) return closeTurn(progressOf(live), { entry, state, at: 0 }).live;
  return withDrafts(live, [entry], { seat, state });
}

/** More turns than others can have before the owner's next decision. */
const MOST_TURNS = 100;

/** Lets the other seats play until the owner has a decision, or the game is over. */
function withOthers(setup: PracticeSetup, from: Live): Live {
  let live = from;
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    const [seat] = live.group.waiting;
    if (live.game.status !== 'running' || seat === undefined || ownSeat(setup, live) !== undefined) return live;
    live = plainMoves(live, seat).reduce((at, move) => played(at, seat, move) ?? at, live);
  }
  return live;
}

/** A private position as a table. */
export const privateGame = ({ rules, id, owner, options, seats, own, terms }: PrivateTable): TableGame => ({
  id,
  game: rules.id,
  version: rules.version,
  status: 'running',
  guildId: undefined,
  channelId: '',
  host: owner,
  options,
  terms,
  places: seats.length,
  seats: seats.map((sitting, seat) => ({
    ...sitting,
    userId: own.includes(seat) ? owner : `computer-${seat}`,
    ...(!own.includes(seat) && { plays: 'computer' as const }),
  })),
  seed: id,
  createdAt: 0,
  startedAt: 0,
  closedAt: undefined,
  pausedAt: undefined,
});
