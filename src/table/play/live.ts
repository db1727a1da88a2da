import { type Decision, IllegalMove, type Option } from '../../engine/decision.ts';
import type { Game } from '../../engine/game.ts';
import {
  closedTurns,
  drafts,
  type EffectiveLog,
  END,
  type Entry,
  effective,
  type FinishedTurn,
  isByPerson,
  type MoveEntry,
  origin,
  playAll,
  type Setup,
} from '../../engine/log.ts';
import { mistake } from '../errors.ts';
import { seatPlayedBy } from '../ids.ts';
import type { Tenure } from '../rows.ts';
import type { TableGame } from '../types.ts';
import { reveals } from './revealed.ts';

/** The seats that decide at the same time: one in a turn, perhaps several in a harvest. */
interface Group {
  /** The entry that started their decision. */
  readonly since: number;
  /** The seats that have not finished their part yet. */
  readonly waiting: readonly number[];
  /** The finished parts. */
  readonly turns: readonly FinishedTurn[];
}

/** A running game in memory. Never changed in place: every step makes a new one. */
export interface Live {
  readonly game: TableGame;
  readonly rules: Game;
  /** Every entry, including those that were undone. */
  readonly log: readonly Entry[];
  readonly effective: EffectiveLog;
  /** The state after the confirmed moves. */
  readonly state: unknown;
  readonly group: Group;
  /** Whether something has been turned face up since the last turn that a person closed began. */
  readonly revealed: boolean;
  /** The turns of the last closed group. */
  readonly last: readonly FinishedTurn[];
  /** The states of seats that have started but not closed their turn; computed when needed. */
  readonly own: Map<number, unknown>;
  /** Whether this revision of the game is known to have no open vote; opening one makes a new revision. */
  readonly noVote?: boolean;
  /** The tenures at this revision of the game, once they have been read. */
  readonly tenures?: readonly Tenure[];
}

/** The setup of a game that has started. */
export function setupOf({ id, options, seats, seed }: TableGame): Setup {
  if (seed === undefined) throw new Error(`Game ${id} has no seed: it has not started.`);
  return { options, seats: seats.length, seed };
}

/**
 * Replays the log of a game that has started.
 * @throws {IllegalEntry} at a confirmed move that the rules do not offer.
 */
export function build(game: TableGame, rules: Game, log: readonly Entry[]): Live {
  const left = effective(log);
  const { checkpoint } = left;
  const state = origin(rules, setupOf(game), checkpoint);
  let asked: Asked = {
    group: { since: checkpoint?.entry ?? 0, waiting: waitedFor(rules, state), turns: [] },
    last: [],
  };
  const turns = closedTurns(left);
  const last = turns.findLast(isClosedByPerson);
  let before: unknown;
  for (const turn of turns) {
    if (turn === last) before = rules.clone(state);
    playAll(rules, state, turn.moves);
    asked = close(asked, turn, waitedFor(rules, state));
  }
  const revealed = last !== undefined && reveals(rules, before, state);
  return { game, rules, log, effective: left, state, revealed, own: new Map(), ...asked };
}

/** Whether a person closed a turn, perhaps with a plan. */
export const isClosedByPerson = ({ moves }: FinishedTurn): boolean => isByPerson(moves.at(-1)?.by);

/**
 * The same, with drafts that can be continued.
 * @throws {IllegalEntry} at any move that the rules do not offer.
 */
export function buildWithDrafts(game: TableGame, rules: Game, log: readonly Entry[]): Live {
  const live = build(game, rules, log);
  for (const seat of game.seats.keys()) ownState(live, seat);
  return live;
}

/** The result of a replay; undefined if the rules do not offer one of its moves. */
export function ifAllowed<T>(replay: () => T): T | undefined {
  try {
    return replay();
  } catch (error) {
    if (error instanceof IllegalMove) return undefined;
    throw error;
  }
}

/** The seats with a decision, and the turns closed before that. */
export type Asked = Pick<Live, 'group' | 'last'>;

/** The group after a turn was closed: in a harvest the others continue, otherwise the next players decide. */
export function close({ group, last }: Asked, turn: FinishedTurn, waiting: readonly number[]): Asked {
  const others = group.waiting.filter((seat) => seat !== turn.seat);
  const turns = [...group.turns, turn];
  if (others.length > 0 && sameSeats(others, waiting)) return { group: { ...group, waiting: others, turns }, last };
  return { group: { since: turn.moves.at(-1)?.entry ?? group.since, waiting, turns: [] }, last: turns };
}

function sameSeats(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((seat) => others.includes(seat));
}

/** The seat that belongs to a user, -1 if none does. */
export function ownSeatOf({ game }: Pick<Live, 'game'>, userId: string): number {
  return game.seats.findIndex((sitting) => sitting.userId === userId);
}

