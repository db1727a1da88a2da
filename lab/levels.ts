import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { LEVELS, type Level } from '../src/players/levels.ts';
import { game, hostOptions, json, mustSeat, optionsOf, runTool, seed, wholeNumber } from '../src/tools/command-line.ts';
import { meanOf } from './figures.ts';
import { playGames } from './tournament-games.ts';

const usage = `npm run -s levels -- [--game ID] [--players 1,2,4] [--games 200] [--seed 1] [--jobs ${availableParallelism()}] [--json]
and the options that the host of the game may choose, such as --mode era1`;

const options = z.object({
  ...hostOptions,
  game,
  /** The numbers of players, one column of the table each. */
  players: z
    .string()
    .regex(/^\d+(,\d+)*$/, 'must be a list of numbers such as 1,2,4')
    .default('1,2,4'),
  games: wholeNumber(1, 100_000).default(200),
  seed,
  jobs: wholeNumber(1, 256).default(availableParallelism()),
  json,
});

/** A level's score against itself with this many players. */
interface Cell {
  readonly level: Level;
  readonly players: number;
  readonly mean: number;
  readonly se: number;
}

type Settings = z.infer<typeof options>;

/**
 * Lets every level play against itself with each number of players, and yields each seat's score as soon as it is
 * known.
 */
async function* cells({ game: rules, players, games, seed, jobs, json: _, ...chosen }: Settings): AsyncGenerator<Cell> {
  const counts = players.split(',').map(Number);
  for (const count of counts) mustSeat(rules, count);
  for (const level of LEVELS) {
    for (const count of counts) {
      const wanted = optionsOf(rules, chosen, count);
      const seats = await playGames(
        Array.from({ length: games }, (_, number) => ({
          game: rules.id,
          options: wanted,
          seats: Array.from({ length: count }, () => level),
          seed: `${seed} ${number + 1}`,
        })),
        jobs,
      );
      yield { level, players: count, ...meanOf(seats.map(({ total }) => total)) };
    }
  }
}

const row = (parts: readonly string[]): string => `| ${parts.join(' | ')} |\n`;

/** Prints the levels as a table in Markdown, a row at a time. */
async function printTable(settings: Settings): Promise<void> {
  const counts = settings.players.split(',');
  const { stdout } = process;
  stdout.write(row(['level', ...counts.map((count) => (count === '1' ? 'alone' : `${count} players`))]));
  stdout.write(row(['---', ...counts.map(() => '---')]));
  let parts: string[] = [];
  for await (const { level, mean, se } of cells(settings)) {
    parts = [...(parts.length === 0 ? [`\`${level}\``] : parts), `${mean.toFixed(1)} ± ${se.toFixed(1)}`];
    if (parts.length <= counts.length) continue;
    stdout.write(row(parts));
    parts = [];
  }
}

await runTool({ usage, options }, async (settings) => {
  if (!settings.json) return printTable(settings);
  const levels: Cell[] = [];
  for await (const cell of cells(settings)) levels.push(cell);
  process.stdout.write(`${JSON.stringify({ game: settings.game.id, games: settings.games, levels })}\n`);
});
