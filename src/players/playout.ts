import type { Game } from '../engine/game.ts';
import { END } from '../engine/log.ts';
import { randomFrom } from '../engine/random.ts';
import { foreseeable, type Tried, tries } from './beam.ts';
import { type Judge, quickJudgeOf } from './judge.ts';

/** How much is played out behind a turn. */
export interface Playouts {
  /** How many ways to play it are followed. */
  readonly ends: number;
  /** How many turns are played behind them in all, about. */
  readonly turns: number;
  /** How many positions are looked at for each of those turns. */
  readonly looks: number;
}

/** Who plays out what comes behind a turn of theirs. */
interface Playing<State> {
  readonly game: Game<State>;
  readonly seat: number;
  readonly seed: string;
  readonly playouts: Playouts | undefined;
}

/** A way to play a turn with what it was found to be worth. */
interface Weighed<State> extends Tried<State> {
  readonly worth: number;
}

/** What came of a turn, each time that it was played out. */
interface Outcomes<State> {
  readonly tried: Tried<State>;
  readonly moves: readonly string[];
  readonly points: number[];
}

const meanOf = ({ points, tried }: Outcomes<unknown>): number =>
  points.length === 0 ? tried.end.worth : points.reduce((sum, each) => sum + each, 0) / points.length;

/** The best of the ways that differ, the best one first. */
function different<State>(found: readonly Tried<State>[], most: number): Tried<State>[] {
  const known = new Map<string, Tried<State>>();
  for (const tried of found) {
    const key = tried.end.moves.join('\n');
    if (!known.has(key)) known.set(key, tried);
  }
  return [...known.values()].slice(0, most);
}

/** Plays a turn of whoever is asked as a quick look shows it, or nothing where the game has ended. */
function playTurn<State>(
  game: Game<State>,
  state: State,
  { judge, looks }: { judge: Judge<State>; looks: number },
): State | undefined {
  const seat = game.decisions(state, 'useful')[0]?.seat;
  if (seat === undefined) return undefined;
  const best = tries({ game, seat, judge, breadth: { looks, width: 1 } }, state)[0]?.end.state;
  if (best === undefined) return undefined;
  const played = game.clone(best);
  game.play(played, seat, END);
  return played;
}

/**
 * Ways to play a turn, the best one first, as they are found by `tries`, weighed by what comes of them: some turns are played behind
 * each, with what lies face down dealt anew each time, and alike for all. Half of them are given up from time to time, and
 * the others followed more often. Where the game has no foresight they are as they were found.
 */
export function weighed<State>(playing: Playing<State>, seen: State, found: readonly Tried<State>[]): Weighed<State>[] {
  const { game, seat, seed, playouts } = playing;
  const asFound = () => found.map((tried) => ({ ...tried, worth: tried.end.worth }));
  const horizon = game.foresight?.(seen) ?? 0;
  if (playouts === undefined || horizon === 0) return asFound();
  const quick = { judge: quickJudgeOf(game), looks: playouts.looks };
  const playOut = (dealt: State, { moves, tried, points }: Outcomes<State>): number => {
    let state = game.clone(dealt);
    for (const move of moves) game.play(state, seat, move);
    // A turn that has turned something over goes on with what has come to light.
    const last = moves.at(-1) === END ? horizon : horizon + 1;
    let turns = 1;
    for (; turns <= last; turns++) {
      const next = playTurn(game, state, quick);
      if (next === undefined) break;
      state = next;
    }
    points.push(quick.judge(state, seat) - tried.end.charge);
    return turns;
  };
  let left = different(found, playouts.ends).map(
    (tried): Outcomes<State> => ({
      tried,
      moves: foreseeable(game, { state: seen, seat }, tried.end.moves),
      points: [],
    }),
  );
  const halvings = Math.ceil(Math.log2(left.length));
  for (let halved = 0, deal = 0; halved < halvings; halved++) {
    for (let turns = playouts.turns / halvings; turns > 0; deal++) {
      const dealt = game.deal?.(seen, randomFrom(`${seed} ${deal}`));
      if (dealt === undefined) return asFound();
      for (const each of left) turns -= playOut(dealt, each);
    }
    left = left.sort((one, other) => meanOf(other) - meanOf(one)).slice(0, Math.ceil(left.length / 2));
  }
  return left.map((each) => ({ ...each.tried, worth: meanOf(each) }));
}
