import type { Decision } from '../engine/decision.ts';
import type { Game } from '../engine/game.ts';
import { endsIn, type Line } from './beam.ts';
import type { Judge } from './judge.ts';

/** Who plays a way, and by which judgement. */
interface Walking<State> {
  readonly game: Game<State>;
  readonly seat: number;
  readonly judge: Judge<State>;
  /** What an exchange must bring to be worth telling, in points. */
  readonly exchange: number;
}

/** A part of a way: a move, or an exchange with the answers to what it asks, as where to lay what was bought. */
interface Step {
  readonly moves: readonly string[];
  readonly isExchange: boolean;
}

/** A way in its steps, with the states before each of them and behind the last. */
interface Walk<State> {
  readonly steps: readonly Step[];
  readonly states: readonly State[];
  readonly charge: number;
  /** How well the seat stands at its end, less what is charged, as lines have it; undefined if the turn cannot be ended there. */
  readonly worth: number | undefined;
}

const askedOf = <State>({ game, seat }: Pick<Walking<State>, 'game' | 'seat'>, state: State): Decision | undefined =>
  game.decisions(state).find((decision) => decision.seat === seat);

/** The state behind some moves; undefined if one of them is not on offer. */
function behind<State>({ game, seat }: Walking<State>, state: State, moves: readonly string[]): State | undefined {
  const played = game.clone(state);
  for (const move of moves) {
    const option = askedOf({ game, seat }, played)?.options.find((each) => each.move === move);
    if (option === undefined) return undefined;
    game.apply(played, seat, option);
  }
  return played;
}

/** A step, with what was asked before it and what is asked after it. */
interface Stepped extends Step {
  readonly before: Decision;
  readonly after: Decision | undefined;
}

/** Moves in steps, as far as they are on offer: to an exchange belongs what it asks until the seat is asked again what it was asked before. */
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

/** A walk along some steps whose beginning is known; undefined if they cannot be made. */
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

/** Smaller differences are none, in points. */
const NOTHING = 1e-6;

const isAsGood = <State>(one: Walk<State> | undefined, other: Walk<State>): one is Walk<State> =>
  one?.worth !== undefined && other.worth !== undefined && one.worth >= other.worth - NOTHING;

/** The places of the exchanges in a way. */
const exchangesIn = ({ steps }: Walk<unknown>): number[] =>
  steps.flatMap(({ isExchange }, at) => (isExchange ? [at] : []));

/** The first of the walks that is as good as a way. */
function firstAsGood<State>(way: Walk<State>, others: Iterable<Walk<State> | undefined>): Walk<State> | undefined {
  for (const other of others) if (isAsGood(other, way)) return other;
  return undefined;
}

/** A way without one of its exchanges. */
function* without<State>(walking: Walking<State>, way: Walk<State>) {
  for (const at of exchangesIn(way)) yield walk(walking, way, { steps: way.steps.toSpliced(at, 1), from: at });
}

/** A way with one exchange in place of two: what is bought and eaten at once. */
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

/** A way with one of its exchanges later: what the turn is about comes first. */
function* later<State>(walking: Walking<State>, way: Walk<State>) {
  for (const at of exchangesIn(way)) {
    const step = way.steps[at];
    const left = way.steps.toSpliced(at, 1);
    // Exchanges among each other stay as they are.
    const next = left.findIndex(({ isExchange }, place) => place >= at && !isExchange);
    for (let to = left.length; step !== undefined && next >= 0 && to > next; to--) {
      yield walk(walking, way, { steps: left.toSpliced(to, 0, step), from: at });
    }
  }
}

/** The best that comes of a change that is made again and again. */
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
 * A line that comes to the same as another without its detours: without exchanges that bring less than `exchange` points, with
 * one exchange in place of two that come to no more, and with what the turn is about before the exchanges that can wait.
 * One whose moves are not on offer is left as it is.
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
