import { closedTurns, drafts, END, type FinishedTurn } from '../../engine/log.ts';
import { randomFrom } from '../../engine/random.ts';
import { progressOf, takeBack } from '../play/automatic.ts';
import { build, draftsThatStay, type Live, nextEntry } from '../play/live.ts';
import { liveAt } from '../play/showing.ts';
import { ownSeat, type Practice, type PrivateTable, played, practise, privateGame } from './practice.ts';

/** A private copy of a game, which its owner plays on from there. Never changed in place. */
export interface Fork extends Practice {
  readonly table: PrivateTable;
}

/** Where a copy starts: the game now or after an entry of its log, as seen from a seat or by a spectator. */
interface Origin {
  readonly live: Live;
  /** After this entry; if undefined, at the current position, with the seat's own drafts. */
  readonly entry: number | undefined;
  readonly viewer: number | undefined;
  /** The seed for dealing what lies face down. */
  readonly seed: string;
}

/** How a copy starts: its state, and the moves with which a seat has already started its turn there. */
interface Start {
  readonly state: unknown;
  readonly moves: readonly string[];
}

/**
 * The position where a copy starts; everything that lies face down for its viewer is dealt again. Undefined if the
 * rules cannot deal it now.
 */
export function startOf({ live, entry, viewer, seed }: Origin): Start | undefined {
  const { rules } = live;
  const at = liveAt(live, entry);
  const own = entry === undefined && viewer !== undefined ? drafts(at.effective, viewer) : [];
  const staying = viewer === undefined || own.length === 0 ? 0 : draftsThatStay(at, viewer);
  // The seat knows what it has turned over.
  const state = rules.clone(at.state);
  for (const { seat, move } of own.slice(0, staying)) rules.play(state, seat, move);
  const dealt = rules.deal?.(rules.view(state, viewer ?? 'spectator'), randomFrom(seed));
  return dealt === undefined ? undefined : { state: dealt, moves: own.slice(staying).map(({ move }) => move) };
}

/** A copy at its start; `entry` will be the number of its first entry. It has no decision if nobody has one. */
export function forkFrom(table: PrivateTable, { state, moves }: Start, entry: number): Fork | undefined {
  const practice = practise({ ...table, state, entry, moves }) ?? practise({ ...table, state, entry, moves: [] });
  return practice && { ...practice, table };
}

const forkWith = ({ table }: Fork, live: Live): Fork => ({ table, live, seat: ownSeat(table, live) });

/** A copy after moves of the seat with a decision: all of them, or undefined if one is not on offer. */
export function choose(fork: Fork, moves: readonly string[]): Fork | undefined {
  const { seat } = fork;
  if (seat === undefined) return undefined;
  let { live } = fork;
  for (const move of moves) {
    const next = played(live, seat, move);
    if (next === undefined) return undefined;
    live = next;
    if (move === END) break;
  }
  return forkWith(fork, live);
}

/**
 * A copy without the last move of the current turn, or without any move that can be taken back; undefined if there is
 * none.
 */
export function shorten(fork: Fork, all: boolean): Fork | undefined {
  const { live, seat } = fork;
  if (seat === undefined) return undefined;
  const own = drafts(live.effective, seat);
  const first = (all ? own[draftsThatStay(live, seat)] : undefined) ?? own.at(-1);
  return first && forkWith(fork, takeBack(progressOf(live), { seat, first: first.entry }).live);
}

/** The owner's last ended turn; undefined if there is none. */
export const lastTurn = ({ table, live }: Fork): FinishedTurn | undefined =>
  closedTurns(live.effective).findLast(({ seat }) => table.own.includes(seat));

/**
 * A copy in which the owner's last ended turn can be changed again, without everything after it; undefined if there is
 * none.
 */
export function reopen(fork: Fork): Fork | undefined {
  const end = lastTurn(fork)?.moves.at(-1);
  return end && woundTo(fork, end.entry - 1);
}

/** A copy back at its start. */
export const restart = (fork: Fork): Fork => woundTo(fork, fork.live.effective.checkpoint?.entry ?? 0);

/** A copy after an entry of its log, with everything later taken back. */
function woundTo(fork: Fork, entry: number): Fork {
  const { table, live } = fork;
  const log = [...live.log, { entry: nextEntry(live.log), undo: entry, seat: undefined }];
  return forkWith(fork, build(privateGame(table), table.rules, log));
}

/** A copy in which these seats belong to its owner. */
export function withOwn(fork: Fork, own: readonly number[]): Fork {
  const table = { ...fork.table, own };
  const { status, closedAt } = fork.live.game;
  const live = { ...fork.live, game: { ...privateGame(table), status, closedAt } };
  return { table, live, seat: ownSeat(table, live) };
}

/**
 * A copy after a turn of the first awaited seat, which its owner does not play; the moves were chosen for that seat.
 */
export function withTurn(fork: Fork, seat: number, moves: readonly string[]): Fork | undefined {
  let live: Live | undefined = fork.live;
  for (const move of moves) live = live && played(live, seat, move);
  return live && forkWith(fork, live);
}
