import type { Game } from '../engine/game.ts';
import { END, type FinishedTurn, playAll } from '../engine/log.ts';
import { randomFrom } from '../engine/random.ts';
import { ADVISER } from './advice.ts';
import { tries } from './beam.ts';
import { type Judging, judgingOf } from './judging.ts';
import { breadthOf } from './levels.ts';

/** A turn of a game that is over, with the state before it, everything in it open. */
export interface TurnQuestion {
  readonly game: string;
  readonly state: unknown;
  readonly turn: FinishedTurn;
  readonly seed: string;
}

/** What a turn was worth. */
export interface Appraised {
  /** What each seat is expected to score after it, in points; where nothing was learned, what it would score then. */
  readonly expected: readonly number[];
  /** How much less the turn was judged than the best one that was found, from 0 up: in points where something was learned. */
  readonly lost: number;
  /** The best way that was found, without the move that ends it; undefined where nothing better was. */
  readonly better: readonly string[] | undefined;
  /** By how much the expectation of each seat has changed by what came to light when the turn was ended. */
  readonly luck: readonly number[];
}

interface Appraising<State> {
  readonly game: Game<State>;
  readonly judging?: Judging<State>;
}

/** How often what lies face down is dealt anew to find what it was worth in the mean. */
const DEALS = 16;
/** A turn is no better than another by less than that, in points. */
const SLIGHT = 0.05;

/** What each seat may expect in a state, as everybody sees it. */
export function expectations<State>({ game, judging = judgingOf(game) }: Appraising<State>, state: State): number[] {
  const scores = game.score(state);
  if (game.finished(state) || judging.network === undefined) return scores.map(({ total }) => total);
  const seen = game.view(state, 'spectator');
  return scores.map(({ seat }) => judging.judge(seen, seat));
}

/** What a turn was worth, judged by what its seat could see. */
export function appraise<State>(
  { game, judging = judgingOf(game) }: Appraising<State>,
  { state, turn, seed }: Omit<TurnQuestion, 'game' | 'state'> & { readonly state: State },
): Appraised {
  const { seat, moves } = turn;
  const played = playAll(
    game,
    game.clone(state),
    moves.filter(({ move }) => move !== END),
  );
  const worth = judging.judge(game.view(played, seat), seat);
  const breadth = breadthOf(ADVISER, judging.network !== undefined);
  const [best] = tries({ game, seat, judge: judging.judge, breadth }, game.view(state, seat));
  const lost = best === undefined ? 0 : Math.max(0, best.end.worth + best.end.charge - worth);
  const ends = moves.filter(({ move }) => move === END);
  const after = playAll(game, game.clone(played), ends);
  const expected = expectations({ game, judging }, after);
  const luck = judging.network === undefined ? undefined : luckOf({ game, judging }, { played, ends, expected, seed });
  return {
    expected,
    lost: lost < SLIGHT ? 0 : lost,
    better: lost < SLIGHT ? undefined : best?.end.moves,
    luck: luck ?? expected.map(() => 0),
  };
}

/** By how much more is expected than in the mean of what could have come to light. */
function luckOf<State>(
  { game, judging }: Required<Appraising<State>>,
  { played, ends, expected, seed }: { played: State; ends: FinishedTurn['moves']; expected: number[]; seed: string },
): number[] | undefined {
  const seen = game.view(played, 'spectator');
  const means = expected.map(() => 0);
  for (let i = 0; i < DEALS; i++) {
    const dealt = game.deal?.(seen, randomFrom(`${seed} ${i}`));
    if (dealt === undefined) return undefined;
    for (const [seat, points] of expectations({ game, judging }, playAll(game, dealt, ends)).entries()) {
      means[seat] = (means[seat] ?? 0) + points / DEALS;
    }
  }
  return expected.map((points, seat) => points - (means[seat] ?? 0));
}
