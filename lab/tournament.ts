import { availableParallelism } from 'node:os';
import { z } from 'zod';
import {
  game,
  hostOptions,
  json,
  Mistake,
  mustSeat,
  optionsOf,
  print,
  runTool,
  seed,
  wholeNumber,
} from '../src/tools/command-line.ts';
import { mean, meanOf, percentile, rounded } from './figures.ts';
import { LEVELS_AND_CHANCE, type PlayedSeat, sittingOf } from './tournament-game.ts';
import { playGames } from './tournament-games.ts';

const usage = `npm run -s tournament -- [--game ID] [--players 2] [--seats strong,steady] [--games 20] [--seed 1] [--jobs ${availableParallelism()}] [--json]
--seats says who plays (${LEVELS_AND_CHANCE.join(', ')}), used in turn; in every game, each moves on by one seat;
a level may be followed by the first moves of its first turns: 'steady:use housework>use undergrowth';
and the options that the host of the game may choose, such as --folks trolls,elves,dwarves,dwarves`;

const options = z.object({
  ...hostOptions,
  game,
  players: wholeNumber(1).default(2),
  seats: z.string().default('steady'),
  games: wholeNumber(1, 100_000).default(20),
  seed,
  jobs: wholeNumber(1, 256).default(availableParallelism()),
  json,
});

/** The players in the seats of each game, taken from a list in turn. */
function sittersOf(seats: string, players: number): readonly string[] {
  const names = seats.split(',').map((name) => {
    if (sittingOf(name) === undefined)
      throw new Mistake(`--seats takes ${LEVELS_AND_CHANCE.join(', ')}, but not "${name}".`);
    return name.trim();
  });
  return Array.from({ length: Math.max(players, names.length) }, (_, i) => names[i % names.length] as string);
}

function categoriesOf(seats: readonly PlayedSeat[]): Record<string, number | undefined> {
  const keys = [...new Set(seats.flatMap(({ lines }) => Object.keys(lines)))];
  return Object.fromEntries(
    keys.map((key) => [
      key,
      mean(
        seats.map(({ lines }) => lines[key] ?? 0),
        1,
      ),
    ]),
  );
}

/** The score of each side that seats have played, if the game has sides. */
function sidesOf(seats: readonly PlayedSeat[]) {
  const sides = [...new Set(seats.flatMap(({ side }) => side ?? []))].sort();
  if (sides.length === 0) return {};
  const of = (side: string) => seats.filter((seat) => seat.side === side).map(({ total }) => total);
  return { sides: Object.fromEntries(sides.map((side) => [side, { seats: of(side).length, ...meanOf(of(side)) }])) };
}

function figuresOf(seats: readonly PlayedSeat[]) {
  const totals = seats.map(({ total }) => total);
  const ms = seats.flatMap((seat) => seat.ms);
  return {
    seats: seats.length,
    ...meanOf(totals),
    wins: seats.filter(({ place }) => place === 1).length,
    best: Math.max(...totals),
    categories: categoriesOf(seats),
    ...(ms.length > 0 && { msP50: rounded(percentile(ms, 0.5)), msP99: rounded(percentile(ms, 0.99)) }),
    ...sidesOf(seats),
  };
}

/** Lets computer players of some levels play one another, and prints each level's score and thinking time. */
async function tournament({ game: rules, players, seats, games, seed, jobs, ...chosen }: z.infer<typeof options>) {
  mustSeat(rules, players);
  const sitters = sittersOf(seats, players);
  const wanted = optionsOf(rules, chosen, players);
  const all = await playGames(
    Array.from({ length: games }, (_, number) => ({
      game: rules.id,
      options: wanted,
      seats: Array.from({ length: players }, (_, seat) => sitters[(seat + number) % sitters.length] as string),
      seed: `${seed} ${number + 1}`,
    })),
    jobs,
  );
  const rank = (name: string): number => LEVELS_AND_CHANCE.findIndex((level) => name.startsWith(level));
  const levels = [...new Set(all.map(({ sitting }) => sitting))].sort((one, other) => rank(one) - rank(other));
  return {
    game: rules.id,
    players,
    games,
    levels: Object.fromEntries(
      levels.map((level) => [level, figuresOf(all.filter(({ sitting }) => sitting === level))]),
    ),
  };
}

await runTool({ usage, options }, async (chosen) => print(await tournament(chosen), chosen.json));
