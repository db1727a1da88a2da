import type { Decision } from '../engine/decision.ts';
import type { Game } from '../engine/game.ts';
import { endsIn, type Line } from './beam.ts';
import type { Judge } from './judge.ts';

/** The seat that plays a way, and its judgement. */
interface Walking<State> {
  readonly game: Game<State>;
  readonly seat: number;
  readonly judge: Judge<State>;
  /** The minimum gain of an exchange worth mentioning, in points. */
  readonly exchange: number;
}

/** A part of a way: a move, or an exchange with the answers to its questions, such as where to lay what was bought. */
interface Step {
  readonly moves: readonly string[];
  readonly isExchange: boolean;
}

/** The steps of a way, with the states before each of them and after the last. */
interface Walk<State> {
  readonly steps: readonly Step[];
  readonly states: readonly State[];
  readonly charge: number;
  /** How well the seat is doing at its end, minus charges, as for lines; undefined if the turn cannot end there. */
  readonly worth: number | undefined;
}

const askedOf = <State>({ game, seat }: Pick<Walking<State>, 'game' | 'seat'>, state: State): Decision | undefined =>
  game.decisions(state).find((decision) => decision.seat === seat);

/** The state after some moves; undefined if one of them is not possible. */
function behind<State>({ game, seat }: Walking<State>, state: State, moves: readonly string[]): State | undefined {
  const played = game.clone(state);
  for (const move of moves) {
    const option = askedOf({ game, seat }, played)?.options.find((each) => each.move === move);
    if (option === undefined) return undefined;
    game.apply(played, seat, option);
  }
  return played;
}

/** A step, with the decisions before and after it. */
interface Stepped extends Step {
  readonly before: Decision;
  readonly after: Decision | undefined;
}

/**
 * Groups moves into steps until one is impossible: an exchange includes its questions, until the decision before it is
 * back.
 */
export function* stepsOf<State>(
  { game, seat }: Pick<Walking<State>, 'game' | 'seat'>,
  seen: State,
  moves: readonly string[],
): Generator<Stepped, void> {
  const state = game.clone(seen);
  let before = askedOf({ game, seat }, state);
  const step = (move: string | undefined): Stepped | undefined => {
    const option = before?.options.find((each) => each.move === move);
    if (before === undefined || option === undefined) return undefined;
    game.apply(state, seat, option);
    const after = askedOf({ game, seat }, state);
    return { moves: [option.move], isExchange: option.anytime === true, before, after };
  };
  for (let at = 0; at < moves.length; at++) {
    const one = step(moves[at]);
    if (one === undefined) return;
    before = one.after;
    const isAsked = one.isExchange && before !== undefined && before.task !== one.before.task;
    const answer = isAsked ? step(moves[at + 1]) : undefined;
    before = answer?.after ?? before;
    if (answer === undefined) yield one;
    else if (answer.after?.task === one.before.task) {
      yield { ...one, moves: [...one.moves, ...answer.moves], after: answer.after };
    } else {
      yield one;
      yield answer;
    }
    if (answer !== undefined) at++;
  }
}

/** A walk along some steps with a known beginning; undefined if they are not possible. */
function walk<State>(
  walking: Walking<State>,
  known: Pick<Walk<State>, 'states'>,
  { steps, from }: { readonly steps: readonly Step[]; readonly from: number },
): Walk<State> | undefined {
  const states = known.states.slice(0, from + 1);
  for (const { moves } of steps.slice(from)) {
    const last = states.at(-1);
    const next = last && behind(walking, last, moves);
    if (next === undefined) return undefined;
    states.push(next);
  }
  const end = states.at(-1);
  if (end === undefined) return undefined;
  const charge = walking.exchange * steps.filter(({ isExchange }) => isExchange).length;
  const mayEnd = endsIn(askedOf(walking, end));
  return { steps, states, charge, worth: mayEnd ? walking.judge(end, walking.seat) - charge : undefined };
}

/** Differences smaller than this (in points) count as zero. */
const NOTHING = 1e-6;

const isAsGood = <State>(one: Walk<State> | undefined, other: Walk<State>): one is Walk<State> =>
  one?.worth !== undefined && other.worth !== undefined && one.worth >= other.worth - NOTHING;

/** The places of the exchanges in a way. */
const exchangesIn = ({ steps }: Walk<unknown>): number[] =>
  steps.flatMap(({ isExchange }, at) => (isExchange ? [at] : []));

/** The first of the walks that is as good as this way. */
function firstAsGood<State>(way: Walk<State>, others: Iterable<Walk<State> | undefined>): Walk<State> | undefined {
  for (const other of others) if (isAsGood(other, way)) return other;
  return undefined;
}

/** A way without one of its exchanges. */
function* without<State>(walking: Walking<State>, way: Walk<State>) {
  for (const at of exchangesIn(way)) yield walk(walking, way, { steps: way.steps.toSpliced(at, 1), from: at });
}

/** A way with one exchange instead of two: something bought and eaten at once. */
function* withOneForTwo<State>(walking: Walking<State>, way: Walk<State>) {
  const places = exchangesIn(way);
  for (const one of places) {
    const state = way.states[one];
    const options = (state === undefined ? undefined : askedOf(walking, state))?.options ?? [];
    const exchanges = options.filter(({ anytime }) => anytime);
    for (const other of places.filter((place) => place > one)) {
      const left = way.steps.toSpliced(other, 1);
      for (const { move } of exchanges) {
        const steps = left.with(one, { moves: [move], isExchange: true });
        yield walk(walking, way, { steps, from: one });
      }
    }
  }
}

/** A way with one of its exchanges later, so that the main action comes first. */
function* later<State>(walking: Walking<State>, way: Walk<State>) {
  for (const at of exchangesIn(way)) {
    const step = way.steps[at];
    const left = way.steps.toSpliced(at, 1);
    // The order among exchanges stays the same.
    const next = left.findIndex(({ isExchange }, place) => place >= at && !isExchange);
    for (let to = left.length; step !== undefined && next >= 0 && to > next; to--) {
      yield walk(walking, way, { steps: left.toSpliced(to, 0, step), from: at });
    }
  }
}

/** Repeats a change as long as it helps. */
function again<State>(way: Walk<State>, change: (way: Walk<State>) => Walk<State> | undefined): Walk<State> {
  let now = way;
  for (let left = way.steps.length * way.steps.length; left > 0; left--) {
    const next = change(now);
    if (next === undefined) return now;
    now = next;
  }
  return now;
}

/**
 * A line that is as good as another, but without detours: without exchanges that bring less than `exchange` points,
 * with one exchange instead of two that bring no more, and with the main action before exchanges that can wait. Leaves
 * a line unchanged if its moves are not possible.
 */
export function direct<State>(walking: Walking<State>, line: Line<State>, seen: State): Line<State> {
  const steps = [...stepsOf(walking, seen, line.moves)];
  if (!steps.some(({ isExchange }) => isExchange)) return line;
  const found = walk(walking, { states: [seen] }, { steps, from: 0 });
  if (found?.worth === undefined || steps.flatMap(({ moves }) => moves).length < line.moves.length) return line;
  const short = again(
    found,
    (way) => firstAsGood(way, without(walking, way)) ?? firstAsGood(way, withOneForTwo(walking, way)),
  );
  const way = again(short, (one) => firstAsGood(one, later(walking, one)));
  const state = way.states.at(-1);
  if (state === undefined || way.worth === undefined || way === found) return line;
  const moves = way.steps.flatMap((step) => step.moves);
  return { state, moves, worth: way.worth, charge: way.charge, way: way.states.slice(0, -1) };
}
