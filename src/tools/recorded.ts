import { z } from 'zod';
import type { Game } from '../engine/game.ts';
import { type Entry, effective, playAll, replay } from '../engine/log.ts';
import { parseRecord } from '../engine/record.ts';
import type { Typed, Workbench } from '../engine/workbench.ts';
import { findGame, WORKBENCHES } from '../games/index.ts';
import { Mistake, readJson, readText } from './command-line.ts';

interface Wanted {
  /** The file of a record; if a position is given, only the record's moves are used. */
  readonly path: string | undefined;
  /** The file of a position, with its game, from which the moves are played. */
  readonly setup?: string | undefined;
  readonly game: Game;
  readonly at?: number | undefined;
  /** The options of the game that were typed; they replace those of the position. */
  readonly typed?: Typed;
}

/** Puts the name of the file in front of a mistake in it; nothing read here can be trusted. */
export function inFile<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const known = ['PositionError', 'RecordError', 'IllegalEntry', 'IllegalMove', 'NotationError', 'OptionError'];
    throw error instanceof Error && known.includes(error.name) ? new Mistake(`${path}: ${error.message}`) : error;
  }
}

/** The part of a game that sets up positions; throws a Mistake if it has none. */
export function workbenchOf({ id }: Game): Workbench {
  const workbench = WORKBENCHES[id];
  if (workbench === undefined) throw new Mistake(`Positions of the game "${id}" cannot be set up.`);
  return workbench;
}

/** The state of a position file, with the typed options; throws a Mistake saying what is wrong with it. */
export const stateIn = (path: string, game: Game, typed: Typed = {}): unknown =>
  inFile(path, () => workbenchOf(game).stateFrom(readJson(path), typed));

function upTo(log: readonly Entry[], at: number | undefined): readonly Entry[] {
  if (at !== undefined && at > log.length) {
    throw new Mistake(`--at is ${at}, but the record has ${log.length} ${log.length === 1 ? 'entry' : 'entries'}.`);
  }
  return log.slice(0, at);
}

/** If a position is given, only the moves of a record are used. */
const movesOnly = z.object({ moves: z.unknown(), names: z.unknown() }).partial({ names: true });

function onPosition(setup: string, { path, game, typed }: Wanted) {
  const start = stateIn(setup, game, typed);
  const read = path === undefined ? { moves: [] } : movesOnly.safeParse(readJson(path)).data;
  if (read === undefined) throw new Mistake(`${path}: moves: is missing`);
  const seats = game.score(start).length;
  const record = JSON.stringify({ game: game.id, version: game.version, seats, seed: '', ...read });
  const stateAfter = (log: readonly Entry[]) => playAll(game, game.clone(start), effective(log).moves);
  return { ...parseRecord(record, findGame), stateAfter };
}

function onSetup({ path = '' }: Wanted) {
  const read = parseRecord(readText(path), findGame);
  return { ...read, stateAfter: (log: readonly Entry[]) => replay(read.game, read.setup, log) };
}

/**
 * Reads a game from a record, or from a position with or without moves; the result has its entries, and the state after
 * any number of them. Throws a Mistake saying what is wrong with a file.
 */
export function readRecorded(wanted: Wanted) {
  const { path, setup, at, typed = {} } = wanted;
  const [option] = Object.keys(typed);
  if (setup === undefined && option !== undefined) throw new Mistake(`--${option} goes with --setup`);
  const named = path ?? setup ?? '';
  const { record, game, log, stateAfter } = inFile(named, () =>
    setup === undefined ? onSetup(wanted) : onPosition(setup, wanted),
  );
  return {
    game,
    names: record.names,
    /** How many entries the file has. */
    entries: log.length,
    log: upTo(log, at),
    stateAfter: (entries: readonly Entry[]): unknown => inFile(named, () => stateAfter(entries)),
  };
}

export type Recorded = ReturnType<typeof readRecorded>;
