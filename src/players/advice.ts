import type { Game } from '../engine/game.ts';
import { tries } from './beam.ts';
import { type Judging, judgingOf } from './judging.ts';
import { breadthOf, type Level } from './levels.ts';
import { type Reason, reasons } from './reasons.ts';

/** The level at which advice is thought of. */
export const ADVISER: Level = 'strong';

/**
 * By how many points a comparison of two ways to play a turn may be wrong. It was measured: twice what, in the quadratic mean, a
 * difference changes until the next turn of the seat has been thought of (Caverna: 1.1 for two players, 1.5 for four).
 */
export const MARGIN = 3;

/** A way to play a turn. */
interface Way {
  /** Up to the end of the turn, without the move that ends it. */
  readonly moves: readonly string[];
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
  readonly ways: readonly Way[];
}

/** A seat that asks for advice, in the game with this id. */
export interface AdviceQuestion {
  readonly game: string;
  readonly seen: unknown;
  readonly seat: number;
}

/** How many ways are told, and how many reasons for each. */
const WAYS = 3;
const REASONS = 3;

interface Asked<State> {
  readonly game: Game<State>;
  readonly seat: number;
  readonly judging?: Judging<State>;
}

/** The best ways to play the turn of a seat that sees a state, as a computer of the level `ADVISER` judges them; none where nothing is asked. */
export function advise<State>(asked: Asked<State>, seen: State): Advice {
  const { game, seat, judging = judgingOf(asked.game) } = asked;
  const { judge, network } = judging;
  const inPoints = network !== undefined;
  const found = tries({ game, seat, judge, breadth: breadthOf(ADVISER, inPoints) }, seen);
  const kinds = new Map<string, (typeof found)[number]['end']>();
  for (const { end } of found) {
    if (kinds.size === WAYS) break;
    const first = ownMove(asked, seen, end.moves);
    if (!kinds.has(first)) kinds.set(first, end);
  }
  const ends = [...kinds.values()].sort((one, other) => other.worth + other.charge - one.worth - one.charge);
  const [best] = ends;
  const ways = ends.map((end, at): Way => {
    // From its neighbour, not from the best: ways that are alike differ from that in the same.
    const against = ends[at - 1];
    return {
      moves: end.moves,
      behind: (best?.worth ?? 0) + (best?.charge ?? 0) - end.worth - end.charge,
      reasons:
        against === undefined ? [] : reasons({ game, seat, judging }, end.state, against.state).slice(0, REASONS),
    };
  });
  return { level: ADVISER, inPoints, margin: MARGIN, ways };
}

/** The first of the moves that is no exchange; empty where there is none. */
function ownMove<State>({ game, seat }: Asked<State>, seen: State, moves: readonly string[]): string {
  const state = game.clone(seen);
  for (const move of moves) {
    const decision = game.decisions(state, 'useful').find((each) => each.seat === seat);
    const option = decision?.options.find((each) => each.move === move);
    if (option === undefined || !option.anytime) return move;
    game.apply(state, seat, option);
  }
  return '';
}
