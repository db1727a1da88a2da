import type { Level } from '../players/levels.ts';
import type { User } from './types.ts';

/** A decision that a game is waiting for, as the ticker sees it. */
export interface Wait {
  readonly gameId: string;
  readonly seat: number;
  /** The entry that started the seat's decision; the row is only about that decision. */
  readonly since: number;
  /** When the decision started, UTC ms. */
  readonly askedAt: number;
  /** When the ticker must look at it again, UTC ms; after a change, immediately. */
  readonly dueAt: number;
  /** When the person was last called, UTC ms; undefined before the first call. */
  readonly calledAt: number | undefined;
  /** When another player last nudged this one, UTC ms. */
  readonly nudgedAt: number | undefined;
  /** Whether the person wants no further calls for this decision. */
  readonly silenced: boolean;
  /** Whether the rule for late players has been applied. */
  readonly late: boolean;
}

/** A person in a seat of a started game, from an entry up to but not including another. */
export interface Tenure {
  readonly gameId: string;
  readonly seat: number;
  readonly userId: string;
  /** The display name at the last press in the game. */
  readonly name: string;
  readonly from: number;
  readonly to: number | undefined;
  /** Whether they played as a deputy for the person who had the seat before; absent otherwise. */
  readonly deputy?: true;
}

/** What a table can vote on. */
export const VOTE_KINDS = ['undo', 'pass', 'computer', 'offer', 'replace', 'deputy'] as const;

/** A question to the players of a game; a game has at most one open. */
export interface Vote {
  /** 10 characters from a to z and 0 to 9. */
  readonly id: string;
  readonly gameId: string;
  readonly kind: (typeof VOTE_KINDS)[number];
  /** The seat that it is about. */
  readonly seat: number;
  /** The name of that seat's player when the vote was opened. */
  readonly player: string;
  /** The log entry to which an undo goes back; 0 for every other kind of vote. */
  readonly entry: number;
  /**
   * The number of the last entry when the vote was opened; for an undo, that of the last public one. Later entries may
   * settle the vote.
   */
  readonly since: number;
  /** The person who should take the seat, if there is one. */
  readonly newcomer: User | undefined;
  /** The user who asked for it. */
  readonly by: string;
  /** The users who may vote. */
  readonly voters: readonly string[];
  /** The ballots so far, by user id. */
  readonly ballots: Readonly<Record<string, boolean>>;
  /** Whether everybody must agree, or only more than half. */
  readonly needs: 'all' | 'majority';
  /** UTC ms. */
  readonly askedAt: number;
  /** When it ends without a result, UTC ms. */
  readonly dueAt: number;
  readonly outcome: 'open' | 'agreed' | 'refused' | 'lapsed' | 'withdrawn';
}

/** A person's result in a game that was played to the end. */
export interface Result {
  readonly gameId: string;
  readonly seat: number;
  /** Undefined if a computer played; a meaningless id for a person whose data was removed. */
  readonly userId: string | undefined;
  /** The key of the rules. */
  readonly game: string;
  readonly guildId: string | undefined;
  readonly players: number;
  readonly points: number;
  /** 1 for the winners; players with equal rank share it. */
  readonly rank: number;
  /** When the game ended, UTC ms. */
  readonly endedAt: number;
  /** What the seat had built at the end, as keys of the message catalogue (`Game.built`). */
  readonly tiles: readonly string[];
  /** The seat's side (`Game.side`); undefined if everybody played by the same rules, and in old results. */
  readonly side?: string | undefined;
  /** The first choice of the seat that statistics count (`Game.opening`); undefined in old results. */
  readonly opening?: string | undefined;
  /**
   * The level of the computers in a game of one person against only computers; undefined otherwise, and in old results.
   */
  readonly against?: Level | undefined;
}

/** How many times seats have started with a choice, and the mean result. */
export interface Opening {
  readonly move: string;
  readonly games: number;
  readonly points: number;
}

/** A person's result in a game, and their best earlier result in such games. */
export interface FormerBest {
  readonly seat: number;
  readonly points: number;
  readonly before: number;
}

/** The analysis of a finished game; its seats are those of the game. */
export interface KeptAnalysis {
  readonly gameId: string;
  /** The last entry of the log that it includes. */
  readonly entry: number;
  /** The version of the rules that replayed the game. */
  readonly version: number;
  /** The judge: the level, and a fingerprint of the learned weights. */
  readonly judge: string;
  readonly analysis: Analysis;
}

/** A judged turn; points are in tenths. */
export interface AnalysedTurn {
  /** The entry of the log that ended it. */
  readonly entry: number;
  readonly seat: number;
  /** Each seat's expected score after it. */
  readonly expected: readonly number[];
  /** How much less the turn was expected to bring than the better way; at least 0. */
  readonly lost: number;
  /** The better way, if there was one, without the move that ends the turn. */
  readonly better?: readonly string[] | undefined;
  /** How reveals during and after the turn changed each seat's expectation; absent if there were none. */
  readonly luck?: readonly number[] | undefined;
}

/** A finished game, turn by turn. */
export interface Analysis {
  readonly level: string;
  /** Whether the judgement is in points. If not, expectations are the current points, and losses can only be ranked. */
  readonly inPoints: boolean;
  /** Differences below this (in points) are meaningless. */
  readonly margin: number;
  /**
   * Whether turns were judged by looking ahead to later ones, as computers do when they play the game. Absent if each
   * was judged by the state at its end, as in old analyses.
   */
  readonly ahead?: true | undefined;
  /** Each seat's expected score before the first turn. */
  readonly start: readonly number[];
  readonly turns: readonly AnalysedTurn[];
}
