import { DONE } from '../engine/decision.ts';
import type { Game } from '../engine/game.ts';
import { foreseeable, type Line, tries } from './beam.ts';
import { direct, stepsOf } from './direct.ts';
import { type Judging, judgingOf } from './judging.ts';
import { type Level, playOf } from './levels.ts';
import { compared, weighed } from './playout.ts';
import { type Reason, reasons } from './reasons.ts';

/** The level at which advice is thought of. */
export const ADVISER: Level = 'strong';

/** Where a game does not say by how many points comparisons may be wrong. */
const MARGIN = 3;

/** By how many points a comparison of two ways to play a turn may be wrong in a game. */
export const marginOf = <State>({ features }: Pick<Game<State>, 'features'>): number => features?.margin ?? MARGIN;

/** Whether turns of a game such as this one are judged by what is foreseen of later ones. */
export const looksAhead = <State>({ foresight }: Pick<Game<State>, 'foresight'>, seen: State): boolean =>
  (foresight?.(seen) ?? 0) > 0;

/** A way to play a turn. */
interface Way {
  /** Up to the end of the turn, without the move that ends it. */
  readonly moves: readonly string[];
  /**
   * How many of its first moves lead up to its main action: exchanges, and what they lead to; 0 if there is nothing else.
   */
  readonly begins: number;
  /** How much less is expected than of the best way, in points. */
  readonly behind: number;
  /** What it differs in from the way before it, what counts most first; nothing for the best. */
  readonly reasons: readonly Reason[];
  /** What the best differs in from the state before the turn, what counts most first; nothing for any other. */
  readonly brings: readonly Reason[];
}

/** Ways to play a turn, the best first, one for each first choice. */
export interface Advice {
  readonly level: Level;
  /** Whether `behind` and reasons are in points: not if only the game's own outlook judges. */
  readonly inPoints: boolean;
  /** Differences of less than that many points say nothing. */
  readonly margin: number;
  /** Whether the ways were compared by what is foreseen of later turns. */
  readonly ahead: boolean;
  readonly ways: readonly Way[];
}

/** A seat that asks for advice, in the game with this id. */
export interface AdviceQuestion {
  readonly game: string;
  readonly seen: unknown;
  readonly seat: number;
}

/** How many ways are listed. */
const WAYS = 3;
/** How many ways are compared by what comes of them, and how often what lies face down is dealt again for that. */
const FOLLOWED = 4;
const DEALS = 12;
/** The seed of the deal: the same question gets the same answer. */
const SEED = 'advice';
/** How many reasons are given for each. */
const REASONS = 3;

interface Asked<State> {
  readonly game: Game<State>;
  readonly seat: number;
  readonly judging?: Judging<State>;
}

/** A way with what it was judged to be worth at its end, and what it is worth in all, in points. */
interface Judged<State> {
  readonly end: Line<State>;
  readonly now: number;
  readonly worth: number;
}

/** The best ways to play the turn of a seat that sees a state, as a computer of the level `ADVISER` judges them; none if nothing is asked. */
export function advise<State>(asked: Asked<State>, seen: State): Advice {
  const { game, seat, judging = judgingOf(asked.game) } = asked;
  const inPoints = judging.network !== undefined;
  const ends = judgedWays({ game, seat, judging }, seen);
  const [best] = ends;
  const ways = ends.map(({ end, now, worth }, at): Way => {
    // From its neighbour, not from the best: ways that are alike differ from that in the same.
    const against = ends[at - 1];
    const told = { moves: end.moves, begins: beginsWith(asked, seen, end.moves) };
    const compare = (other: State, more: number): Reason[] =>
      reasons({ game, seat, judging }, { before: seen, one: end.state, other, later: more }).slice(0, REASONS);
    if (against === undefined) return { ...told, behind: 0, reasons: [], brings: compare(seen, 0) };
    const later = worth - now - against.worth + against.now;
    return {
      ...told,
      behind: (best?.worth ?? 0) - worth,
      reasons: compare(against.end.state, later),
      brings: [],
    };
  });
  return { level: ADVISER, inPoints, margin: marginOf(game), ahead: looksAhead(game, seen), ways };
}

/** The best ways, one for each first choice, the best one first: as that level would play, and, where the game has foresight, by what comes of them. */
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

/** Whether two ways are the same moves, in whichever order. */
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join();

/** What an exchange must bring to be worth telling, in points. */
const EXCHANGE = 1;

/** A line without detours: `direct`. */
export function toldWay<State>(
  { judging, ...who }: Required<Asked<State>>,
  line: Line<State>,
  seen: State,
): Line<State> {
  const exchange = judging.network === undefined ? 0 : EXCHANGE;
  return direct({ ...who, judge: judging.judge, exchange }, line, seen);
}

/**
 * How many moves there are up to the first that is no exchange and behind which something else is asked, or that turns something
 * over, that one included; up to the first that is no exchange if there is none such, and 0 if each is one.
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
