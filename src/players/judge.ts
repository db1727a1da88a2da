import { readFileSync } from 'node:fs';
import { DONE, type Option } from '../engine/decision.ts';
import { noNumbers } from '../engine/features.ts';
import type { Game } from '../engine/game.ts';
import { END } from '../engine/log.ts';
import { judged, type Network, type Wide, widened } from './network.ts';
import { WeightsError, weightsFrom } from './weights.ts';

/** How well a seat is doing, in points; more is better. */
export type Judge<State> = (state: State, seat: number) => number;

/** The judges of a game: a careful one, and a fast one for many positions. */
interface Judges<State> {
  readonly careful: Judge<State>;
  readonly quick: Judge<State>;
  /** Undefined if the game has no learned weights, or none that fit. */
  readonly learned: Learned | undefined;
}

/** The learned weights of a game, as stored and ready for computing. */
interface Learned {
  readonly network: Network;
  readonly wide: Wide;
}

const judges = new Map<string, Judges<unknown>>();

function judgesOf<State>(game: Game<State>): Judges<State> {
  const known = judges.get(game.id);
  if (known !== undefined) return known as Judges<State>;
  const { network } = kept(game);
  const learned = network && { network, wide: widened(network) };
  const judge = learned && learnedJudge(game, learned.wide);
  const found = { careful: judge ?? plain(game), quick: judge ?? worthIn(game), learned };
  judges.set(game.id, found as Judges<unknown>);
  return found;
}

/**
 * The judgement of computer players for a game: by learned weights, or else by the game's own outlook, or its score.
 */
export const judgeOf = <State>(game: Game<State>): Judge<State> => judgesOf(game).careful;

/** The learned weights of that judgement; undefined if it is the game's own. */
export const learnedOf = <State>(game: Game<State>): Learned | undefined => judgesOf(game).learned;

/** The same, faster: without looking ahead into half-done choices. */
export const quickJudgeOf = <State>(game: Game<State>): Judge<State> => judgesOf(game).quick;

/** The folder of learned weights, one file per game. */
const LEARNED = new URL('./learned/', import.meta.url);

/** A game's learned weights, or a sentence that says why they cannot be used; neither if there are none. */
function kept({ id, features }: Pick<Game, 'id' | 'features'>): { network?: Network; misfit?: string } {
  if (features === undefined) return {};
  try {
    return weightsFrom(JSON.parse(readFileSync(new URL(`${id}.json`, LEARNED), 'utf8')), { id }, features);
  } catch (error) {
    if (isMissing(error)) return {};
    if (error instanceof SyntaxError) return { misfit: 'These weights are cut off: the file is not JSON.' };
    if (error instanceof WeightsError) return { misfit: error.message };
    throw error;
  }
}

/**
 * Why a game's learned weights cannot be used, in a sentence; undefined if they can, or if there are none. The game's
 * own judgement replaces them.
 */
export const misfitOf = (game: Pick<Game, 'id' | 'features'>): string | undefined => kept(game).misfit;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The judgement of a network: a seat's points plus those it expects. */
function learnedJudge<State>(game: Game<State>, network: Wide): Judge<State> {
  const { features } = game;
  if (features === undefined) throw new Error(`Computer players cannot learn ${game.id}: it has no features.`);
  const list = noNumbers();
  return (state, seat) => {
    const points = features.read(state, seat, list);
    return points + judged(network, list, features.stage(state));
  };
}

/** How deep a quick search goes into choices that are still due, and how many answers it tries for each. */
const DEPTH = 2;
const TRIED = 6;

/** A game's own judgement of a seat. */
const worthIn =
  <State>(game: Game<State>): Judge<State> =>
  (state, seat) =>
    game.outlook?.(state, seat) ?? game.score(state).find((score) => score.seat === seat)?.total ?? 0;

/** The game's own judgement, which ignores half-done turns: a quick search makes the choices that are still due. */
function plain<State>(game: Game<State>): Judge<State> {
  const worth = worthIn(game);
  const settled = (state: State, seat: number, depth: number): number => {
    const options = game.decisions(state, 'useful').find((decision) => decision.seat === seat)?.options ?? [];
    if (depth === 0 || options.length === 0 || options.some(({ move }) => move === END || move === DONE)) {
      return worth(state, seat);
    }
    const step = Math.max(1, Math.ceil(options.length / TRIED));
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < options.length; i += step) {
      const next = game.clone(state);
      game.apply(next, seat, options[i] as Option);
      best = Math.max(best, settled(next, seat, depth - 1));
    }
    return best;
  };
  return (state, seat) => settled(state, seat, DEPTH);
}
