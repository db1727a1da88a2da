import { randomFrom } from '../src/engine/random.ts';
import { findGame } from '../src/games/index.ts';
import { computerTurn, LEVELS, type Level } from '../src/players/levels.ts';
import { randomPlayer } from '../src/players/random.ts';

/** The random player. */
export const CHANCE = 'chance';
export const LEVELS_AND_CHANCE = [...LEVELS, CHANCE] as const;

/** The player in a seat. */
interface Sitting {
  readonly level: Level | typeof CHANCE;
  /** The moves that start the first turns of the seat, one each, if they are offered. */
  readonly opening: readonly string[];
}

const BY_CHANCE: Sitting = { level: CHANCE, opening: [] };

/**
 * The player in a seat, from text such as `strong` or, with an opening, `steady:use housework>use undergrowth`;
 * undefined for an unknown name.
 */
export function sittingOf(text: string): Sitting | undefined {
  const [name = '', moves] = text.trim().split(':');
  const level = LEVELS_AND_CHANCE.find((known) => known === name);
  return level && { level, opening: moves === undefined ? [] : moves.split('>') };
}

/** A game to play. */
export interface Wanted {
  readonly game: string;
  readonly options: unknown;
  /** In the format that `sittingOf` reads. */
  readonly seats: readonly string[];
  readonly seed: string;
}

/** The result of a seat. */
export interface PlayedSeat {
  /** The player's name, as given. */
  readonly sitting: string;
  readonly total: number;
  /** Its place, 1 for the winner. */
  readonly place: number;
  /** The points, by keys of the message catalogue. */
  readonly lines: Readonly<Record<string, number>>;
  readonly side: string | undefined;
  /** How long (ms) each turn took. */
  readonly ms: readonly number[];
}

export type Played = readonly PlayedSeat[];

/** Plays a game to the end, in its own thread. */
// biome-ignore lint/style/noDefaultExport: the pool of threads calls it
export default function play({ game, options, seats, seed }: Wanted): Played {
  const rules = findGame(game);
  if (rules === undefined) throw new Error(`No game is called "${game}".`);
  const state = rules.start(options, seats.length, seed);
  const others = randomPlayer(randomFrom(`play ${seed}`));
  const times = seats.map((): number[] => []);
  const sitting = seats.map((text) => sittingOf(text) ?? BY_CHANCE);
  const turnsTaken = seats.map(() => 0);
  for (let step = 0; ; step++) {
    const [decision] = rules.decisions(state);
    if (decision === undefined) break;
    const { seat } = decision;
    const { level, opening } = sitting[seat] ?? BY_CHANCE;
    if (level === CHANCE) {
      rules.apply(state, seat, others(decision));
      continue;
    }
    const first = opening[turnsTaken[seat] ?? 0];
    turnsTaken[seat] = (turnsTaken[seat] ?? 0) + 1;
    if (decision.options.some(({ move }) => move === first)) rules.play(state, seat, first as string);
    const began = performance.now();
    const moves = computerTurn(rules, state, { seat, level, seed: `${seed} ${step}` });
    times[seat]?.push(performance.now() - began);
    for (const move of moves) rules.play(state, seat, move);
  }
  const places = rules.ranking(state);
  return rules.score(state).map(({ seat, total, lines }) => ({
    sitting: seats[seat] ?? CHANCE,
    total,
    place: places[seat] ?? 0,
    lines: Object.fromEntries(lines.map(({ key, points }) => [key, points])),
    side: rules.side?.(state, seat),
    ms: times[seat] ?? [],
  }));
}
