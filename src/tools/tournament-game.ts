import { randomFrom } from '../engine/random.ts';
import { findGame } from '../games/index.ts';
import { computerTurn, LEVELS, type Level } from '../players/levels.ts';
import { randomPlayer } from '../players/random.ts';

/** Who plays by chance. */
export const CHANCE = 'chance';
export const LEVELS_AND_CHANCE = [...LEVELS, CHANCE] as const;

/** Who sits in a seat. */
export type Sitting = Level | typeof CHANCE;

/** A game that is to be played. */
export interface Wanted {
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly Sitting[];
  readonly seed: string;
}

/** What became of a seat. */
export interface PlayedSeat {
  readonly level: Sitting;
  readonly total: number;
  /** Its place, 1 for whoever won. */
  readonly place: number;
  /** The points by the keys of the message catalogue. */
  readonly lines: Readonly<Record<string, number>>;
  readonly side: string | undefined;
  /** How long (ms) each turn took. */
  readonly ms: readonly number[];
}

export type Played = readonly PlayedSeat[];

/** Plays a game to its end, in a thread of its own. */
// biome-ignore lint/style/noDefaultExport: the pool of threads calls it
export default function play({ game, options, seats, seed }: Wanted): Played {
  const rules = findGame(game);
  if (rules === undefined) throw new Error(`No game is called "${game}".`);
  const state = rules.start(options, seats.length, seed);
  const others = randomPlayer(randomFrom(`play ${seed}`));
  const times = seats.map((): number[] => []);
  for (let step = 0; ; step++) {
    const [decision] = rules.decisions(state);
    if (decision === undefined) break;
    const { seat } = decision;
    const level = seats[seat] ?? CHANCE;
    if (level === CHANCE) {
      rules.apply(state, seat, others(decision));
      continue;
    }
    const began = performance.now();
    const moves = computerTurn(rules, state, { seat, level, seed: `${seed} ${step}` });
    times[seat]?.push(performance.now() - began);
    for (const move of moves) rules.play(state, seat, move);
  }
  const places = rules.ranking(state);
  return rules.score(state).map(({ seat, total, lines }) => ({
    level: seats[seat] ?? CHANCE,
    total,
    place: places[seat] ?? 0,
    lines: Object.fromEntries(lines.map(({ key, points }) => [key, points])),
    side: rules.side?.(state, seat),
    ms: times[seat] ?? [],
  }));
}
