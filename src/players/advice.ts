import { noNumbers, type Sparse } from '../engine/features.ts';
import type { Game } from '../engine/game.ts';
import { tries } from './beam.ts';
import { type Judging, judgingOf } from './judging.ts';
import { breadthOf, type Level } from './levels.ts';
import { judged } from './network.ts';

/** The level at which advice is thought of. */
export const ADVISER: Level = 'strong';

/**
 * By how many points a comparison of two ways to play a turn may be wrong. It was measured: so much, in the quadratic mean, a
 * difference changes until the next turn of the seat has been thought of.
 */
export const MARGIN = 3;

/** How much better a way to play is than another in a topic, in points; less than 0 where it is worse. */
interface Reason {
  readonly topic: string;
  readonly points: number;
}

/** A way to play a turn. */
interface Way {
  /** Up to the end of the turn, without the move that ends it. */
  readonly moves: readonly string[];
  /** How much less is expected than of the best way, in points. */
  readonly behind: number;
  /** What it differs in, from the best way, or the best way from the second: what counts most first. */
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
/** What counts less than that is no reason, in points. */
const SLIGHT = 0.5;

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
  const [best, second] = ends;
  const ways = ends.map((end): Way => {
    const against = end === best ? second : best;
    return {
      moves: end.moves,
      behind: (best?.worth ?? 0) + (best?.charge ?? 0) - end.worth - end.charge,
      reasons: against === undefined ? [] : reasons({ game, seat, judging }, end.state, against.state),
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

/** In what, and by how many points, one state is better for a seat than another one. */
function reasons<State>(asked: Required<Asked<State>>, one: State, other: State): Reason[] {
  const points = linesBetter(asked, one, other);
  for (const [topic, more] of expectedBetter(asked, one, other)) points.set(topic, (points.get(topic) ?? 0) + more);
  return [...points]
    .map(([topic, more]) => ({ topic, points: more }))
    .filter(({ points }) => Math.abs(points) >= SLIGHT)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, REASONS);
}

/** By how many points more a seat has scored already, by topic. */
function linesBetter<State>({ game, seat }: Asked<State>, one: State, other: State): Map<string, number> {
  const points = new Map<string, number>();
  const add = (state: State, sign: 1 | -1): void => {
    for (const line of game.score(state).find((score) => score.seat === seat)?.lines ?? []) {
      const topic = game.features?.topics?.lines[line.key];
      if (topic !== undefined) points.set(topic, (points.get(topic) ?? 0) + sign * line.points);
    }
  };
  add(one, 1);
  add(other, -1);
  return points;
}

/** By how many points more a seat may still expect, by topic: the features of one topic at a time are exchanged between both states. */
function expectedBetter<State>({ game, seat, judging }: Required<Asked<State>>, one: State, other: State) {
  const better = new Map<string, number>();
  const { network } = judging;
  const { features } = game;
  if (network === undefined || features?.topics === undefined) return better;
  const [own, others] = [one, other].map((state) => {
    const list = noNumbers();
    features.read(state, seat, list);
    return list;
  }) as [Sparse, Sparse];
  const stage = features.stage(one);
  const { of } = features.topics;
  const [worth, otherWorth] = [judged(network, own, stage), judged(network, others, stage)];
  for (const topic of new Set(of)) {
    if (topic === undefined) continue;
    const less = judged(
      network,
      exchanged(own, others, (place) => of[place] === topic),
      stage,
    );
    const more = judged(
      network,
      exchanged(others, own, (place) => of[place] === topic),
      stage,
    );
    better.set(topic, (worth - less + more - otherWorth) / 2);
  }
  return better;
}

/** A list of numbers with those of some places taken from another list. */
function exchanged(list: Sparse, other: Sparse, isExchanged: (place: number) => boolean): Sparse {
  const into = noNumbers();
  const add = (from: Sparse, wanted: boolean): void => {
    for (let i = 0; i < from.length; i++) {
      const place = from.place[i] as number;
      if (isExchanged(place) !== wanted) continue;
      into.place[into.length] = place;
      into.value[into.length++] = from.value[i] as number;
    }
  };
  add(list, false);
  add(other, true);
  return into;
}
