import { type Decision, DONE, type Option } from '../engine/decision.ts';
import type { Game } from '../engine/game.ts';
import { END } from '../engine/log.ts';
import { type Random, randomFrom } from '../engine/random.ts';

/**
 * How many positions are looked at while the first choices are compared, for each of those that are then thought through
 * to the end of the turn, and for each of the best when that is done once more. The thinking is bounded by them and not by
 * time, so that it repeats.
 */
const LOOKS = { first: 160, promising: 28, best: 60 };
const LEAST_PACE = 0.3;
/** How many first choices are thought through, and how many of them once more. */
const PROMISING = 7;
const BEST = 2;
/** How many answers to a decision are tried while one is compared with another, and when a turn is really played. */
const TRIED_IN_PASSING = 7;
const TRIED = 36;
/** How many decisions a choice may lead through before its worth shows. */
const DEPTH = 3;
/** From here on a turn makes no more exchanges, and ends where it can. */
const LONG_TURN = 40;
/** What a turn may lose by chance, so that players do not all play the same. */
const WHIM = 0.25;
/** What an exchange must bring to be worth making. */
const WORTHWHILE = 0.01;

/** Who thinks, and by which chance. */
interface Thinker {
  readonly seat: number;
  readonly seed: string;
}

interface Thinking<State> {
  readonly game: Game<State>;
  readonly seat: number;
  /** What share of the looks is taken. */
  readonly pace: number;
  /** The decisions that have been looked up. */
  readonly known: Map<State, Decision>;
  looks: number;
}

/** A way to go on from a state. */
interface Line<State> {
  readonly state: State;
  readonly moves: readonly string[];
  readonly worth: number;
}

/**
 * Plays a whole turn of a seat, or its part of a phase that all seats play at the same time: the moves up to and with
 * the one that ends it. It goes by what the seat may see, and by the state and the seed alone.
 * @throws {Error} when nothing is asked of the seat.
 */
export function steadyTurn<State>(game: Game<State>, state: State, { seat, seed }: Thinker): string[] {
  const moves = movesForeseen(game, state, { seat, seed });
  if (moves.at(-1) === END) return moves;
  // What has come to light is known from then on, and thought of anew.
  const next = game.clone(state);
  for (const move of moves) game.play(next, seat, move);
  return [...moves, ...steadyTurn(game, next, { seat, seed: `${seed} ${moves.length}` })];
}

/** The moves of a turn as far as they can be foreseen: up to and with the first that turns something over, or the end. */
function movesForeseen<State>(game: Game<State>, state: State, { seat, seed }: Thinker): string[] {
  const seen = game.view(state, seat);
  // Where all seats are asked at the same time, each look takes the longer.
  const pace = Math.max(LEAST_PACE, 1 / Math.max(1, game.decisions(seen).length));
  const thinking: Thinking<State> = { game, seat, known: new Map(), pace, looks: LOOKS.first * pace };
  const start: Line<State> = { state: seen, moves: [], worth: 0 };
  if (decisionOf(thinking, start.state) === undefined) throw new Error(`Nothing is asked of seat ${seat + 1}.`);
  const { moves } = finish(thinking, plan(thinking, start, randomFrom(seed)));
  const played = game.clone(seen);
  for (const [at, move] of moves.entries()) {
    const option = decisionOf({ ...thinking, known: new Map() }, played)?.options.find((each) => each.move === move);
    if (option === undefined || option.reveals) return moves.slice(0, at + 1);
    game.apply(played, seat, option);
  }
  return [...moves, END];
}

function decisionOf<State>({ game, seat, known }: Thinking<State>, state: State): Decision | undefined {
  const before = known.get(state);
  if (before !== undefined) return before;
  const found = game.decisions(state, 'useful').find((decision) => decision.seat === seat);
  if (found !== undefined) known.set(state, found);
  return found;
}

/** How well the seat stands: the game's own outlook, or else its score. */
function worthOf<State>({ game, seat }: Thinking<State>, state: State): number {
  return game.outlook?.(state, seat) ?? game.score(state).find((score) => score.seat === seat)?.total ?? 0;
}

/** The state after an option; undefined where it cannot be foreseen because it depends on what lies face down. */
function after<State>(thinking: Thinking<State>, state: State, option: Option): State | undefined {
  thinking.looks--;
  const next = thinking.game.clone(state);
  try {
    thinking.game.apply(next, thinking.seat, option);
  } catch {
    return undefined;
  }
  return next;
}

const endsIn = ({ options }: Decision): boolean => options.some(({ move }) => move === END);
const rests = (decision: Decision): boolean => endsIn(decision) || decision.options.some(({ move }) => move === DONE);

/** Some of the options, spread over the whole list. */
function some(options: readonly Option[], most: number): readonly Option[] {
  if (options.length <= most) return options;
  return Array.from({ length: most }, (_, i) => options[Math.floor((i * options.length) / most)] as Option);
}

