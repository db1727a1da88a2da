import type { Decision, Option } from '../engine/decision.ts';
import type { Game } from '../engine/game.ts';
import { END } from '../engine/log.ts';
import type { Random } from '../engine/random.ts';

/** How broadly to search a turn. */
export interface Breadth {
  /** About how many positions to look at. */
  readonly looks: number;
  /** The number of positions after which no new first choice is tried; unlimited if left out. */
  readonly most?: number;
  /** How many lines to keep for each first choice. */
  readonly width: number;
  /** How many first choices to follow to the end, the most promising first; all if left out. */
  readonly firsts?: number;
  /** How many first choices to search a second time, and how many lines of each to keep in that search. */
  readonly again?: { readonly firsts: number; readonly width: number };
}

/** A way to continue from a position. */
export interface Line<State> {
  readonly state: State;
  readonly moves: readonly string[];
  /** How well the seat is doing at its end, in points, minus the charges for exchanges. */
  readonly worth: number;
  /** The charges so far. */
  readonly charge: number;
  /** The positions along the way, including the first but not the last. */
  readonly way: readonly State[];
}

/** The seat that searches, and its judgement. */
export interface Search<State> {
  readonly game: Game<State>;
  readonly seat: number;
  /** How well the seat is doing, in points; more is better. */
  readonly judge: (state: State, seat: number) => number;
  readonly breadth: Breadth;
  /** Chooses one more first choice to follow at random, good or bad. */
  readonly curiosity?: Random;
}

/** A first choice, and the best end of the turn found after it. */
export interface Tried<State> {
  readonly first: Line<State>;
  readonly end: Line<State>;
}

interface Run<State> extends Search<State> {
  readonly known: Map<State, Decision | undefined>;
  looks: number;
}

/** How many answers to a decision to try, and how many exchanges among them to follow. */
const TRIED = 48;
const EXCHANGES = 4;
/**
 * The maximum number of moves in a turn, and the number of moves after which it tries exchanges only if nothing else is
 * possible.
 */
const LONGEST = 40;
const EXCHANGING = 20;
/** The charge for an exchange: without it, small errors of judgement would lead to exchanges back and forth. */
const EXCHANGE = 0.2;
/** The minimum gain that makes it worth continuing when a turn may end. */
const WORTHWHILE = 0.01;

function decisionOf<State>({ game, seat, known }: Run<State>, state: State): Decision | undefined {
  if (known.has(state)) return known.get(state);
  const found = game.decisions(state, 'useful').find((decision) => decision.seat === seat);
  known.set(state, found);
  return found;
}

/** Whether a turn can end at this decision. */
export const endsIn = (decision: Decision | undefined): boolean =>
  decision === undefined || decision.options.some(({ move }) => move === END);

/** Some of the options, spread over the whole list. */
function some(options: readonly Option[], most: number): readonly Option[] {
  if (options.length <= most) return options;
  return Array.from({ length: most }, (_, i) => options[Math.floor((i * options.length) / most)] as Option);
}

/** The line that continues with an option. */
function follow<State>(run: Run<State>, line: Line<State>, option: Option): Line<State> {
  run.looks--;
  const state = run.game.clone(line.state);
  run.game.apply(state, run.seat, option);
  const charge = line.charge + (option.anytime ? EXCHANGE : 0);
  const worth = run.judge(state, run.seat) - charge;
  return { state, moves: [...line.moves, option.move], worth, charge, way: [...line.way, line.state] };
}

const better = <State>(one: Line<State>, other: Line<State>): number => other.worth - one.worth;

/** The lines that continue a line by one move, the best first; only the best of its exchanges. */
function onwards<State>(run: Run<State>, line: Line<State>): Line<State>[] {
  const decision = decisionOf(run, line.state);
  if (decision === undefined || line.moves.length >= LONGEST) return [];
  const own: Line<State>[] = [];
  const exchanged: Line<State>[] = [];
  const options = some(
    decision.options.filter(({ move }) => move !== END),
    TRIED,
  );
  for (const option of options) {
    (option.anytime ? exchanged : own).push(follow(run, line, option));
  }
  // Without a limit, a seat that likes exchanges might never end its turn.
  const most = line.moves.length < EXCHANGING || own.length === 0 ? EXCHANGES : 0;
  return [...own, ...exchanged.sort(better).slice(0, most)].sort(better);
}

/** The best of the lines, without those that seem to lead to the same position as a better one. */
function best<State>(run: Run<State>, lines: readonly Line<State>[], width: number): Line<State>[] {
  const kept: Line<State>[] = [];
  const seen = new Set<string>();
  for (const line of lines.toSorted(better)) {
    if (kept.length === width) break;
    const decision = decisionOf(run, line.state);
    const same = `${line.worth.toFixed(4)} ${decision?.task} ${decision?.options.length}`;
    if (seen.has(same)) continue;
    seen.add(same);
    kept.push(line);
  }
  return kept;
}

