import type { Entry } from '../src/engine/log.ts';
import type { TableGame } from '../src/table/types.ts';
import type { Memory } from './stubborn-seats.ts';

/** The results of an inspection: one sentence for each thing that was lost or duplicated. */
export interface Findings {
  games: number;
  turns: number;
  readonly lost: string[];
  readonly doubled: string[];
}

/** A game with its log, and what its people remember of it. */
export interface Remembered {
  readonly game: TableGame;
  readonly log: readonly Entry[];
  readonly memories: readonly Memory[];
}
