import { isDeepStrictEqual } from 'node:util';
import { closingOf } from '../commands/turn/closing.ts';
import { shortMove } from '../commands/turn/menu-value.ts';
import { type CheckpointEntry, END, type Entry, isMove, type MoveEntry } from '../src/engine/log.ts';
import { findGame } from '../src/games/index.ts';
import { catalogue } from '../src/messages/index.ts';
import { build } from '../src/table/play/live.ts';
import { panelOf } from '../src/table/play/showing.ts';
import { faceIn, openSketchbook } from '../src/tools/sketches.ts';
import type { Findings, Remembered } from './findings.ts';
import type { Memory } from './stubborn-seats.ts';

/** What the games say, with pictures that nobody paints. */
const { faces } = openSketchbook();

/** The log must contain every answered press, no later than the entry that its answer showed. */
export function inspectConfirmed(findings: Findings, remembered: Remembered): void {
  const { game, log, memories } = remembered;
  for (const memory of memories) {
    if (memory.confirmed === undefined) continue;
    const seat = game.seats.findIndex(({ userId }) => userId === memory.player);
    // Automatic moves, such as the harvest of a player with nothing to decide, come after the press.
    const since = log.slice(memory.step, memory.confirmed);
    if (!since.some((entry) => 'seat' in entry && entry.seat === seat && isMade(remembered, entry, memory))) {
      findings.lost.push(
        `Game ${game.id}: ${JSON.stringify(memory)} was confirmed; the log has ${JSON.stringify(since)}.`,
      );
    }
  }
}

/** Whether an entry is the first one of a press. */
function isMade(remembered: Remembered, entry: Entry, { kind, move }: Memory): boolean {
  switch (kind) {
    case 'move':
      return isOwn(entry) && shortMove(entry.move) === move;
    case 'several':
      return isOwn(entry);
    case 'end':
      return isOwn(entry) && beginsEnd(remembered, entry);
    case 'back':
      return 'undo' in entry;
  }
}

/** Whether an entry is a move that a person made with a press. */
const isOwn = (entry: Entry): entry is MoveEntry => isMove(entry) && entry.by === undefined;

/**
 * Whether this move is the first that the press on "end turn" made: it settles open tasks as the button says, and
 * nothing else comes before the end.
 */
function beginsEnd({ game, log }: Remembered, first: MoveEntry): boolean {
  const at = log.indexOf(first);
  const { seat } = first;
  const length = log.slice(at).findIndex((entry) => !isOwn(entry) || entry.seat !== seat || entry.move === END);
  const last = log[at + length];
  if (length < 0 || last === undefined || !isOwn(last) || last.seat !== seat) return false;
  const rules = findGame(game.game);
  if (length === 0 || rules === undefined) return length === 0;
  const { state, decision } = panelOf(build(game, rules, log.slice(0, at)), seat);
  const ending = faceIn(faces, rules).ending({ state, decision, seats: game.seats });
  const settled = log.slice(at, at + length).filter(isMove);
  return isDeepStrictEqual(
    ending?.moves,
    settled.map(({ move }) => move),
  );
}

/** A seat's moves up to a place in its log. */
interface Doings {
  /** Moves that were not taken back. */
  readonly moves: readonly MoveEntry[];
  /** The lowest step that the message of the next press can have shown. */
  readonly step: number;
  /** What the last press still has to make: these moves in this order, or any up to the end of the turn. */
  readonly further: Further;
}

type Further = readonly string[] | 'any';
type SeatEntry = Exclude<Entry, CheckpointEntry>;

const NOTHING: Doings = { moves: [], step: 0, further: [] };

/** Every entry of a person must come from a separate press, or be one of several entries of a single press. */
export function inspectEntries(findings: Findings, remembered: Remembered): void {
  const { game, log, memories } = remembered;
  const unused = new Set(memories);
  const before = new Map<number, Doings>();
  for (const entry of log) {
    if (!('seat' in entry) || entry.seat === undefined) continue;
    const last = before.get(entry.seat) ?? NOTHING;
    const player = game.seats[entry.seat]?.userId;
    const pressed = [...unused].filter(
      (memory) => memory.player === player && memory.step >= last.step && memory.step < entry.entry,
    );
    // The move may have been pressed alone and lost with the bot; then a later press made it together with other moves.
    const causes = pressed.filter((memory) => isMade(remembered, entry, memory));
    const [cause] = causes;
    const isPressed = !isMove(entry) || isOwn(entry);
    let { further } = last;
    if (cause) {
      unused.delete(cause);
      further = furtherOf(remembered, entry, causes);
    } else if (isPressed && further !== 'any') {
      const [next, ...rest] = further;
      if (!isMove(entry) || entry.move !== next)
        findings.doubled.push(`Game ${game.id}: nobody has pressed ${JSON.stringify(entry)}.`);
      further = rest;
    }
    if (isMove(entry) && entry.move === END) further = [];
    before.set(entry.seat, { ...after(last.moves, entry), further });
  }
}

/** What the press behind an entry makes after it. */
function furtherOf(remembered: Remembered, entry: SeatEntry, causes: readonly Memory[]): Further {
  if (!isMove(entry)) return [];
  if (causes.some(({ kind }) => kind === 'several' || kind === 'end')) return 'any';
  return causes.find(({ more }) => more?.length)?.more ?? added(remembered, entry);
}

/** The moves that the bot adds to a choice: those that begin a turn well, and those that end it. */
function added({ game, log }: Remembered, entry: MoveEntry): readonly string[] {
  const rules = findGame(game.game);
  if (rules === undefined) return [];
  const { seat } = entry;
  const at = log.indexOf(entry);
  const [before, panel] = [at, at + 1].map((end) => panelOf(build(game, rules, log.slice(0, end)), seat));
  if (!before || !panel) return [];
  const closing = closingOf({ faces, words: catalogue('en') }, before, panel);
  if (closing) return [...closing, END];
  if (panel.drafts.length !== 1) return [];
  const { state, decision } = panel;
  return faceIn(faces, rules).atOnce({ state, decision, seats: game.seats, turn: panel });
}

/**
 * If a player has taken back a whole turn, the next decision has the number that this turn started with, which is at
 * least that of the turn before.
 */
function after(moves: readonly MoveEntry[], entry: SeatEntry): Omit<Doings, 'further'> {
  const left = isMove(entry) ? [...moves, entry] : moves.filter((move) => move.entry <= entry.undo);
  const last = left.at(-1);
  const isBegun = last !== undefined && last.move !== END;
  return { moves: left, step: isBegun ? entry.entry : (last?.entry ?? 0) };
}
