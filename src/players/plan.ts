import type { Game } from '../engine/game.ts';
import { END } from '../engine/log.ts';
import { randomFrom } from '../engine/random.ts';
import { type Breadth, type Tried, ways } from './beam.ts';
import type { Judge } from './judge.ts';
import { asFound, different, EACH, kindOf, type Playouts, type Weighed } from './playout.ts';

/** How to plan a seat's next turns. */
export interface Plan extends Pick<Playouts, 'ends' | 'within' | 'among' | 'courses' | 'positions'> {
  /** How many turns to plan, and how many in the last stage of the game, which ends within them. */
  readonly turns: number;
  readonly last: number;
  /** How to search each of these turns, and those of the other seats in between. */
  readonly own: Breadth;
  readonly others: Breadth;
}

/** The seat that plans. */
interface Planning<State> {
  readonly game: Game<State>;
  readonly seat: number;
  readonly seed: string;
  readonly judge: Judge<State>;
  readonly plan: Plan;
}

/** One course of the game, up to the seat's next turn or the end of the game. */
interface Course<State> {
  /** Which of the ways to play the current turn it starts with. */
  readonly from: number;
  readonly state: State;
  /** How well the seat was doing at the end of each of its turns; only the final score once the game is over. */
  readonly judged: readonly number[];
  readonly kind: string;
  readonly isOver: boolean;
}

/**
 * How promising a course is. Half of it is the latest judgement and half the mean of all, because the best of many
 * judgements is often the one with the largest error.
 */
function worthOf({ judged }: Pick<Course<unknown>, 'judged'>): number {
  const last = judged.at(-1) ?? 0;
  return (last + judged.reduce((sum, one) => sum + one, 0) / judged.length) / 2;
}

/** The others play until the seat has a decision; returns whether the game ended before that. */
function othersPlay<State>({ game, seat, judge, plan }: Planning<State>, state: State): boolean {
  for (;;) {
    const decisions = game.decisions(state, 'useful');
    const [decision] = decisions;
    if (decision === undefined) return true;
    if (decisions.some((each) => each.seat === seat)) return false;
    const [best] = ways({ game, seat: decision.seat, judge, breadth: plan.others }, state);
    for (const move of [...(best?.end.moves ?? []), END]) game.play(state, decision.seat, move);
  }
}

/** A course after one more turn of the seat, without the move that ends it, and after the turns of the others. */
function after<State>(
  planning: Planning<State>,
  { from, judged }: Pick<Course<State>, 'from' | 'judged'>,
  { state: end, charge, moves }: Tried<State>['end'],
): Course<State> {
  const { game, seat, judge } = planning;
  const state = game.clone(end);
  game.play(state, seat, END);
  const isOver = othersPlay(planning, state);
  const final = isOver ? game.score(state).find((score) => score.seat === seat)?.total : undefined;
  return {
    from,
    state,
    judged: final === undefined ? [...judged, judge(end, seat) - charge] : [final],
    kind: `${from}\n${kindOf(game, seat, { state, moves })}`,
    isOver,
  };
}

/** How a course continues with the seat's next turn. */
function onwards<State>(planning: Planning<State>, course: Course<State>): Course<State>[] {
  if (course.isOver) return [course];
  const { game, seat, judge, plan } = planning;
  const found = ways({ game, seat, judge, breadth: plan.own }, course.state);
  return found.slice(0, EACH).map(({ end }) => after(planning, course, end));
}

/** The best courses: of several similar ones only the best, but at least one after each way to play the turn. */
function best<State>(courses: readonly Course<State>[], most: number): Course<State>[] {
  const kept: Course<State>[] = [];
  const kinds = new Set<string>();
  const starts = new Set<number>();
  for (const course of courses.toSorted((one, other) => worthOf(other) - worthOf(one))) {
    if (starts.has(course.from) && (kept.length >= most || kinds.has(course.kind))) continue;
    kinds.add(course.kind);
    starts.add(course.from);
    kept.push(course);
  }
  return kept;
}

/** How many turns to plan. */
function turnsIn<State>({ game: { features }, plan }: Planning<State>, seen: State): number {
  return features !== undefined && features.stage(seen) === features.stages - 1 ? plan.last : plan.turns;
}

/**
 * Ways to play a turn, best first, found by `tries` and compared by the best courses of the seat's next turns after
 * each; the others play their best in between. The face-down pieces are dealt again once, the same for all ways. Where
 * the game ends within these turns, the final score counts instead of the judgement.
 */
export function planned<State>(
  planning: Planning<State>,
  seen: State,
  found: readonly Tried<State>[],
): Weighed<State>[] {
  const { game, seat, seed, plan } = planning;
  const more = ways({ game, seat, judge: planning.judge, breadth: plan.among }, seen);
  const starts = different({ game, seat, playouts: plan }, seen, [...found, ...more]);
  const dealt = game.deal?.(seen, randomFrom(seed));
  if (starts.length < 2 || dealt === undefined) return asFound(found);
  let looks = 0;
  const judge: Judge<State> = (state, of) => {
    looks++;
    return planning.judge(state, of);
  };
  const counting = { ...planning, judge };
  let courses = starts.map(({ moves, tried: { end } }, from): Course<State> => {
    const state = game.clone(dealt);
    const isWhole = moves.at(-1) === END;
    for (const move of isWhole ? moves.slice(0, -1) : moves) game.play(state, seat, move);
    if (isWhole) return after(counting, { from, judged: [] }, { ...end, state });
    // A turn that has turned something over continues with what was revealed.
    return { from, state, judged: [end.worth], kind: '', isOver: false };
  });
  for (let turns = turnsIn(planning, seen); turns > 0 && courses.some(({ isOver }) => !isOver); turns--) {
    const next: Course<State>[] = [];
    for (const course of courses) if (looks < plan.positions) next.push(...onwards(counting, course));
    // Courses of different lengths cannot be compared.
    if (looks >= plan.positions) break;
    courses = best(next, plan.courses);
  }
  const worths = starts.map((_, from) => Math.max(...courses.filter((course) => course.from === from).map(worthOf)));
  return starts
    .map(({ tried }, from) => ({ ...tried, worth: worths[from] ?? tried.end.worth }))
    .sort((one, other) => other.worth - one.worth);
}
