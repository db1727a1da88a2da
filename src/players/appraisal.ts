import type { Game } from '../engine/game.ts';
import { END, type FinishedTurn, playAll } from '../engine/log.ts';
import { randomFrom } from '../engine/random.ts';
import { ADVISER, toldWay } from './advice.ts';
import { type Breadth, foreseeable, type Line, type Search, tries } from './beam.ts';
import { type Judging, judgingOf } from './judging.ts';
import { playOf } from './levels.ts';
import { compared, weighed } from './playout.ts';
import { type Reason, reasons } from './reasons.ts';

/** A turn of a finished game, and the state before it with nothing hidden. */
export interface TurnQuestion {
  readonly game: string;
  readonly state: unknown;
  readonly turn: FinishedTurn;
  readonly seed: string;
  /** Whether to return the expectation before the turn, too. */
  readonly isFirst?: boolean;
  /** The way that was advised before the turn, without the move that ends it: the turn is compared with it. */
  readonly advised?: readonly string[];
}

/** The worth of a turn. */
export interface Appraised {
  /** Each seat's expected score after it, in points; without learned weights, the score at that time. */
  readonly expected: readonly number[];
  /** The same before it, if requested. */
  readonly before?: readonly number[];
  /** How much worse than the best turn found, from 0 up; in points with learned weights. */
  readonly lost: number;
  /** The best way found, without the move that ends it; undefined if none was better. */
  readonly better: readonly string[] | undefined;
  /** How that way differs from the played turn, the most important first; empty if none was better. */
  readonly reasons: readonly Reason[];
  /** How the turn's reveals changed each seat's expectation. */
  readonly luck: readonly number[];
}

interface Appraising<State> {
  readonly game: Game<State>;
  readonly judging?: Judging<State>;
}

type Moves = FinishedTurn['moves'];

/**
 * The part of a turn that its seat could foresee: up to and including the move that turned something over, or that
 * ended the turn.
 */
interface Part<State> {
  readonly state: State;
  readonly moves: Moves;
}

/** How many deals of the face-down cards to use for the mean worth, and for foreseeing the results of a turn. */
const DEALS = 16;
const FORESEEN = 8;
/** How broadly to search the rest of a turn after each deal. */
const QUICK: Breadth = { looks: 200, width: 1 };
/** How many reasons to give. */
const REASONS = 3;
/** Differences between turns that are smaller than this (in points) do not count. */
const SLIGHT = 0.05;

/** Each seat's expectation in a state, as everybody sees it; if the game has foresight, by foreseen turns. */
export function expectations<State>({ game, judging = judgingOf(game) }: Appraising<State>, state: State): number[] {
  const now = judgedAt({ game, judging }, state);
  if (game.finished(state) || judging.network === undefined) return now;
  const seen = game.view(state, 'spectator');
  return now.map((points, seat) => {
    const [foreseen] =
      compared(playing({ game, judging, seat }, 'expected'), seen, { begun: [[]], deals: FORESEEN }) ?? [];
    return foreseen ?? points;
  });
}

/** Each seat's expected score from a state, as everybody sees it. */
function judgedAt<State>({ game, judging }: Required<Appraising<State>>, state: State): number[] {
  const scores = game.score(state);
  if (game.finished(state) || judging.network === undefined) return scores.map(({ total }) => total);
  const seen = game.view(state, 'spectator');
  return scores.map(({ seat }) => judging.judge(seen, seat));
}

/** The worth of a turn, judged only by what its seat could see at each choice. */
export function appraise<State>(
  { game, judging = judgingOf(game) }: Appraising<State>,
  { state, turn, seed, isFirst = false, advised }: Omit<TurnQuestion, 'game' | 'state'> & { readonly state: State },
): Appraised {
  const { seat, moves } = turn;
  const own = { game, judging, seat };
  const parts = partsOf(own, { state, moves });
  const left = parts.map((part, at) =>
    leftOut(own, part, { seed: seedOf(seed, at), advised: at === 0 ? advised : undefined }),
  );
  const most = left.reduce((dearest, { lost }, at) => (lost > (left[dearest]?.lost ?? 0) ? at : dearest), 0);
  const dearest = left[most];
  const lost = left.reduce((sum, part) => sum + part.lost, 0);
  const begun = parts.slice(0, most).flatMap((part) => part.moves.map(({ move }) => move));
  const expected = expectations(own, playAll(game, game.clone(state), moves));
  const luck = expected.map(() => 0);
  for (const [at, part] of parts.entries()) {
    const more = luckIn(own, part, seedOf(seed, at));
    for (const [each, points] of more.entries()) luck[each] = (luck[each] ?? 0) + points;
  }
  return {
    expected,
    ...(isFirst && { before: expectations(own, state) }),
    lost,
    better: lost === 0 ? undefined : [...begun, ...(dearest?.best ?? [])],
    reasons: lost === 0 || dearest === undefined ? [] : reasons(own, dearest).slice(0, REASONS),
    luck,
  };
}

/** The seat whose turn is judged. */
interface Own<State> extends Required<Appraising<State>> {
  readonly seat: number;
}

const isOver = ({ moves }: Part<unknown>): boolean => moves.at(-1)?.move === END;

/** The parts of a turn that its seat could foresee, one after the other. */
function partsOf<State>({ game, seat }: Own<State>, { state, moves }: Part<State>): readonly Part<State>[] {
  const parts: Part<State>[] = [];
  const now = game.clone(state);
  let begun = state;
  let from = 0;
  for (const [at, entry] of moves.entries()) {
    const decision = game.decisions(now).find((asked) => asked.seat === seat);
    const option = decision?.options.find(({ move }) => move === entry.move);
    playAll(game, now, [entry]);
    if (option?.reveals !== true && at < moves.length - 1) continue;
    parts.push({ state: begun, moves: moves.slice(from, at + 1) });
    begun = game.clone(now);
    from = at + 1;
  }
  return parts;
}

