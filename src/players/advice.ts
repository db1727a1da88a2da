import type { Game } from '../engine/game.ts';
import { foreseeable, type Line, tries } from './beam.ts';
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
  /** How many of them, from the first on, go up to what the way is told for: the first that is no exchange; 0 where each is one. */
  readonly begins: number;
  /** How much less is expected than of the best way, in points. */
  readonly behind: number;
  /** What it differs in from the way before it, what counts most first; nothing for the best. */
  readonly reasons: readonly Reason[];
}

/** Ways to play a turn, the best first, one for each first choice. */
export interface Advice {
  readonly level: Level;
  /** Whether `behind` and reasons are told in points: not where only the game's own outlook judges. */
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

/** How many ways are told. */
const WAYS = 3;
/** How many ways are compared by what comes of them, and how often what lies face down is dealt anew for that. */
const FOLLOWED = 4;
const DEALS = 12;
/** The chance by which it is dealt: whoever asks again gets the same answer. */
const SEED = 'advice';
/** How many reasons are told for each. */
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

/** The best ways to play the turn of a seat that sees a state, as a computer of the level `ADVISER` judges them; none where nothing is asked. */
export function advise<State>(asked: Asked<State>, seen: State): Advice {
  const { game, seat, judging = judgingOf(asked.game) } = asked;
  const inPoints = judging.network !== undefined;
  const ends = judgedWays({ game, seat, judging }, seen);
  const [best] = ends;
  const ways = ends.map(({ end, now, worth }, at): Way => {
    // From its neighbour, not from the best: ways that are alike differ from that in the same.
    const against = ends[at - 1];
    const told = { moves: end.moves, begins: beginsWith(asked, seen, end.moves) };
    if (against === undefined) return { ...told, behind: 0, reasons: [] };
    const later = worth - now - against.worth + against.now;
    return {
      ...told,
      behind: (best?.worth ?? 0) - worth,
      reasons: reasons({ game, seat, judging }, { one: end.state, other: against.end.state, later }).slice(0, REASONS),
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
  const ends = [...kinds.values()];
  const begun = ends.map(({ moves }) => foreseeable(game, { state: seen, seat }, moves));
  const foreseen = compared(playing, seen, { begun, deals: DEALS });
  return ends
    .map((end, at) => {
      const now = end.worth + end.charge;
      return { end, now, worth: foreseen?.[at] ?? now };
    })
    .sort((one, other) => other.worth - one.worth)
    .slice(0, WAYS);
}

/** How many moves there are up to the first that is no exchange, that one included; 0 where there is none. */
function beginsWith<State>({ game, seat }: Asked<State>, seen: State, moves: readonly string[]): number {
  const state = game.clone(seen);
  for (const [at, move] of moves.entries()) {
    const decision = game.decisions(state, 'useful').find((each) => each.seat === seat);
    const option = decision?.options.find((each) => each.move === move);
    if (option === undefined || !option.anytime) return at + 1;
    game.apply(state, seat, option);
  }
  return 0;
}
