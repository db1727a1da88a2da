import type { Game } from '../engine/game.ts';
import { END } from '../engine/log.ts';
import { randomFrom } from '../engine/random.ts';
import { type Breadth, foreseeable, type Line, type Tried, ways } from './beam.ts';
import type { Judge } from './judge.ts';
import type { Judging } from './judging.ts';

/** How much to play out after a turn. */
export interface Playouts {
  /** How many ways to follow, and by how many points they may be worse than the best. */
  readonly ends: number;
  readonly within: number;
  /** How to look for several ways that begin the same way. */
  readonly among: Breadth;
  /** How many later turns to play in all, and about how many positions they may search. */
  readonly turns: number;
  readonly positions: number;
  /** How many positions each of those turns may search, and how many lines it keeps at each step. */
  readonly looks: number;
  readonly width: number;
  /** How many courses of the game to follow from turn to turn. */
  readonly courses: number;
}

/** The seat that plays out what follows its turn. */
interface Playing<State> {
  readonly game: Game<State>;
  readonly seat: number;
  readonly seed: string;
  readonly playouts: Playouts | undefined;
  readonly judges: Pick<Judging<State>, 'judge' | 'quick'>;
}

/** A way to play a turn, with its worth. */
export interface Weighed<State> extends Tried<State> {
  readonly worth: number;
}

/** The results of a turn, for each time it was played out. */
interface Outcomes<State> {
  readonly tried: Tried<State>;
  readonly moves: readonly string[];
  readonly points: number[];
}

/** One course of a game: its state, how well the seat is doing there, and its last way. */
interface Course<State> {
  readonly state: State;
  readonly worth: number;
  readonly kind: string;
}

/** How many ways to play one turn are followed as courses of the game. */
export const EACH = 4;

const meanOf = ({ points, tried }: Outcomes<unknown>): number =>
  points.length === 0 ? tried.end.worth : points.reduce((sum, each) => sum + each, 0) / points.length;

/** The best of the ways that differ in what can be foreseen, the best one first. */
export function different<State>(
  { game, seat, playouts }: Pick<Playing<State>, 'game' | 'seat'> & { playouts: Pick<Playouts, 'ends' | 'within'> },
  seen: State,
  found: readonly Tried<State>[],
): Outcomes<State>[] {
  const all = found.toSorted((one, other) => other.end.worth - one.end.worth);
  const least = (all[0]?.end.worth ?? 0) - playouts.within;
  const known = new Map<string, Outcomes<State>>();
  for (const tried of all) {
    if (known.size === playouts.ends || tried.end.worth < least) break;
    const moves = foreseeable(game, { state: seen, seat }, tried.end.moves);
    const key = moves.join('\n');
    if (!known.has(key)) known.set(key, { tried, moves, points: [] });
  }
  return [...known.values()];
}

interface Quick<State> extends Pick<Playing<State>, 'game' | 'seat'> {
  readonly judge: Judge<State>;
  readonly playouts: Playouts;
}

/**
 * How a course continues with the next turn, found by a quick search: several ways for the seat itself, the best one
 * for others.
 */
function onwards<State>({ game, seat, judge, playouts }: Quick<State>, { state }: Course<State>): Course<State>[] {
  const awaited = game.decisions(state, 'useful')[0]?.seat;
  if (awaited === undefined) return [];
  const found = ways({ game, seat: awaited, judge, breadth: playouts }, state);
  return found.slice(0, awaited === seat ? EACH : 1).map(({ end }) => {
    const next = game.clone(end.state);
    game.play(next, awaited, END);
    return { state: next, worth: worthAt({ game, seat, judge }, end.state, next), kind: kindOf(game, seat, end) };
  });
}

/**
 * How well a seat is doing at the end of a turn: judged before that end, as in training, or counted if it ends the
 * game.
 */
function worthAt<State>(
  { game, seat, judge }: Pick<Quick<State>, 'game' | 'seat' | 'judge'>,
  before: State,
  after: State,
): number {
  if (!game.finished(after)) return judge(before, seat);
  return game.score(after).find((score) => score.seat === seat)?.total ?? 0;
}

/** Courses are similar if the seat has built the same things in them and has started its turn the same way. */
export const kindOf = <State>(
  game: Game<State>,
  seat: number,
  { state, moves }: Pick<Line<State>, 'state' | 'moves'>,
): string =>
  [...(game.built?.(state, seat) ?? [])]
    .sort()
    .concat(moves[0] ?? '')
    .join('\n');

/** The best courses: of several similar ones only the best. */
function best<State>(courses: readonly Course<State>[], most: number): Course<State>[] {
  const kept = new Map<string, Course<State>>();
  for (const course of courses.toSorted((one, other) => other.worth - one.worth)) {
    if (!kept.has(course.kind)) kept.set(course.kind, course);
    if (kept.size === most) break;
  }
  return [...kept.values()];
}