/** The seed for a part of a turn. */
const seedOf = (seed: string, part: number): string => (part === 0 ? seed : `${seed} ${part}`);

/** The best line found for a part of a turn, compared with the played one. */
interface Left<State> {
  /** What its seat saw before it. */
  readonly before: State;
  /** How much worse the part was judged, and how much of that shows only later. */
  readonly lost: number;
  readonly later: number;
  readonly best: readonly string[];
  /** The end of the best line and the end of the part, within the foresight of its seat. */
  readonly one: State;
  readonly other: State;
}

/** What to compare a part of a turn with: a way that was advised for it, or else the best one found. */
interface Against {
  readonly seed: string;
  readonly advised: readonly string[] | undefined;
}

function leftOut<State>(own: Own<State>, part: Part<State>, { seed, advised }: Against): Left<State> {
  const { game, seat } = own;
  const seen = game.view(part.state, seat);
  const played = endPlayed(own, part, seen);
  const other = played.state;
  const best = advised === undefined ? bestLine(own, seen, seed) : lineOf(own, seen, advised);
  if (best === undefined) return { before: seen, lost: 0, later: 0, best: [], one: other, other };
  const now = worthOf(best) - played.worth;
  const begun = [foreseeable(game, { state: seen, seat }, best.moves), part.moves.map(({ move }) => move)];
  const isSame = begun[0]?.join('\n') === begun[1]?.join('\n');
  // Different cards from those with which the best way was found, so that it does not look better than it is.
  const [ours = 0, theirs = 0] = isSame
    ? []
    : (compared(playing(own, `${seed} again`), seen, { begun, deals: FORESEEN }) ?? [now]);
  const most = ours - theirs;
  if (most < SLIGHT) return { before: seen, lost: 0, later: 0, best: [], one: other, other };
  // The best way as the analysis describes it: without its detours, which may be worth a little.
  const described = advised === undefined ? toldWay(own, best, seen) : best;
  const lost = most - worthOf(best) + worthOf(described);
  return {
    before: seen,
    lost: lost < SLIGHT ? 0 : lost,
    later: most - now,
    best: described.moves,
    one: described.state,
    other,
  };
}

/** The best line found from what a seat sees; undefined if it has no decision. */
const bestLine = <State>(own: Own<State>, seen: State, seed: string): Line<State> | undefined =>
  weighed(playing(own, seed), seen, tries(searchOf(own), seen))[0]?.end;

/** A seat's moves as a line. */
function lineOf<State>({ game, judging, seat }: Own<State>, seen: State, moves: readonly string[]): Line<State> {
  const state = playAll(
    game,
    game.clone(seen),
    moves.map((move) => ({ entry: 0, seat, move })),
  );
  return { state, moves, worth: judging.judge(state, seat), charge: 0, way: [] };
}

/** The end of a played part of a turn, and its worth. Its player gets no credit for what the last move turned over. */
function endPlayed<State>(
  own: Own<State>,
  part: Part<State>,
  seen: State,
): { readonly state: State; readonly worth: number } {
  const { game, judging, seat } = own;
  const { state, moves } = part;
  if (isOver(part)) {
    const end = game.view(playAll(game, game.clone(state), moves.slice(0, -1)), seat);
    return { state: end, worth: judging.judge(end, seat) };
  }
  const played = playAll(game, game.clone(seen), moves);
  const [further] = tries(searchOf(own), played);
  return further === undefined
    ? { state: played, worth: judging.judge(played, seat) }
    : { state: further.end.state, worth: worthOf(further.end) };
}

const searchOf = <State>({ game, judging: { judge, network }, seat }: Own<State>): Search<State> => ({
  game,
  seat,
  judge,
  breadth: playOf(ADVISER, network !== undefined).breadth,
});

const playing = <State>({ game, judging, seat }: Own<State>, seed: string) => ({
  game,
  seat,
  seed,
  judges: judging,
  playouts: playOf(ADVISER, judging.network !== undefined).playouts,
});

/** What the end of a turn is worth, without the charges on the way. */
const worthOf = ({ worth, charge }: Line<unknown>): number => worth + charge;

/**
 * How far each seat's expectation after the last move of a part exceeds the mean over everything it could have
 * revealed.
 */
function luckIn<State>(own: Own<State>, part: Part<State>, seed: string): readonly number[] {
  const { game, judging } = own;
  const { state, moves } = part;
  if (judging.network === undefined) return [];
  const before = playAll(game, game.clone(state), moves.slice(0, -1));
  const seen = game.view(before, 'spectator');
  const behind = (dealt: State): number[] => {
    const came = playAll(game, dealt, moves.slice(-1));
    return judgedAt(own, isOver(part) ? came : endFrom(own, came));
  };
  const luck = behind(before);
  for (let i = 0; i < DEALS; i++) {
    const dealt = game.deal?.(seen, randomFrom(`${seed} ${i}`));
    if (dealt === undefined) return [];
    for (const [each, points] of behind(dealt).entries()) luck[each] = (luck[each] ?? 0) - points / DEALS;
  }
  return luck;
}

/** Where a turn may lead if it continues, found by a quick search. */
function endFrom<State>(own: Own<State>, state: State): State {
  const search = { ...searchOf(own), breadth: QUICK };
  return tries(search, own.game.view(state, own.seat))[0]?.end.state ?? state;
}