const choices = ({ options }: Decision): Option[] => options.filter(({ move }) => move !== END);

/** What a position is worth once the choices that are owed in it have been made as well as a quick look shows. */
function settled<State>(thinking: Thinking<State>, state: State, depth: number): number {
  const decision = decisionOf(thinking, state);
  if (decision === undefined || rests(decision) || depth === 0 || thinking.looks <= 0) return worthOf(thinking, state);
  let best = Number.NEGATIVE_INFINITY;
  for (const option of some(choices(decision), TRIED_IN_PASSING)) {
    const next = after(thinking, state, option);
    if (next !== undefined) best = Math.max(best, settled(thinking, next, depth - 1));
  }
  return best === Number.NEGATIVE_INFINITY ? worthOf(thinking, state) : best;
}

/** The best ways to answer the decision of a line, best first. */
function answers<State>(thinking: Thinking<State>, line: Line<State>, tried: number): Line<State>[] {
  const decision = decisionOf(thinking, line.state);
  if (decision === undefined) return [];
  const exchangesToo = line.moves.length < LONG_TURN;
  const options = choices(decision).filter(({ anytime }) => exchangesToo || !anytime);
  const base = worthOf(thinking, line.state);
  const list = some(options, tried);
  const share = Math.ceil(thinking.looks / Math.max(1, list.length));
  return list
    .flatMap((option): Line<State>[] => {
      const own = { ...thinking, looks: share };
      const state = after(own, line.state, option);
      const worth = state === undefined ? 0 : settled(own, state, DEPTH);
      thinking.looks -= share - Math.max(0, own.looks);
      if (state === undefined) return [];
      if (option.anytime && rests(decision) && worth < base + WORTHWHILE) return [];
      return [{ state, moves: [...line.moves, option.move], worth: option.anytime ? worth - WORTHWHILE : worth }];
    })
    .sort((one, other) => other.worth - one.worth);
}

/** Goes on with the best answer as long as that brings anything or is owed. */
function complete<State>(thinking: Thinking<State>, begun: Line<State>, tried: number): Line<State> {
  let line: Line<State> = begun;
  while (thinking.looks > 0 && line.moves.length < LONG_TURN) {
    const decision = decisionOf(thinking, line.state);
    if (decision === undefined) break;
    const now = worthOf(thinking, line.state);
    const [best] = answers(thinking, line, tried);
    if (best === undefined || (endsIn(decision) && best.worth < now + WORTHWHILE)) break;
    line = best;
  }
  return { ...line, worth: worthOf(thinking, line.state) };
}

/** Thinks the promising first choices through to the end of the turn, the best ones more thoroughly. */
function plan<State>(thinking: Thinking<State>, start: Line<State>, random: Random): Line<State> {
  const decision = decisionOf(thinking, start.state);
  if (decision === undefined || rests(decision)) return complete(thinking, start, TRIED);
  const isExchange = ({ moves }: Line<State>) =>
    decision.options.some(({ move, anytime }) => anytime && move === moves[start.moves.length]);
  const [best] = answers(thinking, start, TRIED)
    .slice(0, PROMISING)
    .map((line) => ({
      line,
      done: complete({ ...thinking, looks: LOOKS.promising * thinking.pace }, line, TRIED_IN_PASSING),
      // Nobody makes an exchange on a whim.
      whim: isExchange(line) ? WHIM : (WHIM * random.below(1_000)) / 1_000,
    }))
    .sort((one, other) => other.done.worth - other.whim - (one.done.worth - one.whim))
    .slice(0, BEST)
    .flatMap(({ line, done }) => [done, complete({ ...thinking, looks: LOOKS.best * thinking.pace }, line, TRIED)])
    .sort((one, other) => other.worth - one.worth);
  return best ?? start;
}

/** Goes to the end of the turn by what looks best at each step; exchanges only where they bring something. */
function finish<State>(thinking: Thinking<State>, line: Line<State>): Line<State> {
  let { state, moves } = line;
  for (;;) {
    const decision = decisionOf(thinking, state);
    if (decision === undefined || endsIn(decision)) return { ...line, state, moves };
    const base = worthOf(thinking, state);
    const done = decision.options.find(({ move }) => move === DONE);
    const [best] = some(done === undefined ? decision.options : [done], TRIED)
      .flatMap((option) => {
        const next = after(thinking, state, option);
        const worth = next === undefined ? 0 : worthOf(thinking, next);
        const isVain = option.anytime === true && worth < base + WORTHWHILE;
        return next === undefined || isVain ? [] : [{ option, next, worth }];
      })
      .sort((one, other) => other.worth - one.worth);
    if (best === undefined) return { ...line, state, moves };
    state = best.next;
    moves = [...moves, best.option.move];
  }
}