/**
 * The best result that a game may reach within this many turns, in points for the seat, and how many turns were
 * searched.
 */
function foreseen<State>(
  quick: Quick<State>,
  state: State,
  horizon: number,
): { readonly worth: number; readonly turns: number } {
  let courses: Course<State>[] = [{ state, worth: worthAt(quick, state, state), kind: '' }];
  let over = Number.NEGATIVE_INFINITY;
  let turns = 0;
  for (let turn = 0; turn < horizon; turn++) {
    const next: Course<State>[] = [];
    for (const course of courses) {
      const further = onwards(quick, course);
      if (further.length === 0) over = Math.max(over, course.worth);
      next.push(...further);
      turns++;
    }
    if (next.length === 0) return { worth: over, turns };
    courses = best(next, quick.playouts.courses);
  }
  return { worth: Math.max(over, courses[0]?.worth ?? over), turns };
}

/** The results of positions, as foreseen from what a seat sees. */
interface Foreseeing<State> {
  readonly quick: Quick<State>;
  readonly horizon: number;
  /** How many positions were looked at. */
  looked(): number;
}

/** A seat's foresight for a position; undefined if that does not pay off. */
function foreseeing<State>(
  { game, seat, playouts, judges }: Playing<State>,
  seen: State,
): Foreseeing<State> | undefined {
  const horizon = game.foresight?.(seen) ?? 0;
  if (playouts === undefined || horizon === 0) return undefined;
  let looks = 0;
  const judge: Judge<State> = (state, of) => {
    looks++;
    return judges.quick(state, of);
  };
  return { quick: { game, seat, judge, playouts }, horizon, looked: () => looks };
}

/** The result of a turn that starts with these moves, with this deal. */
function playedOut<State>({ quick, horizon }: Foreseeing<State>, dealt: State, moves: readonly string[]) {
  const { game, seat } = quick;
  const state = game.clone(dealt);
  for (const move of moves) game.play(state, seat, move);
  // A turn that has turned something over continues with what was revealed.
  return foreseen(quick, state, moves.at(-1) === END ? horizon : horizon + 1);
}

/** Ways to play a turn, each worth what the end of the turn is worth. */
export const asFound = <State>(found: readonly Tried<State>[]): Weighed<State>[] =>
  found.map((tried) => ({ ...tried, worth: tried.end.worth }));

/**
 * Ways to play a turn, best first, found by `tries` and compared by what follows: some turns are played after each,
 * with face-down pieces dealt again each time, the same for all. From time to time the worse half is dropped and the
 * others are followed more often. Without foresight they stay as found.
 */
export function weighed<State>(playing: Playing<State>, seen: State, found: readonly Tried<State>[]): Weighed<State>[] {
  const { game, seat, seed, playouts, judges } = playing;
  const foreseeable = foreseeing(playing, seen);
  if (playouts === undefined || foreseeable === undefined) return asFound(found);
  const playOut = (dealt: State, { moves, tried, points }: Outcomes<State>): number => {
    const { worth, turns } = playedOut(foreseeable, dealt, moves);
    points.push(worth - tried.end.charge);
    return turns;
  };
  const more = ways({ game, seat, judge: judges.judge, breadth: playouts.among }, seen);
  let left = different(foreseeable.quick, seen, [...found, ...more]);
  const halvings = Math.ceil(Math.log2(left.length));
  for (let halved = 0, deal = 0; halved < halvings; halved++) {
    const most = (playouts.positions * (halved + 1)) / halvings;
    for (let turns = playouts.turns / halvings; turns > 0 && foreseeable.looked() < most; deal++) {
      const dealt = game.deal?.(seen, randomFrom(`${seed} ${deal}`));
      if (dealt === undefined) return asFound(found);
      for (const each of left) turns -= Math.max(1, playOut(dealt, each));
    }
    left = left.sort((one, other) => meanOf(other) - meanOf(one)).slice(0, Math.ceil(left.length / 2));
  }
  return left.map((each) => ({ ...each.tried, worth: meanOf(each) }));
}

/**
 * The worth in points of a turn that starts with certain moves, for each of several such starts: the mean over several
 * new deals of the face-down cards, the same for all. No moves at all means the position as it is. Undefined if the
 * game has no foresight.
 */
export function compared<State>(
  playing: Playing<State>,
  seen: State,
  { begun, deals }: { readonly begun: readonly (readonly string[])[]; readonly deals: number },
): number[] | undefined {
  const foreseeable = foreseeing(playing, seen);
  if (foreseeable === undefined) return undefined;
  const sums = begun.map(() => 0);
  for (let deal = 0; deal < deals; deal++) {
    const dealt = playing.game.deal?.(seen, randomFrom(`${playing.seed} ${deal}`));
    if (dealt === undefined) return undefined;
    for (const [at, moves] of begun.entries()) sums[at] = (sums[at] ?? 0) + playedOut(foreseeable, dealt, moves).worth;
  }
  return sums.map((sum) => sum / deals);
}
