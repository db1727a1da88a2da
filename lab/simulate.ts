import { z } from 'zod';
import type { Option } from '../src/engine/decision.ts';
import type { Game } from '../src/engine/game.ts';
import { type Random, randomFrom } from '../src/engine/random.ts';
import { WORKBENCHES } from '../src/games/index.ts';
import { type Experience, randomPlayer } from '../src/players/random.ts';
import {
  game,
  hostOptions,
  json,
  mustSeat,
  optionsOf,
  print,
  runTool,
  seed,
  wholeNumber,
} from '../src/tools/command-line.ts';
import { mean, rounded } from './figures.ts';

const usage = `npm run -s simulate -- [--game ID] [--players 4] [--games 100] [--seed 1] [--list] [--json]
and the options that the host of the game may choose, such as --tiles introductory or --folks all`;

const options = z.object({
  ...hostOptions,
  game,
  players: wholeNumber(1).default(4),
  games: wholeNumber(1, 1_000_000).default(100),
  seed,
  list: z.boolean().default(false),
  json,
});

/** The things of one kind that existed in any of the games, and those that were used. */
interface Part {
  readonly counted: string;
  readonly all: Set<string>;
  readonly used: Set<string>;
}

/** Plays a new game to the end, and returns the choices. */
function playOut(rules: Game, state: unknown, { random, experience }: { random: Random; experience: Experience }) {
  const players = rules.score(state).map(() => randomPlayer(random, experience));
  const chosen: Option[] = [];
  for (;;) {
    const waiting = rules.decisions(state);
    const decision = waiting[waiting.length > 1 ? random.below(waiting.length) : 0];
    const player = players[decision?.seat ?? -1];
    if (decision === undefined || player === undefined) return chosen;
    const option = player(decision);
    chosen.push(option);
    rules.apply(state, decision.seat, option);
  }
}

/** Plays random games and counts what was used in them. */
function simulate({ game: rules, players, games, seed, list, ...chosen }: z.infer<typeof options>) {
  mustSeat(rules, players);
  const workbench = WORKBENCHES[rules.id];
  const wanted = optionsOf(rules, chosen, players);
  const parts = new Map<string, Part>();
  const experience: Experience = new Map();
  const scores: number[] = [];
  let decisions = 0;
  const began = performance.now();
  for (let number = 1; number <= games; number++) {
    const state = rules.start(wanted, players, `${seed} ${number}`);
    const made = playOut(rules, state, { random: randomFrom(`play ${seed} ${number}`), experience });
    decisions += made.length;
    const usedHere = workbench?.used(state, made);
    for (const [kind, { counted, all }] of Object.entries(workbench?.parts(state) ?? {})) {
      const part = parts.get(kind) ?? { counted, all: new Set(), used: new Set() };
      for (const id of all) part.all.add(id);
      for (const id of usedHere?.[kind] ?? []) if (all.includes(id)) part.used.add(id);
      parts.set(kind, part);
    }
    for (const { total } of rules.score(state)) scores.push(total);
  }
  const seconds = (performance.now() - began) / 1000;
  const of = <T>(tell: (part: Part) => T): Record<string, T> =>
    Object.fromEntries([...parts].map(([kind, part]) => [kind, tell(part)]));
  return {
    game: rules.id,
    players,
    games,
    decisions,
    seconds: rounded(seconds, 3),
    gamesPerSecond: rounded(games / seconds),
    decisionsPerSecond: Math.round(decisions / seconds),
    meanScore: mean(scores, 2),
    minScore: Math.min(...scores),
    maxScore: Math.max(...scores),
    ...Object.fromEntries([...parts.values()].map(({ counted, used }) => [counted, used.size])),
    ...(list && {
      ...of(({ used }) => [...used].sort()),
      unused: of(({ all, used }) => [...all].filter((id) => !used.has(id)).sort()),
    }),
  };
}

await runTool({ usage, options }, (chosen) => print(simulate(chosen), chosen.json));
