import { noNumbers, type Sparse } from '../engine/features.ts';
import type { Game } from '../engine/game.ts';
import { type Judging, judgingOf } from './judging.ts';
import { judged } from './network.ts';

/** The topic of a turn's later results, which its end does not show yet. */
export const LATER = 'later';

/**
 * How much better a state is than another in a topic of the game's features, or `LATER`, in points; negative if it is
 * worse.
 */
export interface Reason {
  readonly topic: string;
  readonly points: number;
  /** The visible things that the better one has more of (`Topics.visible`); absent if a game only names its topics. */
  readonly things?: readonly string[];
  /** The better state did not gain it in the turn: the other spent it. */
  readonly kept?: true;
}

/** Differences smaller than this (in points) are not reasons. */
const SLIGHT = 0.5;

/** A seat for which a judgement compares states. */
interface Explained<State> {
  readonly game: Game<State>;
  readonly seat: number;
  readonly judging: Judging<State>;
}

/**
 * What a turn mainly brought its seat: a topic of the game's features. Undefined if it brought nothing worth naming, or
 * the game has no explanations.
 */
export function aimOf<State>(
  { game, seat }: Pick<Explained<State>, 'game' | 'seat'>,
  before: State,
  after: State,
): string | undefined {
  const judged = { game, seat, judging: judgingOf(game) };
  return reasons(judged, { before, one: after, other: before, later: 0 }).find(({ points }) => points > 0)?.topic;
}

/**
 * Two ends of a turn, the state before it, and how many more points the first end is worth later, beyond what judging
 * both ends shows.
 */
interface Ends<State> {
  readonly before: State;
  readonly one: State;
  readonly other: State;
  readonly later: number;
}

/**
 * How, and by how many points, one end of a turn is better for a seat than another; the most important first. If a game
 * says what players can see of a topic, only visible differences are reasons.
 */
export function reasons<State>(asked: Explained<State>, ends: Ends<State>): Reason[] {
  const { one, other, later } = ends;
  const points = linesBetter(asked, one, other);
  points.set(LATER, later);
  for (const [topic, more] of expectedBetter(asked, one, other)) points.set(topic, (points.get(topic) ?? 0) + more);
  return [...points]
    .map(([topic, more]) => ({ topic, points: more }))
    .filter(({ points }) => Math.abs(points) >= SLIGHT)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .flatMap((reason) => seen(asked, ends, reason) ?? []);
}

/** A reason with its visible things; undefined if there are none. */
function seen<State>({ game, seat }: Explained<State>, ends: Ends<State>, reason: Reason): Reason | undefined {
  const topics = game.features?.topics;
  const { topic, points } = reason;
  if (topic === LATER || topics?.visible === undefined) return reason;
  const [more, less] = points > 0 ? [ends.one, ends.other] : [ends.other, ends.one];
  const all = topics.visible(topic, { more, less, seat });
  const brought = topics.visible(topic, { more, less: ends.before, seat });
  const both = all.filter((thing) => brought.includes(thing));
  if (both.length > 0) return { ...reason, things: both };
  return all.length === 0 ? undefined : { ...reason, things: all, kept: true };
}

/** How many more points a seat has already scored, by topic. */
function linesBetter<State>({ game, seat }: Explained<State>, one: State, other: State): Map<string, number> {
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

/**
 * How many more points a seat may still expect, by topic: swaps the features of one topic at a time between both
 * states.
 */
function expectedBetter<State>({ game, seat, judging }: Explained<State>, one: State, other: State) {
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

/** A list of numbers in which some places come from another list. */
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
