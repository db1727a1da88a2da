import type { Level } from '../players/levels.ts';
import type { User } from './types.ts';

/** A decision that a game waits for, as the ticker sees it. */
export interface Wait {
  readonly gameId: string;
  readonly seat: number;
  /** The entry that made the game ask the seat: this row is only about that decision. */
  readonly since: number;
  /** When the seat was asked, UTC ms. */
  readonly askedAt: number;
  /** When the ticker must look at it again, UTC ms: at once when something about it has changed. */
  readonly dueAt: number;
  /** When the person was called last, UTC ms; undefined while they have not been. */
  readonly calledAt: number | undefined;
  /** When another player nudged last, UTC ms. */
  readonly nudgedAt: number | undefined;
  /** Whether the person wants to hear no more of this decision. */
  readonly silenced: boolean;
  /** Whether what happens at the deadline has been done. */
  readonly late: boolean;
}

/** A person in a seat of a game that has begun, from an entry up to but not including another. */
export interface Tenure {
  readonly gameId: string;
  readonly seat: number;
  readonly userId: string;
  /** The display name at the last press in the game. */
  readonly name: string;
  readonly from: number;
  readonly to: number | undefined;
}

/** What a table can vote on. */
export const VOTE_KINDS = ['undo', 'pass', 'computer', 'offer', 'replace'] as const;

/** A question to the players of a game; a game has at most one open. */
export interface Vote {
  /** 10 characters of a to z and 0 to 9. */
  readonly id: string;
  readonly gameId: string;
  readonly kind: (typeof VOTE_KINDS)[number];
  /** Whom it is about. */
  readonly seat: number;
  /** The name of the person who sat there when it was asked. */
  readonly player: string;
  /** The entry of the log to which an undo goes back; 0 for every other kind. */
  readonly entry: number;
  /** The number of the last entry when it was asked, for an undo of the last public one: later ones may settle it. */
  readonly since: number;
  /** Who is to take the seat, if somebody is. */
  readonly newcomer: User | undefined;
  /** The user who asked for it. */
  readonly by: string;
  /** The users who may vote. */
  readonly voters: readonly string[];
  /** What was said so far, by user id. */
  readonly ballots: Readonly<Record<string, boolean>>;
  /** Whether all must agree, or more than half. */
  readonly needs: 'all' | 'majority';
  /** UTC ms. */
  readonly askedAt: number;
  /** When it ends without a result, UTC ms. */
  readonly dueAt: number;
  readonly outcome: 'open' | 'agreed' | 'refused' | 'lapsed' | 'withdrawn';
}

/** What a person has reached in a game that was played to its end. */
export interface Result {
  readonly gameId: string;
  readonly seat: number;
  /** Undefined if a computer played; an id that tells nothing for a person whose data were removed. */
  readonly userId: string | undefined;
  /** The key of the rules. */
  readonly game: string;
  readonly guildId: string | undefined;
  readonly players: number;
  readonly points: number;
  /** 1 for the winners; those with equal rank share it. */
  readonly rank: number;
  /** When the game ended, UTC ms. */
  readonly endedAt: number;
  /** What else is counted, as the rules of the game tell it (`Game.built`). */
  readonly tiles: readonly string[];
  /** What the seat was played as (`Game.side`); undefined if all played by the same rules, and in old results. */
  readonly side?: string | undefined;
  /** The first choice of the seat that statistics count (`Game.opening`); undefined in old results. */
  readonly opening?: string | undefined;
  /** How well the computers play that a person has met, where it met nobody else; undefined otherwise, and in old results. */
  readonly against?: Level | undefined;
}

/** How often seats have begun with a choice, and what they reached in the mean. */
export interface Opening {
  readonly move: string;
  readonly games: number;
  readonly points: number;
}

/** What somebody has reached in a game, and the most that they had reached before in such games. */
export interface FormerBest {
  readonly seat: number;
  readonly points: number;
  readonly before: number;
}

/** What was found out about a game that is over; the seats are those of the game. */
export interface KeptAnalysis {
  readonly gameId: string;
  /** The last entry of the log that it knows. */
  readonly entry: number;
  /** The version of the rules by which the game was replayed. */
  readonly version: number;
  /** What judged: the level, and a mark of what was learned. */
  readonly judge: string;
  readonly analysis: Analysis;
}

/** A turn as it was judged; points are in tenths. */
export interface AnalysedTurn {
  /** The entry of the log that ended it. */
  readonly entry: number;
  readonly seat: number;
  /** What each seat was expected to score after it. */
  readonly expected: readonly number[];
  /** How much less the turn was expected to bring than the better way, from 0 up. */
  readonly lost: number;
  /** The better way, where there was one, without the move that ends the turn. */
  readonly better?: readonly string[] | undefined;
  /**
   * By how much each seat's expectation changed through what was revealed in the turn and after it; absent if nothing
   * was.
   */
  readonly luck?: readonly number[] | undefined;
}

/** A game that is over, turn by turn. */
export interface Analysis {
  readonly level: string;
  /**
   * Whether a computer has learned to count in points; otherwise expectations are the points of the moment, and losses are
   * only ranked.
   */
  readonly inPoints: boolean;
  /** Differences of less than that many points say nothing. */
  readonly margin: number;
  /** Whether turns were judged by what is foreseen of later ones, as computers play that game; absent if each was judged by its end, as all were once. */
  readonly ahead?: true | undefined;
  /** What each seat was expected to score before the first turn. */
  readonly start: readonly number[];
  readonly turns: readonly AnalysedTurn[];
}
