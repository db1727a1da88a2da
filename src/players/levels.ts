import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Game } from '../engine/game.ts';
import { END } from '../engine/log.ts';
import { type Random, randomFrom } from '../engine/random.ts';
import { type Breadth, foreseeable, type Line, tries } from './beam.ts';
import { learnedOf } from './judge.ts';
import { judgingOf } from './judging.ts';
import { type Plan, planned } from './plan.ts';
import { type Playouts, weighed } from './playout.ts';

/** The levels of computer players, the weakest first. */
export const LEVELS = ['beginner', 'steady', 'strong', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** The levels that think for so long that nobody should wait for them after pressing a button. */
export const LONG_LEVELS: readonly Level[] = ['strong', 'master'];

/** How a level plays. */
interface Play {
  readonly breadth: Breadth;
  /**
   * The maximum number of points that a random choice may lose in a turn, so that players differ and weak ones make
   * mistakes.
   */
  readonly whim: number;
  /** How to play out what follows the turn, in games with foresight. */
  readonly playouts?: Playouts;
  /** How to plan the seat's next turns, where the game has no foresight. */
  readonly plan?: Plan;
}

/** How a level plays with a learned judgement, and how it plays with the game's own. */
interface Manner {
  readonly learned: Play;
  readonly plain: Play;
}

/** How to search for several ways that start the same way. */
const AMONG: Breadth = { looks: 1_000, width: 24 };

/** No limit: a way is played out however much better another one looks. */
const ANY = Number.POSITIVE_INFINITY;

/** How `strong` plays. */
const STRONG = {
  learned: {
    breadth: { looks: 1_000, width: 2, again: { firsts: 5, width: 6 } },
    whim: 0,
    playouts: { ends: 4, within: 3, among: AMONG, turns: 240, positions: 30_000, looks: 200, width: 6, courses: 2 },
  },
  plain: {
    breadth: { looks: 1_000, width: 2, again: { firsts: 5, width: 6 } },
    whim: 0,
    playouts: { ends: 6, within: ANY, among: AMONG, turns: 600, positions: 40_000, looks: 60, width: 4, courses: 2 },
  },
} satisfies Manner;

/** How a master plans its next turns: as many as possible within 3 s of a busy core for each turn. */
const PLAN: Plan = {
  ends: 6,
  within: 4,
  among: { looks: 300, width: 12 },
  courses: 8,
  positions: 10_000,
  turns: 4,
  last: 9,
  own: { looks: 80, width: 4 },
  others: { looks: 40, width: 1 },
};

/**
 * How each level plays with a learned judgement, and how it plays with the game's own. With a learned judgement, even a
 * narrow search is strong.
 */
const PLAYS: Readonly<Record<Level, Manner>> = {
  beginner: {
    learned: { breadth: { looks: 200, width: 1 }, whim: 20.5 },
    plain: { breadth: { looks: 200, width: 1 }, whim: 10 },
  },
  steady: {
    learned: { breadth: { looks: 300, most: 500, width: 1 }, whim: 6.3 },
    plain: {
      breadth: { looks: 600, width: 2 },
      whim: 0.25,
      playouts: { ends: 4, within: ANY, among: AMONG, turns: 60, positions: 3_000, looks: 40, width: 4, courses: 1 },
    },
  },
  strong: STRONG,
  master: { learned: { ...STRONG.learned, plan: PLAN }, plain: { ...STRONG.plain, plan: PLAN } },
};

/** Which seat thinks, at which level and with which seed. */
export interface Thinker {
  readonly seat: number;
  readonly level: Level;
  readonly seed: string;
}

/** What to think about: a position as the seat sees it, in the game with this id. */
export interface Thought extends Thinker {
  readonly game: string;
  readonly seen: unknown;
}

/** Thinks in another thread; rejects with ThinkingStopped if thinking has stopped for good. */
export type Think = (thought: Thought) => Promise<readonly string[]>;

/** Thrown when thinking stops because the program ends. */
export class ThinkingStopped extends Error {
  override name = 'ThinkingStopped';
}

/**
 * Plays a whole turn of a seat, or its part of a simultaneous phase, including the move that ends it. It depends only
 * on what the seat may see, the level and the seed; the search is limited by positions, not time, so it is repeatable.
 * @throws {Error} if the seat has nothing to decide.
 */
export function computerTurn<State>(game: Game<State>, state: State, { seat, level, seed }: Thinker): string[] {
  const moves: string[] = [];
  for (let now = state; moves.at(-1) !== END; ) {
    const foreseen = movesForeseen(game, game.view(now, seat), { seat, level, seed: thoughtSeed(seed, moves) });
    moves.push(...foreseen);
    if (foreseen.at(-1) === END) break;
    // What was revealed is known from then on, so the seat thinks again.
    now = game.clone(now);
    for (const move of foreseen) game.play(now, seat, move);
  }
  return moves;
}

/** The seed for the rest of a turn after some of its moves. */
export const thoughtSeed = (seed: string, moves: readonly string[]): string =>
  moves.length === 0 ? seed : `${seed} ${moves.length}`;

/**
 * The moves of a turn that can be foreseen from what the seat sees: up to and including the first that turns something
 * over, or the end.
 * @throws {Error} if the seat has no decision.
 */
export function movesForeseen<State>(game: Game<State>, seen: State, { seat, level, seed }: Thinker): string[] {
  const { learned, plain } = PLAYS[level];
  const { breadth, whim, playouts, plan } = learnedOf(game) === undefined ? plain : learned;
  const judges = judgingOf(game);
  const random = randomFrom(seed);
  const tried = tries({ game, seat, judge: judges.judge, breadth }, seen);
  const isForeseen = plan === undefined || (game.foresight?.(seen) ?? 0) > 0;
  const compared = isForeseen
    ? weighed({ game, seat, seed, playouts, judges }, seen, tried)
    : planned({ game, seat, seed, judge: judges.judge, plan }, seen, tried);
  const found = compared.map(({ end, first, worth }) => ({
    end,
    worth: worth - lost(first, whim, random),
  }));
  const best = found.reduce((one, other) => (other.worth > one.worth ? other : one), found[0] ?? nothing(seat)).end;
  return foreseeable(game, { state: seen, seat }, best.moves);
}

function nothing(seat: number): never {
  throw new Error(`Seat ${seat + 1} has no decision.`);
}

/** A random penalty on a first choice; exchanges get none. */
function lost<State>({ charge }: Line<State>, whim: number, random: Random): number {
  return charge > 0 ? whim : (whim * random.below(1_000)) / 1_000;
}

/** The average score of a level in a game with this many players, all of that level. */
const statedLevel = z.strictObject({ players: z.int(), points: z.number() });
export type Stated = z.infer<typeof statedLevel>;

/** By game ids, measured with `npm run -s levels`; docs/computer-players.md has the table. */
const STATED = z
  .record(z.string(), z.partialRecord(z.enum(LEVELS), statedLevel))
  .parse(JSON.parse(readFileSync(new URL('./learned/levels.json', import.meta.url), 'utf8')));

/** The measured figures of a level in the game with this id; undefined if there are none. */
export const statedFor = (game: string | undefined, level: Level | undefined): Stated | undefined =>
  game === undefined || level === undefined ? undefined : STATED[game]?.[level];

/** How a level searches a turn and its results, with a learned judgement or with the game's own. */
export const playOf = (level: Level, isLearned: boolean): Pick<Play, 'breadth' | 'playouts'> =>
  PLAYS[level][isLearned ? 'learned' : 'plain'];
