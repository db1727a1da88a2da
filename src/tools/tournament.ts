import { z } from 'zod';
import type { Game } from '../engine/game.ts';
import { randomFrom } from '../engine/random.ts';
import { type Player, randomPlayer } from '../players/random.ts';
import { steadyTurn } from '../players/steady.ts';
import { game, hostOptions, json, mustSeat, optionsOf, print, runTool, seed, wholeNumber } from './command-line.ts';
import { mean, percentile, rounded } from './figures.ts';

const usage = `npm run -s tournament -- [--game ID] [--players 4] [--steady 2] [--games 10] [--seed 1] [--json]
and what the host of the game may choose, such as --folks trolls,elves,dwarves,dwarves`;

const options = z.object({
  ...hostOptions,
  game,
  players: wholeNumber(1).default(4),
  steady: wholeNumber(1).default(2),
  games: wholeNumber(1, 10_000).default(10),
  seed,
  json,
});

interface Table {
  readonly rules: Game;
  readonly state: unknown;
  /** How many seats play steadily, spread over the table; all others play at random. */
  readonly isSteady: (seat: number) => boolean;
  readonly others: Player;
  readonly seed: string;
}

/** Plays a game to its end and returns how long each steady turn took, in ms. */
function playOut({ rules, state, isSteady, others, seed }: Table): number[] {
  const times: number[] = [];
  for (let step = 0; ; ) {
    const [decision] = rules.decisions(state);
    if (decision === undefined) return times;
    const { seat } = decision;
    if (!isSteady(seat)) {
      rules.apply(state, seat, others(decision));
      step++;
      continue;
    }
    const began = performance.now();
    const moves = steadyTurn(rules, state, { seat, seed: `${seed} ${step}` });
    times.push(performance.now() - began);
    for (const move of moves) rules.play(state, seat, move);
    step += moves.length;
  }
}

/** Lets computer players play against players who choose at random, and tells the points and the time of both. */
function tournament({ game: rules, players, steady, games, seed, ...chosen }: z.infer<typeof options>) {
  mustSeat(rules, players);
  const wanted = optionsOf(rules, chosen, players);
  const points = { steady: [] as number[], random: [] as number[] };
  const sides = new Map<string, number[]>();
  const times: number[] = [];
  for (let number = 1; number <= games; number++) {
    // Every game another seat begins the row of the steady ones.
    const isSteady = (seat: number) => (seat + number) % players < steady;
    const state = rules.start(wanted, players, `${seed} ${number}`);
    const others = randomPlayer(randomFrom(`play ${seed} ${number}`));
    times.push(...playOut({ rules, state, isSteady, others, seed: `${seed} ${number}` }));
    for (const { seat, total } of rules.score(state)) {
      points[isSteady(seat) ? 'steady' : 'random'].push(total);
      const side = isSteady(seat) ? rules.side?.(state, seat) : undefined;
      if (side !== undefined) sides.set(side, [...(sides.get(side) ?? []), total]);
    }
  }
  return {
    players,
    games,
    meanSteady: mean(points.steady),
    meanRandom: mean(points.random),
    bestSteady: Math.max(...points.steady),
    turns: times.length,
    meanMs: mean(times),
    p99Ms: rounded(percentile(times, 0.99)),
    ...(sides.size > 0 && {
      steadySides: Object.fromEntries(
        [...sides].sort().map(([side, totals]) => [side, { seats: totals.length, mean: mean(totals) }]),
      ),
    }),
  };
}

await runTool({ usage, options }, (chosen) => print(tournament(chosen), chosen.json));
