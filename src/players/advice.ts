import { DONE } from '../engine/decision.ts';
import type { Game } from '../engine/game.ts';
import { foreseeable, type Line, tries } from './beam.ts';
import { direct, stepsOf } from './direct.ts';
import { type Judging, judgingOf } from './judging.ts';
import { type Level, playOf } from './levels.ts';
import { compared, weighed } from './playout.ts';
import { type Reason, reasons } from './reasons.ts';

/** The level of advice. */
export const ADVISER: Level = 'strong';

/** The margin for a game that does not define one. */
const MARGIN = 3;

/** How many points a comparison of two ways to play a turn may be off by in a game. */
export const marginOf = <State>({ features }: Pick<Game<State>, 'features'>): number => features?.margin ?? MARGIN;

/** Whether the turns of a game are judged by foreseeing later ones. */
export const looksAhead = <State>({ foresight }: Pick<Game<State>, 'foresight'>, seen: State): boolean =>
  (foresight?.(seen) ?? 0) > 0;

/** A way to play a turn. */
interface Way {
  /** Without the move that ends the turn. */
  readonly moves: readonly string[];
  /**
   * How many of its first moves, which are exchanges and their results, lead to its main action; 0 if there is nothing
   * else.
   */
  readonly begins: number;
  /** How many of its first moves can be made at once: all, unless one of them turns something over. */
  readonly plays: number;
  /** How many points fewer to expect than from the best way. */
  readonly behind: number;
  /** How it differs from the way before it, the most important first; empty for the best. */
  readonly reasons: readonly Reason[];
  /** How the best differs from the state before the turn, the most important first; empty for all others. */
  readonly brings: readonly Reason[];
}

/** Ways to play a turn, the best first, one for each first choice. */
export interface Advice {
  readonly level: Level;
  /** Whether `behind` and reasons are in points: not if only the game's own outlook judges. */
  readonly inPoints: boolean;
  /** Differences smaller than this (in points) mean nothing. */
  readonly margin: number;
  /** Whether the comparison foresaw later turns. */
  readonly ahead: boolean;
  readonly ways: readonly Way[];
}

/** A seat that asks for advice, and the id of its game. */
export interface AdviceQuestion {
  readonly game: string;
  readonly seen: unknown;
  readonly seat: number;
}

/** How many ways to list. */
const WAYS = 3;
/** How many ways to compare by foreseen turns, and with how many deals of the face-down cards. */
const FOLLOWED = 4;
const DEALS = 12;
/** The seed of the deal: the same question gets the same answer. */
const SEED = 'advice';
/** How many reasons to give for each. */
const REASONS = 3;

interface Asked<State> {
  readonly game: Game<State>;
  readonly seat: number;
  readonly judging?: Judging<State>;
}

/** A way, how its end is judged, and what it is worth in all, in points. */
interface Judged<State> {
  readonly end: Line<State>;
  readonly now: number;
  readonly worth: number;
}

/**
 * The best ways to play the turn of a seat that sees a state, by the judgement of the level `ADVISER`; none if the seat
 * has no decision.
 */
export function advise<State>(asked: Asked<State>, seen: State): Advice {
  const { game, seat, judging = judgingOf(asked.game) } = asked;
  const inPoints = judging.network !== undefined;
  const ends = judgedWays({ game, seat, judging }, seen);
  const [best] = ends;
  const ways = ends.map(({ end, now, worth }, at): Way => {
    // Compared with its neighbour, not the best: similar ways differ from the best in the same points.
    const against = ends[at - 1];
    const way = {
      moves: end.moves,
      begins: beginsWith(asked, seen, end.moves),
      plays: playsTo(asked, seen, end.moves),
    };
    const compare = (other: State, more: number): Reason[] =>
      reasons({ game, seat, judging }, { before: seen, one: end.state, other, later: more }).slice(0, REASONS);
    if (against === undefined) return { ...way, behind: 0, reasons: [], brings: compare(seen, 0) };
    const later = worth - now - against.worth + against.now;
    return {
      ...way,
      behind: (best?.worth ?? 0) - worth,
      reasons: compare(against.end.state, later),
      brings: [],
    };
  });
  return { level: ADVISER, inPoints, margin: marginOf(game), ahead: looksAhead(game, seen), ways };
}

/**
 * The best ways, one for each first choice, the best one first: as that level would play, and, if the game has
 * foresight, compared by foreseen turns.
 */
function judgedWays<State>(asked: Required<Asked<State>>, seen: State): Judged<State>[] {
  const { game, seat, judging } = asked;
  const { breadth, playouts } = playOf(ADVISER, judging.network !== undefined);
  const playing = { game, seat, playouts, judges: judging, seed: SEED };
  const found = tries({ game, seat, judge: judging.judge, breadth }, seen);
  const kinds = new Map<string, Line<State>>();
  for (const { end } of [...weighed(playing, seen, found).slice(0, 1), ...found]) {
    if (kinds.size === FOLLOWED) break;
    const first = end.moves[beginsWith(asked, seen, end.moves) - 1] ?? '';
    if (!kinds.has(first)) kinds.set(first, end);
  }
  const ends = [...kinds.values()].map((end) => toldWay({ game, seat, judging }, end, seen));
  const begun = ends.map(({ moves }) => foreseeable(game, { state: seen, seat }, moves));
  const foreseen = compared(playing, seen, { begun, deals: DEALS });
  return ends
    .map((end, at) => {
      const now = end.worth + end.charge;
      return { end, now, worth: foreseen?.[at] ?? now };
    })
    .sort((one, other) => other.worth - one.worth)
    .filter(({ end }, at, all) => all.findIndex((other) => isSame(end.moves, other.end.moves)) === at)
    .slice(0, WAYS);
}

/** Whether two ways have the same moves in any order. */
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join();

/** The minimum gain of an exchange worth mentioning, in points. */
const EXCHANGE = 1;

/** A line without its detours; see `direct`. */
export function toldWay<State>(
  { judging, ...who }: Required<Asked<State>>,
  line: Line<State>,
  seen: State,
): Line<State> {
  const exchange = judging.network === undefined ? 0 : EXCHANGE;
  return direct({ ...who, judge: judging.judge, exchange }, line, seen);
}

/** How many moves there are up to and including the first that turns something over; all if none does. */
function playsTo<State>({ game, seat }: Asked<State>, seen: State, moves: readonly string[]): number {
  let at = 0;
  for (const { moves: step, before } of stepsOf({ game, seat }, seen, moves)) {
    at += step.length;
    if (before.options.some(({ move, reveals }) => reveals && move === step[0])) return at;
  }
  return moves.length;
}

/**
 * How many moves there are up to and including the first one that turns something over, or that leads to another
 * decision without being an exchange. If there is none, up to the first that is not an exchange; 0 if all are
 * exchanges.
 */
function beginsWith<State>({ game, seat }: Asked<State>, seen: State, moves: readonly string[]): number {
  let at = 0;
  let first = 0;
  let begun: string | undefined;
  for (const { moves: step, isExchange, before, after } of stepsOf({ game, seat }, seen, moves)) {
    begun ??= before.task;
    at += step.length;
    // The player sees what was revealed before choosing anything else.
    if (before.options.some(({ move, reveals }) => reveals && move === step[0])) return at;
    if (isExchange || step[0] === DONE) continue;
    first ||= at;
    if (after?.task !== begun) return at;
  }
  return first;
}