/** The best way from a line to the end of the turn, with this many lines kept at each step. */
function toTheEnd<State>(run: Run<State>, begun: Line<State>, width: number): Line<State> | undefined {
  let ended: Line<State> | undefined;
  let lines = [begun];
  while (lines.length > 0) {
    const next: Line<State>[] = [];
    for (const line of lines) {
      const mayEnd = endsIn(decisionOf(run, line.state));
      if (mayEnd && (ended === undefined || line.worth > ended.worth)) ended = line;
      if (run.looks <= 0 && ended !== undefined) continue;
      for (const onward of onwards(run, line)) {
        if (!mayEnd || onward.worth > line.worth + WORTHWHILE) next.push(onward);
      }
    }
    lines = best(run, next, run.looks > 0 ? width : 1);
  }
  return ended;
}

/** The first choices to follow. */
function promising<State>(run: Run<State>, start: Line<State>): Line<State>[] {
  const { firsts } = run.breadth;
  const all = onwards(run, start);
  const list = best(run, all, firsts ?? all.length);
  const others = all.filter((line) => !list.includes(line));
  const one = others.length > 0 && run.curiosity !== undefined ? others[run.curiosity.below(others.length)] : undefined;
  return one === undefined ? list : [...list, one];
}

function followed<State>(run: Run<State>, firsts: readonly Line<State>[], width: number): Tried<State>[] {
  const { looks, most = Number.POSITIVE_INFINITY } = run.breadth;
  const found: Tried<State>[] = [];
  for (const first of firsts) {
    if (found.length > 0 && looks - run.looks >= most) break;
    const end = toTheEnd(run, first, width);
    if (end !== undefined) found.push({ first, end });
  }
  return found.sort((one, other) => better(one.end, other.end));
}

/**
 * The ways found to the end of a seat's turn, without the move that ends it, one for each first choice that was
 * followed, the best one first. Keeps some lines at each step, and more of them after the best first choices. Empty if
 * the seat has no decision.
 */
export function tries<State>(search: Search<State>, state: State): Tried<State>[] {
  const { breadth, judge, seat } = search;
  const run: Run<State> = { ...search, known: new Map(), looks: breadth.looks };
  const decision = decisionOf(run, state);
  if (decision === undefined) return [];
  const start: Line<State> = { state, moves: [], worth: judge(state, seat), charge: 0, way: [] };
  if (endsIn(decision)) return followed(run, [start], breadth.width);
  const found = followed(run, promising(run, start), breadth.width);
  const { again } = breadth;
  if (again === undefined) return found;
  const firsts = found.slice(0, again.firsts).map(({ first }) => first);
  const wider = followed({ ...run, looks: breadth.looks }, firsts, again.width);
  return [...wider, ...found].sort((one, other) => better(one.end, other.end));
}

/**
 * Ways to the end of a seat's turn, without the move that ends it, the best one first. Keeps `width` lines at each step
 * for all first choices together, and may find several ends of the same first choice. Faster than `tries`, but finds
 * less after bad beginnings.
 */
export function ways<State>(search: Search<State>, state: State): Tried<State>[] {
  const { breadth, judge, seat } = search;
  const run: Run<State> = { ...search, known: new Map(), looks: breadth.looks };
  if (decisionOf(run, state) === undefined) return [];
  const start: Line<State> = { state, moves: [], worth: judge(state, seat), charge: 0, way: [] };
  const firsts = new Map<Line<State>, Line<State>>();
  const ended: Line<State>[] = [];
  let lines = [start];
  while (lines.length > 0) {
    const next: Line<State>[] = [];
    for (const line of lines) {
      const mayEnd = endsIn(decisionOf(run, line.state));
      if (mayEnd) ended.push(line);
      if (run.looks <= 0 && ended.length > 0) continue;
      for (const onward of onwards(run, line)) {
        if (mayEnd && onward.worth <= line.worth + WORTHWHILE) continue;
        firsts.set(onward, firsts.get(line) ?? onward);
        next.push(onward);
      }
    }
    lines = best(run, next, run.looks > 0 ? breadth.width : 1);
  }
  return best(run, ended, ended.length).map((end) => ({ first: firsts.get(end) ?? end, end }));
}

/**
 * The moves of a line that can be foreseen from a position: up to and including the first that turns something over, or
 * all of them and the end of the turn.
 */
export function foreseeable<State>(
  game: Game<State>,
  { state, seat }: { state: State; seat: number },
  moves: readonly string[],
): string[] {
  const played = game.clone(state);
  for (const [at, move] of moves.entries()) {
    const decision = game.decisions(played).find((asked) => asked.seat === seat);
    const option = decision?.options.find((each) => each.move === move);
    if (option === undefined || option.reveals) return moves.slice(0, at + 1);
    game.apply(played, seat, option);
  }
  return [...moves, END];
}
