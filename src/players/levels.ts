import type { Game } from '../engine/game.ts';
import { END } from '../engine/log.ts';
import { type Random, randomFrom } from '../engine/random.ts';
import { type Breadth, type Line, tries } from './beam.ts';
import { type Judge, judgeOf } from './judge.ts';

/** How well computer players play, the weakest first. */
export const LEVELS = ['beginner', 'steady', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** How a level plays. */
interface Play {
  readonly breadth: Breadth;
  /** What a turn may lose by chance, in points: so that players do not all play the same, and that the weak err. */
  readonly whim: number;
}

const PLAYS: Readonly<Record<Level, Play>> = {
  beginner: { breadth: { looks: 150, width: 1, firsts: 5 }, whim: 8 },
  steady: { breadth: { looks: 300, width: 2, firsts: 6 }, whim: 0.5 },
  strong: { breadth: { looks: 1_500, width: 2, again: { firsts: 5, width: 6 } }, whim: 0 },
};

/** Who thinks, how well, and by which chance. */
export interface Thinker {
  readonly seat: number;
  readonly level: Level;
  readonly seed: string;
}

/**
 * Plays a whole turn of a seat, or its part of a phase that all seats play at the same time: the moves up to and with
 * the one that ends it. It goes by what the seat may see, and by the state, the level and the seed alone; how long it thinks
 * is bounded by positions and not by time, so that it repeats.
 * @throws {Error} when nothing is asked of the seat.
 */
export function computerTurn<State>(game: Game<State>, state: State, { seat, level, seed }: Thinker): string[] {
  const moves: string[] = [];
  let now = state;
  for (let number = 0; moves.at(-1) !== END; number++) {
    const foreseen = movesForeseen(game, game.view(now, seat), { seat, level, seed: `${seed} ${number}` });
    moves.push(...foreseen);
    if (foreseen.at(-1) === END) break;
    // What has come to light is known from then on, and thought of anew.
    now = game.clone(now);
    for (const move of foreseen) game.play(now, seat, move);
  }
  return moves;
}

/** The moves of a turn as far as they can be foreseen: up to and with the first that turns something over, or the end. */
function movesForeseen<State>(game: Game<State>, seen: State, { seat, level, seed }: Thinker): string[] {
  const { breadth, whim } = PLAYS[level];
  const judge: Judge<State> = judgeOf(game);
  const random = randomFrom(seed);
  const found = tries({ game, seat, judge, breadth }, seen).map(({ end, first }) => ({
    end,
    worth: end.worth - lost(first, whim, random),
  }));
  const best = found.reduce((one, other) => (other.worth > one.worth ? other : one), found[0] ?? nothing(seat)).end;
  const played = game.clone(seen);
  for (const [at, move] of best.moves.entries()) {
    const decision = game.decisions(played, 'useful').find((asked) => asked.seat === seat);
    const option = decision?.options.find((each) => each.move === move);
    if (option === undefined || option.reveals) return best.moves.slice(0, at + 1);
    game.apply(played, seat, option);
  }
  return [...best.moves, END];
}

function nothing(seat: number): never {
  throw new Error(`Nothing is asked of seat ${seat + 1}.`);
}

/** What a first choice is thought less of by chance; nobody makes an exchange on a whim. */
function lost<State>({ charge }: Line<State>, whim: number, random: Random): number {
  return charge > 0 ? whim : (whim * random.below(1_000)) / 1_000;
}
