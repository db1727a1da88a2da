import { IllegalMove } from './decision.ts';
import type { Game } from './game.ts';

/** A choice that was made. */
export interface MoveEntry {
  /** The number of the entry: from 1 upwards, unique in a game. */
  readonly entry: number;
  readonly seat: number;
  readonly move: string;
  /** Who made the choice, if not the person in the seat; it does not affect the rules. */
  readonly by?: By;
}

/** A computer player, an order that the person planned, one of the person's settings, or a vote of the table. */
export const BY = ['computer', 'order', 'setting', 'table'] as const;
export type By = (typeof BY)[number];

/** Whether one of the person's settings ended a turn. */
export const isBySetting = ({ moves }: FinishedTurn): boolean => moves.at(-1)?.by === 'setting';

/** Whether the person in the seat made a choice, now or by planning it. */
export const isByPerson = (by: By | undefined): boolean => by === undefined || by === 'order';

/** Takes back every entry after number `undo`; with a seat, only that seat's entries. It is never removed itself. */
interface UndoEntry {
  readonly entry: number;
  readonly undo: number;
  readonly seat: number | undefined;
}

/** The state of a game whose past the rules can no longer replay; the log continues from here. */
export interface CheckpointEntry {
  readonly entry: number;
  /** The state as JSON. */
  readonly checkpoint: string;
  /** The version of the game's rules that wrote it. */
  readonly version: number;
}

/** One line of the append-only log of a game. */
export type Entry = MoveEntry | UndoEntry | CheckpointEntry;

/** What a game starts with; the game's own schema accepts the options. */
export interface Setup {
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
}

/** The rest of a log after every undo. */
export interface EffectiveLog {
  /** In the order in which they were made, including those before the checkpoint. */
  readonly moves: readonly MoveEntry[];
  /** The last checkpoint, which replaces the setup and every move before it. */
  readonly checkpoint: CheckpointEntry | undefined;
  /** Everything that was not taken back, in the order in which it was added: moves and checkpoints. */
  readonly kept: readonly (MoveEntry | CheckpointEntry)[];
  /** The number of the last undo that took back a closed turn; 0 if there is none. */
  readonly reopened: number;
}

/** The move that closes a seat's turn, or its part of a phase that all seats play at the same time. */
export const END = 'end';

/** Whether an entry is a choice. */
export const isMove = (entry: Entry): entry is MoveEntry => 'move' in entry;

/** Carries out the undo entries of a log. Its entries must be in ascending order. */
export function effective(log: readonly Entry[]): EffectiveLog {
  // A stack per seat, so that an undo never searches the moves again; a log from elsewhere may have thousands of undos.
  const bySeat = new Map<number, MoveEntry[]>();
  const checkpoints: CheckpointEntry[] = [];
  let reopened = 0;
  for (const entry of log) {
    if ('move' in entry) {
      const own = bySeat.get(entry.seat);
      if (own) own.push(entry);
      else bySeat.set(entry.seat, [entry]);
    } else if ('checkpoint' in entry) checkpoints.push(entry);
    else {
      const { undo, seat } = entry;
      const stacks = seat === undefined ? [...bySeat.values()] : [bySeat.get(seat) ?? []];
      const taken = stacks.flatMap((stack) => takeAfter(stack, undo));
      if (taken.some(({ move }) => move === END)) reopened = entry.entry;
      if (seat === undefined) takeAfter(checkpoints, undo);
    }
  }
  const moves = [...bySeat.values()].flat().sort((a, b) => a.entry - b.entry);
  const kept = checkpoints.length === 0 ? moves : [...moves, ...checkpoints].sort((a, b) => a.entry - b.entry);
  return { moves, checkpoint: checkpoints.at(-1), kept, reopened };
}

/** Takes every entry after a number from the end of a stack, and returns them. */
function takeAfter<Numbered extends Pick<Entry, 'entry'>>(stack: Numbered[], entry: number): Numbered[] {
  let left = stack.length;
  while (left > 0 && (stack[left - 1]?.entry ?? 0) > entry) left -= 1;
  return stack.splice(left);
}

/** A seat's closed turn, or its closed part of a phase that all seats play at the same time: the last move is `end`. */
export interface FinishedTurn {
  readonly seat: number;
  readonly moves: readonly MoveEntry[];
}

/**
 * The turns that everyone may see, in the order in which they were closed. The moves of seats that play at the same
 * time are grouped by turn: the rules make their order irrelevant.
 */
export function finishedTurns({ moves }: Pick<EffectiveLog, 'moves'>): FinishedTurn[] {
  const open = new Map<number, MoveEntry[]>();
  const turns: FinishedTurn[] = [];
  for (const move of moves) {
    const turn = open.get(move.seat) ?? [];
    turn.push(move);
    open.set(move.seat, turn);
    if (move.move !== END) continue;
    open.delete(move.seat);
    turns.push({ seat: move.seat, moves: turn });
  }
  return turns;
}

/** The moves of a seat's open turn, or of its open part of a shared phase: only the seat sees them. */
export function drafts(log: EffectiveLog, seat: number): MoveEntry[] {
  const own = log.moves.filter((move) => move.seat === seat && move.entry > (log.checkpoint?.entry ?? 0));
  return own.slice(own.findLastIndex(({ move }) => move === END) + 1);
}

/** The state before the first move of a log: from the setup or the checkpoint. */
export function origin<State>(game: Game<State>, setup: Setup, checkpoint: CheckpointEntry | undefined): State {
  if (checkpoint !== undefined) return game.upgrade(JSON.parse(checkpoint.checkpoint), checkpoint.version);
  return game.start(setup.options, setup.seats, setup.seed);
}

/** A move of a log that the rules do not offer at that point. */
export class IllegalEntry extends IllegalMove {
  override name = 'IllegalEntry';
  readonly entry: number;

  constructor(entry: number, { seat, move, task, message }: IllegalMove) {
    super(seat, move, { task });
    this.message = `Entry ${entry}: ${message}`;
    this.entry = entry;
  }
}

/**
 * Plays logged moves on a state in place, including moves of earlier versions of the rules that the current version
 * still accepts; throws IllegalEntry at a move that is not offered.
 */
export function playAll<State>(game: Game<State>, state: State, moves: readonly MoveEntry[]): State {
  for (const { entry, seat, move } of moves) {
    try {
      game.play(state, seat, move);
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error;
      if (game.former?.(state, seat, move) !== true) throw new IllegalEntry(entry, error);
    }
  }
  return state;
}

/** The moves to play after the checkpoint, or all of them if there is none. */
function sinceCheckpoint(moves: readonly MoveEntry[], checkpoint: CheckpointEntry | undefined): MoveEntry[] {
  return moves.filter(({ entry }) => entry > (checkpoint?.entry ?? 0));
}

/** The closed turns to play after the checkpoint, in the order in which they were closed; everyone may see them. */
export function closedTurns({ moves, checkpoint }: Pick<EffectiveLog, 'moves' | 'checkpoint'>): FinishedTurn[] {
  return finishedTurns({ moves: sinceCheckpoint(moves, checkpoint) });
}

/**
 * The state that a log leads to, drafts included, in the order in which the moves were made.
 * @throws {IllegalEntry} at a move that the rules do not offer.
 */
export function replay<State>(game: Game<State>, setup: Setup, log: readonly Entry[]): State {
  const { moves, checkpoint } = effective(log);
  return playAll(game, origin(game, setup, checkpoint), sinceCheckpoint(moves, checkpoint));
}