/** The seat that a user plays, perhaps as a deputy; -1 if they play none. */
export function seatOfUser({ game, group }: Pick<Live, 'game' | 'group'>, userId: string): number {
  return seatPlayedBy(game.seats, userId, group.waiting);
}

/** The seats that a state is waiting for. */
export function waitedFor(rules: Game, state: unknown): number[] {
  return rules.decisions(state).map(({ seat }) => seat);
}

/** The state as a seat knows it: its own drafts on top of the public state. Must not be changed in place. */
export function ownState(live: Live, seat: number): unknown {
  const moves = drafts(live.effective, seat);
  if (moves.length === 0) return live.state;
  const known = live.own.get(seat);
  if (known !== undefined) return known;
  const state = playAll(live.rules, live.rules.clone(live.state), moves);
  live.own.set(seat, state);
  return state;
}

/** How many of a seat's drafts, counted from the first, cannot be taken back because they revealed something. */
export function draftsThatStay(live: Live, seat: number): number {
  const { rules } = live;
  const now = ownState(live, seat);
  if (now === live.state || !reveals(rules, live.state, now)) return 0;
  const state = rules.clone(live.state);
  const moves = drafts(live.effective, seat);
  const last = moves.findIndex(({ move }) => {
    rules.play(state, seat, move);
    return !reveals(rules, state, now);
  });
  return last < 0 ? moves.length : last + 1;
}

/** The next decision of an awaited seat. */
export function ownDecision(live: Live, seat: number): Decision {
  const decision = live.rules.decisions(ownState(live, seat)).find((asked) => asked.seat === seat);
  if (decision === undefined)
    throw new Error(`Game ${live.game.id} waits for seat ${seat + 1}, which has no decision.`);
  return decision;
}

/** The seat's option for a move; undefined if it is not offered. */
export function optionOf(rules: Game, state: unknown, made: Pick<MoveEntry, 'seat' | 'move'>): Option | undefined {
  const decision = rules.decisions(state).find(({ seat }) => seat === made.seat);
  return decision?.options.find(({ move }) => move === made.move);
}

/**
 * The number of the question that the current seats face before they start: that of the last entry that changed it for
 * everybody. It goes up with each new turn, but stays the same while they play their parts.
 */
export function publicStep({ group, effective: { reopened }, log }: Live): number {
  return Math.max(group.since, reopened, lastShared(log));
}

/**
 * The number of a seat's decision: the public one or, once the seat has started, its own last entry. If the seat takes
 * everything back, it faces the same question with the same number.
 */
export function stepOf(live: Live, seat: number): number {
  const shared = publicStep(live);
  return drafts(live.effective, seat).length === 0 ? shared : Math.max(shared, lastOwn(live.log, seat));
}

/** The number of the last entry with which any seat took something back; 0 if there is none. */
function lastShared(log: readonly Entry[]): number {
  return log.findLast((entry) => 'undo' in entry && entry.seat === undefined)?.entry ?? 0;
}

/** The number of the last entry that a seat made; 0 if there is none. */
export function lastOwn(log: readonly Entry[], seat: number): number {
  return log.findLast((entry) => 'seat' in entry && entry.seat === seat)?.entry ?? 0;
}

/** Whether the person has decided anything since the seat's decision started, even if they have taken it back. */
export function isTouched(live: Live, seat: number): boolean {
  return lastOwn(live.log, seat) > live.group.since;
}

/** The number of the entry with which the person in a seat last ended a turn themselves; 0 if they never have. */
export function lastEnded({ effective: { moves } }: Pick<Live, 'effective'>, seat: number): number {
  const isOwn = ({ seat: other, move, by }: MoveEntry) => other === seat && move === END && by === undefined;
  return moves.findLast(isOwn)?.entry ?? 0;
}

/** The number of the last entry that changed the public state. */
export function publicEntry({ effective: { moves, checkpoint, reopened } }: Live): number {
  const closed = moves.findLast(({ move }) => move === END)?.entry ?? 0;
  return Math.max(closed, checkpoint?.entry ?? 0, reopened);
}

/** How long undos may make a log; a game that is only played ends long before that. */
export const LONGEST_LOG = 20_000;

/** Throws TableError if so much has been taken back in a game that undos must not make its log any longer. */
export function mayTakeBack({ log }: Pick<Live, 'log'>, added = 1): void {
  if (log.length + added > LONGEST_LOG) throw mistake('takenBackTooOften', {});
}

/** The number for the next entry. */
export function nextEntry(log: readonly Entry[]): number {
  return (log.at(-1)?.entry ?? 0) + 1;
}

/** The same game with more entries, which change only what one seat sees. */
export function withDrafts(live: Live, added: readonly Entry[], own: { seat: number; state: unknown }): Live {
  const log = [...live.log, ...added];
  return { ...live, log, effective: effective(log), own: new Map([...live.own, [own.seat, own.state]]) };
}
